/** The screen of Cortez, for the registry. */
import type { BoardScreen } from '../../board-kit/board-screen';
import type { CortezEvents, CortezView } from '../../generated/games/cortez';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as Flying } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: BoardScreen<Picture, Flying, CortezView, CortezEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
