import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LoadedScreen } from '../../src/board-kit/loaded-screen';
import { uncaught } from '../../src/app/uncaught.svelte';
import { cells, frame, happened, line } from '../menus';
import { FakeSocket, screen, table, asked, hear, sit, moves } from '../table-sessions';

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
});

describe('a tap while something moves', () => {
  /** Every event flies for a while. */
  const flying = {
    ...screen,
    story: {
      ...screen.story,
      tell: (picture: unknown) => ({
        scenes: [{ picture, flights: [], ms: 500 }],
        after: Number(picture) + 1,
      }),
    },
  } as unknown as LoadedScreen;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once what came of it, and plays nothing', () => {
    const session = sit([0], false, flying);
    hear(asked(0, 1, 0));
    hear(asked(0, 0, 1));
    expect([session.timeline?.playback.isPlaying, session.selection.menu.length]).toEqual([
      true,
      0,
    ]);

    session.selection.pick('cell:a1');
    expect([session.timeline?.playback.isPlaying, moves().length]).toEqual([false, 0]);
    expect(session.selection.picked).toEqual([]);

    session.selection.pick('cell:a1');
    expect(moves().length).toBe(1);
  });

  it('finds nothing to choose between two things that are shown', () => {
    const session = sit([0], false, flying);
    hear(asked(0, 1, 0));
    hear(asked(0, 0, 1));
    hear(asked(0, 1, 2));

    vi.advanceTimersByTime(600);
    expect([session.timeline?.playback.isPlaying, session.selection.locked]).toEqual([true, true]);
    vi.advanceTimersByTime(600);
    expect([session.timeline?.playback.isPlaying, session.selection.menu.length]).toEqual([
      false,
      0,
    ]);
  });
});

describe('a story that fails', () => {
  it('is reported, and the game goes on from the view', () => {
    const fault = new Error('no such cell');
    const broken = {
      ...screen,
      story: {
        ...screen.story,
        tell: () => {
          throw fault;
        },
      },
    } as unknown as LoadedScreen;
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const session = sit([0], false, broken);
    hear(asked(0, 1, 0));
    hear(asked(0, 0, 1));

    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    expect(uncaught.said?.key).toBe('error-here');
    expect([
      session.timeline?.events.length,
      session.timeline?.playback.picture,
      session.isMyTurn,
    ]).toEqual([1, 1, true]);
    session.selection.pick('cell:a1');
    expect(moves().length).toBe(1);
    report.mockRestore();
    uncaught.seen();
  });
});

describe('by agreement', () => {
  const rewound = (number: number, first: number, count: number) =>
    happened(number, 'rewound', { first, count });

  it.each([false, true])(
    'what the other had picked goes with the moves taken back (hidden: %s)',
    (hidden) => {
      const session = sit([1]);
      const walk = line('a1-a2', cells('a1', 'a2'), 'tiki-choice-walk', 12);
      hear(asked(1, 1, 1, { menu: [walk], decision: 4 }));
      session.selection.pick('cell:a1');
      session.selection.previewed = [walk];
      expect(session.selection.picked).toEqual(['cell:a1']);

      const hiding = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      const after = { to_act: [1], view: { count: 0 }, decision: 4 };
      hear(frame(2, [rewound(2, 1, 1)], { seat: 1, menu: [{ ...walk, id: 13 }], ...after }));
      hiding.mockRestore();

      expect([session.selection.picked, session.selection.previewed]).toEqual([[], []]);
    },
  );

  it('nobody is told of moves that were taken back', () => {
    const session = sit([0]);
    const events = [happened(1), happened(2), happened(3), rewound(4, 2, 2), happened(5)];
    hear(frame(5, events, { to_act: [0], view: { count: 5 }, own: 1 }));

    expect(session.missed.events.map((event) => event.number)).toEqual([4, 5]);
  });

  it('what is told of what happened meanwhile shrinks when it is taken back', () => {
    const session = sit([0]);
    hear(
      frame(3, [happened(1), happened(2), happened(3)], {
        to_act: [0],
        view: { count: 3 },
        own: 1,
      }),
    );
    expect(session.missed.events.map((event) => event.number)).toEqual([2, 3]);

    hear(frame(4, [rewound(4, 3, 1)], { to_act: [1], view: { count: 2 }, decision: 9, own: 1 }));

    expect(session.missed.events.map((event) => event.number)).toEqual([2]);
  });

  it('a refusal for being paused goes when the game goes on', () => {
    const session = sit([0]);
    hear(asked(0, 0, 0));
    hear({ type: 'table', at: 0, table: table([0], { status: 'paused', reason: 'agreed' }) });
    session.type('a1');
    const paused = { key: 'house-error-table-paused-agreed', args: {} };
    hear({
      type: 'refused',
      request_id: moves()[0]?.request_id ?? '',
      code: 'table.paused',
      said: paused,
      clause: null,
      frame: null,
    });
    expect(session.reply?.said).toEqual(paused);

    hear({
      type: 'table',
      at: 0,
      table: table([0], { watchers: 1, status: 'paused', reason: 'agreed' }),
    });
    expect(session.reply?.said).toEqual(paused);
    hear({ type: 'table', at: 0, table: table([0]) });

    expect(session.reply).toBeNull();
  });
});
