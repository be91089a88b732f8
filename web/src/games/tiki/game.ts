/** Tiki's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TikiEvents, TikiView } from '../../generated/games/tiki';
import { animations } from './animations';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { begin, type Piece as TikiPiece, type State } from './state';
import { world } from './world';
import './theme.css';

const screen: GameScreen<TikiView, State, TikiEvents, TikiPiece> = {
  begin,
  world,
  panels: [],
  animations,
  Plaque,
  Piece,
};

export default screen;
