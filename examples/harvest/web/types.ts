/* Generated from the types of Harvest by scripts/wire_types.py: do not edit. */

import type { View } from '#web/generated/wire';

/**
 * What a seat of Harvest sees.
 *
 * `deck` is how many cards are left to draw, `discards` those that have been played. `hand` is
 * the own one, and `mine` the card laid face down, 0 before. `laid` are the cards of all seats
 * once they are turned up, and `reaper` the seat that stores or sows then, otherwise -1. `teams`
 * are the teams of the seats.
 */
export interface HarvestView extends View {
  game: 'harvest';
  round: number;
  rounds: number;
  deck: number;
  discards: number[];
  scores: number[];
  hand: number[];
  laid: number[] | null;
  mine: number | null;
  reaper: number;
  teams: number[];
}

/** HARVEST-2.1  A card was laid face down; only its seat sees which. */
export interface Laid {
  seat: number;
  card: number;
}

/** HARVEST-2.2  All cards were turned up, seat by seat. */
export interface Revealed {
  cards: number[];
}

/** HARVEST-2.3  The harvest was stored. */
export interface Stored {
  seat: number;
  points: number;
}

/** HARVEST-2.3  The harvest was sown again: the card in hand went away. */
export interface Sowed {
  seat: number;
  card: number;
  points: number;
}

/** HARVEST-2.4  A card was drawn, as its seat sees it. */
export interface Drew {
  seat: number;
  card: number;
}

/** HARVEST-2.4  A card was drawn, as the others see it. */
export interface DrewUnseen {
  seat: number;
}

/** HARVEST-3.1  The last round is over. */
export interface Ended {
  ending: string;
}

/** The data of each kind of event. */
export interface HarvestEvents {
  'laid': Laid;
  'revealed': Revealed;
  'stored': Stored;
  'sowed': Sowed;
  'drew': Drew;
  'drew-unseen': DrewUnseen;
  'ended': Ended;
}
