/** Tahuantinsuyu's screen, for the registry. */
import type { BoardScreen } from '../../board-kit/board-screen';
import type { TahuantinsuyuEvents, TahuantinsuyuView } from '../../generated/games/tahuantinsuyu';
import Board from './board.svelte';
import type { Picture, Piece as TahuantinsuyuPiece } from './picture';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: BoardScreen<Picture, TahuantinsuyuPiece, TahuantinsuyuView, TahuantinsuyuEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
