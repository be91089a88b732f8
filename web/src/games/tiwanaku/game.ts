/** Tiwanaku's screen, for the registry. */
import type { GameScreen } from '../../board-kit/game-screen';
import type { TiwanakuEvents, TiwanakuView } from '../../generated/games/tiwanaku';
import { animations } from './animations';
import Diversity from './diversity.svelte';
import Hand from './hand.svelte';
import Piece from './piece.svelte';
import Plaque from './plaque.svelte';
import { begin, type Piece as Pawn, type State } from './state';
import { world } from './world';
import './theme.css';

const screen: GameScreen<TiwanakuView, State, TiwanakuEvents, Pawn> = {
  begin,
  world,
  panels: [
    {
      name: 'hand',
      rank: 'now',
      smallest: { width: 344, height: 48 },
      best: { width: 520, height: 100 },
      Content: Hand,
      // Nothing is chosen any more where the whole valley lies open.
      isShown: ({ valley }) => valley === null,
    },
    {
      name: 'diversity',
      rank: 'sight',
      smallest: { width: 300, height: 86 },
      best: { width: 520, height: 180 },
      Content: Diversity,
    },
  ],
  animations,
  Plaque,
  Piece,
};

export default screen;
