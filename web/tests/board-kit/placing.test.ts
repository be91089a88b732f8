import { describe, expect, it } from 'vitest';

import { isBeside } from '../../src/board-kit/placing';

const PANELS = [
  { width: 300, height: 400 },
  { width: 200, height: 60 },
];
const TALL = { width: 600, height: 700 };
const WIDE = { width: 900, height: 580 };

describe('panels', () => {
  it('lie below on a phone upright and beside on one lying down', () => {
    for (const world of [TALL, WIDE])
      expect(isBeside({ width: 390, height: 460 }, world, PANELS)).toBe(false);
    expect(isBeside({ width: 800, height: 300 }, TALL, PANELS)).toBe(true);
  });

  it('lie on a desk where the world needs the room less', () => {
    const room = { width: 700, height: 600 };
    expect(isBeside(room, { width: 300, height: 700 }, PANELS)).toBe(true);
    expect(isBeside(room, WIDE, PANELS)).toBe(false);
  });

  it('take no more height than the highest of them wants', () => {
    const room = { width: 700, height: 560 };
    expect(isBeside(room, TALL, [{ width: 300, height: 400 }])).toBe(true);
    expect(isBeside(room, TALL, [{ width: 300, height: 40 }])).toBe(false);
  });
});
