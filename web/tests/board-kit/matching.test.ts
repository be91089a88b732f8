import { describe, expect, it } from 'vitest';

import * as matching from '../../src/board-kit/matching';
import { cells, line } from '../menus';

const create = line('a1', cells('a1'), 'tiki-choice-create');
const short = line('b2-b3', cells('b2', 'b3'));
const longLeft = line('b2-b3-a3', cells('b2', 'b3', 'a3'));
const longRight = line('b2-c2-c3', cells('b2', 'c2', 'c3'));
const pass = line('pass', ['button:pass'], 'tiki-choice-pass');
const menu = [create, longLeft, longRight, pass];

function after(lines: typeof menu, ...elements: string[]): matching.Matching {
  return elements.reduce((state, element) => {
    const picked = matching.pick(state, element);
    if (picked.kind !== 'narrowed') throw new Error(`${element}: ${picked.kind}`);
    return picked.matching;
  }, matching.begin(lines));
}

describe('targets', () => {
  it('are the first elements of all lines, in menu order, each with what it leads to', () => {
    const next = matching.targets(matching.begin(menu));

    expect([...next.keys()]).toEqual(['cell:a1', 'cell:b2', 'button:pass']);
    expect(next.get('cell:b2')).toEqual([longLeft, longRight]);
  });

  it('are the next elements of the lines that are left once something is picked', () => {
    const state = after(menu, 'cell:b2');

    expect([...matching.targets(state).keys()]).toEqual(['cell:b3', 'cell:c2']);
    expect(matching.candidates(state)).toEqual([longLeft, longRight]);
  });

  it('are grouped by the kind of thing they would do', () => {
    const groups = matching.groups(matching.begin(menu));

    expect(groups.map(({ key, elements }) => [key, elements])).toEqual([
      ['tiki-choice-create', ['cell:a1']],
      ['tiki-choice-walk', ['cell:b2']],
      ['tiki-choice-pass', ['button:pass']],
    ]);
  });

  it('are none on an empty menu', () => {
    expect(matching.targets(matching.begin([])).size).toBe(0);
  });
});

describe('picking', () => {
  it('chooses a line of one element at once', () => {
    expect(matching.pick(matching.begin(menu), 'cell:a1')).toEqual({
      kind: 'chosen',
      line: create,
    });
  });

  it('narrows until a line is pointed out in full', () => {
    const state = after(menu, 'cell:b2', 'cell:c2');

    expect(matching.pick(state, 'cell:c3')).toEqual({ kind: 'chosen', line: longRight });
  });

  it('does not send the only line left by one tap, but shows its rest', () => {
    const state = after([create, longLeft], 'cell:b2');

    expect(matching.rest(state)).toEqual(cells('b3', 'a3'));
  });

  it('finishes the only line left by a tap anywhere on its rest', () => {
    const state = after([create, longLeft], 'cell:b2');

    expect(matching.pick(state, 'cell:a3')).toEqual({ kind: 'chosen', line: longLeft });
  });

  it('asks when a complete line is also the beginning of a longer one', () => {
    const state = after([short, longLeft], 'cell:b2', 'cell:b3');

    expect(matching.finished(state)).toEqual([short]);
    expect([...matching.targets(state).keys()]).toEqual(['cell:a3']);
    expect(matching.pick(state, 'cell:a3')).toEqual({ kind: 'chosen', line: longLeft });
  });

  it('asks between lines that are made of the same elements', () => {
    const sell = line('sell b2', cells('b2'), 'x-choice-sell');
    const buy = line('buy b2', cells('b2'), 'x-choice-buy');

    expect(matching.finished(after([sell, buy], 'cell:b2'))).toEqual([sell, buy]);
  });

  it('offers a line without elements from the start', () => {
    const wait = line('wait', []);

    expect(matching.finished(matching.begin([create, wait]))).toEqual([wait]);
  });

  it('takes back to before an element that is tapped again', () => {
    const state = after(menu, 'cell:b2', 'cell:b3');

    const picked = matching.pick(state, 'cell:b2');

    expect(picked).toEqual({ kind: 'backed', matching: { menu, picked: [] } });
  });

  it('goes on rather than back when a line visits an element twice', () => {
    const loop = line('b2-b3-b2-a2', cells('b2', 'b3', 'b2', 'a2'));
    const other = line('b2-b3-b2-c2', cells('b2', 'b3', 'b2', 'c2'));
    const state = after([loop, other], 'cell:b2', 'cell:b3', 'cell:b2');

    expect(state.picked).toEqual(cells('b2', 'b3', 'b2'));
  });

  it('tells everything pointed at when a tap leads nowhere', () => {
    expect(matching.pick(after(menu, 'cell:b2'), 'cell:a1')).toEqual({
      kind: 'dead',
      elements: ['cell:b2', 'cell:a1'],
    });
  });

  it('never changes the state it is given', () => {
    const state = Object.freeze(matching.begin(Object.freeze([...menu])));

    matching.pick(state, 'cell:b2');

    expect(state.picked).toEqual([]);
  });
});

describe('every line of a menu', () => {
  it('can be reached by pointing at its elements one after the other', () => {
    for (const wanted of menu) {
      let state = matching.begin(menu);
      let chosen;
      for (const element of wanted.elements) {
        const picked = matching.pick(state, element);
        if (picked.kind === 'narrowed') state = picked.matching;
        if (picked.kind === 'chosen') chosen = picked.line;
      }
      expect(chosen).toBe(wanted);
    }
  });
});

describe('backing out', () => {
  it('drops the last element, and nothing when there is none', () => {
    expect(matching.back(after(menu, 'cell:b2', 'cell:b3')).picked).toEqual(['cell:b2']);
    expect(matching.back(matching.begin(menu)).picked).toEqual([]);
  });
});

describe('typing', () => {
  it('finds a line whatever the case and the blanks', () => {
    expect(matching.typed(menu, '  B2-B3-A3 ')).toBe(longLeft);
    expect(matching.typed([line('resolve b3', cells('b3'))], 'Resolve   B3')?.text).toBe(
      'resolve b3',
    );
  });

  it('finds nothing that is not on the menu', () => {
    expect(matching.typed(menu, 'b2-b3')).toBeUndefined();
  });

  it('previews the lines that begin alike, and none for nothing', () => {
    expect(matching.completions(menu, 'b2-')).toEqual([longLeft, longRight]);
    expect(matching.completions(menu, ' ')).toEqual([]);
  });
});

describe('what must be on the screen', () => {
  it('is every element that any line mentions', () => {
    expect(matching.mentioned(menu)).toEqual(
      new Set([...cells('a1', 'b2', 'b3', 'a3', 'c2', 'c3'), 'button:pass']),
    );
  });
});

describe('a line whose elements have no order', () => {
  const unite = (one: string, other: string) => ({
    ...line(`unite ${one}+${other}`, [`region:${one}`, `region:${other}`], 'titicaca-choice-unite'),
    is_unordered: true,
  });
  const pairs = [unite('a1', 'b2'), unite('a1', 'c3'), unite('b2', 'c3'), pass];

  it('may begin with any of them', () => {
    expect([...matching.targets(matching.begin(pairs)).keys()]).toEqual([
      'region:a1',
      'region:b2',
      'region:c3',
      'button:pass',
    ]);
  });

  it('is chosen whichever comes first', () => {
    const state = after(pairs, 'region:c3');

    expect([...matching.targets(state).keys()]).toEqual(['region:a1', 'region:b2']);
    expect(matching.pick(state, 'region:a1')).toEqual({ kind: 'chosen', line: pairs[1] });
  });

  it('shows its rest when it is the only one left', () => {
    const state = after([unite('a1', 'b2'), pass], 'region:b2');

    expect(matching.rest(state)).toEqual(['region:a1']);
  });

  it('can be taken back and begun elsewhere', () => {
    const state = after(pairs, 'region:c3');

    expect(matching.pick(state, 'region:c3')).toEqual({
      kind: 'backed',
      matching: matching.begin(pairs),
    });
  });
});
