/**
 * The streams that this screen gets, one for each seat of mine and one for spectators, and the timeline
 * that shows one of them. Owns how a frame becomes a moment; whose turn to look it is, the device says.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { LoadedScreen } from '../../board-kit/loaded-screen';
import type { Frame, Hello, SeenEvent, TableSummary } from '../../generated/wire';
import { MissedEvents } from './missed-events.svelte';
import { SealedHere } from './sealed-here.svelte';
import { helloOf, streamName, take, type Stream } from './streams';
import { Timeline } from './timeline.svelte';

export interface StreamsHost {
  card(): TableSummary;
  mine(): readonly number[];
  /** Something new happens on the screen: what was picked and said before is out of date. */
  overtaken(isNews: boolean): void;
  /** Another moment is on the screen. */
  moved(): void;
}

export class SeatStreams {
  /** What is shown; nothing before the first frame. */
  timeline = $state.raw<Timeline | undefined>();
  readonly missed = new MissedEvents(() => this.timeline?.events ?? []);
  readonly isMoving = $derived(this.timeline === undefined || this.timeline.playback.isPlaying);
  /** My seats that must decide and that no bot plays. */
  readonly due = $derived.by(() => {
    const newest = this.#of(this.timeline?.seat ?? null)?.frame ?? this.timeline?.frame;
    return this.#sealed.due(this.host.card(), this.host.mine(), this.#streams, newest);
  });
  /** My seats whose frames are here. */
  readonly held = $derived.by(() => this.host.mine().filter((seat) => this.#of(seat)));
  #streams = new SvelteMap<string, Stream>();
  #sealed: SealedHere;

  constructor(
    private readonly screen: LoadedScreen,
    private readonly host: StreamsHost,
  ) {
    this.#sealed = new SealedHere(host.card().id);
  }

  /** Take in a frame; false where something is missing before it. */
  take(frame: Frame): boolean {
    const before = this.#of(frame.seat);
    const { stream, fresh, hasGap } = take(before, frame);
    if (hasGap && before) return false;
    this.#streams.set(streamName(frame.seat), stream);
    if (!this.timeline) this.#begin(stream);
    else if (frame.seat === this.timeline.seat) this.#advance(this.timeline, stream, before, fresh);
    return true;
  }

  /** Turn the screen to a seat, where its frames are here; whether it was another one's. */
  show(seat: number | null): boolean {
    const { timeline } = this;
    const stream = this.#of(seat);
    if (!timeline || !stream || timeline.seat === seat) return false;
    timeline.open(whole(stream));
    return true;
  }

  /** The seat on the screen may have sealed its choice: the player who looks next cannot see that. */
  remember(seat: number | null, permits: ReadonlyMap<number, string>): void {
    this.#sealed.remember(seat, this.#streams, permits);
  }

  forget(seat: number): void {
    this.#streams.delete(streamName(seat));
  }

  hello(permits: ReadonlyMap<number, string>, heard: NonNullable<Hello['heard']>): Hello {
    return helloOf(this.host.card(), this.host.mine(), this.#streams, permits, heard);
  }

  #of(seat: number | null): Stream | undefined {
    return this.#streams.get(streamName(seat));
  }

  #begin(stream: Stream): void {
    this.timeline = new Timeline(
      this.screen,
      [whole(stream)],
      { moved: () => this.host.moved() },
      { isLive: true },
    );
    this.#cameBack(stream);
  }

  #advance(
    timeline: Timeline,
    stream: Stream,
    before: Stream | undefined,
    fresh: readonly SeenEvent[],
  ): void {
    const isNews = fresh.length > 0 || stream.frame.decision !== before?.frame.decision;
    this.host.overtaken(before !== undefined && isNews);
    if (timeline.isLive && (!before || document.hidden)) {
      timeline.open(whole(stream));
      this.#cameBack(stream);
    } else timeline.receive({ ...stream.frame, events: [...fresh] });
  }

  /** Several hands at one device have seen it all; so has nobody who never decided anything. */
  #cameBack({ frame, events }: Stream): void {
    if (this.host.mine().length !== 1 || !frame.own || frame.result) return;
    this.missed.missed(frame.own, events.at(-1)?.number ?? 0);
  }
}

/** The newest frame of a stream with all events that led to it. */
function whole({ frame, events }: Stream): Frame {
  return { ...frame, events: [...events] };
}
