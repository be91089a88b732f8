/**
 * A game that still lays out its own board, and what the shell holds of either sort of game. Goes
 * when the last such game gives a world.
 */
import type { Component } from 'svelte';

import {
  toldBy,
  type AnyEvents,
  type AnyView,
  type GameScreen,
  type Panel,
  type PieceProps,
  type PlaqueProps,
  type Seen,
  type Story,
  type View,
  type World,
} from './game-screen';
import type { Text } from '../generated/wire';
import type { NoteBook } from './notes.svelte';

export interface BoardProps<Picture, Events = AnyEvents> {
  picture: Picture;
  /** The events shown so far, oldest first: the last move is marked from them. */
  past: readonly Seen<Events>[];
  /** What the viewer's seat writes down for itself; none for those who only watch. */
  notes?: NoteBook | null;
}

export interface BoardScreen<
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

/** What the shell needs of a game, with a board of its own or a world. */
export interface LoadedScreen {
  readonly Board?: Component<BoardProps<unknown>>;
  /** Of a game that shows its board in words. */
  readonly TextBoard?: Component<{ lines: readonly Text[]; label: string }>;
  readonly world?: World<unknown>;
  readonly panels?: readonly Panel<unknown>[];
  readonly Plaque: Component<PlaqueProps<unknown>>;
  readonly Piece: Component<PieceProps<unknown>>;
  readonly story: Story;
}

// A view, a state, an event and a piece only ever travel between the parts of one game.
export function loaded(screen: BoardScreen | GameScreen): LoadedScreen {
  if (!('world' in screen)) return screen;
  const { begin, animations, gather, world, panels, Plaque, Piece } = screen;
  const story: Story<AnyView> = {
    begin,
    tell: (state, event) => toldBy(animations, state, event),
    ...(gather ? { gather } : {}),
  };
  return { world, panels, Plaque, Piece, story } as unknown as LoadedScreen;
}
