/**
 * What a page asks of the server: whether it is under way, what came of it, and what to say when it
 * failed. A `Resource` is something to show, an `Attempt` something to do.
 */
import { untrack } from 'svelte';

import type { Text } from '../generated/wire';
import { often } from './often';
import { sentenceOf } from './said-error';

export class Attempt {
  isBusy = $state(false);
  errorText = $state.raw<Text | null>(null);
  #newest = 0;

  /** Do it; whether it came to something. */
  run(act: () => Promise<unknown>): Promise<boolean> {
    this.errorText = null;
    return this.expect(act, () => undefined);
  }

  /** What is still under way is not wanted any more. */
  drop(): void {
    this.#newest += 1;
    this.isBusy = false;
  }

  /** Of several at once only the last one has its say. An error stays until there is an answer. */
  protected async expect<Value>(
    ask: () => Promise<Value>,
    take: (found: Value) => void,
  ): Promise<boolean> {
    const mine = ++this.#newest;
    this.isBusy = true;
    try {
      const found = await ask();
      if (mine !== this.#newest) return true;
      take(found);
      this.errorText = null;
      return true;
    } catch (error) {
      if (mine === this.#newest) this.errorText = sentenceOf(error);
      return false;
    } finally {
      if (mine === this.#newest) this.isBusy = false;
    }
  }
}

export class Resource<Value> extends Attempt {
  /** The last answer; it stays while it is asked for again, and when that fails. */
  value = $state.raw<Value | undefined>();

  load(ask: () => Promise<Value>): Promise<boolean> {
    return this.expect(ask, (found) => (this.value = found));
  }
}

/**
 * Something to show while a component stands: asked for when it is set up, again when what `ask` reads
 * changes, and every so many milliseconds while someone looks. Without an answer to ask for: undefined.
 */
export function resource<Value>(
  ask: () => Promise<Value> | undefined,
  everyMs?: number,
): Resource<Value> {
  const found = new Resource<Value>();
  $effect(() => {
    const look = () => {
      const asked = ask();
      if (asked) void untrack(() => found.load(() => asked));
    };
    let stop: (() => void) | undefined;
    if (everyMs === undefined) look();
    else stop = often(everyMs, look);
    return () => {
      stop?.();
      found.drop();
    };
  });
  return found;
}
