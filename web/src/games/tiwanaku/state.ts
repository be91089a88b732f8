/** What the valley shows at one moment. */
import type {
  Cell,
  Colour,
  Direction,
  Side,
  TiwanakuView,
  Terrain,
} from '../../generated/games/tiwanaku';

export type { Cell, Colour, Direction, Side, Terrain };

export interface State extends Readonly<TiwanakuView> {
  /** The cell the disc has just spoken about, and whether it pleased. */
  readonly answer: { readonly at: string; readonly isRight: boolean } | null;
}

/** Something that can be in the air. */
export interface Piece {
  readonly kind: 'pawn';
  readonly colour: Colour;
  readonly isOtoma: boolean;
}

export const TERRAINS: readonly Terrain[] = ['earth', 'sand', 'grass', 'rock'];
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5];

export function begin(view: TiwanakuView): State {
  return { ...view, answer: null };
}

export function isOtoma(state: State, colour: Colour): boolean {
  return !(colour in state.reserves);
}

/** The colour that stands for the Otoma as a side. */
export function otomaColour(state: State): Colour {
  if (state.mode === 'solo') return 'purple';
  const colours = Object.keys(state.pawns) as Colour[];
  return colours.find((colour) => isOtoma(state, colour)) ?? 'yellow';
}

/** The pawn on a cell, if any. */
export function pawnAt(state: State, cell: string): Colour | null {
  for (const [colour, cells] of Object.entries(state.pawns)) {
    if (cells.includes(cell)) return colour as Colour;
  }
  return null;
}
