/** What lies beside the country: bids, temples in hand, the order of the turns, and the regions. */
import type { Panel } from '../../board-kit/game-screen';
import type { TiticacaEvents } from '../../generated/games/titicaca';
import Bids from './bids.svelte';
import Order from './order.svelte';
import Regions from './regions.svelte';
import { isAsked, type State } from './state';
import Temples from './temples.svelte';

export const panels: readonly Panel<State, TiticacaEvents>[] = [
  {
    name: 'bids',
    rank: 'now',
    smallest: { width: 320, height: 48 },
    best: { width: 370, height: 118 },
    Content: Bids,
    isShown: ({ decision }) => decision === 'bid',
  },
  {
    name: 'temples',
    rank: 'now',
    smallest: { width: 190, height: 96 },
    best: { width: 232, height: 100 },
    Content: Temples,
    isShown: (state) => state.decision === 'temple' && isAsked(state),
  },
  {
    name: 'order',
    rank: 'sight',
    smallest: { width: 120, height: 36 },
    best: { width: 132, height: 110 },
    Content: Order,
    isShown: ({ bids, decision }) => bids !== null && decision !== 'bid' && decision !== 'over',
  },
  {
    name: 'regions',
    rank: 'reference',
    smallest: { width: 200, height: 84 },
    best: { width: 260, height: 118 },
    Content: Regions,
    isShown: ({ regions }) => regions.length > 0,
  },
];
