/** Arrow keys on a board: which element lies in a direction. Geometry only. */

export type Direction = 'up' | 'down' | 'left' | 'right';

export interface Spot {
  readonly element: string;
  readonly x: number;
  readonly y: number;
}

const UNIT: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** How much worse a step aside is than the same distance ahead. */
const ASIDE = 2.2;

export function directionOf(key: string): Direction | undefined {
  const match = /^Arrow(Up|Down|Left|Right)$/.exec(key);
  return match?.[1]?.toLowerCase() as Direction | undefined;
}

/** The nearest spot within 60 degrees of a direction; the present one at the edge of the board. */
export function neighbour(spots: readonly Spot[], from: string, direction: Direction): string {
  const here = spots.find((spot) => spot.element === from);
  if (!here) return spots[0]?.element ?? from;
  const [ux, uy] = UNIT[direction];
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - here.x;
    const dy = spot.y - here.y;
    const ahead = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (ahead <= 0.5 || aside > ahead * Math.sqrt(3)) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) {
      least = cost;
      best = spot.element;
    }
  }
  return best;
}
