/** How Titicaca's events look: what flies where, what glows, and the state meanwhile. */
import type { Animations, Scene, Sound, Telling } from '../../board-kit/game-screen';
import type { Joined, TiticacaEvents, United } from '../../generated/games/titicaca';
import type { Colour, Piece, State } from './state';

const FLY_MS = 380;
const REVEAL_MS = 900;
const COUNT_MS = 320;

type Told = Telling<State, Piece>;
type Shot = Scene<State, Piece>;

export const animations: Animations<State, Piece, TiticacaEvents> = {
  'round-began'(state, { round }) {
    return shown([], { ...state, round, bids: null, bid: null, order: [], glow: [] });
  },

  bid(state, { amount }) {
    return shown([], { ...state, bid: amount }, 'place');
  },

  revealed(state, { bids, order }) {
    const open = { ...state, bids, order, turn: 0 };
    return shown([{ picture: open, flights: [], ms: REVEAL_MS }], open, 'magic');
  },

  'turn-began'(state, { seat, amount }) {
    return shown([], { ...state, stock: changed(state.stock, seat, -amount) });
  },

  settled(state, { seat, at }) {
    const colour = colourOf(state, seat);
    const piece: Piece = { kind: 'village', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...state, villages: { ...state.villages, [at]: colour }, fresh: at };
    return shown([{ picture: state, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  joined: grown,
  united: grown,

  'temple-built'(state, { seat, at }) {
    const colour = colourOf(state, seat);
    const piece: Piece = { kind: 'temple', colour };
    const flight = { piece, from: `hand:${colour}`, to: `land:${at}` };
    const after = { ...state, temples: [...state.temples, { at, colour, value: null }] };
    return shown([{ picture: state, flights: [flight], ms: FLY_MS }], after, 'place');
  },

  'temple-turned'(state, { at, value }) {
    const temples = state.temples.map((one) => (one.at === at ? { ...one, value } : one));
    const turned = { ...state, temples };
    return shown([{ picture: turned, flights: [], ms: COUNT_MS }], turned, 'magic');
  },

  'temples-returned'(state, { at }) {
    return shown([], {
      ...state,
      temples: state.temples.filter((one) => !at.includes(one.at)),
    });
  },

  scored(state, { seat, points, lands }) {
    const lit = { ...state, score: changed(state.score, seat, points), glow: lands };
    return shown([{ picture: lit, flights: [], ms: COUNT_MS }], { ...lit, glow: [] }, 'gain');
  },

  counted(state, { seat, points }) {
    return shown([], { ...state, score: changed(state.score, seat, points) });
  },

  armed(state, { seat, arms }) {
    return shown([], { ...state, stock: changed(state.stock, seat, arms) }, 'gain');
  },

  'arrow-passed'(state, { seat }) {
    return shown([], { ...state, arrow: seat });
  },

  ended(state) {
    return shown([], state, 'end');
  },

  skipped: 'silent',
  withdrew: 'silent',
  declined: 'silent',
  'temple-chosen': 'silent',
  'lake-counted': 'silent',
};

function colourOf({ colours }: Pick<State, 'colours'>, seat: number): Colour {
  return colours[seat] ?? 'yellow';
}

/** Regions that became one: the ropes between them go, and the whole glows once. */
function grown(state: State, { lands }: Joined | United): Told {
  const sticks = state.sticks.filter(
    (stick) => !stick.split('|').every((name) => lands.includes(name)),
  );
  const regions = state.regions.filter((region) => !lands.includes(region.name));
  const after = { ...state, sticks, regions };
  return shown([{ picture: { ...after, glow: lands }, flights: [], ms: COUNT_MS }], after, 'step');
}

function shown(scenes: Shot[], after: State, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

function changed(numbers: readonly number[], at: number, by: number): number[] {
  return numbers.map((number, place) => (place === at ? number + by : number));
}
