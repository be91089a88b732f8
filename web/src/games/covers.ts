/** What each game looks like from outside, for the pages that show several: not for a table. */
import type { Component } from 'svelte';

const covers = import.meta.glob<{ default: Component }>('./*/cover.svelte', { eager: true });

export function coverOf(game: string): Component | undefined {
  return covers[`./${game}/cover.svelte`]?.default;
}
