/** Tahuantinsuyu's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TahuantinsuyuEvents, TahuantinsuyuView } from '../../generated/games/tahuantinsuyu';
import Board from './board.svelte';
import type { Picture, Piece as TahuantinsuyuPiece } from './picture';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: GameScreen<Picture, TahuantinsuyuPiece, TahuantinsuyuView, TahuantinsuyuEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
