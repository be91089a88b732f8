/** How Tiwanaku's events look: pawns travel, the Otoma follow their trails, the disc answers. */
import type { Scene, Sound, Story, Telling } from '../../board-kit/story';
import type { Happened } from '../../generated/wire';
import { pictureOf, type Cell, type Colour, type Picture, type Piece, type Terrain } from './picture';

const WALK_MS = 320;
const RUN_MS = 150;
const ANSWER_MS = 520;

type Data = Record<string, unknown>;
type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece> = {
  begin: pictureOf,

  ownerOf(view, seat) {
    const colours = view['colours'] as Colour[];
    return colours[seat] ?? 'beige';
  },

  tell(picture: Picture, event: Happened): Told {
    const tell = TELLERS[event.kind];
    return tell ? tell(picture, event.data) : { scenes: [], after: picture };
  },
};

const TELLERS: Record<string, (picture: Picture, data: Data) => Told> = {
  entered(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 1) - 1 };
    return travel({ ...picture, reserves, answer: null }, colour, `reserve:${colour}`, [at]);
  },

  moved(picture, data) {
    const colour = data['colour'] as Colour;
    const from = data['from'] as string;
    const lifted = without({ ...picture, answer: null }, colour, from);
    return travel(lifted, colour, `cell:${from}`, [data['to'] as string]);
  },

  lifted(picture, data) {
    const colour = data['colour'] as Colour;
    const at = data['at'] as string;
    const gone = without(picture, colour, at);
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 0) + 1 };
    const flight = { piece: { kind: 'pawn', colour } as const, from: `cell:${at}`, to: `reserve:${colour}` };
    return shown([{ picture: gone, flights: [flight], ms: WALK_MS }], { ...gone, reserves }, 'step');
  },

  'otoma-ran'(picture, data) {
    const colour = data['pawn'] as Colour;
    const from = data['from'] as string;
    const way = data['way'] as string[];
    return travel(without(picture, colour, from), colour, `cell:${from}`, way, RUN_MS);
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

  divined: (picture, data) => answered(picture, data, true),
  erred: (picture, data) => answered(picture, data, false),

  ended(picture) {
    return shown([], picture, 'end');
  },
};

function answered(picture: Picture, data: Data, isRight: boolean): Told {
  const at = data['at'] as string;
  const sownNow = sown(picture, at, { crop: data['crop'] as number });
  const lit = { ...sownNow, answer: { at, isRight } };
  return shown([{ picture: lit, flights: [], ms: ANSWER_MS }], sownNow, isRight ? 'gain' : 'loss');
}

function sown(picture: Picture, at: string, change: Partial<Cell>): Picture {
  const before = picture.cells[at] ?? { terrain: null, crop: null, arrow: null };
  return { ...picture, cells: { ...picture.cells, [at]: { ...before, ...change } } };
}

function without(picture: Picture, colour: Colour, at: string): Picture {
  const rest = (picture.pawns[colour] ?? []).filter((cell) => cell !== at);
  return { ...picture, pawns: { ...picture.pawns, [colour]: rest } };
}

function travel(picture: Picture, colour: Colour, from: string, way: string[], ms = WALK_MS): Told {
  const piece = { kind: 'pawn', colour } as const;
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
export function lastCell(past: readonly Happened[]): string | null {
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') return null;
    if (['entered', 'divined', 'erred'].includes(event.kind)) return event.data['at'] as string;
    if (event.kind === 'moved') return event.data['to'] as string;
  }
  return null;
}
