import { describe, expect, it } from 'vitest';

import { across, chancesAt, height, momentAt, pathOf, pointsOf } from '../../src/app/review/curve';
import { Study } from '../../src/app/review/study.svelte';

const box = { width: 120, height: 60, pad: 10 };

describe('the graph of a match', () => {
  it('goes from left to right and from certain loss up to certain win', () => {
    expect([across(0, 10, box), across(10, 10, box)]).toEqual([10, 110]);
    expect([height(0, box), height(1, box), height(0.5, box)]).toEqual([50, 10, 30]);
    expect(height(7, box)).toBe(10);
  });

  it('leads from a place to the nearest moment and stays inside', () => {
    expect([0, 10, 61, 110, 999].map((x) => momentAt(x, 10, box))).toEqual([0, 0, 5, 10, 10]);
    expect(momentAt(50, 0, box)).toBe(0);
  });

  it('draws one point for a moment, leaves out what is unknown, and can be unfinished', () => {
    const curve = [[0.5, 0.5], [0.2, 0.8], [], [1, 0]];
    const points = pointsOf(curve, 0, [0, 1, 1, 1, 2, 3], 3, box);

    expect(points.map(({ y }) => y)).toEqual([30, 10]);
    expect(pathOf(points)).toBe('M10.0 30.0L43.3 10.0');
    expect(pathOf([])).toBe('');
  });

  it('knows the chances at a moment from the newest step shown by then', () => {
    const curve = [[0.5, 0.5], [0.2, 0.8], []];

    expect(chancesAt(curve, [0, 1, 2, 3], 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(curve, [0, 1, 2, 3], 3)).toEqual([0.2, 0.8]);
    expect(chancesAt([], [0], 0)).toEqual([]);
  });
});

describe('steps and moments', () => {
  it('are turned into each other, where some steps are shown together', () => {
    const study = new Study('t', [0, 1, 1, 2]);

    expect([0, 1, 2, 3, 99].map((step) => study.momentOf(step))).toEqual([0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((moment) => study.stepAt(moment))).toEqual([0, 2, 3]);
  });
});
