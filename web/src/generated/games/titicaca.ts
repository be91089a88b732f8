/* Generated from the types of Titicaca by scripts/wire_types.py: do not edit. */

import type { View } from '../wire';

export type Colour = 'yellow' | 'red' | 'orange' | 'purple' | 'pink';
export type Kind = 'forest' | 'mountain' | 'savanna' | 'pampa' | 'meadow';
export type PrizeName = 'forest' | 'mountain' | 'savanna' | 'pampa' | 'meadow' | 'lakes';
export type CountName = 'villages' | 'group' | 'arms';
export type Ending = 'full' | 'unarmed' | 'no-bids';
export type SkipReason = 'unarmed' | 'no-land';
export type StepName = 'join' | 'unite' | 'temple';
export type Decision = 'bid' | 'settle' | 'join' | 'unite' | 'temple' | 'over';

/**
 * A hex of the country, by name and by place: `q` is its column, `r` its row.
 *
 * It is a lake, which has a number, or a land, which has a kind. The other of the two fields is
 * left out.
 */
export interface Hex {
  name: string;
  q: number;
  r: number;
  lake?: number | null;
  kind?: Kind | null;
}

/** A sentence: a key of the catalogues and its arguments. */
export interface Text {
  key: string;
  args: Record<string, number | string>;
}

/**
 * A region, named by the first of its lands, and the lakes that border it.
 *
 * `points` says what each seat would score there now, as far as the viewer can know: nothing of a
 * prize that hangs on hidden temples. `why` has a sentence for each prize (TITICACA-5).
 */
export interface Region {
  name: string;
  lands: string[];
  lakes: number[];
  points: number[];
  why: Text[];
}

/** A temple on the board. `value` is 1 or 2, null where the viewer may not know it. */
export interface Temple {
  at: string;
  colour: Colour;
  value: number | null;
}

/** The region that a choice would make or change, described as a `Region` is. */
export interface Preview {
  lands: string[];
  lakes: number[];
  points: number[];
  why: Text[];
}

/** A line of the score sheet: points of a seat, by which clause, and what for. */
export interface SheetEntry {
  seat: number;
  points: number;
  clause: string;
  said: Text;
}

/**
 * What a seat of Titicaca sees. Hexes are named by column and row, from a1.
 *
 * `colours` are those of the seats, and lists with an entry for each seat are in the same order.
 *
 * `country` are its hexes. `open_lands` may be settled in this `round`, which is one after the
 * last lake if `is_extra` (TITICACA-8.2). `villages` says who settled a land. `sticks` are edges
 * such as "a2|b2" between a settled land and a land that is not of its region (TITICACA-4.1).
 * `regions` are in the order of their names. `temples` are those on the board; `hands` are the
 * values of those not built, null for one that the viewer may not know.
 *
 * `stock` are the arms of each seat, `score` its points so far, explained by `sheet`. `arrow` is
 * the seat that holds the arrow. `bids` are those of this round, null while they are sealed;
 * `bid` is the viewer's own then, null as long as it is not made. `order` are the seats in the
 * order of their turns, `turn` the place in it of the one that plays. `decision` is what is to be
 * decided, `fresh` the land settled in this turn. `previews` are of the choices on the viewer's
 * menu, by their notation.
 */
export interface TiticacaView extends View {
  game: 'titicaca';
  colours: Colour[];
  country: Hex[];
  round: number;
  is_extra: boolean;
  open_lands: string[];
  villages: Record<string, Colour>;
  sticks: string[];
  regions: Region[];
  temples: Temple[];
  hands: ((number | null)[])[];
  stock: number[];
  score: number[];
  arrow: number;
  bids: number[] | null;
  bid: number | null;
  order: number[];
  turn: number;
  decision: Decision;
  fresh: string | null;
  previews: Record<string, Preview>;
  sheet: SheetEntry[];
}

/** TITICACA-3.1  A round was skipped: its lake had no empty land, or no player had arms. */
export interface Skipped {
  round: number;
  reason: SkipReason;
}

/** TITICACA-3.1  A round began with its bids. Those after round 15 are for every empty land. */
export interface RoundBegan {
  round: number;
}

/** TITICACA-3.2  A seat made its bid, which it alone sees until all are in. */
export interface Bid {
  seat: number;
  amount: number;
}

/**
 * TITICACA-3.3  All bids were shown together.
 *
 * `bids` has that of each seat. `order` are the seats that bid, the one that plays first in
 * front; `colours` and `amounts` are theirs, in the same order.
 */
export interface Revealed {
  round: number;
  bids: number[];
  order: number[];
  colours: Colour[];
  amounts: number[];
}

/** TITICACA-3.4  A turn began, and its bid was discarded. */
export interface TurnBegan {
  seat: number;
  amount: number;
}

/** TITICACA-3.4  No empty land was left for a bidder, who got the arms back. */
export interface Withdrew {
  seat: number;
  amount: number;
}

/** TITICACA-3.5  The arrow went to the last player who took a turn. */
export interface ArrowPassed {
  seat: number;
}

/** TITICACA-4.7  A player did without a step at choice. */
export interface Declined {
  seat: number;
  step: StepName;
}

/** TITICACA-4.1  A village was put on an empty land, which is a new region by itself. */
export interface Settled {
  seat: number;
  at: string;
  kind: Kind;
}

/**
 * TITICACA-4.2  The new land `at` was united with a region, named by its first land.
 *
 * `lands` are those of the region they are now.
 */
export interface Joined {
  seat: number;
  at: string;
  region: string;
  lands: string[];
}

/** TITICACA-4.3  Two regions, named by their first lands, became one, with these `lands`. */
export interface United {
  seat: number;
  one: string;
  other: string;
  lands: string[];
}

/** TITICACA-4.4  A temple was built on a land, its value hidden. */
export interface TempleBuilt {
  seat: number;
  at: string;
}

/** TITICACA-4.4  The value of the temple just built, which its owner alone sees. */
export interface TempleChosen {
  at: string;
  value: number;
}

/** TITICACA-7.1  The counting of lake 5 or 10 began. */
export interface LakeCounted {
  lake: number;
}

/** TITICACA-7.3  Points for villages, for the largest group, or for arms (TITICACA-7.1 too). */
export interface Counted {
  seat: number;
  points: number;
  what: CountName;
}

/** TITICACA-5.3  A temple was turned up to break a tie: all see its value. */
export interface TempleTurned {
  seat: number;
  at: string;
  value: number;
}

/**
 * TITICACA-5.1  A seat took `points` of the `prize` of a region, the whole or its share.
 *
 * `what` the prize was for is a kind of land, or the lakes (TITICACA-5.2). `region` is the first
 * of its `lands`. `villages` is the highest number of villages in question, `tied` how many seats
 * have as many, `sharing` how many of these share the prize, and `figure` the sum that broke the
 * tie (TITICACA-5.3), 0 where there was none.
 */
export interface Scored {
  seat: number;
  points: number;
  what: PrizeName;
  region: string;
  lands: string[];
  prize: number;
  villages: number;
  tied: number;
  sharing: number;
  figure: number;
}

/** TITICACA-7.2  Temples on these lands, `count` of them, went back into their owner's hand. */
export interface TemplesReturned {
  seat: number;
  at: string[];
  count: number;
}

/** TITICACA-6.1  A seat received arms for its villages and for those of its largest group. */
export interface Armed {
  seat: number;
  arms: number;
  villages: number;
  group: number;
}

/** TITICACA-8  No land was empty, no player had arms, or all bid 0. The last points follow. */
export interface Ended {
  ending: Ending;
}

/** The data of each kind of event. */
export interface TiticacaEvents {
  'skipped': Skipped;
  'round-began': RoundBegan;
  'bid': Bid;
  'revealed': Revealed;
  'turn-began': TurnBegan;
  'withdrew': Withdrew;
  'arrow-passed': ArrowPassed;
  'declined': Declined;
  'settled': Settled;
  'joined': Joined;
  'united': United;
  'temple-built': TempleBuilt;
  'temple-chosen': TempleChosen;
  'lake-counted': LakeCounted;
  'counted': Counted;
  'temple-turned': TempleTurned;
  'scored': Scored;
  'temples-returned': TemplesReturned;
  'armed': Armed;
  'ended': Ended;
}
