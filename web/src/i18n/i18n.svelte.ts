/**
 * Words. Owns the language of the page and turns keys of the catalogues into sentences; every
 * sentence on a screen comes from here. The browser's language decides until someone switches.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Text } from '../generated/wire';
import { keep, kept } from '../ui/local-storage';
import { textsOf } from './game-catalogues';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./catalogue.en'),
  fr: () => import('./catalogue.fr'),
};
const KEPT = 'language';

export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The first language we speak among those a person prefers. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (language) return language;
  }
  return 'en';
}

class I18n {
  language = $state<Language>('en');

  /** How dates and times are written: by the clock of 24 hours in both languages. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  /** The games whose texts are there, too. */
  #games = new Set<string>();

  async start(): Promise<void> {
    const stored = LANGUAGES.find((one) => one === kept(KEPT));
    await this.#load(stored ?? preferred(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    await this.#load(language);
    // One that cannot be loaded must not be asked for again next time.
    keep(KEPT, language);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A sentence; a key nobody knows is shown as it is, which a test forbids for our own. */
  say(said: string | Text, args: Args = {}): string {
    const key = typeof said === 'string' ? said : said.key;
    const given = typeof said === 'string' ? args : { ...said.args, ...args };
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, given, []) : key;
  }

  /** The first of several keys that the catalogues know, or nothing. */
  sayFirst(keys: readonly string[], args: Args = {}): string {
    const known = keys.find((key) => this.knows(key));
    return known ? this.say(known, args) : '';
  }

  /** Have the texts of a game, in this language and in every one that is chosen later. */
  async loadGame(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const { language } = this;
    const sources = await textsOf(game, language);
    this.#games.add(game);
    if (language !== this.language) return this.#load(this.language);
    const bundle = this.#bundle;
    for (const source of sources) bundle.addResource(new FluentResource(source));
  }

  async #load(language: Language): Promise<void> {
    const [{ default: sources }, ...ofGames] = await Promise.all([
      LOADERS[language](),
      ...[...this.#games].map((game) => textsOf(game, language)),
    ]);
    this.#bundle = bundleOf(language, [...sources, ...ofGames.flat()]);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new I18n();

/** Short for templates. */
export function say(said: string | Text, args?: Args): string {
  return i18n.say(said, args);
}
