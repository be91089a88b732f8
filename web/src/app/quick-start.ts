/** Straight to a table: me against a bot, with the game's usual options. */
import type { GameSummary, SeatRequest } from '../generated/wire';
import { house } from './api';
import { keep, kept } from '../ui/local-storage';
import { router } from './router.svelte';

const LEVEL = 'level';
const NAME = 'name';

/** The level last chosen, or one in the lower middle. */
export function favouriteLevel(game: GameSummary): string {
  const before = game.levels.find((level) => level.name === kept(LEVEL));
  return (before ?? game.levels[Math.floor((game.levels.length - 1) / 3)])?.name ?? '';
}

export function keepLevel(level: string): void {
  keep(LEVEL, level);
}

export function myName(): string {
  return kept(NAME) ?? '';
}

export function keepName(name: string): void {
  keep(NAME, name);
}

export async function playAgainstBot(game: GameSummary, level: string): Promise<void> {
  keepLevel(level);
  const players = Math.min(...game.players.filter((count) => count > 1));
  const seats: SeatRequest[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'me', name: myName() } : { kind: 'bot', level },
  );
  const table = await house.open({ game: game.name, seats });
  await router.go({ page: 'table', id: table.id });
}
