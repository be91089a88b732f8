/** What lies beside the map: one's hand, what is put together or fought for, offers, and the news. */
import type { Panel } from '../../board-kit/game-screen';
import type { CortezEvents } from '../../generated/games/cortez';
import Auction from './auction.svelte';
import Battle from './battle.svelte';
import Draft from './draft.svelte';
import Generals from './generals.svelte';
import Hand from './hand.svelte';
import News from './news.svelte';
import Offers from './offers.svelte';
import Promises from './promises.svelte';
import { isFighting, type State } from './state';

/** At most one of those that lie over the map is shown: the first of these that is called for. */
export const panels: readonly Panel<State, CortezEvents>[] = [
  {
    name: 'draft',
    rank: 'now',
    isFloating: true,
    smallest: { width: 320, height: 360 },
    best: { width: 480, height: 400 },
    Content: Draft,
    isShown: ({ draft }) => draft !== null,
  },
  {
    name: 'battle',
    rank: 'now',
    isFloating: true,
    smallest: { width: 320, height: 160 },
    best: { width: 608, height: 260 },
    Content: Battle,
    isShown: (state) => state.draft === null && isFighting(state),
  },
  {
    name: 'auction',
    rank: 'now',
    isFloating: true,
    smallest: { width: 320, height: 160 },
    best: { width: 448, height: 260 },
    Content: Auction,
    isShown: (state) => state.auction !== null && !isFighting(state) && state.draft === null,
  },
  {
    name: 'generals',
    rank: 'now',
    isFloating: true,
    smallest: { width: 320, height: 240 },
    best: { width: 416, height: 260 },
    Content: Generals,
    isShown: ({ decision, draft }) => decision === 'choose' && draft === null,
  },
  {
    name: 'hand',
    rank: 'now',
    smallest: { width: 300, height: 68 },
    best: { width: 320, height: 72 },
    Content: Hand,
    isShown: ({ mine }) => mine !== null,
  },
  {
    name: 'outcome',
    rank: 'sight',
    smallest: { width: 300, height: 44 },
    best: { width: 330, height: 48 },
    Content: Battle,
    isShown: (state) => state.battle !== null && !isFighting(state),
  },
  {
    name: 'offers',
    rank: 'now',
    smallest: { width: 300, height: 90 },
    best: { width: 330, height: 140 },
    Content: Offers,
    isShown: ({ offers }) => offers.some(({ kind }) => kind !== 'call'),
  },
  {
    name: 'promises',
    rank: 'reference',
    smallest: { width: 272, height: 40 },
    best: { width: 330, height: 110 },
    Content: Promises,
    isShown: ({ promises }) => promises.length > 0,
  },
  {
    name: 'news',
    rank: 'sight',
    smallest: { width: 272, height: 46 },
    best: { width: 330, height: 46 },
    Content: News,
  },
];
