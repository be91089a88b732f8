/** How what happens in Harvest looks: cards fly from the deck to hands, and from hands to the field. */
import type { Animations, Telling } from '#web/board-kit/game-screen';

import type { HarvestEvents, HarvestView as State } from './types';

type Told = Telling<State, number>;

function fly(piece: number, from: string, to: string, before: State, after = before): Told {
  return { scenes: [{ picture: before, flights: [{ piece, from, to }], ms: 320 }], after };
}

function without(cards: readonly number[], card: number): number[] {
  return cards.toSpliced(cards.indexOf(card), 1);
}

function scored({ scores }: State, seat: number, points: number): number[] {
  return scores.map((score, at) => score + (at === seat ? points : 0));
}

export const animations: Animations<State, number, HarvestEvents> = {
  laid(state, { seat, card }) {
    const after = { ...state, hand: without(state.hand, card), mine: card };
    return { ...fly(card, `card:${card}`, `place:${seat}`, state, after), sound: 'place' };
  },

  revealed(state, { cards }) {
    const after = { ...state, laid: cards, mine: null };
    return { scenes: [{ picture: after, flights: [], ms: 600 }], after };
  },

  stored: (state, { seat, points }) => ({
    scenes: [],
    after: { ...state, scores: scored(state, seat, points) },
    sound: 'gain',
  }),

  sowed(state, { seat, card, points }) {
    const hand = seat === state.seat ? without(state.hand, card) : state.hand;
    const after = { ...state, hand, scores: scored(state, seat, points) };
    return fly(card, `place:${seat}`, 'discards', state, after);
  },

  drew(state, { card }) {
    const hand = [...state.hand, card].sort((a, b) => a - b);
    return fly(card, 'deck', 'hand', state, { ...state, hand });
  },

  'drew-unseen': (state, { seat }) => fly(0, 'deck', `place:${seat}`, state),
  ended: 'silent',
};
