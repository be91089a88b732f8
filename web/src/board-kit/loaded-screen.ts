/** What the shell holds of a game's screen: its world and its panels, or its board in words. */
import type { Component } from 'svelte';

import type { Text } from '../generated/wire';
import {
  toldBy,
  type AnyView,
  type GameScreen,
  type Panel,
  type PieceProps,
  type PlaqueProps,
  type Story,
  type World,
} from './game-screen';

export interface LoadedScreen {
  readonly world?: World<unknown>;
  readonly panels?: readonly Panel<unknown>[];
  /** Of a game that shows its board in words. */
  readonly TextBoard?: Component<{ lines: readonly Text[]; label: string }>;
  readonly Plaque: Component<PlaqueProps<unknown>>;
  readonly Piece: Component<PieceProps<unknown>>;
  readonly story: Story;
}

// A view, a state, an event and a piece only ever travel between the parts of one game.
export function loaded(screen: GameScreen): LoadedScreen {
  const { begin, animations, gather, world, panels, Plaque, Piece } = screen;
  const story: Story<AnyView> = {
    begin,
    tell: (state, event) => toldBy(animations, state, event),
    ...(gather ? { gather } : {}),
  };
  return { world, panels, Plaque, Piece, story } as unknown as LoadedScreen;
}
