import { describe, expect, it, vi } from 'vitest';

import { Chooser } from '../../src/board-kit/chooser.svelte';
import type { MenuItem } from '../../src/generated/wire';
import { cells, line } from '../menus';

const create = line('a1', cells('a1'), 'tiki-choice-create');
const walk = line('b2-b3', cells('b2', 'b3'));
const turn = line('b2-c2', cells('b2', 'c2'));

function seated(menu: MenuItem[] = [create, walk, turn]) {
  const answer = { chosen: vi.fn(), dead: vi.fn(), touched: vi.fn() };
  const chooser = new Chooser(answer);
  chooser.offer(menu, '0 1');
  return { chooser, answer };
}

describe('a chooser', () => {
  it('hands over the line that was pointed out', () => {
    const { chooser, answer } = seated();

    chooser.pick('cell:b2');
    chooser.pick('cell:c2');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(turn);
  });

  it('asks why about a tap that leads nowhere, and keeps what is picked', () => {
    const { chooser, answer } = seated();

    chooser.pick('cell:b2');
    chooser.pick('cell:a1');

    expect(answer.dead).toHaveBeenCalledExactlyOnceWith(['cell:b2', 'cell:a1']);
    expect(chooser.picked).toEqual(['cell:b2']);
  });

  it('chooses nothing while a move is on its way', () => {
    const { chooser, answer } = seated();
    chooser.locked = true;

    chooser.pick('cell:a1');

    expect(answer.chosen).not.toHaveBeenCalled();
    expect(answer.touched).toHaveBeenCalledOnce();
    expect(chooser.isTarget('cell:a1')).toBe(false);
  });

  it('leaves to a tool in the hand what the tool wants, even while nothing can be chosen', () => {
    const { chooser, answer } = seated();
    const taken: string[] = [];
    chooser.locked = true;
    chooser.divert = (element) => element.startsWith('cell:') && taken.push(element) > 0;

    chooser.pick('cell:a1');
    expect(taken).toEqual(['cell:a1']);
    expect(answer.touched).not.toHaveBeenCalled();

    chooser.locked = false;
    chooser.divert = null;
    chooser.pick('cell:a1');
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });

  it('keeps what is picked while the same decision is asked again', () => {
    const { chooser } = seated();
    chooser.pick('cell:b2');

    chooser.offer([create, walk, turn], '0 1');

    expect(chooser.picked).toEqual(['cell:b2']);
  });

  it('begins afresh with a new decision', () => {
    const { chooser } = seated();
    chooser.pick('cell:b2');

    chooser.offer([create], '0 2');

    expect(chooser.picked).toEqual([]);
    expect(chooser.isTarget('cell:a1')).toBe(true);
    expect(chooser.isTarget('cell:b2')).toBe(false);
  });

  it('backs out one pick at a time and says when there is none', () => {
    const { chooser } = seated();
    chooser.pick('cell:b2');

    expect(chooser.back()).toBe(true);
    expect(chooser.back()).toBe(false);
  });

  it('tells the one kind of thing a target would do', () => {
    const { chooser } = seated([create, walk, line('x', cells('a1', 'a2'))]);

    expect(chooser.kindAt('cell:b2')).toBe('tiki-choice-walk');
    expect(chooser.kindAt('cell:a1')).toBeUndefined();
  });

  it('shows what is ahead of a lone line and of lines being typed', () => {
    const { chooser } = seated([create, walk]);
    chooser.pick('cell:b2');

    expect(chooser.isAhead('cell:b3')).toBe(true);
    chooser.clear();
    chooser.previewed = [create];
    expect(chooser.isAhead('cell:a1')).toBe(true);
  });

  it('hands over the words that go with what ends in an element', () => {
    const { chooser, answer } = seated();

    chooser.addWords('cell:a1', '  peace ');
    chooser.pick('cell:a1');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create, 'peace');
  });

  it('forgets words that are taken away', () => {
    const { chooser, answer } = seated();

    chooser.addWords('cell:a1', 'peace');
    chooser.addWords('cell:a1', '');
    chooser.pick('cell:a1');

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
    const { chooser, answer } = touched(false);

    chooser.pick('cell:b2');
    chooser.pick('cell:b3');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(attack);
  });

  it('waits for a yes where the screen is touched', () => {
    const { chooser, answer } = touched(true);

    chooser.pick('cell:b2');
    chooser.pick('cell:b3');
    expect(answer.chosen).not.toHaveBeenCalled();
    expect(chooser.asked).toEqual(attack);
    chooser.confirm(attack);

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(attack);
  });

  it('is given up by pointing elsewhere', () => {
    const { chooser, answer } = touched(true);

    chooser.pick('cell:b2');
    chooser.pick('cell:b3');
    chooser.pick('cell:a1');

    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });
});

describe('a tap', () => {
  it('ends there if it only hurried an animation along', () => {
    const { chooser, answer } = seated();
    answer.touched.mockReturnValueOnce(true).mockReturnValueOnce(true);

    chooser.pick('cell:a1');
    chooser.confirm(create);
    expect(answer.chosen).not.toHaveBeenCalled();

    chooser.pick('cell:a1');
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
  });

  it('is remembered only while the very same menu is offered', () => {
    const { chooser } = seated();
    chooser.pick('cell:b2');

    chooser.offer([{ ...create }, { ...walk }, { ...turn }], '0 1');
    expect(chooser.picked).toEqual(['cell:b2']);

    const other = line('b2-b1', cells('b2', 'b1'));
    chooser.offer([create, walk, other], '0 1');
    expect(chooser.picked).toEqual([]);
    expect(chooser.menu).toEqual([create, walk, other]);
  });

  it('can be wished for: it comes once the menu has it, and only while it is still wanted', () => {
    const { chooser, answer } = seated([walk]);
    let isWanted = true;
    chooser.wish('cell:a1', () => isWanted);

    chooser.grant();
    expect([chooser.wished, answer.chosen.mock.calls.length]).toEqual(['cell:a1', 0]);

    chooser.offer([create, walk], '0 2');
    chooser.locked = true;
    chooser.grant();
    expect(answer.chosen).not.toHaveBeenCalled();
    chooser.locked = false;
    chooser.grant();
    expect(answer.chosen).toHaveBeenCalledExactlyOnceWith(create);
    expect(chooser.wished).toBeNull();

    chooser.offer([create, walk], '0 3');
    chooser.wish('cell:a1', () => isWanted);
    isWanted = false;
    chooser.grant();
    expect([chooser.wished, answer.chosen.mock.calls.length]).toEqual([null, 1]);
  });
});
