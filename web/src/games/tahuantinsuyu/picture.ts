/** What the board of Tahuantinsuyu shows at one moment, and where things lie. No rules, only places. */
import type { OwnerName } from '../../board-kit/owners';
import type {
  Card,
  Gap,
  Phase,
  Price,
  Prices,
  Suyu,
  TahuantinsuyuView,
} from '../../generated/games/tahuantinsuyu';
import andes from './andes.json';
import { country } from './terrain';

export type { Card, Gap, Phase, Price, Prices, Suyu };

export interface Picture extends Readonly<Omit<TahuantinsuyuView, 'game' | 'players' | 'to_act'>> {
  /** The element that has just changed. */
  readonly glow: string | null;
}

/** Something that can be in the air: a token on its way to its conqueror, or labour to whom it supports. */
export interface Piece {
  readonly kind: 'token' | 'labour';
  readonly suyu: Suyu;
  readonly count: number;
}

export function pictureOf(view: TahuantinsuyuView): Picture {
  return { ...view, glow: null };
}

/** What the sentence about a column needs. */
export function empireOf(picture: Picture): { empire: string; number: number } {
  const [empire = 'pre', number = 0] = picture.empires[picture.column - 1] ?? [];
  return { empire, number };
}

// Owners

const OWNERS_OF: Record<Suyu, OwnerName> = {
  chinchasuyu: 'yellow',
  antisuyu: 'green',
  qollasuyu: 'red',
  kuntisuyu: 'blue',
};

/** How a road of each suyu is dashed: told apart without its colour. */
export const DASHES: Record<Suyu, string> = {
  chinchasuyu: 'none',
  antisuyu: '11 4',
  qollasuyu: '3 4.5',
  kuntisuyu: '12 4 3 4',
};

export function ownerOf(suyu: Suyu | undefined): OwnerName {
  return OWNERS_OF[suyu ?? 'chinchasuyu'];
}

// Places, in the units of the map's viewBox.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RegionPlace {
  readonly title: string;
  readonly at: Point;
  readonly ground: string;
  /** The outline; none on a typed-in map. */
  readonly shape: string;
}

export interface SitePlace {
  readonly title: string;
  readonly kind: string;
  readonly bonus: number;
  readonly at: Point;
}

export interface MapPlaces {
  readonly regions: Readonly<Record<string, RegionPlace>>;
  readonly sites: Readonly<Record<string, SitePlace>>;
  readonly roads: readonly string[];
}

export const WIDTH = 1060;
export const HEIGHT = 1590;
export const GREY = { x: andes.grey[0] ?? 0, y: andes.grey[1] ?? 0, r: andes.grey[2] ?? 0 };

function point([x = 0, y = 0]: readonly number[]): Point {
  return { x, y };
}

export const OURS: MapPlaces = {
  regions: Object.fromEntries(
    Object.entries(andes.regions).map(([name, { title, at, ground, shape }]) => [
      name,
      { title, at: point(at), ground, shape: country(shape) },
    ]),
  ),
  sites: Object.fromEntries(
    Object.entries(andes.sites).map(([code, { title, kind, bonus, at }]) => [
      code,
      { title, kind, bonus, at: point(at) },
    ]),
  ),
  roads: Object.keys(andes.roads),
};

export function placesOf(picture: Picture): MapPlaces {
  const typed = picture.map;
  if (!typed) return OURS;
  return {
    regions: Object.fromEntries(
      Object.entries(typed.regions).map(([name, [title, x, y]]) => [
        name,
        { title, at: { x, y }, ground: 'sierra', shape: '' },
      ]),
    ),
    sites: Object.fromEntries(
      Object.entries(typed.sites).map(([code, [title, kind, bonus, x, y]]) => [
        code,
        { title, kind, bonus, at: { x, y } },
      ]),
    ),
    roads: Object.keys(typed.roads),
  };
}

/** The codes of the sites that a slot joins; one beside another is called `OLL-VIT/2`. */
export function codesOf(road: string): readonly string[] {
  return (road.split('/')[0] ?? '').split('-');
}

const BESIDE = 11;

export function ends(places: MapPlaces, road: string): readonly [Point, Point] {
  const [one = '', other = ''] = codesOf(road);
  const nowhere = { x: 0, y: 0 };
  const a = places.sites[one]?.at ?? nowhere;
  const b = places.sites[other]?.at ?? nowhere;
  const aside = (Number(road.split('/')[1] ?? 1) - 1) * BESIDE;
  if (aside === 0) return [a, b];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(-(b.y - a.y) / long) * aside, ((b.x - a.x) / long) * aside];
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
  ];
}

/** Half as wide as the stroke by which a slot can be touched. */
export const TOUCH = 6;

/** The part of a slot between its sites that can be touched. */
export function touchOf(places: MapPlaces, road: string): readonly [Point, Point] {
  const [a, b] = ends(places, road);
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const trim = Math.min(17, long * 0.3) / long;
  const along = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return [along(trim), along(1 - trim)];
}

/** How far a point is from a straight line between two others. */
export function distanceTo([a, b]: readonly [Point, Point], { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + dx * t - x, a.y + dy * t - y);
}

const SHARES = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
const ASIDE = [0, 15, -15];
const GRIP = 9;

/** Where a slot is best touched: near its middle, and not under a token, a site or another slot. */
export function gripOf(places: MapPlaces, road: string): Point {
  const [a, b] = ends(places, road);
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const things = [
    ...Object.values(places.regions).map(({ at }) => ({ ...at, r: 24 })),
    ...Object.values(places.sites).map(({ at, kind }) => ({
      ...at,
      r: kind === 'cuzco' ? 24 : 13,
    })),
  ];
  const others = places.roads
    .filter((other) => other !== road)
    .map((other) => touchOf(places, other));
  let best = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  let most = -Infinity;
  for (const aside of ASIDE)
    for (const share of SHARES) {
      const x = a.x + (b.x - a.x) * share - ((b.y - a.y) / long) * aside;
      const y = a.y + (b.y - a.y) * share + ((b.x - a.x) / long) * aside;
      const free = Math.min(
        GRIP,
        ...things.map((thing) => Math.hypot(thing.x - x, thing.y - y) - thing.r),
        ...others.map((other) => distanceTo(other, { x, y }) - TOUCH),
      );
      const worth = free - Math.abs(share - 0.5) * 4 - Math.abs(aside) * 0.1;
      if (worth > most) [best, most] = [{ x, y }, worth];
    }
  return best;
}

/** Where an element of the map lies; nothing for buttons, cards and gaps. */
export function placeOf(places: MapPlaces, element: string): Point | undefined {
  const [kind, name = ''] = element.split(':');
  if (kind === 'site') return places.sites[name]?.at;
  if (kind === 'region') return places.regions[name]?.at;
  if (kind !== 'slot') return undefined;
  const [a, b] = ends(places, name);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** All that must be seen of an element of the map: of a road both ends. */
export function pointsOf(places: MapPlaces, element: string): readonly Point[] {
  const [kind, name = ''] = element.split(':');
  if (kind === 'slot') return ends(places, name);
  const at = placeOf(places, element);
  return at ? [at] : [];
}

// The coast and the edge of the forest, for sea and trees.

const SHORE = 32;
export const COAST = andes.land.slice(0, SHORE);
export const FOREST = andes.land.slice(SHORE);
