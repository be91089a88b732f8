import { describe, expect, it } from 'vitest';

import { directionOf, neighbour, type Spot } from '../../src/board-kit/roving';

const grid: Spot[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ element: `${column}${row}`, x: column * 100, y: row * 100 })),
);

describe('arrow keys on a square board', () => {
  it('walk to the neighbour in that direction', () => {
    expect(neighbour(grid, '11', 'up')).toBe('10');
    expect(neighbour(grid, '11', 'down')).toBe('12');
    expect(neighbour(grid, '11', 'left')).toBe('01');
    expect(neighbour(grid, '11', 'right')).toBe('21');
  });

  it('stay at the edge', () => {
    expect(neighbour(grid, '00', 'up')).toBe('00');
    expect(neighbour(grid, '22', 'right')).toBe('22');
  });

  it('reach every spot from any other', () => {
    const seen = new Set(['00']);
    const queue = ['00'];
    for (const here of queue) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = neighbour(grid, here, direction);
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(9);
  });
});

describe('arrow keys on a board of hexes', () => {
  const hexes: Spot[] = [
    { element: 'middle', x: 0, y: 0 },
    { element: 'north-east', x: 50, y: -87 },
    { element: 'south-west', x: -50, y: 87 },
    { element: 'east', x: 100, y: 0 },
  ];

  it('prefer what lies straight ahead', () => {
    expect(neighbour(hexes, 'middle', 'right')).toBe('east');
  });

  it('reach what lies aslant when nothing lies straight', () => {
    expect(neighbour(hexes, 'middle', 'up')).toBe('north-east');
    expect(neighbour(hexes, 'middle', 'down')).toBe('south-west');
  });
});

describe('without a present spot', () => {
  it('the first one is taken', () => {
    expect(neighbour(grid, 'gone', 'up')).toBe('00');
    expect(neighbour([], 'gone', 'up')).toBe('gone');
  });
});

describe('keys', () => {
  it('are directions only if they are arrows', () => {
    expect(directionOf('ArrowLeft')).toBe('left');
    expect(directionOf('Enter')).toBeUndefined();
  });
});
