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

/** Texts that are loaded together, in a language. */
type Texts = (language: Language) => Promise<string[]>;
type Loaders = Record<Language, () => Promise<{ default: string[] }>>;

const EVERYWHERE: Loaders = {
  en: () => import('./catalogue.en'),
  fr: () => import('./catalogue.fr'),
};
const ON_PAGES: Loaders = {
  en: () => import('./page-catalogue.en'),
  fr: () => import('./page-catalogue.fr'),
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

export class I18n {
  language = $state<Language>('en');

  /** How dates and times are written: by the clock of 24 hours in both languages. */
  get locale(): string {
    return this.language === 'en' ? 'en-GB' : this.language;
  }
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  /** What is there besides the texts of every screen. */
  #more = new Map<string, Texts>();
  #mayMiss = false;

  async start(): Promise<void> {
    const stored = LANGUAGES.find((one) => one === kept(KEPT));
    await this.#load(stored ?? preferred(navigator.languages));
    this.#mayMiss = true;
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
    if (pattern) return this.#bundle.formatPattern(pattern, given, []);
    this.#miss();
    return key;
  }

  /** The first of several keys that the catalogues know, or nothing. */
  sayFirst(keys: readonly string[], args: Args = {}): string {
    const known = keys.find((key) => this.knows(key));
    return known ? this.say(known, args) : '';
  }

  /** Have the texts of a game, in this language and in every one that is chosen later. */
  loadGame(game: string): Promise<void> {
    return this.#have(`games/${game}`, (language) => textsOf(game, language));
  }

  /** Have the texts of the pages that are no tables. */
  loadPages(): Promise<void> {
    return this.#have('pages', async (language) => (await ON_PAGES[language]()).default);
  }

  async #have(name: string, texts: Texts): Promise<void> {
    if (this.#more.has(name)) return;
    const { language } = this;
    const sources = await texts(language);
    this.#more.set(name, texts);
    if (language !== this.language) return this.#load(this.language);
    const bundle = this.#bundle;
    for (const source of sources) bundle.addResource(new FluentResource(source));
  }

  /** What the house says at a table may be in the texts of the pages: then say it once they are there. */
  #miss(): void {
    if (!this.#mayMiss || this.#more.has('pages')) return;
    this.#mayMiss = false;
    this.loadPages().then(
      () => this.#load(this.language),
      () => (this.#mayMiss = true),
    );
  }

  async #load(language: Language): Promise<void> {
    const [{ default: sources }, ...more] = await Promise.all([
      EVERYWHERE[language](),
      ...[...this.#more.values()].map((texts) => texts(language)),
    ]);
    this.#bundle = bundleOf(language, [...sources, ...more.flat()]);
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const i18n = new I18n();

/** Short for templates. */
export function say(said: string | Text, args?: Args): string {
  return i18n.say(said, args);
}
