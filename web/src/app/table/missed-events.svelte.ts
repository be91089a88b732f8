/** What happened while someone was away, until it is seen. What was taken back is not told. */
import { folded } from '../../board-kit/log-folding';
import type { SeenEvent } from '../../generated/wire';

export class MissedEvents {
  #after = $state(0);
  #until = $state(0);
  /** The events that stand; a line that says that something was taken back is one of them. */
  readonly events = $derived.by((): readonly SeenEvent[] => {
    if (this.#until <= this.#after) return [];
    return folded(this.log())
      .map((line) => line.event)
      .filter((event) => event.number > this.#after && event.number <= this.#until);
  });

  constructor(private readonly log: () => readonly SeenEvent[]) {}

  /** Someone knows the events up to a number, and is to be told those up to another. */
  missed(after: number, until: number): void {
    this.#after = after;
    this.#until = until;
  }

  seen(): void {
    this.#until = 0;
  }
}
