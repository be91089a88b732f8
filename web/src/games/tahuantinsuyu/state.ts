/** What the screen shows of Tahuantinsuyu at one moment, and how suyus are told apart. */
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

export type { Card, Gap, Phase, Price, Prices, Suyu };

export interface State extends Readonly<TahuantinsuyuView> {
  /** The element that has just changed. */
  readonly glow: string | null;
}

/** Something that can be in the air: a token on its way to its conqueror, or labour to whom it supports. */
export interface Piece {
  readonly kind: 'token' | 'labour';
  readonly suyu: Suyu;
  readonly count: number;
}

export function begin(view: TahuantinsuyuView): State {
  return { ...view, glow: null };
}

/** What the sentence about a column needs. */
export function empireOf(state: State): { empire: string; number: number } {
  const [empire = 'pre', number = 0] = state.empires[state.column - 1] ?? [];
  return { empire, number };
}

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
