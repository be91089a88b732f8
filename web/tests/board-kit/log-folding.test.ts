import { describe, expect, it } from 'vitest';

import { folded, standing, type LogLine } from '../../src/board-kit/log-folding';
import type { SeenEvent } from '../../src/generated/wire';
import { happened } from '../menus';

function event(number: number, kind = 'played', data: Record<string, number> = {}): SeenEvent {
  return happened(number, kind, data);
}

const shape = (lines: readonly LogLine[]): unknown =>
  lines.map((line) =>
    line.folded.length > 0 ? [line.event.number, shape(line.folded)] : line.event.number,
  );

describe('what stands', () => {
  it('is everything where nothing was taken back', () => {
    const events = [event(1), event(2)];
    expect(standing(events)).toEqual(events);
    expect(shape(folded(events))).toEqual([1, 2]);
  });

  it('leaves out what an agreement took back, and keeps it folded', () => {
    const events = [
      event(1),
      event(2),
      event(3),
      event(4, 'rewound', { first: 2, count: 2 }),
      event(5),
    ];
    expect(standing(events).map((one) => one.number)).toEqual([1, 5]);
    expect(shape(folded(events))).toEqual([1, [4, [2, 3]], 5]);
  });

  it('takes a sealed choice out of the middle', () => {
    const events = [event(1), event(2), event(3), event(4, 'undone', { first: 2, count: 1 })];
    expect(standing(events).map((one) => one.number)).toEqual([1, 3]);
    expect(shape(folded(events))).toEqual([1, 3, [4, [2]]]);
  });

  it('folds foldings', () => {
    const events = [
      event(1),
      event(2),
      event(3, 'undone', { first: 2, count: 1 }),
      event(4),
      event(5, 'rewound', { first: 1, count: 4 }),
    ];
    expect(standing(events)).toEqual([]);
    expect(shape(folded(events))).toEqual([[5, [1, [3, [2]], 4]]]);
  });

  it('says so even where nothing was seen of it', () => {
    expect(shape(folded([event(1), event(2, 'rewound', { first: 2, count: 0 })]))).toEqual([1, 2]);
  });
});
