/** The texts of one game, loaded when it is opened: its sentences, and those of its screen. */
import type { Language } from './i18n.svelte';

const files = import.meta.glob<string>(['#catalogues/games/*/??.ftl', '../games/*/??.ftl'], {
  query: '?raw',
  import: 'default',
});

export function textsOf(game: string, language: Language): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => path.endsWith(`/${game}/${language}.ftl`));
  return Promise.all(wanted.flatMap((path) => files[path]?.() ?? []));
}
