/**
 * The games that have screens, found by looking: a folder here, or one named `web` in a game that lies
 * elsewhere, is all a new game adds. A game without one is played on a board in words.
 */
import type { Component } from 'svelte';
import { screens as shelf } from 'virtual:shelf-screens';

import { loaded, type BoardScreen, type LoadedScreen } from '../board-kit/board-screen';
import type { GameScreen } from '../board-kit/game-screen';
import { textScreen } from '../board-kit/text-screen';

const screens = import.meta.glob<{ default: BoardScreen | GameScreen }>('./*/game.ts');
const covers = import.meta.glob<{ default: Component }>('./*/cover.svelte', { eager: true });

export async function screenOf(game: string): Promise<LoadedScreen> {
  const load = screens[`./${game}/game.ts`] ?? shelf[game];
  return load ? loaded((await load()).default) : textScreen;
}

export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/cover.svelte`]?.default;
}
