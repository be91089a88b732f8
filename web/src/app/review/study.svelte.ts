/**
 * What is known of a match that is over beside its frames: the bots' opinion while it grows,
 * comments, and one's own what-if boards. Steps of the match are turned into moments of the timeline.
 */
import type {
  Evaluation,
  ChatMessages,
  Text,
  TableSummary,
  ChatMessage,
  WhatIfRequest,
} from '../../generated/wire';
import { house } from '../api';
import { Attempt } from '../../ui/resource.svelte';
import { newRequestId } from '../chat/chat-state.svelte';

const PAUSE = 1500;

export class Study {
  evaluation = $state.raw<Evaluation | null>(null);
  hasFailed = $state(false);
  comments = $state.raw<readonly ChatMessage[]>([]);
  boards = $state.raw<readonly TableSummary[]>([]);
  readonly #sending = new Attempt();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    readonly table: string,
    /** The moment shown after 0, 1, 2… steps. */
    readonly steps: readonly number[],
  ) {}

  open(): void {
    void this.#ask();
    house.comments(this.table).then(
      (found) => this.takeComments([found]),
      () => undefined,
    );
    house.whatIfs(this.table).then(
      (found) => (this.boards = found),
      () => undefined,
    );
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** What stood against the last thing that was sent. */
  get errorText(): Text | null {
    return this.#sending.errorText;
  }

  /** The moment at which a step of the match is shown. */
  momentOf(step: number): number {
    return this.steps[Math.min(Math.max(step, 0), this.steps.length - 1)] ?? 0;
  }

  /** How many steps had been made at a moment: all those shown by then. */
  stepAt(moment: number): number {
    let step = 0;
    this.steps.forEach((shown, made) => {
      if (shown <= moment) step = made;
    });
    return step;
  }

  commentsAt(moment: number): readonly ChatMessage[] {
    return this.comments.filter((line) => this.momentOf(line.step ?? 0) === moment);
  }

  takeComments(all: readonly ChatMessages[]): void {
    this.comments = all.flatMap((one) => one.messages);
  }

  async comment(moment: number, text: string): Promise<boolean> {
    const wanted = { step: this.stepAt(moment), text, request_id: newRequestId() };
    return this.#sending.run(async () =>
      this.takeComments([await house.comment(this.table, wanted)]),
    );
  }

  async fork(wanted: WhatIfRequest): Promise<TableSummary | null> {
    let made: TableSummary | null = null;
    await this.#sending.run(async () => (made = await house.fork(this.table, wanted)));
    return made;
  }

  async #ask(): Promise<void> {
    try {
      const found = await house.evaluation(this.table);
      if (this.#isClosed) return;
      this.evaluation = found;
      if (found.done < found.steps) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
    } catch {
      this.hasFailed = true;
    }
  }
}
