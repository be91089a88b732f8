/** Where the squares of a map lie, in the units of its drawing. No rules, only places. */
import type { Box, Point } from '../../board-kit/shapes';

export const SQUARE = 60;

/** The page that the map lies on reaches so far beyond its squares. */
const MARGIN = 10;

export interface Square {
  /** As the notation names it: `k7`, and `t17` in the city. */
  readonly name: string;
  readonly kind: 'land' | 'village' | 'port' | 'sea' | 'road' | 'bridge' | 'city';
  readonly village: number;
  /** The number of a city square, else 0. */
  readonly number: number;
  /** Its top left corner. */
  readonly x: number;
  readonly y: number;
  /** The sides (up, right, down, left) where the lake meets the land or the city ends. */
  readonly rims: readonly boolean[];
  /** Whether a bridge or road runs upright. */
  readonly isUpright: boolean;
}

const KINDS: Readonly<Record<string, Square['kind']>> = {
  '.': 'land',
  P: 'port',
  '~': 'sea',
  '=': 'road',
  '#': 'bridge',
  C: 'city',
};

export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly Square[];
}

/** The columns' letters: none is called t, as the city's squares are. */
const LETTERS = 'abcdefghijklmnopqrsu';

let charted: { readonly text: string; readonly chart: Chart } | null = null;

/** The squares of a map's text, rows from the top. A match has one map: it is read once. */
export function chartOf(text: string): Chart {
  if (charted?.text !== text) charted = { text, chart: read(text) };
  return charted.chart;
}

/** The whole map with its margin. */
export function pageOf({ columns, rows }: Chart): Box {
  return {
    x: -MARGIN,
    y: -MARGIN,
    width: columns * SQUARE + 2 * MARGIN,
    height: rows * SQUARE + 2 * MARGIN,
  };
}

export function middle({ x, y }: Point): Point {
  return { x: x + SQUARE / 2, y: y + SQUARE / 2 };
}

function read(text: string): Chart {
  const lines = text.split('/').map((line) => line.trim().split(' '));
  const rows = lines.length;
  const columns = lines[0]?.length ?? 0;
  const city = lines.flatMap((line, row) =>
    line.flatMap((word, column) => (word.startsWith('C') ? [{ row, column }] : [])),
  );
  const top = Math.min(...city.map((one) => one.row));
  const left = Math.min(...city.map((one) => one.column));
  const squares = lines.flatMap((line, row) =>
    line.map((word, column): Square => {
      const sign = word.charAt(0);
      const village = Number(word.slice(0, -1)) || 0;
      const kind = village > 0 ? 'village' : (KINDS[sign] ?? 'land');
      const given = Number(word.slice(1, -1));
      const number = kind === 'city' ? given || cityNumber(column - left, row - top) : 0;
      const beside = [lines[row - 1]?.[column], lines[row + 1]?.[column]];
      return {
        name: number > 0 ? `t${number}` : `${LETTERS.charAt(column)}${rows - row}`,
        kind,
        village,
        number,
        x: column * SQUARE,
        y: row * SQUARE,
        rims: [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ].map(([dx, dy]) => isRim(kind, lines[row + (dy ?? 0)]?.[column + (dx ?? 0)])),
        isUpright: beside.every((word) => word !== undefined && !word.startsWith('~')),
      };
    }),
  );
  return { columns, rows, squares };
}

function isRim(kind: Square['kind'], beside: string | undefined): boolean {
  if (beside === undefined) return false;
  const other = Number(beside.charAt(0)) > 0 ? 'village' : KINDS[beside.charAt(0)];
  if (kind === 'city') return other === 'sea';
  return kind === 'sea' && (other === 'land' || other === 'village' || other === 'port');
}

/** Both rings clockwise from the top left, the centre last. */
function cityNumber(column: number, row: number): number {
  const ring = Math.min(column, row, 4 - column, 4 - row);
  if (ring === 2) return 25;
  const side = 4 - 2 * ring;
  const first = ring === 0 ? 1 : 17;
  const x = column - ring;
  const y = row - ring;
  if (y === 0) return first + x;
  if (x === side) return first + side + y;
  if (y === side) return first + 3 * side - x;
  return first + 4 * side - y;
}
