/** What the Titicaca board shows at one moment, and where things lie on it. No rules, only places. */
import type {
  Colour,
  Hex,
  Kind,
  Preview,
  Region,
  Temple,
  TiticacaView,
} from '../../generated/games/titicaca';

export type { Colour, Hex, Kind, Preview, Region, Temple };

export interface Picture extends Readonly<
  Omit<TiticacaView, 'game' | 'players' | 'to_act' | 'sheet'>
> {
  /** Lands being counted, and how many points fly up for whom. */
  readonly glow: readonly string[];
}

/** Something that can be in the air. */
export type Piece =
  | { readonly kind: 'village'; readonly colour: Colour }
  | { readonly kind: 'temple'; readonly colour: Colour };

export function pictureOf(view: TiticacaView): Picture {
  return { ...view, glow: [] };
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
