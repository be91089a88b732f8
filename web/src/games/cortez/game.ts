/** The screen of Cortez, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { CortezEvents, CortezView } from '../../generated/games/cortez';
import Board from './board.svelte';
import Piece from './piece.svelte';
import type { Picture, Piece as Flying } from './picture';
import Plaque from './plaque.svelte';
import { story } from './animations';
import './theme.css';

const screen: GameScreen<Picture, Flying, CortezView, CortezEvents> = {
  Board,
  Plaque,
  Piece,
  story,
};

export default screen;
