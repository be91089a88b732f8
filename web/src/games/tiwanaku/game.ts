/** Tiwanaku's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TiwanakuEvents, TiwanakuView } from '../../generated/games/tiwanaku';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as Pawn } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: GameScreen<Picture, Pawn, TiwanakuView, TiwanakuEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
