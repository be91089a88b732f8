/**
 * What is known of a match that is over beside its frames: the bots' opinion while it grows,
 * comments, and one's own what-if boards. Steps of the match are turned into moments of the reel.
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
import { sentenceOf } from '../../ui/said-error';
import { newRequestId } from '../chat/chat-state.svelte';

const PAUSE = 1500;

export class Study {
  evaluation = $state.raw<Evaluation | null>(null);
  hasFailed = $state(false);
  comments = $state.raw<readonly ChatMessage[]>([]);
  boards = $state.raw<readonly TableSummary[]>([]);
  errorText = $state.raw<Text | null>(null);
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
    this.errorText = null;
    try {
      const wanted = { step: this.stepAt(moment), text, request_id: newRequestId() };
      this.takeComments([await house.comment(this.table, wanted)]);
      return true;
    } catch (error) {
      this.errorText = sentenceOf(error);
      return false;
    }
  }

  async fork(wanted: WhatIfRequest): Promise<TableSummary | null> {
    this.errorText = null;
    try {
      return await house.fork(this.table, wanted);
    } catch (error) {
      this.errorText = sentenceOf(error);
      return null;
    }
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
