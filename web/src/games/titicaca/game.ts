/** Titicaca's screen, for the registry. */
import type { BoardScreen } from '../../board-kit/board-screen';
import type { TiticacaEvents, TiticacaView } from '../../generated/games/titicaca';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as LandPiece } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: BoardScreen<Picture, LandPiece, TiticacaView, TiticacaEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
