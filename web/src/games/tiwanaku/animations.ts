/** How Tiwanaku's events look: pawns travel, the Otoma follow their trails, the disc answers. */
import {
  toldBy,
  type Scene,
  type Seen,
  type Sound,
  type Story,
  type Animations,
  type Telling,
} from '../../board-kit/game-screen';
import type {
  Divined,
  Erred,
  SideName,
  TiwanakuEvents,
  TiwanakuView,
} from '../../generated/games/tiwanaku';
import { pictureOf, type Cell, type Colour, type Picture, type Piece, type Side } from './picture';

const WALK_MS = 320;
const RUN_MS = 150;
const ANSWER_MS = 520;
const COUNT_MS = 260;

type Told = Telling<Picture, Piece>;
type Shot = Scene<Picture, Piece>;

export const story: Story<Picture, Piece, TiwanakuView, TiwanakuEvents> = {
  begin: pictureOf,

  tell: (picture, event) => toldBy(animations, picture, event),
};

export const animations: Animations<Picture, Piece, TiwanakuEvents> = {
  entered(picture, { seat, at }) {
    const colour = colourOf(picture, seat);
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 1) - 1 };
    return travel({ ...picture, reserves, answer: null }, walker(colour), `reserve:${colour}`, [
      at,
    ]);
  },

  moved(picture, { seat, from, to }) {
    const colour = colourOf(picture, seat);
    const lifted = without({ ...picture, answer: null }, colour, from);
    return travel(lifted, walker(colour), `cell:${from}`, [to]);
  },

  lifted(picture, { seat, at }) {
    const colour = colourOf(picture, seat);
    const gone = without(picture, colour, at);
    const reserves = { ...picture.reserves, [colour]: (picture.reserves[colour] ?? 0) + 1 };
    const flight = { piece: walker(colour), from: `cell:${at}`, to: `reserve:${colour}` };
    return shown(
      [{ picture: gone, flights: [flight], ms: WALK_MS }],
      { ...gone, reserves },
      'step',
    );
  },

  'otoma-ran'(picture, { pawn, from, way }) {
    return travel(
      without(picture, pawn, from),
      { ...walker(pawn), isOtoma: true },
      `cell:${from}`,
      way,
      RUN_MS,
    );
  },

  discovered(picture, { at, terrain }) {
    const open = sown(picture, at, { terrain });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'place');
  },

  'otoma-found'(picture, { at, terrain, crop }) {
    const open = sown(picture, at, { terrain, crop });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'magic');
  },

  'arrow-shown'(picture, { at, arrow, direction }) {
    const seen = sown(picture, at, { arrow: [arrow, direction] });
    return shown([{ picture: seen, flights: [], ms: ANSWER_MS }], seen);
  },

  climbed(picture, { colour, terrain, level, points }) {
    const risen = changed(picture, colour, (side) => ({
      ...side,
      score: side.score + points,
      diversity: { ...side.diversity, [terrain]: level },
    }));
    return shown([{ picture: risen, flights: [], ms: COUNT_MS }], risen, 'gain');
  },

  'took-token'(picture, { colour, crop }) {
    const after = changed(picture, colour, (side) => ({ ...side, tokens: [...side.tokens, crop] }));
    return shown([{ picture: after, flights: [], ms: COUNT_MS }], after, 'gain');
  },

  offered(picture, { colour, crops, points }) {
    const after = changed(picture, colour, (side) => ({
      ...side,
      score: side.score + points,
      tokens: side.tokens.filter((crop) => !crops.includes(crop)),
    }));
    return shown([{ picture: after, flights: [], ms: ANSWER_MS }], after, 'magic');
  },

  'lost-points': (picture, { colour, points }) => scored(picture, colour, -points),
  'otoma-scored': (picture, { points }) => scored(picture, 'otoma', points),
  'otoma-waste': (picture, { points }) => scored(picture, 'otoma', points),

  divined: (picture, told) => answered(picture, told, true),
  erred: (picture, told) => answered(picture, told, false),

  ended(picture) {
    return shown([], picture, 'end');
  },

  stopped: 'silent',
  kept: 'silent',
  passed: 'silent',
  skipped: 'silent',
  'stood-in': 'silent',
  closing: 'silent',
  spent: 'silent',
  uncovered: 'silent',
  'tile-wanted': 'silent',
  asked: 'silent',
  gave: 'silent',
  refused: 'silent',
};

function colourOf(picture: Picture, seat: number): Colour {
  return picture.colours[seat] ?? 'beige';
}

function answered(picture: Picture, { seat, at, crop }: Divined | Erred, isRight: boolean): Told {
  const planted = sown(picture, at, { crop });
  const side = picture.mode === 'competitive' ? colourOf(picture, seat) : 'players';
  const sownNow = isRight
    ? changed(planted, side, (one) => ({ ...one, score: one.score + crop }))
    : planted;
  const lit = { ...sownNow, answer: { at, isRight } };
  return shown([{ picture: lit, flights: [], ms: ANSWER_MS }], sownNow, isRight ? 'gain' : 'loss');
}

function changed(picture: Picture, name: SideName, change: (side: Side) => Side): Picture {
  return {
    ...picture,
    sides: picture.sides.map((side) => (side.name === name ? change(side) : side)),
  };
}

function scored(picture: Picture, name: SideName, points: number): Told {
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

function travel(
  picture: Picture,
  piece: Piece,
  from: string,
  way: readonly string[],
  ms = WALK_MS,
): Told {
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

/** The cell someone moved to or the disc spoke about last. */
export function lastCell(past: readonly Seen<TiwanakuEvents>[]): string | null {
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') return null;
    if (event.kind === 'entered' || event.kind === 'divined' || event.kind === 'erred')
      return event.data.at;
    if (event.kind === 'moved') return event.data.to;
  }
  return null;
}
