import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Playback } from '../../src/board-kit/playback.svelte';
import type { Story } from '../../src/board-kit/game-screen';
import { counted, happened } from '../menus';

/** A story of a counter: each event adds one, in a scene of 100 ms. */
const counting: Story<number, string> = {
  begin: (view) => view['count'] as number,
  tell: (picture) => ({
    scenes: [{ picture: picture + 0.5, flights: [{ piece: 'dot', from: 'a', to: 'b' }], ms: 100 }],
    after: picture + 1,
    sound: 'place',
  }),
};

function playing(isStill = false) {
  const shown: [number, string | undefined][] = [];
  const playback = new Playback(
    counting,
    {
      shown: (event, sound) => shown.push([event.number, sound]),
      isStill: () => isStill,
      failed: vi.fn(),
    },
    counted(0),
  );
  return { playback, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  it('shows one event at a time and ends at the truth', () => {
    const { playback, shown } = playing();
    const settled = vi.fn();

    playback.play([happened(1), happened(2)], counted(2), settled);

    expect([playback.picture, playback.flights.length, shown.length]).toEqual([0.5, 1, 1]);
    vi.advanceTimersByTime(100);
    expect([playback.picture, shown.length]).toEqual([1.5, 2]);
    expect(settled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect([playback.picture, playback.flights.length, playback.isPlaying]).toEqual([2, 0, false]);
    expect(settled).toHaveBeenCalledOnce();
    expect(shown).toEqual([
      [1, 'place'],
      [2, 'place'],
    ]);
  });

  it('corrects itself by the view when a story told it wrong', () => {
    const { playback } = playing();

    playback.play([happened(1)], counted(40));
    vi.runAllTimers();

    expect(playback.picture).toBe(40);
  });

  it('skips to the end, with every event shown once and in order', () => {
    const { playback, shown } = playing();
    const settled = vi.fn();
    playback.play([happened(1), happened(2)], counted(2), settled);
    playback.play([happened(3)], counted(3), settled);

    playback.skip();

    expect(playback.picture).toBe(3);
    expect(shown.map(([number]) => number)).toEqual([1, 2, 3]);
    expect(settled).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect([playback.picture, shown.length]).toEqual([3, 3]);
  });

  it('plays what comes while it is playing afterwards', () => {
    const { playback, shown } = playing();

    playback.play([happened(1)], counted(1));
    playback.play([happened(2)], counted(2));
    vi.runAllTimers();

    expect([playback.picture, playback.isPlaying]).toEqual([2, false]);
    expect(shown.map(([number]) => number)).toEqual([1, 2]);
  });

  it('settles at once when nothing happened', () => {
    const { playback } = playing();
    const settled = vi.fn();

    playback.play([], counted(9), settled);

    expect([playback.picture, playback.isPlaying]).toEqual([9, false]);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('does not wait for an event that shows nothing', () => {
    const silent: Story<number, string> = {
      ...counting,
      tell: (picture) => ({ scenes: [], after: picture + 1 }),
    };
    const playback = new Playback(
      silent,
      { shown: () => undefined, isStill: () => true, failed: vi.fn() },
      counted(0),
    );

    playback.play([happened(1), happened(2)], counted(2));

    expect([playback.picture, playback.isPlaying]).toEqual([2, false]);
  });

  it('flies nothing where things must not move', () => {
    const { playback, shown } = playing(true);

    playback.play([happened(1)], counted(1));

    expect([playback.picture, playback.flights.length, shown.length]).toEqual([1, 0, 1]);
    vi.runAllTimers();
    expect(playback.isPlaying).toBe(false);
  });

  it('does not keep a person waiting for a long queue', () => {
    const { playback, shown } = playing();
    const long = Array.from({ length: 30 }, (_, at) => happened(at + 1));

    playback.play(long, counted(30));
    playback.play([happened(31)], counted(31));

    expect(shown.length).toBeGreaterThanOrEqual(30);
    vi.advanceTimersByTime(200);
    expect([playback.picture, playback.isPlaying]).toEqual([31, false]);
    expect(shown.map(([number]) => number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
  });

  it('can be told to jump', () => {
    const { playback } = playing();
    playback.play([happened(1)], counted(1));

    playback.jump(counted(7));

    expect([playback.picture, playback.isPlaying]).toEqual([7, false]);
  });

  it('is not done with one thing while the next is waiting', () => {
    const { playback } = playing();
    const seen: boolean[] = [];

    playback.play([happened(1)], counted(1), () => seen.push(playback.isPlaying));
    playback.play([happened(2)], counted(2), () => seen.push(playback.isPlaying));
    vi.runAllTimers();

    expect(seen).toEqual([true, false]);
    expect(playback.isPlaying).toBe(false);
  });

  it('tells whether there was anything to skip', () => {
    const { playback } = playing();

    expect(playback.skip()).toBe(false);
    playback.play([happened(1)], counted(1));
    expect(playback.skip()).toBe(true);
    expect(playback.skip()).toBe(false);
  });
});

describe('a story that fails', () => {
  const broken = (what: Partial<Story<number, string>>) => {
    const shown: number[] = [];
    const failed = vi.fn();
    const host = {
      shown: ({ number }: { number: number }) => shown.push(number),
      isStill: () => false,
      failed,
    };
    return { playback: new Playback({ ...counting, ...what }, host, counted(0)), shown, failed };
  };
  const fault = new Error('no such cell');
  const raise = () => {
    throw fault;
  };

  it('does not stop the table: what happened is in the log, and the view is shown', () => {
    const { playback, shown, failed } = broken({ tell: raise });
    const settled = vi.fn();

    playback.play([happened(1), happened(2)], counted(2), settled);

    expect([playback.picture, playback.isPlaying, shown]).toEqual([2, false, [1, 2]]);
    expect(settled).toHaveBeenCalledOnce();
    expect(failed).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('fails in the middle, and what comes later is told as ever', () => {
    const { playback, shown } = broken({
      tell: (picture, event) => (event.number === 2 ? raise() : counting.tell(picture, event)),
    });

    playback.play([happened(1), happened(2), happened(3)], counted(3));
    playback.play([happened(4)], counted(4));
    vi.advanceTimersByTime(100);
    expect([playback.picture, playback.isPlaying, shown]).toEqual([3.5, true, [1, 2, 3, 4]]);
    vi.advanceTimersByTime(100);

    expect([playback.picture, playback.isPlaying]).toEqual([4, false]);
  });

  it('cannot even draw a view: that is said, until one can be drawn again', () => {
    const { playback, failed } = broken({
      begin: (view) => (view['count'] === 1 ? raise() : counting.begin(view)),
    });
    const settled = vi.fn();

    playback.play([], counted(1), settled);
    expect([playback.isBroken, playback.isPlaying, settled.mock.calls.length]).toEqual([
      true,
      false,
      1,
    ]);
    expect(failed).toHaveBeenCalledExactlyOnceWith(fault);

    playback.play([], counted(2));
    expect([playback.isBroken, playback.picture]).toEqual([false, 2]);
    playback.jump(counted(1));
    expect(playback.isBroken).toBe(true);
  });

  it('does not stop when those who hear of it fail', () => {
    const failed = vi.fn();
    const playback = new Playback(
      counting,
      { shown: raise, isStill: () => false, failed },
      counted(0),
    );

    playback.play([happened(1)], counted(1), raise);
    playback.play([happened(2)], counted(2));
    vi.runAllTimers();

    expect([playback.picture, playback.isPlaying]).toEqual([2, false]);
    expect(failed).toHaveBeenCalledWith(fault);
  });
});
