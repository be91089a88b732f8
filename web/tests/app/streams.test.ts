import { describe, expect, it } from 'vitest';

import { isAwaited, isDue, seatToShow, take, toAct } from '../../src/app/table/streams';
import type { SeatSummary, TableSummary } from '../../src/generated/wire';
import { frame, happened } from '../menus';

describe('a stream', () => {
  it('takes in the events it does not hold yet', () => {
    const first = take(undefined, frame(2, [happened(1), happened(2)]));

    const second = take(first.stream, frame(3, [happened(2), happened(3)]));

    expect(second.fresh.map((event) => event.number)).toEqual([3]);
    expect(second.stream.events.map((event) => event.number)).toEqual([1, 2, 3]);
    expect(second.hasGap).toBe(false);
  });

  it('notices that it missed something', () => {
    const held = take(undefined, frame(1, [happened(1)])).stream;

    expect(take(held, frame(3, [happened(3)])).hasGap).toBe(true);
    expect(take(held, frame(3, [])).hasGap).toBe(true);
  });

  it('is content with a frame that brings nothing new', () => {
    const held = take(undefined, frame(1, [happened(1)])).stream;

    expect(take(held, frame(1, []))).toMatchObject({ fresh: [], hasGap: false });
  });
});

describe('who is asked', () => {
  it('is read from the view, and is nobody without one', () => {
    expect(toAct(frame(0, [], { to_act: [1, 2] }))).toEqual([1, 2]);
    expect(toAct(frame(0, [], { to_act: [] }))).toEqual([]);
    expect(toAct(undefined)).toEqual([]);
  });
});

describe('the seat that is shown', () => {
  it('is a spectator without a seat', () => {
    expect(seatToShow([], null, [0])).toBeNull();
  });

  it('turns to the one of mine that is asked', () => {
    expect(seatToShow([0, 1], 0, [1])).toBe(1);
  });

  it('stays while it is asked, or while none of mine is', () => {
    expect(seatToShow([0, 1], 1, [0, 1])).toBe(1);
    expect(seatToShow([0, 1], 1, [2])).toBe(1);
    expect(seatToShow([1], null, [0])).toBe(1);
  });
});

describe('whether a seat of mine must decide', () => {
  const both = frame(3, [happened(1), happened(2), happened(3)], { to_act: [0, 1] });
  const watch = take(undefined, both).stream;

  it('is known best by its own frame', () => {
    expect(isDue(0, frame(3, [], { to_act: [1] }), watch, both, undefined)).toBe(false);
    expect(isDue(0, frame(3, [], { to_act: [0] }), watch, both, 3)).toBe(true);
  });

  it('is told by spectators without one, except of a choice that was sealed here', () => {
    expect(isDue(0, undefined, watch, both, undefined)).toBe(true);
    expect(isDue(0, undefined, watch, both, 3)).toBe(false);
    expect(isDue(0, undefined, undefined, both, 3)).toBe(false);
  });

  it('is asked again when something has happened for all to see', () => {
    expect(isDue(0, undefined, watch, both, 2)).toBe(true);
  });
});

describe('whether a table waits for me', () => {
  const seat = (state: SeatSummary['state'], isMine: boolean) =>
    ({ state, is_mine: isMine }) as SeatSummary;
  const card = (more: Partial<TableSummary>) =>
    ({ status: 'running', reason: null, ...more }) as TableSummary;

  it('does where I am invited', () => {
    expect(isAwaited(card({ status: 'waiting', seats: [seat('invited', true)] }))).toBe(true);
    expect(
      isAwaited(card({ status: 'waiting', seats: [seat('invited', false), seat('', true)] })),
    ).toBe(false);
  });

  it('does where a fault has paused my match, not where all wanted to rest', () => {
    expect(isAwaited(card({ status: 'paused', reason: 'bot', seats: [seat('', true)] }))).toBe(
      true,
    );
    expect(isAwaited(card({ status: 'paused', reason: 'agreed', seats: [seat('', true)] }))).toBe(
      false,
    );
    expect(isAwaited(card({ status: 'paused', reason: 'bot', seats: [seat('', false)] }))).toBe(
      false,
    );
    expect(isAwaited(card({ seats: [seat('', true)] }))).toBe(false);
  });
});
