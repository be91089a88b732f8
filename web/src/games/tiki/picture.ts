/** What the Tiki board shows at one moment, and where things lie on it. No rules, only places. */
import type { Colour, TikiView } from '../../generated/games/tiki';

export type { Colour };

export interface Picture extends Readonly<
  Pick<
    TikiView,
    | 'colours'
    | 'values'
    | 'stacks'
    | 'hands'
    | 'fruits'
    | 'reserve'
    | 'spoiled'
    | 'sudden'
    | 'shaman'
    | 'pending'
    | 'turn'
  >
> {
  /** The village being resolved, and whose it is. */
  readonly glow: { readonly at: string; readonly colour: Colour } | null;
}

/** Something that can be in the air. */
export type Piece =
  | { readonly kind: 'totem'; readonly tikis: readonly Colour[] }
  | { readonly kind: 'fruit'; readonly spoiled: boolean }
  | { readonly kind: 'shaman' };

export function pictureOf(view: TikiView): Picture {
  return { ...view, glow: null };
}

// Places, in the units of the board's viewBox.

export const MAT = 200;
export const GAP = 14;
export const MARGIN = 20;
export const SIDE = 3 * MAT + 2 * GAP + 2 * MARGIN;
export const STORE = 92;
export const HEIGHT = SIDE + STORE;

export const TIKI_WIDTH = 104;
export const TIKI_HEIGHT = 50;
/** Where the lowest tiki of a village stands, from the top of its mat. */
export const GROUND = 184;

const PITCH = MAT + GAP;

export const CELLS: readonly string[] = ['3', '2', '1'].flatMap((row) =>
  ['a', 'b', 'c'].map((column) => column + row),
);

export const BORDERS: readonly string[] = CELLS.flatMap((cell) => {
  const [column = '', row = ''] = cell;
  const right = String.fromCharCode(column.charCodeAt(0) + 1) + row;
  const above = column + String(Number(row) + 1);
  return [right, above].filter((next) => CELLS.includes(next)).map((next) => `${cell}|${next}`);
});

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a village's mat. */
export function corner(cell: string): Point {
  const column = cell.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = Number(cell[1]) - 1;
  return { x: MARGIN + column * PITCH, y: MARGIN + (2 - row) * PITCH };
}

export function middle(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + MAT / 2, y: y + MAT / 2 };
}

/** The middle of a border, and whether it runs upright (between left and right). */
export function borderAt(border: string): Point & { readonly isUpright: boolean } {
  const [one = '', other = ''] = border.split('|');
  const a = middle(one);
  const b = middle(other);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isUpright: one[1] === other[1] };
}

/** The bottom of the tiki at a height (0 is the lowest), as its middle on the ground line. */
export function footing(cell: string, level: number): Point {
  const { x, y } = corner(cell);
  return { x: x + MAT / 2, y: y + GROUND - level * TIKI_HEIGHT };
}
