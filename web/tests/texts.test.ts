import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import commonEnglish from '../src/i18n/catalogue.en';
import commonFrench from '../src/i18n/catalogue.fr';
import pagesEnglish from '../src/i18n/page-catalogue.en';
import pagesFrench from '../src/i18n/page-catalogue.fr';
import { textsOf } from '../src/i18n/game-catalogues';
import { PHRASES } from '../src/app/chat/phrases';
import { bundleOf, I18n, LANGUAGES, preferred } from '../src/i18n/i18n.svelte';

const GAMES = ['cortez', 'tahuantinsuyu', 'tiki', 'titicaca', 'tiwanaku'];
const english = [...commonEnglish, ...pagesEnglish, ...(await allTexts('en'))];
const french = [...commonFrench, ...pagesFrench, ...(await allTexts('fr'))];
const bundles = { en: bundleOf('en', english), fr: bundleOf('fr', french) };

async function allTexts(language: 'en' | 'fr'): Promise<string[]> {
  return (await Promise.all(GAMES.map((game) => textsOf(game, language)))).flat();
}

function keysOf(sources: readonly string[]): string[] {
  const found = sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) =/gm)]);
  return found.map(([, key = '']) => key).sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Keys written out in the code: `say('key'`, and those of errors made here. */
function keysUsed(): Set<string> {
  const uses = /\b(?:say|i18n\.say|knows)\(\s*'([a-z][\w-]*)'|key: '([a-z][\w-]*)'/g;
  const found = sources('src').flatMap((source) => [...source.matchAll(uses)]);
  return new Set(found.map(([, said, key]) => said ?? key ?? ''));
}

/** Beginnings of keys that are put together in the code, with what may follow. */
const BUILT: Record<string, string[]> = {
  'language-': ['en', 'fr'],
  'new-company-': ['bot', 'open', 'hotseat', 'bot-about', 'open-about', 'hotseat-about'],
  'seat-kind-': ['me', 'open', 'bot', 'hotseat'],
  'panel-': ['log', 'rules', 'table', 'chat'],
  'chat-phrase-': [...PHRASES],
  'clock-': ['days', 'hours'],
  'chat-room-': ['players', 'watchers'],
  'tiki-colour-': ['yellow', 'purple'],
};

describe('the catalogues', () => {
  it('have the same keys in both languages, each once', () => {
    const [en, fr] = [keysOf(english), keysOf(french)];

    expect(fr).toEqual(en);
    expect(new Set(en).size).toBe(en.length);
    expect(en.length).toBeGreaterThan(150);
  });

  it.each(LANGUAGES)('can be read without a fault in %s', (language) => {
    const text = (language === 'en' ? english : french).join('\n');
    const messages = keysOf([text]).map((key) => bundles[language].getMessage(key)?.value);

    expect(messages.every((value) => value !== undefined && value !== null)).toBe(true);
  });

  it.each(LANGUAGES)('know every key that the code uses, in %s', (language) => {
    const used = keysUsed();
    const built = Object.entries(BUILT).flatMap(([head, tails]) =>
      tails.map((tail) => head + tail),
    );

    expect(used.size).toBeGreaterThan(80);
    const unknown = [...used, ...built].filter((key) => !bundles[language].hasMessage(key));
    expect(unknown).toEqual([]);
  });

  it('keep no sentence of the shell that nothing uses', () => {
    const code = sources('src').join('\n');
    const keys = ['shell', 'table', 'pages', 'review']
      .flatMap((name) => keysOf([readFileSync(`../src/tambo/texts/${name}.en.ftl`, 'utf8')]))
      .filter((key) => !key.startsWith('house-'));
    const built = Object.keys(BUILT);
    const unused = keys.filter(
      (key) => !code.includes(`'${key}'`) && !built.some((head) => key.startsWith(head)),
    );

    expect(unused).toEqual([]);
  });
});

describe('a table', () => {
  const IMPORT = /^\s*(?:import|export|\} from).*'(\.[^']+)';$|\bimport\('(\.[^']+)'\)/gm;

  /** The code that comes with a file, at once or later: what it imports, and what that imports. */
  function loadedWith(start: string): Set<string> {
    const found = new Set([start]);
    for (const path of found) {
      // Other pages are no part of this one.
      if (path === 'src/app/pages.ts') continue;
      const code = readFileSync(path, 'utf8');
      for (const [, now = '', later = ''] of code.matchAll(IMPORT)) {
        const name = now || later;
        if (name.includes('catalogue')) continue;
        const bare = join(dirname(path), name);
        const file = [bare, `${bare}.ts`].find(
          (one) => /\.(svelte|ts)$/.test(one) && existsSync(one),
        );
        if (file && !file.startsWith('src/generated')) found.add(file);
      }
    }
    return found;
  }

  it('says nothing that comes with the other pages only', () => {
    const code = [...loadedWith('src/main.ts'), ...loadedWith('src/app/pages/table.svelte')];
    const text = code.map((path) => readFileSync(path, 'utf8')).join('\n');
    const elsewhere = keysOf(pagesEnglish).filter((key) => text.includes(`'${key}'`));

    expect(code.length).toBeGreaterThan(80);
    expect(elsewhere).toEqual([]);
  });
});

describe('a text that is missing', () => {
  it('is looked for in those of the pages', async () => {
    const words = new I18n();
    expect(words.say('home-lead')).toBe('home-lead');
    await words.start();
    expect(words.say('home-lead')).toBe('home-lead');

    await vi.waitFor(() => expect(words.say('home-lead')).not.toBe('home-lead'));
  });
});

describe('the language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['de', 'en-GB', 'fr'])).toBe('en');
    expect(preferred(['de'])).toBe('en');
  });
});
