/** Harvest's screen, for the registry. */
import type { GameScreen } from '#web/board-kit/game-screen';

import { animations } from './animations';
import Card from './card.svelte';
import Plaque from './plaque.svelte';
import type { HarvestEvents, HarvestView } from './types';
import { world } from './world';

const screen: GameScreen<HarvestView, HarvestView, HarvestEvents, number> = {
  begin: (view) => view,
  world,
  panels: [],
  animations,
  Plaque,
  Piece: Card,
};

export default screen;
