/** The screen of Cortez, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { CortezEvents, CortezView } from '../../generated/games/cortez';
import { animations, gather } from './animations';
import { panels } from './panels';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { begin, type Piece as Flying, type State } from './state';
import { world } from './world';
import './theme.css';

const screen: GameScreen<CortezView, State, CortezEvents, Flying> = {
  begin,
  world,
  panels,
  animations,
  Plaque,
  Piece,
  gather,
};

export default screen;
