/**
 * Shows events one at a time. Owns the picture on the board and the pieces in the air; refuses
 * to know what any of them mean. Can be skipped at any moment, and skips by itself what would
 * keep a person waiting.
 */
import type { SeenEvent } from '../generated/wire';
import type { Flight, Scene, Sound, Story, View } from './game-screen';

interface Chapter {
  readonly events: readonly SeenEvent[];
  readonly view: View;
  readonly settled: () => void;
}

export interface PlaybackHost {
  /** An event is being shown, or was skipped over. */
  shown(event: SeenEvent, sound: Sound | undefined): void;
  isStill(): boolean;
  /** Something could not be told or drawn; the view is shown all the same. */
  failed(error: unknown): void;
}

/** With more than this many events waiting, all but the newest chapter are skipped. */
const PATIENCE = 24;
/** Without motion: how long the result of an event that would move stays lit before the next. */
const STILL_MS = 160;

export class Playback<Picture, Piece = unknown> {
  picture = $state.raw() as Picture;
  flights = $state.raw<readonly Flight<Piece>[]>([]);
  flightMs = $state(0);
  /** Something is being shown, or waits to be. */
  isPlaying = $state(false);
  /** The view itself cannot be drawn: there is no picture of how things are. */
  isBroken = $state(false);

  #queue: Chapter[] = [];
  #pending: SeenEvent[] = [];
  #scenes: Scene<Picture, Piece>[] = [];
  #after: Picture | undefined;
  /** The first chapter of the queue is being shown. */
  #isLoaded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly story: Story<Picture, Piece>,
    private readonly host: PlaybackHost,
    view: View,
  ) {
    this.#draw(view);
  }

  /** Queue events and the view they lead to. */
  play(events: readonly SeenEvent[], view: View, settled: () => void = () => undefined): void {
    this.#queue.push({ events, view, settled });
    const waiting = this.#queue.reduce((sum, chapter) => sum + chapter.events.length, 0);
    if (waiting > PATIENCE) while (this.#queue.length > 1) this.#finishChapter();
    if (!this.#isLoaded) this.#next();
  }

  /** Show a view at once, as if nothing had moved. */
  jump(view: View): void {
    this.skip();
    this.#draw(view);
  }

  /** Hurry to the end of everything queued; whether there was anything. */
  skip(): boolean {
    const isAny = this.#queue.length > 0;
    while (this.#queue.length > 0) this.#finishChapter();
    return isAny;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#isLoaded = false;
    this.isPlaying = false;
  }

  #finishChapter(): void {
    clearTimeout(this.#timer);
    const chapter = this.#queue.shift();
    if (!chapter) return;
    const left = this.#isLoaded ? this.#pending : chapter.events;
    for (const event of left) this.#tried(() => this.host.shown(event, undefined));
    this.#settle(chapter);
  }

  #load(): void {
    const [chapter] = this.#queue;
    this.#pending = [...(chapter?.events ?? [])];
    this.#scenes = [];
    this.#after = undefined;
    this.#isLoaded = chapter !== undefined;
    this.isPlaying = this.#isLoaded;
  }

  #settle(chapter: Chapter): void {
    this.#pending = [];
    this.#scenes = [];
    this.#after = undefined;
    this.flights = [];
    this.#isLoaded = false;
    this.isPlaying = this.#queue.length > 0;
    this.#draw(chapter.view);
    this.#tried(chapter.settled);
  }

  #draw(view: View): void {
    this.isBroken = !this.#tried(() => (this.picture = this.story.begin(view)));
  }

  /** Do something that may fail; whether it did not. */
  #tried(act: () => unknown): boolean {
    try {
      act();
      return true;
    } catch (error) {
      this.host.failed(error);
      return false;
    }
  }

  /** On to what comes next; what cannot be told is passed over, and the view shows what came of it. */
  #next(): void {
    if (this.#tried(() => this.#step())) return;
    this.#finishChapter();
    if (this.#queue.length > 0) this.#next();
  }

  #step(): void {
    if (!this.#isLoaded) this.#load();
    if (!this.#isLoaded) return;
    const scene = this.#scenes.shift();
    if (scene) {
      const isStill = this.host.isStill();
      this.picture = scene.picture;
      this.flights = isStill ? [] : scene.flights;
      this.flightMs = scene.ms;
      this.#wait(isStill ? 0 : scene.ms);
      return;
    }
    this.flights = [];
    if (this.#after !== undefined) this.picture = this.#after;
    this.#after = undefined;
    const [event] = this.#pending;
    if (event) this.#tell(event);
    else this.#finishChapter();
    if (!this.#isLoaded && this.#queue.length > 0) this.#next();
  }

  #tell(event: SeenEvent): void {
    const telling = this.story.tell(this.picture, event);
    this.#pending.shift();
    this.#scenes = [...telling.scenes];
    this.#after = telling.after;
    this.#tried(() => this.host.shown(event, telling.sound));
    if (this.host.isStill() && telling.scenes.length > 0) {
      this.#scenes = [];
      this.picture = telling.after;
      this.#wait(STILL_MS);
    } else this.#next();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), ms);
  }
}
