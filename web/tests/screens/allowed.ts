/**
 * What the screen jury passes over, game by game. A field that is here and need not be is found,
 * too: it must go. What is `rough` jumps when the view comes: a telling that could be better.
 */
import type { Allowed } from './jury';

export const ALLOWED: Readonly<Record<string, Allowed>> = {
  cortez: {
    untold: [
      ...['to_act', 'decision', 'active', 'speaker', 'actions', 'taken', 'draft', 'offers'],
      ...['auction', 'nations', 'leading', 'event', 'events_left', 'treasures_turned', 'promises'],
      ...['deck', 'bribe_deck', 'discards', 'seats', 'mine', 'hands'],
    ],
    rough: {
      battle: 'the hands of a battle are emptied, and its loser waits beside it, with the view',
      troops:
        'the pieces of a set-up and the winner on a square left by a loser come with the view',
    },
    unordered: ['broken'],
  },
  harvest: {
    untold: ['to_act', 'reaper', 'round', 'deck', 'discards'],
    rough: {
      laid: 'the cards of a round are cleared away with the view',
      mine: 'a new round begins with the view',
    },
  },
  tahuantinsuyu: {
    untold: [
      ...['to_act', 'decision', 'step', 'order', 'networks', 'roads_left', 'has_built'],
      ...['track', 'upkeep', 'income', 'prices', 'deck', 'discards'],
    ],
    rough: {
      phase: 'an order of play says nothing of the phase',
      hand: 'a card that was drawn comes with the view',
      labour: 'what is left of labour is lost when the sun sets, and nothing tells it',
    },
    unordered: ['cities', 'temples', 'garrisons', 'terraces', 'gaps'],
  },
  tiki: {
    untold: ['to_act', 'decision', 'pending', 'turn'],
    rough: { glow: 'the village of an influence that is being resolved stays lit until the view' },
  },
  titicaca: {
    untold: [
      ...['to_act', 'decision', 'previews', 'open_lands', 'sticks', 'turn', 'hands', 'sheet'],
      ...['is_extra', 'round', 'bids', 'order'],
    ],
    rough: {
      bid: 'the bid of the viewer goes with the turn, not with the reveal',
      fresh: 'the land settled last is not forgotten with its turn',
      regions: 'a region that grows is gone until the view draws it again',
      temples: 'the value of a temple comes to its owner with the view',
    },
    dialled: ['bid'],
  },
  tiwanaku: {
    untold: [
      ...['to_act', 'decision', 'turn', 'place', 'left', 'stalls', 'direction', 'tiles'],
      ...['waiting', 'asked', 'reacting', 'ending', 'valley'],
    ],
    unordered: ['pawns', 'sides'],
  },
};
