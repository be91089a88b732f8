import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LoadedScreen } from '../../src/board-kit/board-screen';
import { Reel } from '../../src/app/table/timeline.svelte';
import { frame, happened } from '../menus';

const screen = {
  story: {
    begin: (view: Record<string, unknown>) => view['count'],
    tell: (picture: number) => ({
      scenes: [{ picture, flights: [], ms: 100 }],
      after: picture + 1,
    }),
  },
} as unknown as LoadedScreen;

const frames = [0, 1, 2, 3].map((count) =>
  frame(count, count === 0 ? [] : [happened(count)], { to_act: [count % 2], view: { count } }),
);

function reel(at = 0) {
  const moved: number[] = [];
  return { moved, reel: new Reel(screen, frames, at, (moment) => moved.push(moment)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('begins at the moment it is asked for, with what happened until then', () => {
    const { reel: at2 } = reel(2);

    expect([at2.at, at2.playback.picture, at2.past.length]).toEqual([2, 2, 2]);
    expect(reel(99).reel.at).toBe(3);
  });

  it('goes one move on, shown as it happened', () => {
    const { reel: shown, moved } = reel();

    shown.next();

    expect([shown.at, shown.playback.isPlaying, moved]).toEqual([1, true, [1]]);
    vi.runAllTimers();
    expect([shown.playback.picture, shown.past.map((event) => event.number)]).toEqual([1, [1]]);
  });

  it('goes back at once', () => {
    const { reel: shown } = reel(3);

    shown.previous();

    expect([shown.at, shown.playback.picture, shown.past.length]).toEqual([2, 2, 2]);
  });

  it('goes on into what is read later', () => {
    const { reel: shown } = reel(3);

    shown.extend([frame(4, [happened(4)], { view: { count: 4, to_act: [0] } })]);
    shown.next();

    expect([shown.last, shown.at, shown.frames.length]).toEqual([4, 4, 5]);
  });

  it('never leaves the match', () => {
    const { reel: shown } = reel(0);

    shown.previous();
    expect(shown.at).toBe(0);
    shown.jump(7);
    shown.next();
    expect(shown.at).toBe(3);
  });

  it('plays to the end by itself and stops there', () => {
    const { reel: shown } = reel();

    shown.toggle();
    vi.runAllTimers();

    expect([shown.at, shown.isRolling, shown.playback.picture]).toEqual([3, false, 3]);
    expect(shown.past.map((event) => event.number)).toEqual([1, 2, 3]);
  });

  it('pauses, and begins again after the end', () => {
    const { reel: shown } = reel();
    shown.toggle();
    shown.toggle();
    vi.runAllTimers();
    expect(shown.at).toBe(1);

    shown.jump(3);
    shown.toggle();
    expect(shown.at).toBe(1);
  });

  it('says who was to act', () => {
    const { reel: shown } = reel(1);

    expect(shown.asked).toEqual([1]);
  });

  it('says that the table is set at the beginning only, and of a hidden move that it is one', () => {
    const hidden = [...frames.slice(0, 2), frame(2, [], { view: { count: 2, to_act: [0] } })];
    const keys = [0, 1, 2].map((at) =>
      new Reel(screen, hidden, at, () => undefined).told.map((said) => said.key),
    );

    expect(keys).toEqual([['replay-begins'], ['tiki-event-created'], ['replay-unseen']]);
  });
});
