/** What the Titicaca board shows at one moment, and where things lie on it. No rules, only places. */
import type { UntypedView as View } from '../../board-kit/story';
import type { Text } from '../../generated/wire';

export type Colour = 'yellow' | 'red' | 'orange' | 'purple' | 'pink';
export type Kind = 'forest' | 'mountain' | 'savanna' | 'pampa' | 'meadow';

export interface Hex {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly lake?: number;
  readonly kind?: Kind;
}

/** A region as it is or as a choice would make it, with what it would score now and why. */
export interface Forecast {
  readonly lands: readonly string[];
  readonly lakes: readonly number[];
  readonly points: readonly number[];
  readonly why: readonly Text[];
}

export interface Region extends Forecast {
  readonly name: string;
}

export interface Temple {
  readonly at: string;
  readonly colour: Colour;
  /** null: hidden from this seat. */
  readonly value: number | null;
}

export interface Picture {
  readonly colours: readonly Colour[];
  readonly country: readonly Hex[];
  readonly round: number;
  readonly is_extra: boolean;
  readonly open_lands: readonly string[];
  readonly villages: Readonly<Record<string, Colour>>;
  readonly sticks: readonly string[];
  readonly regions: readonly Region[];
  readonly temples: readonly Temple[];
  readonly hands: readonly (readonly (number | null)[])[];
  readonly stock: readonly number[];
  readonly score: readonly number[];
  readonly arrow: number;
  /** null while they are sealed. */
  readonly bids: readonly number[] | null;
  /** My own sealed bid. */
  readonly bid: number | null;
  readonly order: readonly number[];
  readonly turn: number;
  readonly decision: string;
  readonly fresh: string | null;
  readonly previews: Readonly<Record<string, Forecast>>;
  readonly seat: number | null;
  /** Lands being counted, and how many points fly up for whom. */
  readonly glow: readonly string[];
}

/** Something that can be in the air. */
export type Piece =
  | { readonly kind: 'village'; readonly colour: Colour }
  | { readonly kind: 'temple'; readonly colour: Colour };

export function pictureOf(view: View): Picture {
  return { ...(view as unknown as Omit<Picture, 'glow'>), glow: [] };
}

// Places, in the units of the board's viewBox. Hexes stand on a point.

export const SIZE = 60;
const WIDTH = SIZE * Math.sqrt(3);
const MARGIN = 14;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle({ q, r }: { readonly q: number; readonly r: number }): Point {
  return { x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The six corners around the middle, from the top, clockwise. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, at) => {
  const angle = (Math.PI / 3) * at - Math.PI / 2;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

export function outline(shrink = 0): string {
  const scale = (SIZE - shrink) / SIZE;
  return `M${CORNERS.map(({ x, y }) => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`).join('L')}Z`;
}

/** What the whole country needs: left, top, width, height. */
export function frameOf(country: readonly Hex[]): readonly [number, number, number, number] {
  const places = country.map(middle);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const top = Math.min(...ys) - SIZE - MARGIN;
  const right = Math.max(...xs) + WIDTH / 2 + MARGIN;
  const bottom = Math.max(...ys) + SIZE + MARGIN;
  return [left, top, right - left, bottom - top];
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

/** All hexes of a set as one outline, for pointing at a region anywhere. */
export function patch(lands: readonly string[], at: ReadonlyMap<string, Hex>): string {
  return lands
    .map((name) => {
      const hex = at.get(name);
      if (!hex) return '';
      const { x, y } = middle(hex);
      return `M${CORNERS.map((c) => `${(x + c.x).toFixed(1)} ${(y + c.y).toFixed(1)}`).join('L')}Z`;
    })
    .join('');
}
