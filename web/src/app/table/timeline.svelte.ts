/** A match being shown again: which moment, playing or not, both ways. */
import { Playback } from '../../board-kit/playback.svelte';
import type { LoadedScreen } from '../../board-kit/board-screen';
import type { Frame, SeenEvent, Text } from '../../generated/wire';
import { soundBox } from '../sound.svelte';
import { toAct } from './streams';
import { look } from '../theme.svelte';
import { uncaught } from '../uncaught.svelte';

const PAUSE = 700;

export class Reel {
  at = $state(0);
  isRolling = $state(false);
  past = $state.raw<readonly SeenEvent[]>([]);
  frames = $state.raw<readonly Frame[]>([]);
  readonly playback: Playback<unknown>;
  readonly frame = $derived.by(() => this.#frameAt(this.at));
  readonly asked = $derived(toAct(this.frame));
  /** What happened at this moment, in words; a move may be hidden from a spectator. */
  readonly told = $derived.by((): readonly Text[] => {
    if (this.frame.events.length > 0) return this.frame.events.map((event) => event.said);
    return [{ key: this.at === 0 ? 'replay-begins' : 'replay-unseen', args: {} }];
  });
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly screen: LoadedScreen,
    frames: readonly Frame[],
    at: number,
    private readonly moved: (at: number) => void,
  ) {
    const host = {
      shown: (event: SeenEvent, sound: Parameters<typeof soundBox.play>[0] | undefined) => {
        this.past = [...this.past, event];
        if (sound) soundBox.play(sound);
      },
      isStill: () => look.isStill(),
      failed: uncaught.report,
    };
    this.frames = frames;
    this.at = Math.min(Math.max(at, 0), this.last);
    this.past = this.#eventsUpTo(this.at);
    this.playback = new Playback(screen.story, host, this.#frameAt(this.at).view);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** More of the match, behind what is here. */
  extend(frames: readonly Frame[]): void {
    this.frames = [...this.frames, ...frames];
  }

  /** To any moment, at once. */
  jump(at: number): void {
    const aim = Math.min(Math.max(Math.round(at), 0), this.last);
    this.playback.skip();
    this.#become(aim);
    this.past = this.#eventsUpTo(aim);
    this.playback.jump(this.#frameAt(aim).view);
  }

  /** One move on, shown as it happened. */
  next(): void {
    this.playback.skip();
    if (this.at >= this.last) return this.pause();
    this.#become(this.at + 1);
    const { events, view } = this.#frameAt(this.at);
    this.playback.play(events, view, () => {
      if (this.isRolling) this.#timer = setTimeout(() => this.next(), PAUSE);
    });
    if (this.at >= this.last) this.isRolling = false;
  }

  previous(): void {
    this.pause();
    this.jump(this.at - 1);
  }

  toggle(): void {
    if (this.isRolling) return this.pause();
    if (this.at >= this.last) this.jump(0);
    this.isRolling = true;
    this.next();
  }

  pause(): void {
    this.isRolling = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.playback.stop();
  }

  #become(at: number): void {
    this.at = at;
    this.moved(at);
  }

  #eventsUpTo(at: number): SeenEvent[] {
    return this.frames.slice(0, at + 1).flatMap((frame) => frame.events);
  }

  #frameAt(at: number): Frame {
    const frame = this.frames[at];
    if (!frame) throw new RangeError(`no moment ${at}`);
    return frame;
  }
}
