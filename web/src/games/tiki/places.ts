/** Where things lie on the island, in the units of its drawing. No rules, only places. */
import type { Box, Point } from '../../board-kit/shapes';

export const MAT = 200;
export const GAP = 14;
export const MARGIN = 20;
export const SIDE = 3 * MAT + 2 * GAP + 2 * MARGIN;
export const STORE = 92;
export const HEIGHT = SIDE + STORE;

export const ISLAND: Box = { x: 0, y: 0, width: SIDE, height: HEIGHT };

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

/** Where the shaman's feet are at a border: beside the totems, never in front of them. */
export function feet(border: string): Point {
  const { x, y, isUpright } = borderAt(border);
  return isUpright ? { x, y: y + 84 } : { x: x - 74, y: y + 14 };
}

/** The bottom of the tiki at a height (0 is the lowest), as its middle on the ground line. */
export function footing(cell: string, level: number): Point {
  const { x, y } = corner(cell);
  return { x: x + MAT / 2, y: y + GROUND - level * TIKI_HEIGHT };
}
