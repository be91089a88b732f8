/** How Tiki's events look: which pieces fly from where to where, and the picture meanwhile. */
import {
  toldBy,
  type Flight,
  type Scene,
  type Seen,
  type Sound,
  type Story,
  type Tellers,
  type Telling,
} from '../../board-kit/game-screen';
import type { TikiEvents, TikiView } from '../../generated/games/tiki';
import { pictureOf, type Colour, type Picture, type Piece } from './picture';

const HOP_MS = 300;
const GLOW_MS = 380;
const FLY_MS = 380;

type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece, TikiView, TikiEvents> = {
  begin: pictureOf,

  tell: (picture, event) => toldBy(TELLERS, picture, event),
};

export const TELLERS: Tellers<Picture, Piece, TikiEvents> = {
  created(picture, { colour, at }) {
    const lifted = { ...picture, hands: changed(picture.hands, colour, -1) };
    const piece: Piece = { kind: 'totem', tikis: [colour] };
    const flight = { piece, from: `hand:${colour}`, to: level(at, 0) };
    return shown(
      [{ picture: lifted, flights: [flight], ms: HOP_MS }],
      push(lifted, at, [colour]),
      'place',
    );
  },

  walked(picture, { path }) {
    const start = path[0] ?? '';
    let moving = [...(picture.stacks[start] ?? [])];
    let now: Picture = { ...picture, stacks: { ...picture.stacks, [start]: [] } };
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

  influenced(picture, { at, colour }) {
    const lit = { ...picture, glow: { at, colour } };
    return shown([{ picture: lit, flights: [], ms: GLOW_MS }], lit);
  },

  gained(picture, { colour, count }) {
    const taken = { ...picture, reserve: picture.reserve - count };
    const flights = Array.from({ length: count }, (_, at) =>
      fruit(
        `reserve:${picture.reserve - 1 - at}`,
        `fruit:${colour}:${picture.fruits[colour] + at}`,
        at * 0.2,
      ),
    );
    const after = { ...taken, fruits: changed(taken.fruits, colour, count) };
    return shown([{ picture: taken, flights, ms: FLY_MS }], after, 'gain');
  },

  lost(picture, { colour }) {
    const taken = { ...picture, fruits: changed(picture.fruits, colour, -1) };
    const flight = fruit(
      `fruit:${colour}:${taken.fruits[colour]}`,
      `spoiled:${picture.spoiled}`,
      0,
      true,
    );
    const after = { ...taken, spoiled: taken.spoiled + 1 };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'loss');
  },

  spoiled(picture) {
    const taken = { ...picture, reserve: picture.reserve - 1 };
    const flight = fruit(`reserve:${taken.reserve}`, `spoiled:${picture.spoiled}`, 0, true);
    const after = { ...taken, spoiled: taken.spoiled + 1 };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'loss');
  },

  tied(picture) {
    const taken = { ...picture, spoiled: picture.spoiled - 1 };
    const flight = fruit(`spoiled:${taken.spoiled}`, `reserve:${picture.reserve}`, 0);
    const after = { ...taken, reserve: taken.reserve + 1, sudden: true };
    return shown([{ picture: taken, flights: [flight], ms: FLY_MS }], after, 'magic');
  },

  returned(picture, { at }) {
    const stack = picture.stacks[at] ?? [];
    const lifted = { ...picture, stacks: { ...picture.stacks, [at]: [] } };
    const flights = stack.map((colour, height) => ({
      piece: { kind: 'totem', tikis: [colour] } as const,
      from: level(at, height),
      to: `hand:${colour}`,
      delay: 0.15 * (stack.length - 1 - height),
    }));
    let { hands } = picture;
    for (const colour of stack) hands = changed(hands, colour, 1);
    return shown([{ picture: lifted, flights, ms: FLY_MS }], { ...lifted, hands, glow: null });
  },

  'shaman-placed'(picture, { border }) {
    const lifted = { ...picture, shaman: '' };
    const flight = {
      piece: { kind: 'shaman' } as const,
      from: `shaman:${picture.shaman}`,
      to: `shaman:${border}`,
    };
    return shown(
      [{ picture: lifted, flights: [flight], ms: FLY_MS }],
      { ...picture, shaman: border },
      'magic',
    );
  },

  swapped(picture) {
    return shown([], { ...picture, colours: [...picture.colours].reverse() }, 'magic');
  },

  ended(picture) {
    return shown([], picture, 'end');
  },

  passed: 'silent',
  ordered: 'silent',
  'shaman-declined': 'silent',
  kept: 'silent',
};

function shown(scenes: Shot[], after: Picture, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

function fruit(from: string, to: string, delay: number, spoiled = false): Flight<Piece> {
  return { piece: { kind: 'fruit', spoiled }, from, to, delay };
}

function level(cell: string, height: number): string {
  return `level:${cell}:${height}`;
}

function push(picture: Picture, at: string, tikis: readonly Colour[]): Picture {
  return {
    ...picture,
    stacks: { ...picture.stacks, [at]: [...(picture.stacks[at] ?? []), ...tikis] },
  };
}

function changed(
  counts: Readonly<Record<Colour, number>>,
  colour: Colour,
  by: number,
): Record<Colour, number> {
  return { ...counts, [colour]: counts[colour] + by };
}

/** What the last move was, to be marked on the board. */
export interface LastMove {
  readonly path: readonly string[];
  readonly colour: Colour;
}

export function lastMove(past: readonly Seen<TikiEvents>[]): LastMove | null {
  let taken = 0;
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') taken += 1;
    if (event.kind !== 'created' && event.kind !== 'walked') continue;
    if (taken > 0) {
      taken -= 1;
      continue;
    }
    const path = event.kind === 'walked' ? event.data.path : [event.data.at];
    return { path, colour: event.data.colour };
  }
  return null;
}
