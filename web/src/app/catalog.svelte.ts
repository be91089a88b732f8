/** The games of the house, asked for once, and rules pages as they are wanted. */
import type { GameSummary, RulesPage } from '../generated/wire';
import { i18n, type Language } from '../i18n/i18n.svelte';
import { house } from './api';

class Catalog {
  games = $state.raw<readonly GameSummary[]>([]);
  #asked: Promise<readonly GameSummary[]> | undefined;
  #rules = new Map<string, Promise<RulesPage>>();

  load(): Promise<readonly GameSummary[]> {
    this.#asked ??= this.#ask().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  /** With the name and the description of those that the catalogues of the page do not have. */
  async #ask(): Promise<readonly GameSummary[]> {
    const games = await house.games();
    const unknown = games.filter((game) => game.is_built && !i18n.knows(`${game.name}-title`));
    await Promise.all(unknown.map((game) => i18n.loadGame(game.name)));
    return games;
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
