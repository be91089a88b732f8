/**
 * The drawn country: borders that wander, and where peaks, trees, dunes and tufts stand between
 * the things of the game. Worked out once from `andes.json`; the same on every screen.
 */
import type { Point } from '../../board-kit/shapes';
import andes from './andes.json';

type Place = readonly [number, number];

/** A number in [-1, 1] that depends on its arguments alone. */
function lot(x: number, y: number, salt: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** The way from one point to another as a hand draws it, without its first point. */
function wander(a: Place, b: Place, depth: number): Place[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  if (depth === 0 || long < 9) return [b];
  // Both neighbours of a border must draw the same line, in whichever direction they go.
  const isTurned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = isTurned ? [b, a] : [a, b];
  const shift = lot(from[0] + to[0], from[1] + to[1], depth) * 0.085 * (isTurned ? -1 : 1);
  const middle: Place = [(a[0] + b[0]) / 2 - dy * shift, (a[1] + b[1]) / 2 + dx * shift];
  return [...wander(a, middle, depth - 1), ...wander(middle, b, depth - 1)];
}

function spelled(points: readonly Place[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
}

const place = ([x = 0, y = 0]: readonly number[]): Place => [x, y];

/** A closed outline with wandering sides. */
export function wandering(corners: readonly (readonly number[])[]): Point[] {
  const points = corners.map(place);
  return points
    .flatMap((point, at) => wander(points.at(at - 1) ?? point, point, 3))
    .map(([x, y]) => ({ x, y }));
}

/** An open line with wandering sides, shifted to the right by so much. */
export function line(corners: readonly (readonly number[])[], by = 0): string {
  const points = corners.map(([x = 0, y = 0]): Place => [x + by, y]);
  const [first] = points;
  if (!first) return '';
  const rest = points.slice(1).flatMap((point, at) => wander(points[at] ?? point, point, 3));
  return spelled([first, ...rest]);
}

// Where small things may stand

interface Ground {
  readonly kind: string;
  readonly shape: readonly Place[];
}

const GROUNDS: readonly Ground[] = Object.values(andes.regions).map(({ ground, shape }) => ({
  kind: ground,
  shape: shape.map(place),
}));
const LAND = andes.land.map(place);
const TOKENS = Object.values(andes.regions).map(({ at }) => place(at));
const SITES = Object.values(andes.sites).map(({ at }) => place(at));
const AT: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(andes.sites).map(([code, { at }]) => [code, place(at)]),
);
const ROADS = Object.keys(andes.roads).map((road) =>
  road.split('-').map((code): Place => AT[code] ?? [0, 0]),
);

function isInside([x, y]: Place, shape: readonly Place[]): boolean {
  let inside = false;
  shape.forEach(([x0, y0], at) => {
    const [x1, y1] = shape.at(at - 1) ?? [0, 0];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  });
  return inside;
}

function offLine([x, y]: Place, [x0, y0]: Place, [x1, y1]: Place): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const share = Math.min(
    1,
    Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)),
  );
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}

function isFree(point: Place, room: number): boolean {
  const far = (others: readonly Place[], by: number) =>
    others.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) > by + room);
  return (
    far(TOKENS, 21) &&
    far(SITES, 9) &&
    ROADS.every(([a = [0, 0], b = [0, 0]]) => offLine(point, a, b) > room) &&
    offLine(point, [742, 972], [770, 1004]) > 26 + room
  );
}

export interface Small {
  readonly x: number;
  readonly y: number;
  /** 0 to 1: how tall. */
  readonly size: number;
}

/** Things of one ground, `step` apart, each with so much room; from the back to the front. */
function strewn(kind: string, step: number, room: number, salt: number): Small[] {
  const found: Small[] = [];
  for (let y = -10; y < 1570; y += step * 0.8)
    for (let x = 10; x < 1040; x += step) {
      const at: Place = [
        x + lot(x, y, salt) * step * 0.42 + (Math.round(y / step) % 2) * step * 0.5,
        y + lot(y, x, salt) * step * 0.3,
      ];
      const ground = GROUNDS.find(({ shape }) => isInside(at, shape));
      if (ground?.kind !== kind || !isFree(at, room)) continue;
      found.push({ x: at[0], y: at[1], size: (lot(at[0], at[1], salt + 1) + 1) / 2 });
    }
  return found.sort((a, b) => a.y - b.y);
}

export const PEAKS = strewn('sierra', 25, 13, 1);
export const HILLS = strewn('plateau', 46, 13, 2);
export const TUFTS = strewn('plateau', 23, 7, 3);
export const DUNES = strewn('coast', 25, 9, 4);
export const GROVES = strewn('jungle', 23, 11, 5);

/** The forest that nobody has conquered, east of the land. */
export const FOREST_TREES: readonly Small[] = (() => {
  const found: Small[] = [];
  for (let y = -380; y < 1960; y += 27)
    for (let x = 200; x < 1560; x += 34) {
      const at: Place = [
        x + lot(x, y, 6) * 12 + (Math.round(y / 27) % 2) * 17,
        y + lot(y, x, 6) * 8,
      ];
      const edge = eastAt(at[1]);
      if (at[0] < edge + 16 || (at[0] > edge + 240 && lot(x, y, 7) > 0.2)) continue;
      found.push({ x: at[0], y: at[1], size: (lot(at[0], at[1], 8) + 1) / 2 });
    }
  return found;
})();

/** The eastern edge of the land at a height of the map. */
function eastAt(y: number): number {
  let edge = -Infinity;
  LAND.forEach(([x0, y0], at) => {
    const [x1, y1] = LAND.at(at - 1) ?? [0, 0];
    if (y0 > y !== y1 > y) edge = Math.max(edge, ((x1 - x0) * (y - y0)) / (y1 - y0) + x0);
  });
  return edge === -Infinity ? (y < 0 ? 245 : 800) : edge;
}

/** The western edge: where the sea ends. */
export function westAt(y: number): number {
  let edge = Infinity;
  LAND.forEach(([x0, y0], at) => {
    const [x1, y1] = LAND.at(at - 1) ?? [0, 0];
    if (y0 > y !== y1 > y) edge = Math.min(edge, ((x1 - x0) * (y - y0)) / (y1 - y0) + x0);
  });
  return edge === Infinity ? (y < 0 ? 100 : 570) : edge;
}

export const WAVES: readonly Small[] = (() => {
  const found: Small[] = [];
  for (let y = -350; y < 1950; y += 46)
    for (let x = -700; x < 640; x += 118) {
      const at: Place = [x + lot(x, y, 9) * 40, y + lot(y, x, 9) * 14];
      if (at[0] + 60 < westAt(at[1]) - 34)
        found.push({ x: at[0], y: at[1], size: (lot(x, y, 10) + 1) / 2 });
    }
  return found;
})();
