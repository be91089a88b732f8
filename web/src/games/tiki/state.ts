/** What the screen shows of Tiki at one moment. */
import type { Colour, TikiView } from '../../generated/games/tiki';

export type { Colour };

export interface State extends Readonly<TikiView> {
  /** The village being resolved, and whose it is. */
  readonly glow: { readonly at: string; readonly colour: Colour } | null;
}

/** Something that can be in the air. */
export type Piece =
  | { readonly kind: 'totem'; readonly tikis: readonly Colour[] }
  | { readonly kind: 'fruit'; readonly spoiled: boolean }
  | { readonly kind: 'shaman' };

export function begin(view: TikiView): State {
  return { ...view, glow: null };
}
