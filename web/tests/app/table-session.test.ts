import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { TableSummary, ToHouse, ToScreen } from '../../src/generated/wire';
import { house } from '../../src/app/api';
import { TableSession } from '../../src/app/table/session.svelte';
import { cells, frame, happened, line } from '../menus';
import { FakeSocket, screen, said, table, asked, hear, sit, moves } from '../table-sessions';

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
});

describe('sitting at a table', () => {
  it('greets with the seats that are mine', () => {
    sit([1]);

    expect(FakeSocket.newest.sent[0]).toEqual({
      type: 'hello',
      seats: [1],
      watch: false,
      since: { '1': 0 },
      permits: {},
      heard: {},
    });
  });

  it('plays what was chosen for the decision that was asked, and waits', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0, { decision: 5 }));

    session.selection.pick('cell:a1');

    expect(moves()).toMatchObject([{ seat: 0, decision: 5, choice: 11 }]);
    expect([session.isSending, session.selection.locked]).toEqual([true, true]);
    session.selection.pick('cell:a1');
    expect(moves().length).toBe(1);
  });

  it('goes on when the house has the move', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));
    session.selection.pick('cell:a1');

    hear(asked(0, 1, 1));
    hear({ type: 'done', request_id: moves()[0]?.request_id ?? '' });

    expect([session.isSending, session.isMyTurn, session.timeline?.events.length]).toEqual([
      false,
      false,
      1,
    ]);
  });

  it('shows why a move was refused, with the moment as it is', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));
    session.type('zz');

    const move = moves()[0];
    expect(move?.choice).toBe('zz');
    hear({
      type: 'refused',
      request_id: move?.request_id ?? '',
      code: 'refused',
      said,
      clause: 'TIKI-3.1',
      frame: asked(0, 0, 0),
    });

    expect(session.reply).toEqual({ said, clause: 'TIKI-3.1' });
    expect([session.isSending, session.selection.locked]).toEqual([false, false]);
  });

  it('forgets the refusal once something is picked that leads on', () => {
    const session = sit([0]);
    hear(
      asked(0, 0, 0, {
        menu: [
          line('b2-b3', cells('b2', 'b3'), 'walk', 4),
          line('b2-a2', cells('b2', 'a2'), 'walk', 5),
        ],
      }),
    );
    session.reply = { said, clause: null };

    session.selection.pick('cell:b2');

    expect([session.selection.picked, session.reply]).toEqual([['cell:b2'], null]);
  });

  it('takes typed notation from the menu when it is there', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));

    session.type(' A1 ');

    expect(moves()[0]?.choice).toBe(11);
  });

  it('asks why about a tap that leads nowhere', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));

    session.selection.pick('cell:c3');
    hear({ type: 'explanation', seat: 0, code: 'refused', said, clause: 'TIKI-3.1' });

    expect(FakeSocket.newest.sent.at(-1)).toEqual({
      type: 'explain',
      seat: 0,
      elements: ['cell:c3'],
    });
    expect(session.reply?.clause).toBe('TIKI-3.1');
  });

  it('is greeted again from where it stands, and sends the unanswered move again', () => {
    vi.useFakeTimers();
    const session = sit([0]);
    hear(asked(0, 0, 1));
    session.selection.pick('cell:a1');
    const first = moves()[0];

    FakeSocket.newest.onclose?.();
    expect(session.link.kind).toBe('lost');
    vi.advanceTimersByTime(500);
    FakeSocket.newest.onopen?.();
    hear({ type: 'welcome', build: '', at: 0, table: table([0]) });

    expect(FakeSocket.newest.sent[0]).toMatchObject({ type: 'hello', since: { '0': 1 } });
    expect(moves()).toEqual([first]);
    session.close();
    vi.useRealTimers();
  });
});

describe('hints', () => {
  const hint: ToScreen = {
    type: 'hint',
    seat: 0,
    decision: 1,
    steps: [{ said: { key: 'claim', args: { at: 'a1' } }, elements: cells('a1') }],
  };

  function seated(): TableSession {
    const session = sit([0]);
    hear({ type: 'table', at: 0, table: table([0], { options: { hints: true } }) });
    hear(asked(0, 0, 1));
    return session;
  }

  it('are offered where the table allows them', () => {
    expect(seated().canHint).toBe(true);
    const without = sit([0]);
    hear(asked(0, 0, 1));
    expect(without.canHint).toBe(false);
  });

  it('are asked for once, shown, and gone when something changes', () => {
    const session = seated();
    session.hints.ask();
    session.hints.ask();
    expect(FakeSocket.newest.sent.filter((one) => one.type === 'hint')).toEqual([
      { type: 'hint', seat: 0 },
    ]);
    expect(session.hints.isAsked).toBe(true);

    hear(hint);
    expect([session.hints.isAsked, session.hints.shown?.steps.length]).toEqual([false, 1]);

    hear(asked(0, 1, 2));
    expect(session.hints.shown).toBeNull();
  });

  it('are refused in words', () => {
    const session = seated();
    session.hints.ask();
    hear({ type: 'no-hint', seat: 0, code: 'hint.off', said });

    expect([session.hints.isAsked, session.reply?.said]).toEqual([false, said]);
  });

  it('are not waited for on another line', () => {
    const session = seated();
    session.hints.ask();
    FakeSocket.newest.onclose?.();

    expect(session.hints.isAsked).toBe(false);
    session.close();
  });
});

describe('notes', () => {
  it('belong to a seat of mine, come with the welcome, and are sent when I leave', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));
    hear({ type: 'noted', seat: 0, text: '"mine"' });
    expect(session.notesOf(0)?.text).toBe('"mine"');
    expect([session.notesOf(1), session.notesOf(null)]).toEqual([null, null]);

    session.notesOf(0)?.write('"more"');
    session.close();

    expect(FakeSocket.newest.sent.at(-1)).toEqual({ type: 'note', seat: 0, text: '"more"' });
  });
});

describe('several seats at one device', () => {
  it('turn to the seat that is asked', () => {
    const session = sit([0, 1]);
    hear(asked(0, 0, 0));
    hear(asked(1, 0, 0));
    expect(session.frame?.seat).toBe(0);

    hear(asked(0, 1, 1));
    hear(asked(1, 1, 1));
    session.timeline?.playback.skip();

    expect(session.frame?.seat).toBe(1);
    expect(session.selection.isTarget('cell:a1')).toBe(true);
  });

  it('draw a curtain before the first of several secret hands', () => {
    const session = sit([0, 1], true);
    hear(asked(0, 1, 0));
    hear(asked(1, 1, 0));

    expect([session.device.curtain, session.frame?.seat, session.selection.locked]).toEqual([
      1,
      1,
      true,
    ]);
    session.device.lift();
    expect([session.device.curtain, session.selection.locked]).toEqual([null, false]);
  });

  it('show one secret hand at once', () => {
    const session = sit([0], true);
    hear(asked(0, 0, 0));
    expect(session.device.curtain).toBe(null);
  });

  it('draw a curtain between secret hands', () => {
    const session = sit([0, 1], true);
    hear(asked(0, 0, 0));
    hear(asked(1, 0, 0));
    session.device.lift();
    hear(asked(0, 1, 1));
    hear(asked(1, 1, 1));
    session.timeline?.playback.skip();

    expect([session.device.curtain, session.selection.locked]).toEqual([1, true]);
    session.device.lift();
    expect([session.device.curtain, session.selection.locked]).toEqual([null, false]);
  });
});

describe('a seat with a PIN', () => {
  function guarded(more: Partial<TableSummary> = {}): TableSummary {
    const card = table([0, 1], more);
    return { ...card, seats: card.seats.map((seat) => ({ ...seat, has_pin: seat.seat === 0 })) };
  }

  function sent(type: ToHouse['type']) {
    return FakeSocket.newest.sent.filter((message) => message.type === type);
  }

  function sitGuarded(turn: number): TableSession {
    const card = guarded();
    const session = new TableSession(card, screen, true, 'ws://house');
    session.open();
    FakeSocket.newest.onopen?.();
    hear({ type: 'welcome', build: '', table: card, at: 0 });
    hear(asked(1, turn, 0));
    hear(asked(null, turn, 0));
    return session;
  }

  it('is not shown before its PIN was given', () => {
    const session = sitGuarded(0);

    expect(sent('hello')).toMatchObject([{ seats: [0, 1], watch: true }]);
    expect([session.device.curtain, session.device.isLocked(0)]).toEqual([0, true]);
    session.device.lift();
    expect(session.device.curtain).toBe(0);

    session.device.unlock('0000');
    hear({ type: 'locked', seat: 0, code: 'pin.wrong', said });
    expect([session.device.curtain, session.device.reply]).toEqual([0, said]);

    session.device.unlock('1234');
    expect(sent('unlock').at(-1)).toEqual({ type: 'unlock', seat: 0, pin: '1234' });
    hear({ type: 'unlocked', seat: 0, permit: 'let in' });
    expect(session.device.curtain).toBe(0);
    hear(asked(0, 0, 0));
    expect([session.device.curtain, session.frame?.seat, session.device.reply]).toEqual([
      null,
      0,
      null,
    ]);
  });

  it('is locked again when the device is handed on', () => {
    const session = sitGuarded(0);
    session.device.unlock('1234');
    hear({ type: 'unlocked', seat: 0, permit: 'let in' });
    hear(asked(0, 0, 0));

    hear(asked(0, 1, 1));
    hear(asked(1, 1, 1));
    hear(asked(null, 1, 1));
    session.timeline?.playback.skip();

    expect([session.device.curtain, session.device.isLocked(0)]).toEqual([1, true]);
    expect(sent('lock')).toEqual([{ type: 'lock', seat: 0 }]);
    session.device.lift();
    expect([session.device.curtain, session.frame?.seat]).toEqual([null, 1]);
    hear(asked(1, 0, 2));
    hear(asked(null, 0, 2));
    session.timeline?.playback.skip();
    expect(session.device.curtain).toBe(0);
  });

  it('wants the spectators’ stream at once, though the table did not tell of the PIN yet', async () => {
    vi.spyOn(house, 'setPin').mockResolvedValue({ permit: 'let in' });
    const session = sit([0, 1], true);
    hear(asked(0, 0, 0));
    hear(asked(1, 0, 0));

    await session.device.setPin(0, '1234');
    FakeSocket.newest.onopen?.();

    expect(sent('hello')).toMatchObject([{ watch: true, permits: { 0: 'let in' } }]);
  });

  it('needs no PIN when everything lies open', () => {
    const session = sitGuarded(0);
    hear({ type: 'table', table: guarded({ status: 'over' }), at: 0 });
    expect([session.device.curtain, session.device.isLocked(0)]).toEqual([null, false]);
  });
});

describe('watching', () => {
  it('asks for the spectator’s stream and answers taps by itself', () => {
    const session = sit([]);
    hear(asked(null, 0, 0));

    session.selection.pick('cell:a1');

    expect(FakeSocket.newest.sent).toEqual([
      { type: 'hello', seats: [], watch: true, since: { watch: 0 }, permits: {}, heard: {} },
    ]);
    expect(session.reply?.said.key).toBe('table-watching-only');
  });

  it('becomes sitting when a seat is mine', () => {
    const session = sit([]);
    hear(asked(null, 0, 0));

    hear({ type: 'table', at: 0, table: table([0]) });
    FakeSocket.newest.onopen?.();
    hear({ type: 'welcome', build: '', at: 0, table: table([0]) });
    hear(asked(0, 0, 0));

    expect(FakeSocket.newest.sent[0]).toMatchObject({ type: 'hello', seats: [0] });
    expect([session.frame?.seat, session.isMyTurn]).toEqual([0, true]);
  });
});

describe('coming back', () => {
  it('is told what happened since the own last decision, until it is seen or one moves', () => {
    const session = sit([0]);
    const events = [happened(1), happened(2), happened(3)];
    hear(frame(3, events, { to_act: [0], view: { count: 3 }, own: 1 }));

    expect(session.missed.events.map((event) => event.number)).toEqual([2, 3]);
    session.missed.seen();
    expect(session.missed.events).toEqual([]);
  });

  it.each([
    ['one who has decided nothing yet', [0], 0],
    ['several hands at one device', [0, 1], 1],
  ])('tells nothing to %s', (_who, mine, own) => {
    const session = sit(mine);
    hear(frame(2, [happened(1), happened(2)], { to_act: [0], view: { count: 2 }, own }));

    expect(session.missed.events).toEqual([]);
  });
});
