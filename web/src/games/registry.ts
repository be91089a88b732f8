/** The games that have screens, found by looking: a folder here is all a new game adds. */
import { loaded, type BoardScreen, type LoadedScreen } from '../board-kit/board-screen';
import type { GameScreen } from '../board-kit/game-screen';

const screens = import.meta.glob<{ default: BoardScreen | GameScreen }>('./*/game.ts');

export async function screenOf(game: string): Promise<LoadedScreen | undefined> {
  const load = screens[`./${game}/game.ts`];
  return load ? loaded((await load()).default) : undefined;
}
