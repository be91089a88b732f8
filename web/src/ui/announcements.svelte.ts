/**
 * What a screen says to those who do not see it: sentences from anywhere on it wait in one queue for its
 * one live region. Owns their order and pace; who has something to say calls `announce`.
 */
import { getContext, setContext, untrack } from 'svelte';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** A sentence added while another one is being noticed may be lost. */
const PAUSE = 150;
/** A reader needs time: what many sentences at once pushed out would never be spoken. */
const KEPT = 60;

export class Announcements {
  /** In the live region, oldest first. */
  spoken = $state.raw<readonly Announcement[]>([]);
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  /** Say something after what waits already; an urgent sentence goes first. */
  say(text: string, isUrgent = false): void {
    if (!text || this.#waiting.includes(text)) return;
    if (isUrgent) this.#waiting.unshift(text);
    else this.#waiting.push(text);
    this.#waiting = this.#waiting.slice(-KEPT);
    if (this.#timer === undefined) this.#next();
  }

  /** Forget what was said and what waits: someone else listens from here on. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.spoken = [];
  }

  #next(): void {
    this.#timer = undefined;
    const text = this.#waiting.shift();
    if (text === undefined) return;
    this.#count += 1;
    this.spoken = [...this.spoken, { id: this.#count, text }].slice(-KEPT);
    this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}

const KEY = Symbol('announcements');

export function provideAnnouncements(): Announcements {
  return setContext(KEY, new Announcements());
}

/** Have a sentence said when it comes and whenever it changes; none where nothing is to be said. */
export function announce(sentence: () => string, isUrgent = false): void {
  const announcements = getContext<Announcements | undefined>(KEY);
  $effect(() => {
    const text = sentence();
    untrack(() => announcements?.say(text, isUrgent));
  });
}
