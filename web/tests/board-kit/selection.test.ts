import { describe, expect, it, vi } from 'vitest';

import { MoveSelection } from '../../src/board-kit/selection.svelte';
import type { MenuItem } from '../../src/generated/wire';
import { cells, line } from '../menus';

const create = line('a1', cells('a1'), 'tiki-choice-create');
const walk = line('b2-b3', cells('b2', 'b3'));
const turn = line('b2-c2', cells('b2', 'c2'));

function seated(menu: MenuItem[] = [create, walk, turn]) {
  const may = { choose: true };
  const isLocked = () => !may.choose;
  const answer = { chosen: vi.fn(), dead: vi.fn(), touched: vi.fn(), isLocked };
  const selection = new MoveSelection(answer);
  selection.offer(menu, '0 1');
  return { selection, answer, may };
}

describe('a selection', () => {
  it('hands over the line that was pointed out', () => {
    const { selection, answer } = seated();

    selection.pick('cell:b2');
    selection.pick('cell:c2');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(turn);
  });

  it('asks why about a tap that leads nowhere, and keeps what is picked', () => {
    const { selection, answer } = seated();

    selection.pick('cell:b2');
    selection.pick('cell:a1');

    expect(answer.dead).toHaveBeenCalledExactlyOnceWith(['cell:b2', 'cell:a1']);
    expect(selection.picked).toEqual(['cell:b2']);
  });

  it('marks what was refused until something else is pointed at, taken back or asked', () => {
    const { selection } = seated();
    const refuse = () => {
      selection.pick('cell:b2');
      selection.pick('cell:a1');
      return selection.refused;
    };

    expect(refuse()).toEqual(['cell:a1']);
    selection.back();
    expect(selection.refused).toEqual([]);

    refuse();
    selection.offer([create], '0 2');
    expect(selection.refused).toEqual([]);

    selection.pick('cell:b2');
    expect(selection.refused).toEqual(['cell:b2']);
    selection.pick('cell:a1');
    expect(selection.refused).toEqual([]);
  });

  it('chooses nothing while a move is on its way', () => {
    const { selection, answer, may } = seated();
    may.choose = false;

    selection.pick('cell:a1');

    expect(answer.chosen).not.toHaveBeenCalled();
    expect(answer.touched).toHaveBeenCalledOnce();
    expect(selection.isTarget('cell:a1')).toBe(false);
  });

  it('leaves to a tool in the hand what the tool wants, even while nothing can be chosen', () => {
    const { selection, answer, may } = seated();
    const taken: string[] = [];
    may.choose = false;
    selection.tool = {
      take: (element) => element.startsWith('cell:') && taken.push(element) > 0,
      key: () => false,
      at: null,
    };

    selection.pick('cell:a1');
    expect(taken).toEqual(['cell:a1']);
    expect(answer.touched).not.toHaveBeenCalled();

    may.choose = true;
    selection.tool = null;
    selection.pick('cell:a1');
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });

  it('keeps what is picked while the same decision is asked again', () => {
    const { selection } = seated();
    selection.pick('cell:b2');

    selection.offer([create, walk, turn], '0 1');

    expect(selection.picked).toEqual(['cell:b2']);
  });

  it('begins afresh with a new decision', () => {
    const { selection } = seated();
    selection.pick('cell:b2');

    selection.offer([create], '0 2');

    expect(selection.picked).toEqual([]);
    expect(selection.isTarget('cell:a1')).toBe(true);
    expect(selection.isTarget('cell:b2')).toBe(false);
  });

  it('backs out one pick at a time and says when there is none', () => {
    const { selection } = seated();
    selection.pick('cell:b2');

    expect(selection.back()).toBe(true);
    expect(selection.back()).toBe(false);
  });

  it('tells the one kind of thing a target would do', () => {
    const { selection } = seated([create, walk, line('x', cells('a1', 'a2'))]);

    expect(selection.kindAt('cell:b2')).toBe('tiki-choice-walk');
    expect(selection.kindAt('cell:a1')).toBeUndefined();
  });

  it('shows what is ahead of a lone line and of lines being typed', () => {
    const { selection } = seated([create, walk]);
    selection.pick('cell:b2');

    expect(selection.isAhead('cell:b3')).toBe(true);
    selection.clear();
    selection.previewed = [create];
    expect(selection.isAhead('cell:a1')).toBe(true);
  });

  it('hands over the words that go with what ends in an element', () => {
    const { selection, answer } = seated();

    selection.addWords('cell:a1', '  peace ');
    selection.pick('cell:a1');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create, 'peace');
  });

  it('forgets words that are taken away', () => {
    const { selection, answer } = seated();

    selection.addWords('cell:a1', 'peace');
    selection.addWords('cell:a1', '');
    selection.pick('cell:a1');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });
});

describe('a grave line', () => {
  const attack = { ...walk, is_grave: true };

  function touched(isTouched: boolean) {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouched }));
    return seated([create, attack, turn]);
  }

  it('is chosen at once with a mouse', () => {
    const { selection, answer } = touched(false);

    selection.pick('cell:b2');
    selection.pick('cell:b3');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(attack);
  });

  it('waits for a yes where the screen is touched', () => {
    const { selection, answer } = touched(true);

    selection.pick('cell:b2');
    selection.pick('cell:b3');
    expect(answer.chosen).not.toHaveBeenCalled();
    expect(selection.asked).toEqual(attack);
    selection.confirm(attack);

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(attack);
  });

  it('is given up by pointing elsewhere', () => {
    const { selection, answer } = touched(true);

    selection.pick('cell:b2');
    selection.pick('cell:b3');
    selection.pick('cell:a1');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });
});

describe('a tap', () => {
  it('ends there if it only hurried an animation along', () => {
    const { selection, answer } = seated();
    answer.touched.mockReturnValueOnce(true).mockReturnValueOnce(true);

    selection.pick('cell:a1');
    selection.confirm(create);
    expect(answer.chosen).not.toHaveBeenCalled();

    selection.pick('cell:a1');
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });

  it('is remembered only while the very same menu is offered', () => {
    const { selection } = seated();
    selection.pick('cell:b2');

    selection.offer([{ ...create }, { ...walk }, { ...turn }], '0 1');
    expect(selection.picked).toEqual(['cell:b2']);

    const other = line('b2-b1', cells('b2', 'b1'));
    selection.offer([create, walk, other], '0 1');
    expect(selection.picked).toEqual([]);
    expect(selection.menu).toEqual([create, walk, other]);
  });

  it('can be wished for: it comes once the menu has it, and only while it is still wanted', () => {
    const { selection, answer, may } = seated([walk]);
    let isWanted = true;
    selection.wish('cell:a1', () => isWanted);

    selection.grant();
    expect([selection.wished, answer.chosen.mock.calls.length]).toEqual(['cell:a1', 0]);

    selection.offer([create, walk], '0 2');
    may.choose = false;
    selection.grant();
    expect(answer.chosen).not.toHaveBeenCalled();
    may.choose = true;
    selection.grant();
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
    expect(selection.wished).toBeNull();

    selection.offer([create, walk], '0 3');
    selection.wish('cell:a1', () => isWanted);
    isWanted = false;
    selection.grant();
    expect([selection.wished, answer.chosen.mock.calls.length]).toEqual([null, 1]);
  });
});
