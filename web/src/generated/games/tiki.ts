/* Generated from the types of Tiki by scripts/wire_types.py: do not edit. */

import type { View } from '../wire';

export type Colour = 'yellow' | 'purple';
export type Ending = 'four-fruits' | 'reserve-empty' | 'sudden-death' | 'repetition';
export type Decision = 'act' | 'order' | 'shaman' | 'swap' | 'over';

/**
 * What a seat of Tiki sees. Villages are named from a1, bottom left, to c3; borders "a1|a2".
 *
 * `colours` are those of the seats. Of each village, `values` says how many fruits it gives (0: a
 * marsh, -1: cursed) and `stacks` its tikis, bottom to top. `hands` and `fruits` say how many
 * tikis and fruits a colour has, `reserve` and `spoiled` where the other fruits lie. `sudden` is
 * sudden death (TIKI-6.3). `shaman` is its border, "reserve" while it waits beside the reserve,
 * null where it is not in use. `turn` is the colour that takes its turn, `decision` what is to be
 * decided in it, and `pending` the influenced villages that are still to be resolved, the one
 * being resolved first.
 */
export interface TikiView extends View {
  game: 'tiki';
  colours: Colour[];
  values: Record<string, number>;
  stacks: Record<string, Colour[]>;
  hands: Record<Colour, number>;
  fruits: Record<Colour, number>;
  reserve: number;
  spoiled: number;
  sudden: boolean;
  shaman: string | null;
  turn: Colour;
  decision: Decision;
  pending: string[];
}

/** TIKI-3.1  A totem of one tiki was raised on an empty village. */
export interface Created {
  seat: number;
  colour: Colour;
  at: string;
}

/**
 * TIKI-3.3  A totem walked.
 *
 * `path` are its villages, the one it left first. `left` are the tikis it was made of, bottom to
 * top; from the bottom, one stayed in each village entered.
 */
export interface Walked {
  seat: number;
  colour: Colour;
  path: string[];
  left: Colour[];
}

/** TIKI-3.7  A player without any other choice passed. */
export interface Passed {
  seat: number;
  colour: Colour;
}

/** TIKI-4.2  Of two influenced villages this one was chosen to be resolved first. */
export interface Ordered {
  seat: number;
  colour: Colour;
  at: string;
}

/**
 * TIKI-4.1  A third tiki came to lie on a village, whose owner now resolves it.
 *
 * `value` is what the village is worth: fruits, 0 for a marsh, -1 for a cursed village.
 */
export interface Influenced {
  seat: number;
  colour: Colour;
  at: string;
  value: number;
}

/** TIKI-4.1  Fruits were taken from the reserve: fewer than the village says, if it ran out. */
export interface Gained {
  seat: number;
  colour: Colour;
  at: string;
  count: number;
}

/** TIKI-4.4  A player's fruit spoiled at a cursed village. */
export interface Lost {
  seat: number;
  colour: Colour;
  at: string;
}

/** TIKI-4.4  An owner without fruit spoiled one of the reserve. */
export interface Spoiled {
  at: string;
}

/** TIKI-6.3  The reserve was empty with even fruits: one spoiled fruit came back into it. */
export type Tied = Record<string, never>;

/** TIKI-4.1  The three tikis of a resolved village went back into the hands. */
export interface Returned {
  at: string;
  yellow: number;
  purple: number;
}

/**
 * TIKI-5.1  The shaman was set on a border, such as "a1|a2".
 *
 * `from` is where it stood before, "reserve" beside the reserve.
 */
export interface ShamanPlaced {
  seat: number;
  colour: Colour;
  border: string;
  from: string;
}

/** TIKI-5.1  The shaman was left where it was. */
export interface ShamanDeclined {
  seat: number;
  colour: Colour;
}

/** TIKI-6.5  The second player took over the other side; `colour` is the one given up. */
export interface Swapped {
  seat: number;
  colour: Colour;
}

/** TIKI-6.5  The second player kept the own side. */
export interface Kept {
  seat: number;
  colour: Colour;
}

/** TIKI-6  The game is over. `winner` is a seat, -1 in a draw. */
export interface Ended {
  ending: Ending;
  winner: number;
}

/** The data of each kind of event. */
export interface TikiEvents {
  'created': Created;
  'walked': Walked;
  'passed': Passed;
  'ordered': Ordered;
  'influenced': Influenced;
  'gained': Gained;
  'lost': Lost;
  'spoiled': Spoiled;
  'tied': Tied;
  'returned': Returned;
  'shaman-placed': ShamanPlaced;
  'shaman-declined': ShamanDeclined;
  'swapped': Swapped;
  'kept': Kept;
  'ended': Ended;
}
