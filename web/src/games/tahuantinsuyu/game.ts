/** Tahuantinsuyu's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TahuantinsuyuEvents, TahuantinsuyuView } from '../../generated/games/tahuantinsuyu';
import { animations } from './animations';
import { panels } from './panels';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { begin, type Piece as TahuantinsuyuPiece, type State } from './state';
import { world } from './world';
import './theme.css';

const screen: GameScreen<TahuantinsuyuView, State, TahuantinsuyuEvents, TahuantinsuyuPiece> = {
  begin,
  world,
  panels,
  animations,
  Plaque,
  Piece,
};

export default screen;
