/** The games on the shelf, asked for once, and rules pages as they are wanted. */
import type { GameCard, RulesPage } from '../generated/wire';
import type { Language } from '../speech/speech.svelte';
import { house } from './api';

class Shelf {
  games = $state.raw<readonly GameCard[]>([]);
  #asked: Promise<readonly GameCard[]> | undefined;
  #rules = new Map<string, Promise<RulesPage>>();

  load(): Promise<readonly GameCard[]> {
    this.#asked ??= house.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  game(name: string): GameCard | undefined {
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

export const shelf = new Shelf();
