/**
 * The moments of a match and which of them is on the screen. Live play, stepping back and a replay are
 * one thing: a cursor that follows the newest moment as it comes, stands, or walks.
 */
import { Playback } from '../../board-kit/playback.svelte';
import type { LoadedScreen } from '../../board-kit/loaded-screen';
import type { Sound } from '../../board-kit/game-screen';
import type { Frame, SeenEvent, Text } from '../../generated/wire';
import { soundBox } from '../sound.svelte';
import { toAct } from './streams';
import { look } from '../theme.svelte';
import { uncaught } from '../uncaught.svelte';

const PAUSE = 700;

export interface TimelineHost {
  /** The cursor has come to another moment, or to a newer frame of the same. */
  moved(timeline: Timeline): void;
}

interface Beginning {
  readonly cursor?: number;
  readonly isLive?: boolean;
}

export class Timeline {
  /** Oldest first. In live play no more than the way to the newest one. */
  frames = $state.raw<readonly Frame[]>([]);
  /** The moment on the screen. It follows a frame when the events that lead there have been shown. */
  cursor = $state(0);
  /** The cursor follows each frame as it comes. */
  isLive = $state(false);
  isRolling = $state(false);
  /** The events shown by now. */
  events = $state.raw<readonly SeenEvent[]>([]);
  readonly playback: Playback<unknown>;
  readonly frame = $derived.by(() => this.#frameAt(this.cursor));
  readonly asked = $derived(toAct(this.frame));
  readonly last = $derived(this.frames.length - 1);
  /** The seat that looks; null for a spectator. */
  readonly seat = $derived(this.frames.at(-1)?.seat ?? null);
  /** What happened at this moment, in words; a move may be hidden from a spectator. */
  readonly told = $derived.by((): readonly Text[] => {
    if (this.frame.events.length > 0) return this.frame.events.map((event) => event.said);
    return [{ key: this.cursor === 0 ? 'replay-begins' : 'replay-unseen', args: {} }];
  });
  /** How far the match was when the spectator stepped back. */
  #left = $state(Infinity);
  /** The match has gone on since then. */
  readonly hasGoneOn = $derived(!this.isLive && (this.frames.at(-1)?.last ?? 0) > this.#left);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly screen: LoadedScreen,
    frames: readonly Frame[],
    private readonly host: TimelineHost,
    { cursor = 0, isLive = false }: Beginning = {},
  ) {
    this.frames = frames;
    this.isLive = isLive;
    this.cursor = Math.min(Math.max(cursor, 0), this.last);
    this.events = this.#eventsUpTo(this.cursor);
    this.playback = new Playback(
      screen.story,
      {
        shown: (event, sound) => this.#shown(event, sound),
        isStill: () => look.isStill(),
        failed: uncaught.report,
      },
      this.frame.view,
    );
  }

  /** Live: the newest frame, shown at once in place of all others. Its events are all there are. */
  open(frame: Frame): void {
    this.pause();
    this.isLive = true;
    this.#left = Infinity;
    this.frames = [frame];
    this.cursor = 0;
    this.playback.jump(frame.view);
    this.events = frame.events;
    this.host.moved(this);
  }

  /** Live: a frame with the events that lead to it, shown now, or held back while another moment is shown. */
  receive(frame: Frame): void {
    if (!this.isLive) return this.#hold(frame);
    this.frames = [...this.frames, frame];
    this.playback.play(frame.events, frame.view, () => this.#arrive(frame));
  }

  /** Look back: all moments up to the newest, and the one before it on the screen. */
  stepBack(past: readonly Frame[]): void {
    this.playback.skip();
    const known = past.at(-1)?.last ?? 0;
    const since = this.frames
      .filter((frame) => frame.last > known)
      .map((frame) => after(frame, known));
    this.frames = [...past, ...since];
    this.#left = this.frames.at(-1)?.last ?? 0;
    this.isLive = false;
    this.jump(this.last - 1);
  }

  /** Back to where the match is now. */
  follow(): void {
    const newest = this.#frameAt(this.last);
    this.open({ ...newest, events: this.#eventsUpTo(this.last) });
  }

  /** More of the match, behind what is here. */
  extend(frames: readonly Frame[]): void {
    this.frames = [...this.frames, ...frames];
  }

  /** To any moment, at once. */
  jump(cursor: number): void {
    const aim = Math.min(Math.max(Math.round(cursor), 0), this.last);
    this.playback.skip();
    this.#move(aim);
    this.events = this.#eventsUpTo(aim);
    this.playback.jump(this.frame.view);
  }

  /** One move on, shown as it happened. */
  next(): void {
    this.playback.skip();
    if (this.cursor >= this.last) return this.pause();
    this.#move(this.cursor + 1);
    const { events, view } = this.frame;
    this.playback.play(events, view, () => {
      if (this.isRolling) this.#timer = setTimeout(() => this.next(), PAUSE);
    });
    if (this.cursor >= this.last) this.isRolling = false;
  }

  previous(): void {
    this.pause();
    this.jump(this.cursor - 1);
  }

  toggle(): void {
    if (this.isRolling) return this.pause();
    if (this.cursor >= this.last) this.jump(0);
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

  /** Live: what led to a frame has been shown; what came before it is not needed any more. */
  #arrive(frame: Frame): void {
    const index = this.frames.indexOf(frame);
    if (index < 0) return;
    this.frames = [{ ...frame, events: [...this.events] }, ...this.frames.slice(index + 1)];
    this.cursor = 0;
    this.host.moved(this);
  }

  /** A frame for later; one in which nothing happened takes the place of the one before it. */
  #hold(frame: Frame): void {
    if (frame.events.length > 0) return this.extend([frame]);
    const { events } = this.#frameAt(this.last);
    this.frames = [...this.frames.slice(0, -1), { ...frame, events }];
    if (this.cursor === this.last) this.playback.jump(frame.view);
  }

  #shown(event: SeenEvent, sound: Sound | undefined): void {
    this.events = [...this.events, event];
    if (sound) soundBox.play(sound);
  }

  #move(cursor: number): void {
    this.cursor = cursor;
    this.host.moved(this);
  }

  #eventsUpTo(cursor: number): SeenEvent[] {
    return this.frames.slice(0, cursor + 1).flatMap((frame) => frame.events);
  }

  #frameAt(cursor: number): Frame {
    const frame = this.frames[cursor];
    if (!frame) throw new RangeError(`no moment ${cursor}`);
    return frame;
  }
}

/** A frame with those of its events that come after a number. */
function after(frame: Frame, known: number): Frame {
  return { ...frame, events: frame.events.filter((event) => event.number > known) };
}
