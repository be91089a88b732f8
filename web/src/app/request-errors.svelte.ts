/** What could not be asked of the house, by what was asked; an answer takes it away again. */
import { SvelteMap } from 'svelte/reactivity';

import type { Text } from '../generated/wire';
import { sentenceOf } from './api';

export class RequestErrors {
  #said = new SvelteMap<string, Text>();

  /** One sentence is enough: mostly they all have the same cause. */
  get first(): Text | null {
    return this.#said.values().next().value ?? null;
  }

  /** Wait for an answer, hand it on, and remember whether there was one. */
  async expect<Answer>(
    name: string,
    answer: Promise<Answer>,
    take: (found: Answer) => void,
  ): Promise<void> {
    try {
      take(await answer);
      this.#said.delete(name);
    } catch (error) {
      this.#said.set(name, sentenceOf(error));
    }
  }
}
