/**
 * What a screen holds of each stream (a seat's, or a spectator's): its newest frame and all its
 * events. Pure; tells what is new in a frame and whether something was missed.
 */
import type { Frame, SeenEvent, Hello, TableSummary } from '../../generated/wire';

/** The name of the spectator's stream in `Hello.since`. */
export const WATCH = 'watch';

export interface Stream {
  readonly frame: Frame;
  readonly events: readonly SeenEvent[];
}

export interface Taken {
  readonly stream: Stream;
  readonly fresh: readonly SeenEvent[];
  /** Events are missing between what we hold and this frame: ask again. */
  readonly hasGap: boolean;
}

export function streamName(seat: number | null): string {
  return seat === null ? WATCH : String(seat);
}

/** Take in a frame: events already held are dropped, new ones appended. */
export function take(held: Stream | undefined, frame: Frame): Taken {
  const events = held?.events ?? [];
  const last = events.at(-1)?.number ?? 0;
  const fresh = frame.events.filter((event) => event.number > last);
  const hasGap = fresh.length > 0 ? fresh[0]?.number !== last + 1 : frame.last > last;
  if (hasGap) return { stream: { frame, events }, fresh: [], hasGap };
  return { stream: { frame, events: [...events, ...fresh] }, fresh, hasGap };
}

export function lastOf(stream: Stream | undefined): number {
  return stream?.events.at(-1)?.number ?? 0;
}

/** Who must decide now, as far as the viewer may know. */
export function toAct(frame: Frame | undefined): number[] {
  return frame?.to_act ?? [];
}

/**
 * Whether a seat of mine must decide. Its own frame knows. Without one (it has a PIN that was not given
 * here) a spectator's frame is asked, which cannot tell whether it has sealed its choice already: that
 * this screen remembers, as the number of the last event spectators had when it did.
 */
export function isDue(
  seat: number,
  own: Frame | undefined,
  watch: Stream | undefined,
  fallback: Frame | undefined,
  sealed: number | undefined,
): boolean {
  if (own) return toAct(own).includes(seat);
  if (sealed !== undefined && (!watch || lastOf(watch) === sealed)) return false;
  return toAct(watch?.frame ?? fallback).includes(seat);
}

/** Which of my seats the screen should show: the one asked, the present one, or the first. */
export function seatToShow(
  mine: readonly number[],
  shown: number | null,
  asked: readonly number[],
): number | null {
  if (mine.length === 0) return null;
  if (shown !== null && mine.includes(shown) && asked.includes(shown)) return shown;
  const turn = mine.find((seat) => asked.includes(seat));
  if (turn !== undefined) return turn;
  return shown !== null && mine.includes(shown) ? shown : (mine[0] ?? null);
}

/** Whether a table waits for the reader of its card: invited, or paused by a fault. */
export function isAwaited(card: TableSummary): boolean {
  const mine = card.seats.filter((seat) => seat.is_mine);
  if (mine.some((seat) => seat.state === 'invited')) return true;
  return mine.length > 0 && card.status === 'paused' && card.reason !== 'agreed';
}

/**
 * What a screen says first: which streams it wants, and from where on. Where there is a PIN it wants the
 * spectators', too; a permit tells of one that our card of the table may not know of yet.
 */
export function helloOf(
  card: TableSummary,
  mine: readonly number[],
  streams: ReadonlyMap<string, Stream>,
  permitted: ReadonlyMap<number, string>,
  heard: NonNullable<Hello['heard']>,
): Hello {
  const hasPin = permitted.size > 0 || card.seats.some((seat) => seat.has_pin);
  const watch = mine.length === 0 || hasPin;
  const names = [...mine.map(String), ...(watch ? [WATCH] : [])];
  const since = Object.fromEntries(names.map((name) => [name, lastOf(streams.get(name))]));
  const permits = Object.fromEntries(
    [...permitted].map(([seat, permit]) => [String(seat), permit]),
  );
  return { type: 'hello', seats: [...mine], watch, since, permits, heard };
}
