/**
 * What a game gives to the screen: its state, a world to look at as pure data and one drawing,
 * panels beside it, and how its events look. The kit does the rest: camera, pointing, keys, marks.
 *
 * A state is made of a view, and an event turns it into scenes: a state to show and the pieces that
 * fly meanwhile. After the last event the state is made again from the view, so what is shown can
 * never drift from the truth.
 */
import type { Component } from 'svelte';

import type { HouseEvents, MenuItem, SeenEvent, View } from '../generated/wire';
import type { NoteBook } from './notes.svelte';
import type { Box, Point, Shape } from './shapes';

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

export interface Scene<State, Piece = unknown> {
  readonly picture: State;
  readonly flights: readonly Flight<Piece>[];
  readonly ms: number;
}

export interface Telling<State, Piece = unknown> {
  readonly scenes: readonly Scene<State, Piece>[];
  readonly after: State;
  readonly sound?: Sound;
}

/** How the events of a game are played, whichever game it is. */
export interface Story<
  State = unknown,
  Piece = unknown,
  GameView extends View = AnyView,
  Events = AnyEvents,
> {
  begin(view: GameView): State;
  tell(state: State, event: Seen<Events>): Telling<State, Piece>;
  /** Two events that follow each other told as one line of the log, such as cards paid one by one. */
  gather?(before: SeenEvent, event: SeenEvent): SeenEvent | null;
}

type Animation<State, Piece, Data> = (state: State, data: Data) => Telling<State, Piece>;

/** What a game shows of each kind of its events, or that it shows nothing: a kind left out does not compile. */
export type Animations<State, Piece, Events = AnyEvents> = {
  readonly [Kind in keyof Events]: Animation<State, Piece, Events[Kind]> | 'silent';
};

/** An event as one of these shows it; one of the house changes nothing, nor does one of a newer house. */
export function toldBy<State, Piece, Events>(
  animations: Animations<State, Piece, Events>,
  state: State,
  event: Pick<SeenEvent, 'kind'> & { readonly data: unknown },
): Telling<State, Piece> {
  const byKind = animations as Partial<Record<string, Animation<State, Piece, unknown> | 'silent'>>;
  const animation = byKind[event.kind];
  return typeof animation === 'function'
    ? animation(state, event.data)
    : { scenes: [], after: state };
}

/** The name of a thing of the world, as menus and events have it: `cell:b2`. */
export type ElementId = string;

/** A thing of the world that can be pointed at. */
export interface WorldElement {
  readonly id: ElementId;
  readonly centre: Point;
  /** What can be touched. */
  readonly shape: Shape;
  /** What marks outline, such as a part of the shape or the land around it; the shape, if it is not said. */
  readonly mark?: Shape;
  /** What it is and what is there now, in words. */
  readonly label: string;
  /** Nothing is drawn there yet: a mark fills it instead of going around it. */
  readonly isPlace?: boolean;
  /** It is there only while a menu or a hint speaks of it. */
  readonly isOnlyAsked?: boolean;
  /** While a menu speaks of it, it stands for these, which cannot be pointed at themselves. */
  readonly covers?: readonly ElementId[];
}

/** How much of the print a drawing shows. */
export type Detail = 'far' | 'middle' | 'near';

export interface DrawingProps<State> {
  state: State;
  detail: Detail;
  /** What the viewer's seat writes down for itself; none for those who only watch. */
  notes: NoteBook | null;
}

/** What is being pointed at and chosen, for drawings of what would follow. */
export interface Aim {
  /** The element under the pointer or with the focus, if it can be chosen. */
  readonly over: ElementId | null;
  /** All that can be chosen next. */
  readonly possible: readonly ElementId[];
  /** What was pointed at so far, in order. */
  readonly chosen: readonly ElementId[];
  /** The kind of thing that choosing an element would do, if it is one kind. */
  kindAt(element: ElementId): string | undefined;
  /** The lines of the menu that choosing an element leads to. */
  linesAt(element: ElementId): readonly MenuItem[];
}

export interface World<State, Events = AnyEvents> {
  /** The same for a whole match. */
  box(state: State): Box;
  /** What of the box a narrow window shows, so that things stay large enough for a finger. */
  narrowBox?(state: State): Box;
  elements(state: State, notes?: NoteBook | null): readonly WorldElement[];
  /** The land, which hardly changes: below everything, marks too. Drawings are a `<g>` and handle no event. */
  readonly Ground?: Component<DrawingProps<State>>;
  readonly Drawing: Component<DrawingProps<State>>;
  /** What choosing would do, above the drawing: a piece that would be put there. */
  readonly Preview?: Component<DrawingProps<State> & { aim: Aim }>;
  /** What is said of the thing that is pointed at: lies over the world on the other side of it. */
  readonly Card?: Component<{ state: State }>;
  /** What must be in sight beside what can be chosen now. */
  focus?(state: State): readonly ElementId[];
  /** The elements of the last move, oldest first. */
  last?(past: readonly Seen<Events>[]): readonly ElementId[];
  /** What is chosen one after the other, and the last move, is a way and drawn as one. */
  readonly hasWays?: boolean;
  /** The fewest units that may fill the window's width; without it the world does not move. */
  readonly nearest?: number;
  /** The camera comes nearer to what can be chosen only where that makes it so much larger. */
  readonly gain?: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PanelProps<State, Events = AnyEvents> {
  state: State;
  /** The events shown so far, oldest first. */
  past: readonly Seen<Events>[];
  /** What the viewer's seat writes down for itself; none for those who only watch. */
  notes: NoteBook | null;
}

/** A part beside the world. The shell places it: needed to decide now, in sight, or for reference. */
export interface Panel<State, Events = AnyEvents> {
  readonly name: string;
  readonly rank: 'now' | 'sight' | 'reference';
  /** In pixels. */
  readonly smallest: Size;
  readonly best: Size;
  readonly Content: Component<PanelProps<State, Events>>;
  isShown?(state: State): boolean;
  /** It lies over the world, which keeps its room; with nothing in it, the world is free. */
  readonly isFloating?: boolean;
}

export interface PlaqueProps<State> {
  picture: State;
  seat: number;
}

export interface PieceProps<Piece> {
  piece: Piece;
}

/** What a game's folder gives (`games/<game>/game.ts`). */
export interface GameScreen<
  GameView extends View = AnyView,
  State extends GameView = GameView,
  Events = AnyEvents,
  Piece = unknown,
> {
  begin(view: GameView): State;
  readonly world: World<State, Events>;
  readonly panels: readonly Panel<State, Events>[];
  readonly animations: Animations<State, Piece, Events>;
  readonly Plaque: Component<PlaqueProps<State>>;
  readonly Piece: Component<PieceProps<Piece>>;
  gather?(before: SeenEvent, event: SeenEvent): SeenEvent | null;
}
