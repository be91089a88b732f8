/** Looking closer at a board. */
import { describe, expect, it } from 'vitest';

import { Zoom, type Box } from '../../src/board-kit/zoom.svelte';

const WHOLE: Box = [-100, 50, 400, 200];

describe('zoom', () => {
  it('shows everything at first', () => {
    expect(new Zoom().part(WHOLE)).toEqual(WHOLE);
  });

  it('keeps the place that was pointed at where it was', () => {
    const zoom = new Zoom();
    const [x, y] = [0.25, 0.75];
    const place = ([left, top, width, height]: Box) => [left + width * x, top + height * y];
    const before = place(zoom.part(WHOLE));
    zoom.by(2, x, y);
    const after = place(zoom.part(WHOLE));
    expect(zoom.part(WHOLE)[2]).toBeCloseTo(200);
    expect(after[0]).toBeCloseTo(before[0] ?? NaN);
    expect(after[1]).toBeCloseTo(before[1] ?? NaN);
  });

  it('never leaves the drawing, and goes neither too near nor too far', () => {
    const zoom = new Zoom();
    for (let at = 0; at < 20; at += 1) zoom.by(1.5, 1, 0);
    const [left, top, width] = zoom.part(WHOLE);
    expect(zoom.scale).toBeLessThanOrEqual(3.5);
    expect(left + width).toBeLessThanOrEqual(300.001);
    expect(top).toBeGreaterThanOrEqual(49.999);
    for (let at = 0; at < 20; at += 1) zoom.by(0.5);
    expect(zoom.part(WHOLE)).toEqual(WHOLE);
    expect(zoom.isClose).toBe(false);
  });

  it('comes back to the whole', () => {
    const zoom = new Zoom();
    zoom.by(3, 0.9, 0.9);
    zoom.whole();
    expect(zoom.part(WHOLE)).toEqual(WHOLE);
  });
});
