/** Tiwanaku's screen, for the registry. */
import type { BoardScreen } from '../../board-kit/board-screen';
import type { TiwanakuEvents, TiwanakuView } from '../../generated/games/tiwanaku';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as Pawn } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: BoardScreen<Picture, Pawn, TiwanakuView, TiwanakuEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
