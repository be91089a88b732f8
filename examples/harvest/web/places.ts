/** Where the cards of Harvest lie. */

export const WIDTH = 70;
export const HEIGHT = 100;
export const STEP = 90;
const HAND = 170;

export const placeOf = (seat: number) => ({ x: 20 + seat * STEP, y: 20 });
export const cardAt = (at: number) => ({ x: 20 + at * STEP, y: HAND });

/** The deck and the discards lie to the right of the hand. */
export const DECK = { x: 20 + 2.5 * STEP, y: HAND };
export const DISCARDS = { x: 20 + 3.5 * STEP, y: HAND };
