/** How events look: the state after each, and what lights up meanwhile. */
import type { Animations, Sound, Telling } from '../../board-kit/game-screen';
import type {
  ExtraBuilt,
  Marker,
  RoadBuilt,
  TahuantinsuyuEvents,
} from '../../generated/games/tahuantinsuyu';
import type { Piece, State } from './state';

const QUICK_MS = 240;
const SLOW_MS = 380;

type Told = Telling<State, Piece>;

function lit(state: State, glow: string, ms: number, sound?: Sound): Told {
  const scene = { picture: { ...state, glow }, flights: [], ms };
  const after = { ...state, glow: null };
  return sound ? { scenes: [scene], after, sound } : { scenes: [scene], after };
}

function silent(after: State): Told {
  return { scenes: [], after };
}

function raised(counts: readonly number[], seat: number, by: number): number[] {
  return counts.map((count, at) => (at === seat ? count + by : count));
}

/** What was done is paid for, and counted. */
function scored(
  state: State,
  { seat, cost = 0, points = 0 }: { seat: number; cost?: number; points?: number },
): State {
  return {
    ...state,
    scores: raised(state.scores, seat, points),
    labour: raised(state.labour, seat, -cost),
  };
}

function built(state: State, data: RoadBuilt | ExtraBuilt): Told {
  const { seat, road } = data;
  const roads = { ...state.roads, [road]: seat };
  return lit({ ...scored(state, data), roads }, `slot:${road}`, QUICK_MS, 'step');
}

export const animations: Animations<State, Piece, TahuantinsuyuEvents> = {
  'column-began'(state, { column }) {
    return silent({ ...state, column, phase: 'inca' });
  },

  received(state, { seat, count }) {
    return silent({ ...state, labour: raised(state.labour, seat, count) });
  },

  /** From the plaque of one to that of the other. */
  supported(state, { seat, suyu, to, count }) {
    const taker = state.suyus.indexOf(to);
    const labour = raised(raised(state.labour, seat, -count), taker, count);
    const piece: Piece = { kind: 'labour', suyu, count };
    const flight = { piece, from: `labour:${seat}`, to: `labour:${taker}` };
    const scene = { picture: state, flights: [flight], ms: SLOW_MS };
    return { scenes: [scene], after: { ...state, labour }, sound: 'gain' };
  },

  'labour-changed'(state, { seat, count }) {
    return silent({ ...state, labour: raised(state.labour, seat, count) });
  },

  laid(state, { seat, gap: at }) {
    const gaps = state.gaps.map((gap) => (gap.gap === at ? { ...gap, down: seat } : gap));
    return lit({ ...state, gaps }, `gap:${at}`, QUICK_MS, 'place');
  },

  'laid-card'(state, { gap: at, number, card }) {
    const mine = { number, card };
    const gaps = state.gaps.map((gap) => (gap.gap === at ? { ...gap, mine } : gap));
    return silent({
      ...state,
      gaps,
      hand: state.hand.filter((held) => held.number !== number),
    });
  },

  revealed(state, { gap: at, number, card }) {
    const gaps = state.gaps.map((gap) =>
      gap.gap === at ? { ...gap, up: [...gap.up, { number, card }], down: null, mine: null } : gap,
    );
    return lit({ ...state, gaps }, `gap:${at}`, SLOW_MS, 'magic');
  },

  'road-built': built,
  'extra-built': built,

  turned(state, { region, resistance, production, points }) {
    const tokens = { ...state.tokens, [region]: [resistance, production, points] };
    return lit({ ...state, tokens }, `region:${region}`, QUICK_MS);
  },

  'city-built'(state, data) {
    const after = { ...scored(state, data), cities: [...state.cities, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'temple-built'(state, data) {
    const after = { ...scored(state, data), temples: [...state.temples, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'garrison-built'(state, data) {
    const after = { ...scored(state, data), garrisons: [...state.garrisons, data.site] };
    return lit(after, `site:${data.site}`, SLOW_MS, 'gain');
  },

  'terrace-built'(state, data) {
    const after = { ...scored(state, data), terraces: [...state.terraces, data.region] };
    return lit(after, `region:${data.region}`, SLOW_MS, 'gain');
  },

  conquered(state, data) {
    const { seat, suyu, region, points } = data;
    const after = { ...scored(state, data), owners: { ...state.owners, [region]: seat } };
    const piece: Piece = { kind: 'token', suyu, count: points };
    const flight = { piece, from: `token:${region}`, to: `seat:${seat}` };
    const scene = {
      picture: { ...state, glow: `region:${region}` },
      flights: [flight],
      ms: SLOW_MS,
    };
    return { scenes: [scene], after, sound: 'gain' };
  },

  honoured(state, { seat, points }) {
    return silent(scored(state, { seat, points }));
  },

  'pilgrims-came'(state, { seat, points }) {
    return silent(scored(state, { seat, points }));
  },

  'sun-set'(state) {
    return silent({ ...state, gaps: state.gaps.map((gap) => ({ ...gap, up: [] })) });
  },

  spared(state, { number }) {
    return { ...silent(marked(state, number, 'blank')), sound: 'magic' };
  },

  invaded(state, { number }) {
    return { ...silent(marked(state, number, 'black')), sound: 'loss' };
  },

  ended(state) {
    return { ...silent(state), sound: 'end' };
  },

  ordered: 'silent',
  drew: 'silent',
  reshuffled: 'silent',
  'roads-ended': 'silent',
  passed: 'silent',
};

function marked(state: State, number: number, as: Marker): State {
  return {
    ...state,
    markers: state.markers.map((marker, at) => (at === number - 1 ? as : marker)),
  };
}
