/** The screen of a game that brings none: the board in words, and a button for everything on the menu. */
import type { Component } from 'svelte';

import type { LoadedScreen } from './loaded-screen';
import Nothing from './nothing.svelte';
import TextBoard from './text-board.svelte';

// Whatever it is handed.
const nothing = Nothing as unknown as Component<object>;

export const textScreen: LoadedScreen = {
  TextBoard,
  Plaque: nothing,
  Piece: nothing,
  story: {
    begin: (view) => view,
    tell: (state) => ({ scenes: [], after: state }),
  },
};
