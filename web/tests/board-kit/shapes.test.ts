import { describe, expect, it } from 'vitest';

import { around, boxOf, centreOf, outlineOf, type Shape } from '../../src/board-kit/shapes';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('a shape', () => {
  const cases: [string, Shape, object, object][] = [
    [
      'rect',
      { kind: 'rect', x: 2, y: 4, width: 6, height: 8 },
      { x: 2, y: 4, width: 6, height: 8 },
      { x: 5, y: 8 },
    ],
    [
      'circle',
      { kind: 'circle', x: 5, y: 5, r: 3 },
      { x: 2, y: 2, width: 6, height: 6 },
      { x: 5, y: 5 },
    ],
    [
      'polygon',
      { kind: 'polygon', points: SQUARE },
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 5, y: 5 },
    ],
    [
      'line',
      {
        kind: 'line',
        points: [
          { x: 0, y: 0 },
          { x: 20, y: 0 },
        ],
        width: 4,
      },
      { x: 0, y: -2, width: 20, height: 4 },
      { x: 10, y: 0 },
    ],
  ];

  it.each(cases)('%s has its box and its centre', (_kind, shape, box, centre) => {
    expect(boxOf(shape)).toEqual(box);
    expect(centreOf(shape)).toEqual(centre);
  });

  it.each(cases)('%s grows on every side', (_kind, shape, box) => {
    const { x, y, width, height } = box as ReturnType<typeof boxOf>;
    const grown = boxAround(outlineOf(shape, 1));
    expect(boxAround(outlineOf(shape))).toMatchObject({ x, y });
    expect(grown.y).toBeLessThan(y);
    expect(grown.y + grown.height).toBeGreaterThan(y + height);
    if (shape.kind !== 'line') {
      expect(grown.x).toBeLessThan(x);
      expect(grown.x + grown.width).toBeGreaterThan(x + width);
    }
  });

  it('may have a hole, which closes in as the shape grows', () => {
    const hole = [...SQUARE].reverse().map(({ x, y }) => ({ x: 3 + x * 0.4, y: 3 + y * 0.4 }));
    const shape: Shape = { kind: 'polygon', points: SQUARE, holes: [hole] };
    const [, whole = '', within = ''] = outlineOf(shape, 1).split('M');

    expect(boxOf(shape)).toEqual({ x: 0, y: 0, width: 10, height: 10 });
    expect(outlineOf(shape)).toBe('M0 0L10 0L10 10L0 10ZM3 7L7 7L7 3L3 3Z');
    expect(boxAround(`M${whole}`).width).toBeGreaterThan(10);
    expect(boxAround(`M${within}`).width).toBeLessThan(4);
  });

  it('rounds the corners of a rect, and is closed', () => {
    const outline = outlineOf({ kind: 'rect', x: 0, y: 0, width: 20, height: 10, r: 2 });
    expect(outline).toBe(
      'M2 0h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2Z',
    );
  });

  it('keeps the width of a road around its bends', () => {
    const road: Shape = {
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 20, y: 0 },
      ],
      width: 6,
    };
    expect(boxOf(road)).toEqual({ x: 0, y: -3, width: 20, height: 6 });
  });
});

/** The box around an outline, walked along its commands. */
function boxAround(outline: string) {
  let [x, y] = [0, 0];
  const seen: { x: number; y: number }[] = [];
  for (const [, letter = '', rest = ''] of outline.matchAll(/([MLhvaZ])([^MLhvaZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'M' || letter === 'L') [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    if (letter === 'h') x += numbers[0] ?? 0;
    if (letter === 'v') y += numbers[0] ?? 0;
    if (letter === 'a') {
      // A half circle reaches its radius up and down, too.
      const [r = 0, , , , , dx = 0, dy = 0] = numbers;
      if (dy === 0) seen.push({ x: x + dx / 2, y: y - r }, { x: x + dx / 2, y: y + r });
      [x, y] = [x + dx, y + dy];
    }
    seen.push({ x, y });
  }
  return around(seen);
}
