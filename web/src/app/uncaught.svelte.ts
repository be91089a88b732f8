/**
 * What failed on this page, for the person who looks at it. Whatever throws and is caught nowhere else
 * ends here: it is said once, in the console with all its details, and on the screen in a sentence.
 */
import { on } from 'svelte/events';

import type { Text } from '../generated/wire';
import { sentenceOf } from '../ui/said-error';

class UncaughtErrors {
  /** What is to be said, until someone has read it. */
  said = $state.raw<Text | null>(null);

  readonly report = (error: unknown): void => {
    this.note(error);
    this.said = sentenceOf(error);
  };

  /** For those who read the console; what stands on the screen instead says enough. */
  readonly note = (error: unknown): void => {
    // eslint-disable-next-line no-console
    console.error(error);
  };

  seen(): void {
    this.said = null;
  }

  /** Hear of everything that nobody has caught; the browser itself writes it to the console. */
  watch(): () => void {
    const ends = [
      on(window, 'unhandledrejection', ({ reason }) => (this.said = sentenceOf(reason))),
      on(window, 'error', ({ error }) => {
        // A file that failed to load and the like have no error of their own.
        if (error instanceof Error) this.said = sentenceOf(error);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }
}

export const uncaught = new UncaughtErrors();
