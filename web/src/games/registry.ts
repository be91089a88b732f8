/**
 * The games that have screens, found by looking: a folder here, or one named `web` in a game that lies
 * elsewhere, is all a new game adds. A game without one is played on a board in words.
 */
import { screens as shelf } from 'virtual:shelf-screens';

import type { GameScreen } from '../board-kit/game-screen';
import { loaded, type LoadedScreen } from '../board-kit/loaded-screen';

const screens = import.meta.glob<{ default: GameScreen }>('./*/game.ts');

export async function screenOf(game: string): Promise<LoadedScreen> {
  const load = screens[`./${game}/game.ts`] ?? shelf[game];
  if (load) return loaded((await load()).default);
  const { textScreen } = await import('../board-kit/text-screen');
  return textScreen;
}
