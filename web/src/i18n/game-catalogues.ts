/**
 * The texts of one game, loaded when it is opened: its sentences, and those of its screen. Those of a game
 * that was not there when the front end was built come from the house.
 */
import type { Language } from './i18n.svelte';

const files = import.meta.glob<string>(['#catalogues/games/*/??.ftl', '../games/*/??.ftl'], {
  query: '?raw',
  import: 'default',
});

type Fetch = (game: string, language: Language) => Promise<string>;

let fetchTexts: Fetch = () => Promise.resolve('');

/** Say how the house is asked. */
export function askForTextsWith(fetch: Fetch): void {
  fetchTexts = fetch;
}

export async function textsOf(game: string, language: Language): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => path.endsWith(`/${game}/${language}.ftl`));
  if (wanted.length === 0) return [await fetchTexts(game, language)];
  return Promise.all(wanted.flatMap((path) => files[path]?.() ?? []));
}
