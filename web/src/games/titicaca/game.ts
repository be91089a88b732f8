/** Titicaca's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TiticacaEvents, TiticacaView } from '../../generated/games/titicaca';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as LandPiece } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: GameScreen<Picture, LandPiece, TiticacaView, TiticacaEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
