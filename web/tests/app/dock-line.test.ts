import { describe, expect, it, vi } from 'vitest';

import { dockLine, type DockSession } from '../../src/app/table/dock-line';
import { MoveSelection } from '../../src/board-kit/selection.svelte';
import type { MenuItem, SeatSummary, TableSummary } from '../../src/generated/wire';
import { cells, frame, line } from '../menus';
import { table } from '../table-sessions';

const create = line('a1', cells('a1'), 'tiki-choice-create');
const walk = line('b2-b3', cells('b2', 'b3'));
const pass = line('pass', ['button:pass'], 'tiki-choice-pass');
const prompt = { key: 'tiki-prompt-act', args: {} };

/** Ana (0) is here, and it is her turn against Ben (1). */
function session(more: Partial<DockSession> = {}): DockSession {
  return {
    card: table([0]),
    frame: frame(1, [], { prompt }),
    mine: [0],
    asked: [0],
    isMyTurn: true,
    ...more,
  };
}

function chosen(menu: MenuItem[], { picked = [] as string[], isLocked = false } = {}) {
  const selection = new MoveSelection({ chosen: vi.fn(), dead: vi.fn(), isLocked: () => isLocked });
  selection.offer(menu, '0 1');
  for (const element of picked) selection.pick(element);
  return selection;
}

function seated(card: TableSummary, seat: number, more: Partial<SeatSummary>): TableSummary {
  return {
    ...card,
    seats: card.seats.map((one) => (one.seat === seat ? { ...one, ...more } : one)),
  };
}

function sentence(more: Partial<DockSession>, menu: MenuItem[] = []) {
  const { sentence, detail } = dockLine(session(more), chosen(menu));
  return [sentence?.key, sentence?.args, detail?.key];
}

describe('the sentence of the dock', () => {
  it('says whose turn it is: mine, that of one of my seats, another’s, a bot’s', () => {
    expect(sentence({})).toEqual(['turn-yours', {}, 'tiki-prompt-act']);
    expect(sentence({ mine: [0, 1] })).toEqual([
      'turn-yours-named',
      { name: 'P0' },
      'tiki-prompt-act',
    ]);
    const other = { isMyTurn: false, asked: [1] };
    expect(sentence(other)).toEqual(['turn-other', { names: 'P1', count: 1 }, undefined]);
    const stand_in = { level: 'novice', why: 'left' } as unknown as SeatSummary['stand_in'];
    expect(sentence({ ...other, card: seated(table([0]), 1, { stand_in }) })[0]).toBe(
      'turn-thinks',
    );
    expect(sentence({ ...other, card: seated(table([0]), 1, { kind: 'bot' }) })[0]).toBe(
      'turn-thinks',
    );
  });

  it('is none where nobody is asked', () => {
    expect(sentence({ isMyTurn: false, asked: [] })).toEqual([undefined, undefined, undefined]);
  });

  it('tells what one may say though nobody waits for it', () => {
    expect(sentence({ isMyTurn: false, asked: [1] }, [pass])[2]).toBe('tiki-prompt-act');
  });

  it.each([
    ['paused', 'agreed', false, 'turn-paused-agreed'],
    ['paused', 'fault', false, 'turn-paused'],
    ['closed', null, false, 'turn-closed'],
    ['over', 'forfeit', true, 'turn-ended-forfeit'],
    ['over', 'agreed', true, 'turn-ended-agreed'],
  ])('says of a table that is %s (%s): %s %s', (status, reason, without, key) => {
    const card = table([0], {
      status: status as TableSummary['status'],
      reason: reason as TableSummary['reason'],
      is_without_result: without,
    });

    expect(sentence({ card, isMyTurn: false, asked: [] })[0]).toBe(key);
  });

  it('says whom a table waits for, and what its owner may do meanwhile', () => {
    const waiting = table([0], { status: 'waiting' });
    const waits = (card: TableSummary) => sentence({ card, isMyTurn: false, asked: [] });

    expect(waits(waiting)).toEqual(['turn-waiting', {}, 'turn-waiting-send']);
    expect(waits({ ...waiting, is_owner: false })[2]).toBe('turn-waiting-begin');
    const open = { ...waiting, terms: { ...waiting.terms, is_public: true } };
    expect(waits(open)[2]).toBe('turn-waiting-lobby');
    const invited = seated(waiting, 1, { state: 'invited' });
    expect(waits(invited)).toEqual(['turn-invited', { names: 'P1' }, 'turn-waiting-begin']);
  });
});

describe('what pointing would do', () => {
  it('begins with the groups of things on the board, buttons aside', () => {
    const { action } = dockLine(session(), chosen([create, walk, pass]));

    expect([action?.groups.map((group) => group.key), action?.ways, action?.sentence]).toEqual([
      ['tiki-choice-create', 'tiki-choice-walk'],
      [],
      null,
    ]);
  });

  it('goes on with a few ways, or with one sentence for many', () => {
    const ways = ['a2', 'b1', 'b3', 'c2', 'c3'].map((to) => line(`b2-${to}`, cells('b2', to)));
    const picked = ['cell:b2'];

    const few = dockLine(session(), chosen(ways.slice(0, 4), { picked })).action;
    expect([few?.ways.length, few?.groups, few?.sentence]).toEqual([4, [], null]);
    const many = dockLine(session(), chosen(ways, { picked })).action;
    expect([many?.ways, many?.sentence?.key]).toEqual([[], 'kit-go-on']);
  });

  it('tells of what the pointer is over, if that leads anywhere', () => {
    const selection = chosen([create, walk]);
    selection.over = 'cell:a1';
    expect(dockLine(session(), selection).action?.over).toEqual([create]);

    selection.over = 'cell:c3';
    expect(dockLine(session(), selection).action?.over).toBeNull();
  });

  it('is nothing while another one is asked, or a move is on its way', () => {
    expect(dockLine(session({ isMyTurn: false }), chosen([create])).action).toBeNull();
    expect(dockLine(session(), chosen([create], { isLocked: true })).action).toBeNull();
  });
});

describe('the buttons of the dock', () => {
  it('are those of the menu; passing is offered quietly beside something else', () => {
    const buttons = (menu: MenuItem[]) =>
      dockLine(session(), chosen(menu)).acts.buttons.map((one) => [one.element, one.isStrong]);

    expect(buttons([create, pass])).toEqual([['button:pass', false]]);
    expect(buttons([pass])).toEqual([['button:pass', true]]);
  });

  it('lead back from what is picked, and say yes to what is complete', () => {
    const step = line('b2', cells('b2'), 'tiki-choice-stay');
    const { acts } = dockLine(session(), chosen([step, walk], { picked: ['cell:b2'] }));

    expect([acts.canGoBack, acts.finished]).toEqual([true, [step]]);
    expect(dockLine(session(), chosen([step, walk])).acts.canGoBack).toBe(false);
  });

  it('are gone while nothing may be chosen', () => {
    const { acts } = dockLine(session(), chosen([create, pass], { isLocked: true }));

    expect(acts).toEqual({ finished: [], buttons: [], canGoBack: false });
  });
});
