/** Tahuantinsuyu's screen, for the registry. */
import type { GameScreen } from '../../board-kit/story';
import Board from './board.svelte';
import type { Picture } from './picture';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { story, type Piece as Flying } from './story';

const screen: GameScreen<Picture, Flying> = { Board, Plaque, Piece, story };

export default screen;
