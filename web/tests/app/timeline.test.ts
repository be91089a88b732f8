import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LoadedScreen } from '../../src/board-kit/loaded-screen';
import { Timeline } from '../../src/app/table/timeline.svelte';
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

function begun(at = 0) {
  const moved: number[] = [];
  const host = { moved: (timeline: Timeline) => void moved.push(timeline.cursor) };
  return { moved, replay: new Timeline(screen, frames, host, { cursor: at }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('begins at the moment it is asked for, with what happened until then', () => {
    const { replay: at2 } = begun(2);

    expect([at2.cursor, at2.playback.picture, at2.events.length]).toEqual([2, 2, 2]);
    expect(begun(99).replay.cursor).toBe(3);
  });

  it('goes one move on, shown as it happened', () => {
    const { replay: shown, moved } = begun();

    shown.next();

    expect([shown.cursor, shown.playback.isPlaying, moved]).toEqual([1, true, [1]]);
    vi.runAllTimers();
    expect([shown.playback.picture, shown.events.map((event) => event.number)]).toEqual([1, [1]]);
  });

  it('goes back at once', () => {
    const { replay: shown } = begun(3);

    shown.previous();

    expect([shown.cursor, shown.playback.picture, shown.events.length]).toEqual([2, 2, 2]);
  });

  it('goes on into what is read later', () => {
    const { replay: shown } = begun(3);

    shown.extend([frame(4, [happened(4)], { view: { count: 4, to_act: [0] } })]);
    shown.next();

    expect([shown.last, shown.cursor, shown.frames.length]).toEqual([4, 4, 5]);
  });

  it('never leaves the match', () => {
    const { replay: shown } = begun(0);

    shown.previous();
    expect(shown.cursor).toBe(0);
    shown.jump(7);
    shown.next();
    expect(shown.cursor).toBe(3);
  });

  it('plays to the end by itself and stops there', () => {
    const { replay: shown } = begun();

    shown.toggle();
    vi.runAllTimers();

    expect([shown.cursor, shown.isRolling, shown.playback.picture]).toEqual([3, false, 3]);
    expect(shown.events.map((event) => event.number)).toEqual([1, 2, 3]);
  });

  it('pauses, and begins again after the end', () => {
    const { replay: shown } = begun();
    shown.toggle();
    shown.toggle();
    vi.runAllTimers();
    expect(shown.cursor).toBe(1);

    shown.jump(3);
    shown.toggle();
    expect(shown.cursor).toBe(1);
  });

  it('says who was to act', () => {
    const { replay: shown } = begun(1);

    expect(shown.asked).toEqual([1]);
  });

  it('says that the table is set at the beginning only, and of a hidden move that it is one', () => {
    const hidden = [...frames.slice(0, 2), frame(2, [], { view: { count: 2, to_act: [0] } })];
    const keys = [0, 1, 2].map((at) =>
      new Timeline(screen, hidden, { moved: () => undefined }, { cursor: at }).told.map(
        (said) => said.key,
      ),
    );

    expect(keys).toEqual([['replay-begins'], ['tiki-event-created'], ['replay-unseen']]);
  });
});

describe('live play', () => {
  /** A match at its second event. */
  function live() {
    const begin = frame(2, [happened(1), happened(2)], { view: { count: 2, to_act: [0] } });
    return new Timeline(screen, [begin], { moved: () => undefined }, { isLive: true });
  }

  function more(last: number, events = [happened(last)]) {
    return frame(last, events, { view: { count: last, to_act: [last % 2] } });
  }

  const numbers = (timeline: Timeline) => timeline.events.map((event) => event.number);

  it('shows a frame once the events that lead there were shown', () => {
    const match = live();

    match.receive(more(3));
    expect([match.frame.last, match.playback.isPlaying, numbers(match)]).toEqual([
      2,
      true,
      [1, 2, 3],
    ]);
    vi.runAllTimers();

    expect([match.frame.last, match.frames.length, match.playback.picture]).toEqual([3, 1, 3]);
  });

  it('catches up with several frames one after the other', () => {
    const match = live();
    match.receive(more(3));
    match.receive(more(4));

    vi.advanceTimersByTime(150);
    expect([match.frame.last, match.playback.isPlaying]).toEqual([3, true]);
    match.playback.skip();

    expect([match.frame.last, match.frames.length, numbers(match)]).toEqual([4, 1, [1, 2, 3, 4]]);
  });

  it('opens another seat’s frame at once, whatever was moving', () => {
    const match = live();
    match.receive(more(3));

    match.open(more(1));
    vi.runAllTimers();

    expect([match.frame.last, match.playback.picture, numbers(match)]).toEqual([1, 1, [1]]);
  });

  it('goes on unseen while a spectator looks back, and is there when they return', () => {
    const match = live();
    match.stepBack(frames.slice(0, 3));
    expect([match.isLive, match.cursor, match.last, match.hasGoneOn]).toEqual([false, 1, 2, false]);

    match.receive(more(3));
    expect([match.cursor, match.last, match.playback.isPlaying]).toEqual([1, 3, false]);
    expect([match.hasGoneOn, match.playback.picture, numbers(match)]).toEqual([true, 1, [1]]);

    match.follow();
    expect([match.isLive, match.frame.last, match.playback.picture]).toEqual([true, 3, 3]);
    expect([match.hasGoneOn, numbers(match)]).toEqual([false, [1, 2, 3]]);
  });

  it('keeps what came between the question for the past and its answer', () => {
    const match = live();
    match.receive(more(3));
    match.stepBack(frames.slice(0, 3));

    expect([match.last, match.cursor, match.frames[3]?.events.length]).toEqual([3, 2, 1]);
    match.follow();
    expect(numbers(match)).toEqual([1, 2, 3]);
  });

  it('makes no moment of a frame in which nothing happened', () => {
    const match = live();
    match.stepBack(frames.slice(0, 3));

    match.receive(more(2, []));

    expect([match.last, match.hasGoneOn]).toEqual([2, false]);
    match.follow();
    expect(numbers(match)).toEqual([1, 2]);
  });
});
