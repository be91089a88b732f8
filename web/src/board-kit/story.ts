/**
 * How a game tells its events to the eye. A game turns a view into a picture, and an event into
 * scenes: a picture to show and the pieces that fly meanwhile. After the last event the picture
 * is made anew from the view, so a story can never drift from the truth.
 */
import type { Component } from 'svelte';

import type { Happened } from '../generated/wire';
import type { NoteBook } from './notes.svelte';
import type { OwnerName } from './owners';

export type View = Record<string, unknown>;
export type Sound = 'place' | 'step' | 'gain' | 'loss' | 'magic' | 'end';

/** A piece in the air, from one `data-anchor` on the page to another. */
export interface Flight<Piece = unknown> {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
  /** Share of the scene to wait before taking off. */
  readonly delay?: number;
}

export interface Scene<Picture, Piece = unknown> {
  readonly picture: Picture;
  readonly flights: readonly Flight<Piece>[];
  readonly ms: number;
}

export interface Telling<Picture, Piece = unknown> {
  readonly scenes: readonly Scene<Picture, Piece>[];
  readonly after: Picture;
  readonly sound?: Sound;
}

export interface Story<Picture = unknown, Piece = unknown> {
  begin(view: View): Picture;
  tell(picture: Picture, event: Happened): Telling<Picture, Piece>;
  ownerOf(view: View, seat: number): OwnerName;
  /** Two events that follow each other told as one line of the log, such as cards paid one by one. */
  gather?(before: Happened, event: Happened): Happened | null;
}

/** What a game shows of the kinds of event it has scenes for. */
export type Tellers<Picture, Piece> = Readonly<
  Record<string, (picture: Picture, data: Record<string, unknown>) => Telling<Picture, Piece>>
>;

/** An event as one of these tells it; one of another kind changes nothing. */
export function toldBy<Picture, Piece>(
  tellers: Tellers<Picture, Piece>,
  picture: Picture,
  event: Happened,
): Telling<Picture, Piece> {
  return tellers[event.kind]?.(picture, event.data) ?? { scenes: [], after: picture };
}

export interface BoardProps<Picture> {
  picture: Picture;
  /** The events shown so far, oldest first: the last move is marked from them. */
  past: readonly Happened[];
  /** What the viewer's seat writes down for itself; none for those who only watch. */
  notes?: NoteBook | null;
}

export interface PlaqueProps<Picture> {
  picture: Picture;
  seat: number;
}

export interface PieceProps<Piece> {
  piece: Piece;
}

/** What a game's folder gives to the board kit (`games/<game>/game.ts`). */
export interface GameScreen<Picture = unknown, Piece = unknown> {
  readonly Board: Component<BoardProps<Picture>>;
  readonly Plaque: Component<PlaqueProps<Picture>>;
  readonly Piece: Component<PieceProps<Piece>>;
  readonly story: Story<Picture, Piece>;
}
