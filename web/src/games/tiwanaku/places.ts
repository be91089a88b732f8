/** Where things lie in the valley, in the units of its drawing. No rules, only places. */
import type { Box, Point } from '../../board-kit/shapes';
import type { Direction, State } from './state';

export const FIELD = 100;
export const ROWS = 5;

/** The land around the fields: wider where trails run through it. */
export function marginOf(state: Pick<State, 'mode'>): number {
  return state.mode === 'competitive' ? 18 : 32;
}

/** The fields with the land around them. */
export function landOf({ mode, board }: Pick<State, 'mode' | 'board'>): Box {
  const margin = marginOf({ mode });
  const [width, height] = [columnsOf(board) * FIELD, ROWS * FIELD];
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** A narrow phone gives all its width to nine columns of fields, without land at their sides. */
export function narrowLandOf(state: Pick<State, 'mode' | 'board'>): Box {
  const land = landOf(state);
  return state.board === 'short' ? land : { ...land, x: 0, width: columnsOf('long') * FIELD };
}

export function columnsOf(board: State['board']): number {
  return board === 'long' ? 9 : 5;
}

export function cellsOf(board: State['board']): string[] {
  const letters = [...'abcdefghi'].slice(0, columnsOf(board));
  return [5, 4, 3, 2, 1].flatMap((row) => letters.map((letter) => `${letter}${row}`));
}

/** The top left corner of a field, from the top left corner of all fields. */
export function corner(cell: string): Point {
  const column = cell.charCodeAt(0) - 'a'.charCodeAt(0);
  return { x: column * FIELD, y: (ROWS - Number(cell[1])) * FIELD };
}

export function middle(cell: string): Point {
  const { x, y } = corner(cell);
  return { x: x + FIELD / 2, y: y + FIELD / 2 };
}

/** The lines between fields: walls between different grounds, furrows within one. */
export function bounds({ board, cells }: Pick<State, 'board' | 'cells'>): {
  walls: string;
  furrows: string;
} {
  let walls = '';
  let furrows = '';
  const ground = (cell: string) => cells[cell]?.terrain ?? null;
  for (const cell of cellsOf(board)) {
    const { x, y } = corner(cell);
    const letter = cell[0] ?? '';
    const row = Number(cell[1]);
    const right = `${String.fromCharCode(letter.charCodeAt(0) + 1)}${row}`;
    const below = `${letter}${row - 1}`;
    const lines: [string, string][] = [
      [right, `M${x + FIELD} ${y}v${FIELD}`],
      [below, `M${x} ${y + FIELD}h${FIELD}`],
    ];
    for (const [other, line] of lines) {
      if (!(other in cells)) continue;
      if (ground(cell) === ground(other)) furrows += line;
      else walls += line;
    }
  }
  return { walls, furrows };
}

/** The trails of the long board: pairs of cells and the side on which each is left. */
export const TRAILS: readonly (readonly [string, Direction, string, Direction])[] = [
  ['a5', 'north', 'b5', 'north'],
  ['c5', 'north', 'd5', 'north'],
  ['e5', 'north', 'f5', 'north'],
  ['g5', 'north', 'h5', 'north'],
  ['b1', 'south', 'c1', 'south'],
  ['d1', 'south', 'e1', 'south'],
  ['f1', 'south', 'g1', 'south'],
  ['h1', 'south', 'i1', 'south'],
  ['a5', 'west', 'a4', 'west'],
  ['a3', 'west', 'a2', 'west'],
  ['i4', 'east', 'i3', 'east'],
  ['i2', 'east', 'i1', 'east'],
  ['i5', 'north', 'i5', 'east'],
  ['a1', 'south', 'a1', 'west'],
];

const OUT: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
const BEYOND = 17;
/** Without land at the sides a trail runs just inside the fields there. */
const WITHIN = -7;
const BEND = 12;

/** A trail as a rope outside the fields, round the corner where it must. */
export function trail(
  [one, leaving, other, there]: (typeof TRAILS)[number],
  hasSides = true,
): string {
  const beyond = (side: Direction) => (hasSides || OUT[side].x === 0 ? BEYOND : WITHIN);
  const [a, b] = [edge(one, leaving, 0), edge(other, there, 0)];
  const [far, near] = [edge(one, leaving, beyond(leaving)), edge(other, there, beyond(there))];
  const turns = leaving === there ? [far, near] : [far, around(far, near, leaving), near];
  return rounded([a, ...turns, b]);
}

function around(far: Point, near: Point, leaving: Direction): Point {
  return OUT[leaving].x === 0 ? { x: near.x, y: far.y } : { x: far.x, y: near.y };
}

function rounded(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before) path += `M${point.x} ${point.y}`;
    else if (!after) path += `L${point.x} ${point.y}`;
    else {
      const [arrive, leave] = [toward(point, before), toward(point, after)];
      path += `L${arrive.x} ${arrive.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`;
    }
  });
  return path;
}

function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(BEND, length / 2) / (length || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function edge(cell: string, side: Direction, beyond: number): Point {
  const { x, y } = middle(cell);
  const out = OUT[side];
  return { x: x + out.x * (FIELD / 2 + beyond), y: y + out.y * (FIELD / 2 + beyond) };
}

export const TURNS: Readonly<Record<Direction, number>> = {
  north: 0,
  east: 90,
  south: 180,
  west: 270,
};
