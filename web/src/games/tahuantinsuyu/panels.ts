/** What lies beside the map: prices, the gaps with their sun cards, the own hand, and the turn table. */
import type { Panel } from '../../board-kit/game-screen';
import type { TahuantinsuyuEvents } from '../../generated/games/tahuantinsuyu';
import Costs from './costs.svelte';
import Gaps from './gaps.svelte';
import Hand from './hand.svelte';
import type { State } from './state';
import Sun from './sun.svelte';
import When from './when.svelte';

/** As wide as the widest, the turn table, is easily read. */
const WIDE = 272;

function isLaying({ decision, hand }: State): boolean {
  return decision === 'sun' && hand.length > 0;
}

function isPlayed(state: State): boolean {
  return state.decision !== 'over' && !isLaying(state);
}

/** Cards are chosen in one place and laid in another: both are in one panel while the sun asks. */
export const panels: readonly Panel<State, TahuantinsuyuEvents>[] = [
  {
    name: 'sun',
    rank: 'now',
    smallest: { width: WIDE, height: 292 },
    best: { width: WIDE, height: 400 },
    Content: Sun,
    isShown: isLaying,
  },
  {
    name: 'prices',
    rank: 'sight',
    smallest: { width: 200, height: 84 },
    best: { width: WIDE, height: 120 },
    Content: Costs,
    isShown: (state) => isPlayed(state) && state.prices !== null,
  },
  {
    name: 'gaps',
    rank: 'reference',
    smallest: { width: 200, height: 100 },
    best: { width: 216, height: 140 },
    Content: Gaps,
    isShown: isPlayed,
  },
  {
    name: 'hand',
    rank: 'reference',
    smallest: { width: 150, height: 72 },
    best: { width: 163, height: 120 },
    Content: Hand,
    isShown: (state) => isPlayed(state) && state.hand.length > 0,
  },
  {
    name: 'when',
    rank: 'reference',
    smallest: { width: 200, height: 0 },
    best: { width: WIDE, height: 170 },
    Content: When,
  },
];
