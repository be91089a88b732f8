import { describe, expect, it } from 'vitest';

import { arrange, boxShown } from '../../src/board-kit/arrangement';
import type { World } from '../../src/board-kit/game-screen';
import Empty from './empty.svelte';

const panel = (width: number, smallest: number, best: number) => ({
  smallest: { width: width / 2, height: smallest },
  best: { width, height: best },
});
const PANELS = [panel(500, 50, 100), panel(500, 100, 180)];
const SQUARE = { x: 0, y: 0, width: 500, height: 500 };
const WIDE = { x: -18, y: -18, width: 936, height: 536 };

describe('panels of a world that does not move', () => {
  it('have the height that the world cannot use, one below the other', () => {
    const { isBeside, world, panels } = arrange({ width: 702, height: 660 }, WIDE, PANELS);

    expect(isBeside).toBe(false);
    expect(world).toEqual({ width: 702, height: 402 });
    expect(panels).toEqual({ width: 702, height: 250 });
  });

  it('take no more than they need where there is much room', () => {
    const { world, panels } = arrange({ width: 702, height: 900 }, WIDE, PANELS);

    expect([world.height, panels.height]).toEqual([402, 100 + 8 + 180]);
  });

  it('keep what they need at least, and the world gives way', () => {
    const { world, panels } = arrange({ width: 500, height: 600 }, SQUARE, PANELS);

    expect(panels.height).toBe(50 + 8 + 100);
    expect(world.height).toBe(600 - 8 - panels.height);
  });

  it('are scrolled rather than take much from a low world', () => {
    const { world, panels } = arrange({ width: 374, height: 300 }, SQUARE, PANELS);

    expect(panels.height).toBeCloseTo(78);
    expect(world.height).toBeCloseTo(300 - 8 - 78);
    expect(arrange({ width: 374, height: 400 }, SQUARE, PANELS).world.height).toBe(258);
  });

  it('stand side by side where both have the width they want', () => {
    const { panels } = arrange({ width: 1010, height: 780 }, WIDE, PANELS);

    expect(panels.height).toBe(180);
  });

  it('stand beside the world where that makes it clearly larger', () => {
    const { isBeside, world, panels } = arrange({ width: 900, height: 500 }, SQUARE, PANELS);

    expect(isBeside).toBe(true);
    expect(world).toEqual({ width: 500, height: 500 });
    expect(panels).toEqual({ width: 392, height: 500 });
    expect(arrange({ width: 680, height: 600 }, SQUARE, PANELS).isBeside).toBe(false);
  });

  it('never overlap the world nor leave the room', () => {
    for (const box of [SQUARE, WIDE])
      for (let width = 300; width < 2000; width += 37)
        for (let height = 150; height < 1200; height += 41) {
          const { isBeside, world, panels } = arrange({ width, height }, box, PANELS);
          const which = isBeside ? 'width' : 'height';
          expect(world[which] + 8 + panels[which]).toBeLessThanOrEqual(
            { width, height }[which] + 0.01,
          );
          expect(Math.min(world.width, world.height, panels.width, panels.height)).toBeGreaterThan(
            0,
          );
        }
  });
});

it('a narrow window shows the narrow box of a world that has one', () => {
  const world: World<null> = { box: () => WIDE, elements: () => [], Drawing: Empty };
  const slim: World<null> = { ...world, narrowBox: () => SQUARE };

  expect([boxShown(world, null, 390), boxShown(slim, null, 390)]).toEqual([WIDE, SQUARE]);
  expect(boxShown(slim, null, 700)).toEqual(WIDE);
});
