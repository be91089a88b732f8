/** The screen of a game that brings none: the board in words, and a button for everything on the menu. */
import type { LoadedScreen } from './board-screen';
import Nothing from './nothing.svelte';
import TextBoard from './text-board.svelte';

export const textScreen: LoadedScreen = {
  TextBoard,
  Plaque: Nothing,
  Piece: Nothing,
  story: {
    begin: (view) => view,
    tell: (state) => ({ scenes: [], after: state }),
  },
};
