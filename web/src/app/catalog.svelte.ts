/** The games of the house, asked for once, and rules pages as they are wanted. */
import type { GameSummary, RulesPage } from '../generated/wire';
import type { Language } from '../i18n/i18n.svelte';
import { house } from './api';

class Catalog {
  games = $state.raw<readonly GameSummary[]>([]);
  #asked: Promise<readonly GameSummary[]> | undefined;
  #rules = new Map<string, Promise<RulesPage>>();

  load(): Promise<readonly GameSummary[]> {
    this.#asked ??= house.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  game(name: string): GameSummary | undefined {
    return this.games.find((game) => game.name === name);
  }

  rules(game: string, language: Language): Promise<RulesPage> {
    const key = `${game} ${language}`;
    const page = this.#rules.get(key) ?? house.rules(game, language);
    this.#rules.set(key, page);
    page.catch(() => this.#rules.delete(key));
    return page;
  }
}

export const catalog = new Catalog();
