import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Playback } from '../../src/board-kit/playback.svelte';
import type { Story } from '../../src/board-kit/story';
import { happened } from '../menus';

/** A story of a counter: each event adds one, in a scene of 100 ms. */
const counting: Story<number, string> = {
  begin: (view) => view['count'] as number,
  tell: (picture) => ({
    scenes: [{ picture: picture + 0.5, flights: [{ piece: 'dot', from: 'a', to: 'b' }], ms: 100 }],
    after: picture + 1,
    sound: 'place',
  }),
  ownerOf: () => 'yellow',
};

function playing(isStill = false) {
  const shown: [number, string | undefined][] = [];
  const playback = new Playback(
    counting,
    { shown: (event, sound) => shown.push([event.number, sound]), isStill: () => isStill },
    { count: 0 },
  );
  return { playback, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('playback', () => {
  it('shows one event at a time and ends at the truth', () => {
    const { playback, shown } = playing();
    const settled = vi.fn();

    playback.play([happened(1), happened(2)], { count: 2 }, settled);

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

    playback.play([happened(1)], { count: 40 });
    vi.runAllTimers();

    expect(playback.picture).toBe(40);
  });

  it('skips to the end, with every event shown once and in order', () => {
    const { playback, shown } = playing();
    const settled = vi.fn();
    playback.play([happened(1), happened(2)], { count: 2 }, settled);
    playback.play([happened(3)], { count: 3 }, settled);

    playback.skip();

    expect(playback.picture).toBe(3);
    expect(shown.map(([number]) => number)).toEqual([1, 2, 3]);
    expect(settled).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect([playback.picture, shown.length]).toEqual([3, 3]);
  });

  it('plays what comes while it is playing afterwards', () => {
    const { playback, shown } = playing();

    playback.play([happened(1)], { count: 1 });
    playback.play([happened(2)], { count: 2 });
    vi.runAllTimers();

    expect([playback.picture, playback.isPlaying]).toEqual([2, false]);
    expect(shown.map(([number]) => number)).toEqual([1, 2]);
  });

  it('settles at once when nothing happened', () => {
    const { playback } = playing();
    const settled = vi.fn();

    playback.play([], { count: 9 }, settled);

    expect([playback.picture, playback.isPlaying]).toEqual([9, false]);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('does not wait for an event that shows nothing', () => {
    const silent: Story<number, string> = { ...counting, tell: (picture) => ({ scenes: [], after: picture + 1 }) };
    const playback = new Playback(silent, { shown: () => undefined, isStill: () => true }, { count: 0 });

    playback.play([happened(1), happened(2)], { count: 2 });

    expect([playback.picture, playback.isPlaying]).toEqual([2, false]);
  });

  it('flies nothing where things must not move', () => {
    const { playback, shown } = playing(true);

    playback.play([happened(1)], { count: 1 });

    expect([playback.picture, playback.flights.length, shown.length]).toEqual([1, 0, 1]);
    vi.runAllTimers();
    expect(playback.isPlaying).toBe(false);
  });

  it('does not keep a person waiting for a long queue', () => {
    const { playback, shown } = playing();
    const long = Array.from({ length: 30 }, (_, at) => happened(at + 1));

    playback.play(long, { count: 30 });
    playback.play([happened(31)], { count: 31 });

    expect(shown.length).toBeGreaterThanOrEqual(30);
    vi.advanceTimersByTime(200);
    expect([playback.picture, playback.isPlaying]).toEqual([31, false]);
    expect(shown.map(([number]) => number)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
  });

  it('can be told to jump', () => {
    const { playback } = playing();
    playback.play([happened(1)], { count: 1 });

    playback.jump({ count: 7 });

    expect([playback.picture, playback.isPlaying]).toEqual([7, false]);
  });
});
