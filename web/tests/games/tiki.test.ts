import { describe, expect, it } from 'vitest';

import { toldBy } from '../../src/board-kit/game-screen';
import { boxOf } from '../../src/board-kit/shapes';
import { animations } from '../../src/games/tiki/animations';
import { BORDERS, borderAt, CELLS, corner } from '../../src/games/tiki/places';
import { begin, type State } from '../../src/games/tiki/state';
import { lastMove, world } from '../../src/games/tiki/world';
import type { Colour, TikiEvents, TikiView, Walked } from '../../src/generated/games/tiki';
import { happened as told } from '../menus';

/** An event of Tiki; what a test says nothing of is not looked at. */
function happened<Kind extends keyof TikiEvents>(
  number: number,
  kind: Kind,
  data: Partial<TikiEvents[Kind]> = {},
  elements: string[] = [],
) {
  return { ...told(number), kind, data: data as TikiEvents[Kind], elements };
}

function undone(number: number) {
  return {
    ...told(number),
    kind: 'undone' as const,
    data: { seat: 0, first: number - 1, count: 1 },
  };
}

function island(stacks: Record<string, Colour[]> = {}, more: Partial<TikiView> = {}): State {
  const empty = Object.fromEntries(CELLS.map((cell) => [cell, []]));
  return begin({
    game: 'tiki',
    seat: null,
    players: 2,
    to_act: [],
    decision: 'act',
    colours: ['yellow', 'purple'],
    values: Object.fromEntries(CELLS.map((cell) => [cell, 1])),
    stacks: { ...empty, ...stacks },
    hands: { yellow: 5, purple: 5 },
    fruits: { yellow: 1, purple: 0 },
    reserve: 5,
    spoiled: 1,
    sudden: false,
    shaman: null,
    pending: [],
    turn: 'yellow',
    ...more,
  });
}

describe('the island', () => {
  it('has nine villages, a1 at the bottom left', () => {
    expect(CELLS.length).toBe(9);
    expect(corner('a1').x).toBeLessThan(corner('b1').x);
    expect(corner('a1').y).toBeGreaterThan(corner('a2').y);
  });

  it('has twelve borders, written with the village that sorts first', () => {
    expect(BORDERS.length).toBe(12);
    for (const border of BORDERS) {
      const [one = '', other = ''] = border.split('|');
      expect(one < other, border).toBe(true);
    }
    expect(borderAt('a1|b1').isUpright).toBe(true);
    expect(borderAt('a1|a2').isUpright).toBe(false);
  });
});

describe('a story', () => {
  it('brings a new tiki from the hand to the village', () => {
    const { scenes, after } = toldBy(
      animations,
      island(),
      happened(1, 'created', { colour: 'yellow', at: 'b2' }),
    );

    expect(scenes[0]?.flights).toMatchObject([{ from: 'hand:yellow', to: 'level:b2:0' }]);
    expect(after.stacks['b2']).toEqual(['yellow']);
    expect(after.hands.yellow).toBe(4);
  });

  it('walks a totem step by step and leaves its lowest tiki in each village', () => {
    const before = island({ b2: ['purple', 'yellow'], c3: ['purple'] });
    const data: Partial<Walked> = {
      colour: 'yellow',
      path: ['b2', 'b3', 'c3'],
      left: ['purple', 'yellow'],
    };

    const { scenes, after } = toldBy(animations, before, happened(1, 'walked', data));

    expect(scenes.map(({ flights }) => [flights[0]?.from, flights[0]?.to])).toEqual([
      ['level:b2:0', 'level:b3:0'],
      ['level:b3:1', 'level:c3:1'],
    ]);
    expect([after.stacks['b2'], after.stacks['b3'], after.stacks['c3']]).toEqual([
      [],
      ['purple'],
      ['purple', 'yellow'],
    ]);
  });

  it('gives fruits to the owner, and loses them to the spoiled', () => {
    const gained = toldBy(
      animations,
      island(),
      happened(1, 'gained', { colour: 'purple', count: 2 }),
    ).after;
    const lost = toldBy(animations, island(), happened(1, 'lost', { colour: 'yellow' })).after;

    expect([gained.fruits.purple, gained.reserve]).toEqual([2, 3]);
    expect([lost.fruits.yellow, lost.spoiled]).toEqual([0, 2]);
  });

  it('sends all three tikis home', () => {
    const before = island({ a1: ['yellow', 'purple', 'yellow'] });

    const { scenes, after } = toldBy(
      animations,
      before,
      happened(1, 'returned', { at: 'a1', yellow: 2, purple: 1 }),
    );

    expect(scenes[0]?.flights.map((flight) => flight.to)).toEqual([
      'hand:yellow',
      'hand:purple',
      'hand:yellow',
    ]);
    expect([after.hands.yellow, after.hands.purple, after.stacks['a1']]).toEqual([7, 6, []]);
  });

  it('moves the shaman from border to border', () => {
    const before = island({}, { shaman: 'a1|b1' });

    const { scenes, after } = toldBy(
      animations,
      before,
      happened(1, 'shaman-placed', { border: 'b2|c2' }),
    );

    expect(scenes[0]?.flights[0]).toMatchObject({ from: 'shaman:a1|b1', to: 'shaman:b2|c2' });
    expect(after.shaman).toBe('b2|c2');
  });

  it('keeps every piece, whatever happens', () => {
    const before = island({ a1: ['yellow', 'purple', 'yellow'], b2: ['purple', 'yellow'] });
    const count = (state: State) => ({
      tikis: Object.values(state.stacks).flat().length + state.hands.yellow + state.hands.purple,
      fruits: state.fruits.yellow + state.fruits.purple + state.reserve + state.spoiled,
    });
    const events = [
      happened(1, 'created', { colour: 'purple', at: 'c3' }),
      happened(2, 'walked', { colour: 'yellow', path: ['b2', 'b3', 'c3'] }),
      happened(3, 'influenced', { colour: 'yellow', at: 'a1' }),
      happened(4, 'gained', { colour: 'yellow', count: 2 }),
      happened(5, 'returned', { at: 'a1' }),
      happened(6, 'lost', { colour: 'yellow' }),
      happened(7, 'spoiled', { at: 'a1' }),
      happened(8, 'tied'),
      { ...told(9), kind: 'something-new' as 'tied', data: {} },
    ];
    const wanted = count(before);
    let state = before;
    for (const event of events) {
      state = toldBy(animations, state, event).after;
      expect(count(state), event.kind).toEqual(wanted);
    }
  });

  it('takes between 150 and 400 ms a scene', () => {
    const before = island({ b2: ['purple', 'yellow'] });
    for (const event of [
      happened(1, 'created', { colour: 'yellow', at: 'a1' }),
      happened(1, 'walked', { colour: 'yellow', path: ['b2', 'b3', 'c3'] }),
      happened(1, 'influenced', { colour: 'yellow', at: 'b2' }),
      happened(1, 'gained', { colour: 'yellow', count: 1 }),
      happened(1, 'returned', { at: 'b2' }),
    ]) {
      for (const { ms } of toldBy(animations, before, event).scenes) {
        expect(ms).toBeGreaterThanOrEqual(150);
        expect(ms).toBeLessThanOrEqual(400);
      }
    }
  });
});

describe('the last move', () => {
  it('is the newest one that was not taken back', () => {
    const past = [
      happened(1, 'created', {}, ['cell:a1']),
      happened(2, 'walked', {}, ['cell:b1', 'cell:b2']),
      happened(3, 'influenced', {}, ['cell:b2']),
    ];

    expect(lastMove(past)).toEqual(['cell:b1', 'cell:b2']);
    expect(lastMove([...past, undone(4)])).toEqual(['cell:a1']);
    expect(lastMove([])).toEqual([]);
  });
});

describe('the world', () => {
  it('has its villages, and the borders where a shaman is in use', () => {
    const ids = (state: State) => world.elements(state).map(({ id }) => id);

    expect(ids(island())).toEqual(CELLS.map((cell) => `cell:${cell}`));
    expect(ids(island({}, { shaman: 'reserve' })).slice(9)).toEqual(
      BORDERS.map((border) => `border:${border}`),
    );
  });

  it('asks for a border only where a menu speaks of it, and fills it', () => {
    for (const { id, isOnlyAsked, isPlace } of world.elements(island({}, { shaman: 'a1|b1' }))) {
      const isBorder = id.startsWith('border:');
      expect([isOnlyAsked ?? false, isPlace ?? false], id).toEqual([isBorder, isBorder]);
    }
  });

  it('keeps everything in its box, each centre in its shape', () => {
    const state = island({}, { shaman: 'reserve' });
    const box = world.box(state);
    for (const { id, centre, shape } of world.elements(state)) {
      const { x, y, width, height } = boxOf(shape);
      expect(x >= box.x && x + width <= box.x + box.width, id).toBe(true);
      expect(y >= box.y && y + height <= box.y + box.height, id).toBe(true);
      expect(centre, id).toEqual({ x: x + width / 2, y: y + height / 2 });
    }
  });
});
