/** Titicaca's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TiticacaEvents, TiticacaView } from '../../generated/games/titicaca';
import { animations } from './animations';
import { panels } from './panels';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { begin, type Piece as LandPiece, type State } from './state';
import { world } from './world';
import './theme.css';

const screen: GameScreen<TiticacaView, State, TiticacaEvents, LandPiece> = {
  begin,
  world,
  panels,
  animations,
  Plaque,
  Piece,
};

export default screen;
