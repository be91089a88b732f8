/** The games that have screens, found by looking: a folder here is all a new game adds. */
import type { GameScreen } from '../board-kit/game-screen';

// A view, a picture, an event and a piece only ever travel between the parts of one game.
const screens = import.meta.glob<{ default: GameScreen }>('./*/game.ts');

export async function screenOf(game: string): Promise<GameScreen | undefined> {
  const load = screens[`./${game}/game.ts`];
  return load ? (await load()).default : undefined;
}
