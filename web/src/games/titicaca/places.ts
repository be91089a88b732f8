/** Where things lie in the country, in the units of its drawing. No rules, only places. */
import { grown, around, type Box, type Point } from '../../board-kit/shapes';
import type { Hex } from './state';

/** From the middle of a hex, which stands on a point, to its corners. */
export const SIZE = 60;
const WIDTH = SIZE * Math.sqrt(3);
const MARGIN = 14;

type Place = Pick<Hex, 'q' | 'r'>;

export function middle({ q, r }: Place): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The six corners around the middle, from the top, clockwise. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, at) => {
  const angle = (Math.PI / 3) * at - Math.PI / 2;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

/** What lies beyond the edge that begins at each corner. */
const BEYOND: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** A hex around the origin, made smaller on every side. */
export function outline(shrink = 0): string {
  return `M${ring(CORNERS, shrink)}Z`;
}

/** The corners of a hex where it lies, moved towards its middle. */
export function hexAt(place: Place, shrink = 0): Point[] {
  const { x, y } = middle(place);
  const scale = (SIZE - shrink) / SIZE;
  return CORNERS.map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale }));
}

/** What the whole country needs. */
export function boxOfCountry(country: readonly Hex[]): Box {
  return grown(around(country.flatMap((hex) => hexAt(hex))), MARGIN);
}

/** The edge that two touching hexes share, end to end. */
export function edge(one: Hex, other: Hex): readonly [Point, Point] {
  const a = middle(one);
  const b = middle(other);
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: (b.y - a.y) / WIDTH, y: (a.x - b.x) / WIDTH };
  const half = SIZE / 2;
  return [
    { x: mid.x + along.x * half, y: mid.y + along.y * half },
    { x: mid.x - along.x * half, y: mid.y - along.y * half },
  ];
}

/** All hexes of a set, each with its own outline. */
export function patch(lands: readonly string[], at: ReadonlyMap<string, Hex>): string {
  return lands
    .flatMap((name) => at.get(name) ?? [])
    .map((hex) => `M${ring(hexAt(hex))}Z`)
    .join('');
}

/**
 * The outlines of touching hexes as one, moved inwards: the outer one first, clockwise, then those of
 * the holes, the other way round.
 */
export function border(hexes: readonly Place[], inwards = 0): Point[][] {
  const names = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const next = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    const corners = hexAt(hex);
    for (const [side, [q, r]] of BEYOND.entries()) {
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      if (from && to && !names.has(`${hex.q + q},${hex.r + r}`)) next.set(key(from), [from, to]);
    }
  }
  const rings: Point[][] = [];
  while (next.size > 0) {
    const walked: Point[] = [];
    let [step] = next.values();
    while (step) {
      const [from, to] = step;
      walked.push(from);
      next.delete(key(from));
      step = next.get(key(to));
    }
    rings.push(moved(walked, inwards));
  }
  return rings.sort((one, other) => around(other).width - around(one).width);
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

/** Each edge of a ring moved to its right. */
function moved(points: readonly Point[], by: number): Point[] {
  return points.map((point, at) => {
    const before = points.at(at - 1) ?? point;
    const after = points[(at + 1) % points.length] ?? point;
    const [a, b] = [right(before, point), right(point, after)];
    const share = by / (1 + a.x * b.x + a.y * b.y);
    return { x: point.x + (a.x + b.x) * share, y: point.y + (a.y + b.y) * share };
  });
}

/** One unit to the right of a step. */
function right(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

function ring(points: readonly Point[], shrink = 0): string {
  const scale = (SIZE - shrink) / SIZE;
  return points.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L');
}
