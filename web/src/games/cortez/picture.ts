/** What the Cortez board shows at one moment, and where things lie on it. No rules, only places. */
import type { OwnerName } from '../../board-kit/owners';
import type { View } from '../../board-kit/story';

export type General = 'red' | 'orange' | 'yellow' | 'blue' | 'green' | 'violet';
/** A nation for a troop without collar, else the colour of the collar. */
export type Troop = 'aztec' | 'spanish' | General;
export type Provision = 'camouflage' | 'weapon' | 'food' | 'gold';

export interface Plaque {
  readonly provisions: number;
  readonly warriors: number;
  readonly collars: number;
  readonly treasures: number;
  readonly bribes: number;
}

export interface Hand {
  readonly provisions: Readonly<Record<Provision, number>>;
  readonly warriors: readonly number[];
  readonly objective: number | null;
  readonly bribes: readonly string[];
}

export interface Laid {
  readonly stance: string;
  readonly side: string;
  readonly warriors: number;
  readonly weapons: number;
  readonly price: readonly Provision[];
  readonly mine: readonly number[] | null;
}

export interface Battle {
  readonly at: string;
  readonly attacker: number;
  readonly defender: number;
  readonly winner: number | null;
  readonly limbo: Troop;
  readonly seats: readonly Laid[];
}

export interface Offer {
  readonly seat: number;
  readonly to: readonly number[];
  readonly unanswered?: readonly number[];
  readonly give?: readonly Provision[];
  readonly want?: readonly Provision[];
  readonly promise?: string | null;
}

export interface Auction {
  readonly bid: number;
  readonly bids: readonly number[];
  readonly out: readonly number[];
  readonly paid: number;
}

export interface Picture {
  readonly colours: readonly (General | null)[];
  readonly decision: string;
  readonly active: number;
  readonly actions: number;
  readonly event: string | null;
  readonly events_left: number;
  readonly treasures_turned: number;
  readonly treasures_wanted: number;
  readonly map: string;
  readonly troops: Readonly<Record<string, Troop>>;
  readonly broken: readonly string[];
  readonly taken: string | null;
  readonly deck: number;
  readonly leading: string | null;
  readonly seats: readonly Plaque[];
  readonly mine: Hand | null;
  readonly auction: Auction | null;
  readonly battle: Battle | null;
  readonly offers: readonly Offer[];
  readonly draft: Offer | null;
  readonly seat: number | null;
}

/** Something that can be in the air. */
export interface Piece {
  readonly troop: Troop;
}

export function pictureOf(view: View): Picture {
  return view as unknown as Picture;
}

export function ownerOf(picture: Picture, seat: number): OwnerName {
  return picture.colours[seat] ?? 'white';
}

export const PROVISIONS: readonly Provision[] = ['camouflage', 'weapon', 'food', 'gold'];

// Places, in the units of the map's viewBox.

export const SQUARE = 60;

export interface Square {
  /** As the notation names it: `k7`, and `t17` in the city. */
  readonly name: string;
  readonly kind: 'land' | 'village' | 'port' | 'sea' | 'road' | 'bridge' | 'city';
  readonly village: number;
  /** The number of a city square, else 0. */
  readonly number: number;
  readonly x: number;
  readonly y: number;
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

/** The squares of a map's text, rows from the top. */
export function chartOf(text: string): Chart {
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
      const village = Number(sign) || 0;
      const kind = village > 0 ? 'village' : (KINDS[sign] ?? 'land');
      const number = kind === 'city' ? cityNumber(column - left, row - top) : 0;
      const beside = [lines[row - 1]?.[column], lines[row + 1]?.[column]];
      return {
        name: number > 0 ? `t${number}` : `${String.fromCharCode(97 + column)}${rows - row}`,
        kind,
        village,
        number,
        x: column * SQUARE,
        y: row * SQUARE,
        isUpright: beside.every((word) => word !== undefined && !word.startsWith('~')),
      };
    }),
  );
  return { columns, rows, squares };
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
