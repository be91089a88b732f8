/** The geometry of road slots: where they run, and where they are best touched. */
import type { Point } from '../../board-kit/shapes';

export type Segment = readonly [Point, Point];

export interface SlotPlace {
  /** The codes of the sites that it joins. */
  readonly codes: readonly string[];
  readonly ends: Segment;
  /** The part between its sites. */
  readonly between: Segment;
  /** Where it is best touched. */
  readonly grip: Point;
}

/** How wide the band is by which a slot can be touched. */
export const ROAD = 18;

/** The codes of the sites that a slot joins; one beside another is called `OLL-VIT/2`. */
export function codesOf(road: string): readonly string[] {
  return (road.split('/')[0] ?? '').split('-');
}

const BESIDE = 11;

/** Both sites of a slot, or two points beside them for one that is not the first between them. */
export function endsOf(
  sites: Readonly<Record<string, { readonly at: Point }>>,
  road: string,
): Segment {
  const [one = '', other = ''] = codesOf(road);
  const nowhere = { x: 0, y: 0 };
  const a = sites[one]?.at ?? nowhere;
  const b = sites[other]?.at ?? nowhere;
  const aside = (Number(road.split('/')[1] ?? 1) - 1) * BESIDE;
  if (aside === 0) return [a, b];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(-(b.y - a.y) / long) * aside, ((b.x - a.x) / long) * aside];
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
  ];
}

/** The part of a slot between its sites. */
export function betweenOf([a, b]: Segment): Segment {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const trim = Math.min(17, long * 0.3) / long;
  const along = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return [along(trim), along(1 - trim)];
}

/** How far a point is from a straight line between two others. */
export function distanceTo([a, b]: Segment, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + dx * t - x, a.y + dy * t - y);
}

const SHARES = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
const ASIDE = [0, 15, -15];

/** Where a slot is best touched: near its middle, and not under a token, a site or another slot. */
export function gripOf(
  [a, b]: Segment,
  things: readonly (Point & { r: number })[],
  others: readonly Segment[],
): Point {
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  let best = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  let most = -Infinity;
  for (const aside of ASIDE)
    for (const share of SHARES) {
      const x = a.x + (b.x - a.x) * share - ((b.y - a.y) / long) * aside;
      const y = a.y + (b.y - a.y) * share + ((b.x - a.x) / long) * aside;
      const free = Math.min(
        ROAD / 2,
        ...things.map((thing) => Math.hypot(thing.x - x, thing.y - y) - thing.r),
        ...others.map((other) => distanceTo(other, { x, y }) - ROAD / 2),
      );
      const worth = free - Math.abs(share - 0.5) * 4 - Math.abs(aside) * 0.1;
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  return best;
}
