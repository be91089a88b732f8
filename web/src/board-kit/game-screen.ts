/**
 * How a game tells its events to the eye. A game turns a view into a picture, and an event into
 * scenes: a picture to show and the pieces that fly meanwhile. After the last event the picture
 * is made again from the view, so a story can never drift from the truth.
 */
import type { Component } from 'svelte';

import type { SeenEvent, HouseEvents, View } from '../generated/wire';
import type { NoteBook } from './notes.svelte';

export type { View };

/** What the shell knows of the view and the events of whatever game is at the table. */
export type AnyView = View & Record<string, unknown>;
export type AnyEvents = Record<string, Record<string, unknown>>;

/**
 * An event of the stream: `SeenEvent`, with the data of its kind. `Events` has the data of each kind of a
 * game; events of the house come between them.
 */
export type Seen<Events = AnyEvents> = string extends keyof Events
  ? SeenEvent
  : SeenOf<Events> | SeenOf<HouseEvents>;

type SeenOf<Events> = {
  [Kind in keyof Events & string]: Omit<SeenEvent, 'kind' | 'data'> & {
    readonly kind: Kind;
    readonly data: Events[Kind];
  };
}[keyof Events & string];

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

export interface Story<
  Picture = unknown,
  Piece = unknown,
  GameView extends View = AnyView,
  Events = AnyEvents,
> {
  begin(view: GameView): Picture;
  tell(picture: Picture, event: Seen<Events>): Telling<Picture, Piece>;
  /** Two events that follow each other told as one line of the log, such as cards paid one by one. */
  gather?(before: SeenEvent, event: SeenEvent): SeenEvent | null;
}

type Teller<Picture, Piece, Data> = (picture: Picture, data: Data) => Telling<Picture, Piece>;

/** What a game shows of each kind of its events, or that it shows nothing. */
export type Tellers<Picture, Piece, Events = AnyEvents> = {
  readonly [Kind in keyof Events]: Teller<Picture, Piece, Events[Kind]> | 'silent';
};

/** An event as one of these tells it; one of the house changes nothing, nor does one of a newer house. */
export function toldBy<Picture, Piece, Events>(
  tellers: Tellers<Picture, Piece, Events>,
  picture: Picture,
  event: Pick<SeenEvent, 'kind'> & { readonly data: unknown },
): Telling<Picture, Piece> {
  const teller = (tellers as Partial<Record<string, Teller<Picture, Piece, unknown> | 'silent'>>)[
    event.kind
  ];
  return typeof teller === 'function'
    ? teller(picture, event.data)
    : { scenes: [], after: picture };
}

export interface BoardProps<Picture, Events = AnyEvents> {
  picture: Picture;
  /** The events shown so far, oldest first: the last move is marked from them. */
  past: readonly Seen<Events>[];
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
export interface GameScreen<
  Picture = unknown,
  Piece = unknown,
  GameView extends View = AnyView,
  Events = AnyEvents,
> {
  readonly Board: Component<BoardProps<Picture, Events>>;
  readonly Plaque: Component<PlaqueProps<Picture>>;
  readonly Piece: Component<PieceProps<Piece>>;
  readonly story: Story<Picture, Piece, GameView, Events>;
}
