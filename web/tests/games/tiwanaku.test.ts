import { describe, expect, it, vi } from 'vitest';

import { NoteBook } from '../../src/board-kit/notes.svelte';
import { toldBy } from '../../src/board-kit/game-screen';
import { boxOf } from '../../src/board-kit/shapes';
import { animations } from '../../src/games/tiwanaku/animations';
import { Pencil, readMarks, toggled } from '../../src/games/tiwanaku/pencil-marks.svelte';
import {
  bounds,
  cellsOf,
  corner,
  FIELD,
  ROWS,
  trail,
  TRAILS,
} from '../../src/games/tiwanaku/places';
import { begin, otomaColour, type State } from '../../src/games/tiwanaku/state';
import { thingsInReach } from '../../src/games/tiwanaku/things';
import { lastMove, world } from '../../src/games/tiwanaku/world';
import type { SideName, TiwanakuEvents, TiwanakuView } from '../../src/generated/games/tiwanaku';
import { say } from '../../src/i18n/i18n.svelte';
import { happened as told } from '../menus';

const NONE = { earth: 0, sand: 0, grass: 0, rock: 0 };

function side(name: SideName, score = 10) {
  return { name, score, diversity: NONE, tokens: [] as number[] };
}

function valley(more: Partial<TiwanakuView> = {}): State {
  const board = more.board ?? 'short';
  const cells = Object.fromEntries(
    cellsOf(board).map((cell) => [cell, { terrain: null, crop: null, arrow: null }]),
  );
  return begin({
    game: 'tiwanaku',
    seat: null,
    players: 2,
    to_act: [],
    mode: 'competitive',
    board,
    difficulty: null,
    levels: 6,
    colours: ['beige', 'white'],
    cells,
    pawns: { beige: [], white: [] },
    reserves: { beige: 5, white: 5 },
    sides: [side('beige'), side('white')],
    left: NONE,
    turn: 0,
    place: null,
    decision: 'act',
    ending: null,
    stalls: 0,
    direction: null,
    tiles: null,
    waiting: null,
    asked: null,
    reacting: [],
    valley: null,
    ...more,
  });
}

/** An event of Tiwanaku; what a test says nothing of is not looked at. */
function happened<Kind extends keyof TiwanakuEvents>(
  kind: Kind,
  data: Partial<TiwanakuEvents[Kind]> = {},
) {
  return { ...told(1), kind, data: data as TiwanakuEvents[Kind] };
}

const UNDONE = { ...told(1), kind: 'undone' as const, data: { seat: 0, first: 0, count: 1 } };

describe('the valley', () => {
  it('has a1 at the bottom left and its last column at the right', () => {
    expect(corner('a1')).toEqual({ x: 0, y: (ROWS - 1) * FIELD });
    expect(corner('e5')).toEqual({ x: 4 * FIELD, y: 0 });
    expect(cellsOf('short')).toHaveLength(25);
    expect(cellsOf('long')).toHaveLength(45);
  });

  it('has trails that leave the fields and never cross them', () => {
    const [left, right, top, bottom] = [0, 9 * FIELD, 0, ROWS * FIELD];
    for (const one of TRAILS) {
      const numbers = [...trail(one).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      const points = numbers.map(([, x, y]) => [Number(x), Number(y)] as const);
      const inside = points.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
      expect(inside).toEqual([]);
    }
    expect(TRAILS).toHaveLength(14);
  });

  it('has a wall between different grounds and a furrow within one', () => {
    const open = { crop: null, arrow: null };
    const shown = valley();
    const cells = {
      ...shown.cells,
      a1: { ...open, terrain: 'sand' as const },
      b1: { ...open, terrain: 'sand' as const },
      c1: { ...open, terrain: 'rock' as const },
    };
    const { walls, furrows } = bounds({ board: 'short', cells });

    expect(furrows).toContain('M100 400v100');
    expect(walls).toContain('M200 400v100');
    expect(walls).toContain('M300 400v100');
    expect(furrows).toContain('M400 400v100');
  });

  it('names the Otoma by the colour of their pawns, alone by purple', () => {
    const pawns = { beige: [], white: [], green: ['c3'] };
    expect(otomaColour(valley({ mode: 'cooperative', board: 'long', pawns }))).toBe('green');
    expect(otomaColour(valley({ mode: 'solo', board: 'long', pawns }))).toBe('purple');
  });
});

describe('the story', () => {
  it('lets a pawn enter from its reserve', () => {
    const told = toldBy(animations, valley(), happened('entered', { seat: 0, at: 'a3' }));

    expect(told.scenes[0]?.flights[0]).toMatchObject({ from: 'reserve:beige', to: 'cell:a3' });
    expect(told.after.pawns.beige).toEqual(['a3']);
    expect(told.after.reserves.beige).toBe(4);
  });

  it('runs an Otoma pawn along its whole way', () => {
    const before = valley({ mode: 'solo', board: 'long', pawns: { purple: ['h5'] } });
    const way = ['i5', 'i5', 'i4'];
    const told = toldBy(
      animations,
      before,
      happened('otoma-ran', { pawn: 'purple', from: 'h5', to: 'i4', way }),
    );

    expect(told.scenes.map((scene) => scene.flights[0]?.to)).toEqual(
      way.map((cell) => `cell:${cell}`),
    );
    expect(told.scenes[0]?.flights[0]?.piece).toEqual({
      kind: 'pawn',
      colour: 'purple',
      isOtoma: true,
    });
    expect(told.after.pawns.purple).toEqual(['i4']);
  });

  it('counts points where they are made', () => {
    const climbed = happened('climbed', { colour: 'white', terrain: 'sand', level: 1, points: 2 });
    const divined = happened('divined', { seat: 1, at: 'a1', said: 3, crop: 3 });
    const offered = happened('offered', { colour: 'white', crops: [1, 3], points: 1 });
    let now = toldBy(animations, valley(), climbed).after;
    expect(now.sides[1]?.diversity.sand).toBe(1);
    now = toldBy(animations, now, divined).after;
    expect(now.cells['a1']?.crop).toBe(3);
    now = toldBy(animations, now, happened('took-token', { colour: 'white', crop: 3 })).after;
    expect(now.sides[1]?.tokens).toEqual([3]);
    now = toldBy(animations, now, offered).after;

    expect(now.sides.map((one) => one.score)).toEqual([10, 16]);
    expect(now.sides[1]?.tokens).toEqual([]);
  });

  it('shows the truth after a wrong announcement, and what it cost', () => {
    const erred = happened('erred', { seat: 0, at: 'b2', said: 1, crop: 4 });
    const told = toldBy(animations, valley(), erred);
    expect(told.scenes[0]?.picture.answer).toEqual({ at: 'b2', isRight: false });
    const after = toldBy(
      animations,
      told.after,
      happened('lost-points', { colour: 'beige', points: 4 }),
    ).after;

    expect(after.cells['b2']?.crop).toBe(4);
    expect(after.answer).toBeNull();
    expect(after.sides[0]?.score).toBe(6);
  });

  it('remembers where something happened last', () => {
    const past = [happened('moved', { from: 'a1', to: 'a2' }), happened('climbed')];
    expect(lastMove(past)).toEqual(['cell:a2']);
    expect(lastMove([happened('divined', { at: 'c3' }), UNDONE])).toEqual([]);
  });
});

describe('the world', () => {
  const NOTES = new NoteBook(() => undefined);
  NOTES.kept('{"marks":{"a1":"3e","c3":"5"}}');

  it('has every field of its board, each in the land and its centre in it', () => {
    for (const board of ['short', 'long'] as const) {
      const shown = valley({ board });
      const fields = world.elements(shown);
      expect(fields.map(({ id }) => id)).toEqual(cellsOf(board).map((cell) => `cell:${cell}`));
      for (const { id, centre, shape } of fields) {
        const { x, y, width, height } = boxOf(shape);
        expect([width, height], id).toEqual([FIELD, FIELD]);
        expect(centre, id).toEqual({ x: x + width / 2, y: y + height / 2 });
      }
    }
  });

  it('has land around all fields, on a narrow screen not at the sides of nine columns', () => {
    const around = { x: -18, y: -18, width: 536, height: 536 };
    expect(world.box(valley())).toEqual(around);
    expect(world.narrowBox?.(valley())).toEqual(around);

    const long = valley({ board: 'long', mode: 'solo' });
    expect(world.box(long)).toEqual({ x: -32, y: -32, width: 964, height: 564 });
    expect(world.narrowBox?.(long)).toEqual({ x: 0, y: -32, width: 900, height: 564 });
  });

  it('says of a field what is there, and what the pencil wrote where no crop lies', () => {
    const { cells } = valley();
    const shown = valley({
      mode: 'solo',
      cells: { ...cells, c3: { terrain: 'sand', crop: 4, arrow: null } },
      pawns: { beige: ['c3'], purple: ['a1'] },
      reserves: { beige: 4 },
    });
    const said = (cell: string, notes: NoteBook | null) =>
      world.elements(shown, notes).find(({ id }) => id === `cell:${cell}`)?.label;

    const unknown = [
      'a1',
      say('tiwanaku-unknown'),
      say('tiwanaku-otoma-here', { colour: 'purple' }),
    ];
    const marks = say('tiwanaku-pencil-marks', { marks: '3 e' });
    expect(said('a1', null)).toBe(unknown.join(', '));
    expect(said('a1', NOTES)).toBe([...unknown, marks].join(', '));
    const crop = ['tiwanaku-terrain-sand', 'tiwanaku-crop-4'].map((key) => say(key));
    const pawn = say('tiwanaku-pawn-here', { colour: 'beige' });
    expect(said('c3', NOTES)).toBe(['c3', ...crop, pawn].join(', '));
  });
});

describe('what is within reach', () => {
  const inReach = (...mentioned: string[]) =>
    thingsInReach(valley(), new Set(mentioned)).map(({ kind, name }) => `${kind}:${name}`);
  const CROPS = ['crop:1', 'crop:2', 'crop:3', 'crop:4', 'crop:5'];

  it('is the crops, after the reserve from which one may enter', () => {
    expect(inReach()).toEqual(CROPS);
    expect(inReach('reserve:beige', 'cell:a1')).toEqual(['reserve:beige', ...CROPS]);
  });

  it('is what is asked for instead: tokens, piles in their order, seats or pawns', () => {
    expect(inReach('token:4', 'token:1')).toEqual(['token:1', 'token:4']);
    expect(inReach('pile:rock', 'cell:a1', 'pile:earth')).toEqual(['pile:earth', 'pile:rock']);
    expect(inReach('seat:1', 'reserve:beige')).toEqual(['seat:1']);
    expect(inReach('pawn:green')).toEqual(['pawn:green']);
  });
});

describe('the pencil', () => {
  it('reads nothing from what it did not write', () => {
    for (const text of [
      '',
      'x',
      '3',
      '{}',
      '{"marks":[]}',
      '{"marks":null}',
      '{"marks":{"a1":"xyz"}}',
    ]) {
      expect(readMarks(text)).toEqual({});
    }
    expect(readMarks('{"marks":{"a1":"3e1","b2":7}}')).toEqual({ a1: '13e' });
  });

  it('makes a mark and rubs it out again', () => {
    const once = toggled(toggled({}, 'c3', '4'), 'c3', '2');
    expect(once).toEqual({ c3: '24' });
    expect(toggled(once, 'c3', '4')).toEqual({ c3: '2' });
    expect(toggled({ c3: '2', a1: 'g' }, 'c3', '2')).toEqual({ a1: 'g' });
  });

  it('takes fields only while it is in the hand', () => {
    vi.useFakeTimers();
    const kept: string[] = [];
    const book = new NoteBook((text) => kept.push(text));
    const pencil = new Pencil(() => book);

    expect(pencil.take('cell:c3')).toBe(false);
    expect(pencil.key('4')).toBe(false);
    expect(pencil.take('pencil:tool')).toBe(true);
    expect(pencil.at).toBeNull();
    expect(pencil.take('cell:c3')).toBe(true);
    expect(pencil.at).toBe('cell:c3');
    expect(pencil.take('crop:4')).toBe(false);
    pencil.take('pencil:4');
    expect(pencil.key('G')).toBe(true);
    expect(pencil.key('q')).toBe(false);
    expect(pencil.marks).toEqual({ c3: '4g' });
    vi.advanceTimersByTime(1000);
    expect(kept).toEqual(['{"marks":{"c3":"4g"}}']);

    pencil.take('pencil:rub');
    expect(pencil.marks).toEqual({});
    expect(pencil.key('x', 'cell:a1')).toBe(false);
    expect(pencil.at).toBe('cell:c3');
    expect(pencil.key('2', 'cell:a1')).toBe(true);
    expect(pencil.key('s', 'pencil:2')).toBe(true);
    expect(pencil.marks).toEqual({ a1: '2s' });

    pencil.take('pencil:tool');
    expect(pencil.at).toBeNull();
    expect(pencil.take('cell:c3')).toBe(false);
    vi.useRealTimers();
  });
});
