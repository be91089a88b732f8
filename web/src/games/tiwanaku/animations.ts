/** How Tiwanaku's events look: pawns travel, the Otoma follow their trails, the disc answers. */
import type { Animations, Scene, Sound, Telling } from '../../board-kit/game-screen';
import type { Divined, Erred, SideName, TiwanakuEvents } from '../../generated/games/tiwanaku';
import type { Cell, Colour, Piece, Side, State } from './state';

const WALK_MS = 320;
const RUN_MS = 150;
const ANSWER_MS = 520;
const COUNT_MS = 260;

type Told = Telling<State, Piece>;
type Shot = Scene<State, Piece>;

export const animations: Animations<State, Piece, TiwanakuEvents> = {
  entered(state, { seat, at }) {
    const colour = colourOf(state, seat);
    const reserves = { ...state.reserves, [colour]: (state.reserves[colour] ?? 1) - 1 };
    return travel({ ...state, reserves, answer: null }, walker(colour), `reserve:${colour}`, [at]);
  },

  moved(state, { seat, from, to }) {
    const colour = colourOf(state, seat);
    const lifted = without({ ...state, answer: null }, colour, from);
    return travel(lifted, walker(colour), `cell:${from}`, [to]);
  },

  lifted(state, { seat, at }) {
    const colour = colourOf(state, seat);
    const gone = without(state, colour, at);
    const reserves = { ...state.reserves, [colour]: (state.reserves[colour] ?? 0) + 1 };
    const flight = { piece: walker(colour), from: `cell:${at}`, to: `reserve:${colour}` };
    return shown(
      [{ picture: gone, flights: [flight], ms: WALK_MS }],
      { ...gone, reserves },
      'step',
    );
  },

  'otoma-ran'(state, { pawn, from, way }) {
    return travel(
      without(state, pawn, from),
      { ...walker(pawn), isOtoma: true },
      `cell:${from}`,
      way,
      RUN_MS,
    );
  },

  discovered(state, { at, terrain }) {
    const open = sown(state, at, { terrain });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'place');
  },

  'otoma-found'(state, { at, terrain, crop }) {
    const open = sown(state, at, { terrain, crop });
    return shown([{ picture: open, flights: [], ms: ANSWER_MS / 2 }], open, 'magic');
  },

  'arrow-shown'(state, { at, arrow, direction }) {
    const seen = sown(state, at, { arrow: [arrow, direction] });
    return shown([{ picture: seen, flights: [], ms: ANSWER_MS }], seen);
  },

  climbed(state, { colour, terrain, level, points }) {
    const risen = changed(state, colour, (side) => ({
      ...side,
      score: side.score + points,
      diversity: { ...side.diversity, [terrain]: level },
    }));
    return shown([{ picture: risen, flights: [], ms: COUNT_MS }], risen, 'gain');
  },

  'took-token'(state, { colour, crop }) {
    const after = changed(state, colour, (side) => ({ ...side, tokens: [...side.tokens, crop] }));
    return shown([{ picture: after, flights: [], ms: COUNT_MS }], after, 'gain');
  },

  offered(state, { colour, crops, points }) {
    const after = changed(state, colour, (side) => ({
      ...side,
      score: side.score + points,
      tokens: side.tokens.filter((crop) => !crops.includes(crop)),
    }));
    return shown([{ picture: after, flights: [], ms: ANSWER_MS }], after, 'magic');
  },

  'lost-points': (state, { colour, points }) => scored(state, colour, -points),
  'otoma-scored': (state, { points }) => scored(state, 'otoma', points),
  'otoma-waste': (state, { points }) => scored(state, 'otoma', points),

  divined: (state, told) => answered(state, told, true),
  erred: (state, told) => answered(state, told, false),

  ended(state) {
    return shown([], state, 'end');
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

function colourOf(state: State, seat: number): Colour {
  return state.colours[seat] ?? 'beige';
}

function answered(state: State, { seat, at, crop }: Divined | Erred, isRight: boolean): Told {
  const planted = sown(state, at, { crop });
  const side = state.mode === 'competitive' ? colourOf(state, seat) : 'players';
  const sownNow = isRight
    ? changed(planted, side, (one) => ({ ...one, score: one.score + crop }))
    : planted;
  const lit = { ...sownNow, answer: { at, isRight } };
  return shown([{ picture: lit, flights: [], ms: ANSWER_MS }], sownNow, isRight ? 'gain' : 'loss');
}

function changed(state: State, name: SideName, change: (side: Side) => Side): State {
  return {
    ...state,
    sides: state.sides.map((side) => (side.name === name ? change(side) : side)),
  };
}

function scored(state: State, name: SideName, points: number): Told {
  const after = changed(state, name, (side) => ({ ...side, score: side.score + points }));
  return shown([{ picture: after, flights: [], ms: COUNT_MS }], after);
}

function walker(colour: Colour): Piece {
  return { kind: 'pawn', colour, isOtoma: false };
}

function sown(state: State, at: string, change: Partial<Cell>): State {
  const before = state.cells[at] ?? { terrain: null, crop: null, arrow: null };
  return { ...state, cells: { ...state.cells, [at]: { ...before, ...change } } };
}

function without(state: State, colour: Colour, at: string): State {
  const rest = (state.pawns[colour] ?? []).filter((cell) => cell !== at);
  return { ...state, pawns: { ...state.pawns, [colour]: rest } };
}

function travel(
  state: State,
  piece: Piece,
  from: string,
  way: readonly string[],
  ms = WALK_MS,
): Told {
  const { colour } = piece;
  const scenes: Shot[] = [];
  let here = from;
  for (const cell of way) {
    scenes.push({ picture: state, flights: [{ piece, from: here, to: `cell:${cell}` }], ms });
    here = `cell:${cell}`;
  }
  const end = way.at(-1);
  const there = [...(state.pawns[colour] ?? []), ...(end ? [end] : [])];
  return shown(scenes, { ...state, pawns: { ...state.pawns, [colour]: there } }, 'step');
}

function shown(scenes: Shot[], after: State, sound?: Sound): Told {
  return sound ? { scenes, after, sound } : { scenes, after };
}
