/** How Tiki's events look: which pieces fly from where to where, and the state meanwhile. */
import type { Animations, Flight, Scene, Sound, Telling } from '../../board-kit/game-screen';
import type { TikiEvents } from '../../generated/games/tiki';
import type { Colour, Piece, State } from './state';

const HOP_MS = 300;
const GLOW_MS = 380;
const FLY_MS = 380;

type Told = Telling<State, Piece>;
type Shot = Scene<State, Piece>;

export const animations: Animations<State, Piece, TikiEvents> = {
  created(state, { colour, at }) {
    const lifted = { ...state, hands: changed(state.hands, colour, -1) };
    const piece: Piece = { kind: 'totem', tikis: [colour] };
    const flight = { piece, from: `hand:${colour}`, to: level(at, 0) };
    return shown(
      [{ picture: lifted, flights: [flight], ms: HOP_MS }],
      push(lifted, at, [colour]),
      'place',
    );
  },

  walked(state, { path }) {
    const start = path[0] ?? '';
    let moving = [...(state.stacks[start] ?? [])];
    let now: State = { ...state, stacks: { ...state.stacks, [start]: [] } };
    const scenes: Shot[] = [];
    let from = level(start, 0);
    for (const village of path.slice(1)) {
      const height = now.stacks[village]?.length ?? 0;
      const flight = {
        piece: { kind: 'totem', tikis: moving } as const,
        from,
        to: level(village, height),
      };
      scenes.push({ picture: now, flights: [flight], ms: HOP_MS });
      now = push(now, village, moving.slice(0, 1));
      moving = moving.slice(1);
      from = level(village, height + 1);
    }
    return shown(scenes, now, 'step');
  },

  influenced(state, { at, colour }) {
    const lit = { ...state, glow: { at, colour } };
    return shown([{ picture: lit, flights: [], ms: GLOW_MS }], lit);
  },

  gained(state, { colour, count }) {
    const taken = { ...state, reserve: state.reserve - count };
    const flights = Array.from({ length: count }, (_, at) =>
      fruit(
        `reserve:${state.reserve - 1 - at}`,
        `fruit:${colour}:${state.fruits[colour] + at}`,
        at * 0.2,
      ),
    );
    const after = { ...taken, fruits: changed(taken.fruits, colour, count) };
    return shown([{ picture: taken, flights, ms: FLY_MS }], after, 'gain');
  },

  lost(state, { colour }) {
    const taken = { ...state, fruits: changed(state.fruits, colour, -1) };
    const flight = fruit(
      `fruit:${colour}:${taken.fruits[colour]}`,
      `spoiled:${state.spoiled}`,
      0,
      true,
    );
    const after = { ...taken, spoiled: taken.spoiled + 1 };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'loss');
  },

  spoiled(state) {
    const taken = { ...state, reserve: state.reserve - 1 };
    const flight = fruit(`reserve:${taken.reserve}`, `spoiled:${state.spoiled}`, 0, true);
    const after = { ...taken, spoiled: taken.spoiled + 1 };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'loss');
  },

  tied(state) {
    const taken = { ...state, spoiled: state.spoiled - 1 };
    const flight = fruit(`spoiled:${taken.spoiled}`, `reserve:${state.reserve}`, 0);
    const after = { ...taken, reserve: taken.reserve + 1, sudden: true };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'magic');
  },

  returned(state, { at }) {
    const stack = state.stacks[at] ?? [];
    const lifted = { ...state, stacks: { ...state.stacks, [at]: [] } };
    const flights = stack.map((colour, height) => ({
      piece: { kind: 'totem', tikis: [colour] } as const,
      from: level(at, height),
      to: `hand:${colour}`,
      delay: 0.15 * (stack.length - 1 - height),
    }));
    let { hands } = state;
    for (const colour of stack) hands = changed(hands, colour, 1);
    return shown([{ picture: lifted, flights, ms: FLY_MS }], { ...lifted, hands, glow: null });
  },

  'shaman-placed'(state, { border }) {
    const lifted = { ...state, shaman: '' };
    const flight = {
      piece: { kind: 'shaman' } as const,
      from: `shaman:${state.shaman}`,
      to: `shaman:${border}`,
    };
    return shown(
      [{ picture: lifted, flights: [flight], ms: FLY_MS }],
      { ...state, shaman: border },
      'magic',
    );
  },

  swapped(state) {
    return shown([], { ...state, colours: [...state.colours].reverse() }, 'magic');
  },

  ended(state) {
    return shown([], state, 'end');
  },

  passed: 'silent',
  ordered: 'silent',
  'shaman-declined': 'silent',
  kept: 'silent',
};

function shown(scenes: Shot[], after: State, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

function fruit(from: string, to: string, delay: number, spoiled = false): Flight<Piece> {
  return { piece: { kind: 'fruit', spoiled }, from, to, delay };
}

function level(cell: string, height: number): string {
  return `level:${cell}:${height}`;
}

function push(state: State, at: string, tikis: readonly Colour[]): State {
  return {
    ...state,
    stacks: { ...state.stacks, [at]: [...(state.stacks[at] ?? []), ...tikis] },
  };
}

function changed(
  counts: Readonly<Record<Colour, number>>,
  colour: Colour,
  by: number,
): Record<Colour, number> {
  return { ...counts, [colour]: counts[colour] + by };
}
