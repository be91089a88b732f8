/** The games that have screens, found by looking: a folder here is all a new game adds. */
import type { Component } from 'svelte';

import { loaded, type BoardScreen, type LoadedScreen } from '../board-kit/board-screen';
import type { GameScreen } from '../board-kit/game-screen';

const screens = import.meta.glob<{ default: BoardScreen | GameScreen }>('./*/game.ts');
const covers = import.meta.glob<{ default: Component }>('./*/cover.svelte', { eager: true });

export async function screenOf(game: string): Promise<LoadedScreen | undefined> {
  const load = screens[`./${game}/game.ts`];
  return load ? loaded((await load()).default) : undefined;
}

export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/cover.svelte`]?.default;
}
