/** What the screen shows of Titicaca at one moment. */
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

export interface State extends Readonly<TiticacaView> {
  /** Lands being counted, or just made one. */
  readonly glow: readonly string[];
}

/** Something that can be in the air. */
export type Piece =
  | { readonly kind: 'village'; readonly colour: Colour }
  | { readonly kind: 'temple'; readonly colour: Colour };

export function begin(view: TiticacaView): State {
  return { ...view, glow: [] };
}

/** The colour of the seat whose turn it is. */
export function moverOf({ colours, order, turn }: State): Colour | undefined {
  return colours[order[turn] ?? -1];
}

/** Whether the viewer's own seat is asked. */
export function isAsked({ seat, to_act }: State): boolean {
  return seat !== null && to_act.includes(seat);
}
