/** Tiki's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TikiEvents, TikiView } from '../../generated/games/tiki';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as TikiPiece } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: GameScreen<Picture, TikiPiece, TikiView, TikiEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
