/** How Tiwanaku's events look: pawns travel, the Otoma follow their trails, the disc answers. */
import { toldBy, type Scene, type Sound, type Story, type Tellers, type Telling } from '../../board-kit/story';
import type { SeenEvent } from '../../generated/wire';
import { pictureOf, type Cell, type Colour, type Direction, type Picture, type Piece, type Side, type Terrain } from './picture';

const WALK_MS = 320;
const RUN_MS = 150;
const ANSWER_MS = 520;
const COUNT_MS = 260;

type Data = Record<string, unknown>;
type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece> = {
  begin: pictureOf,

  ownerOf: (view, seat) => (view['colours'] as Colour[])[seat] ?? 'beige',

  tell: (picture, event) => toldBy(TELLERS, picture, event),
};

const TELLERS: Tellers<Picture, Piece> = {
  entered(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 1) - 1 };
    return travel({ ...picture, reserves, answer: null }, walker(colour), `reserve:${colour}`, [at]);
  },

  moved(picture, data) {
    const colour = data['colour'] as Colour;
    const from = data['from'] as string;
    const lifted = without({ ...picture, answer: null }, colour, from);
    return travel(lifted, walker(colour), `cell:${from}`, [data['to'] as string]);
  },

  lifted(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const gone = without(picture, colour, at);
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 0) + 1 };
    const flight = { piece: walker(colour), from: `cell:${at}`, to: `reserve:${colour}` };
    return shown([{ picture: gone, flights: [flight], ms: WALK_MS }], { ...gone, reserves }, 'step');
  },

  'otoma-ran'(picture, data) {
    const colour = data['pawn'] as Colour;
    const from = data['from'] as string;
    const way = data['way'] as string[];
    return travel(without(picture, colour, from), { ...walker(colour), isOtoma: true }, `cell:${from}`, way, RUN_MS);
  },

  discovered(picture, data) {
    const at = data['at'] as string;
    const open = sown(picture, at, { terrain: data['terrain'] as Terrain });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'place');
  },

  'otoma-found'(picture, data) {
    const at = data['at'] as string;
    const open = sown(picture, at, { terrain: data['terrain'] as Terrain, crop: data['crop'] as number });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'magic');
  },

  'arrow-shown'(picture, data) {
    const arrow = [data['arrow'] as Colour, data['direction'] as Direction] as const;
    const seen = sown(picture, data['at'] as string, { arrow });
    return shown([{ picture: seen, flights: [], ms: ANSWER_MS }], seen);
  },

  climbed(picture, data) {
    const terrain = data['terrain'] as Terrain;
    const risen = changed(picture, data['colour'] as string, (side) => ({
      ...side,
      score: side.score + (data['points'] as number),
      diversity: { ...side.diversity, [terrain]: data['level'] as number },
    }));
    return shown([{ picture: risen, flights: [], ms: COUNT_MS }], risen, 'gain');
  },

  'took-token'(picture, data) {
    const after = changed(picture, data['colour'] as string, (side) => ({
      ...side,
      tokens: [...side.tokens, data['crop'] as number],
    }));
    return shown([{ picture: after, flights: [], ms: COUNT_MS }], after, 'gain');
  },

  offered(picture, data) {
    const given = data['crops'] as number[];
    const after = changed(picture, data['colour'] as string, (side) => ({
      ...side,
      score: side.score + (data['points'] as number),
      tokens: side.tokens.filter((crop) => !given.includes(crop)),
    }));
    return shown([{ picture: after, flights: [], ms: ANSWER_MS }], after, 'magic');
  },

  'lost-points': (picture, data) => scored(picture, data['colour'] as string, -(data['points'] as number)),
  'otoma-scored': (picture, data) => scored(picture, 'otoma', data['points'] as number),
  'otoma-waste': (picture, data) => scored(picture, 'otoma', data['points'] as number),

  divined: (picture, data) => answered(picture, data, true),
  erred: (picture, data) => answered(picture, data, false),

  ended(picture) {
    return shown([], picture, 'end');
  },
};

function answered(picture: Picture, data: Data, isRight: boolean): Told {
  const at = data['at'] as string;
  const crop = data['crop'] as number;
  const planted = sown(picture, at, { crop });
  const side = picture.mode === 'competitive' ? (data['colour'] as string) : 'players';
  const sownNow = isRight ? changed(planted, side, (one) => ({ ...one, score: one.score + crop })) : planted;
  const lit = { ...sownNow, answer: { at, isRight } };
  return shown([{ picture: lit, flights: [], ms: ANSWER_MS }], sownNow, isRight ? 'gain' : 'loss');
}

function changed(picture: Picture, name: string, change: (side: Side) => Side): Picture {
  return { ...picture, sides: picture.sides.map((side) => (side.name === name ? change(side) : side)) };
}

function scored(picture: Picture, name: string, points: number): Told {
  const after = changed(picture, name, (side) => ({ ...side, score: side.score + points }));
  return shown([{ picture: after, flights: [], ms: COUNT_MS }], after);
}

function walker(colour: Colour): Piece {
  return { kind: 'pawn', colour, isOtoma: false };
}

function sown(picture: Picture, at: string, change: Partial<Cell>): Picture {
  const before = picture.cells[at] ?? { terrain: null, crop: null, arrow: null };
  return { ...picture, cells: { ...picture.cells, [at]: { ...before, ...change } } };
}

function without(picture: Picture, colour: Colour, at: string): Picture {
  const rest = (picture.pawns[colour] ?? []).filter((cell) => cell !== at);
  return { ...picture, pawns: { ...picture.pawns, [colour]: rest } };
}

function travel(picture: Picture, piece: Piece, from: string, way: string[], ms = WALK_MS): Told {
  const { colour } = piece;
  const scenes: Shot[] = [];
  let here = from;
  for (const cell of way) {
    scenes.push({ picture, flights: [{ piece, from: here, to: `cell:${cell}` }], ms });
    here = `cell:${cell}`;
  }
  const end = way.at(-1);
  const there = [...(picture.pawns[colour] ?? []), ...(end ? [end] : [])];
  return shown(scenes, { ...picture, pawns: { ...picture.pawns, [colour]: there } }, 'step');
}

function shown(scenes: Shot[], after: Picture, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}

/** The cell somebody moved to or the disc spoke about last. */
export function lastCell(past: readonly SeenEvent[]): string | null {
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') return null;
    if (['entered', 'divined', 'erred'].includes(event.kind)) return event.data['at'] as string;
    if (event.kind === 'moved') return event.data['to'] as string;
  }
  return null;
}
