/**
 * What was said at a table as this screen has heard it, what of it is new, and the one line that
 * is being said. Lines come over the table's socket; a line sent is sent again until answered.
 */
import type { ChatMessages, Text, Say, ChatMessage } from '../../generated/wire';
import { keep, kept } from '../../ui/local-storage';

export type RoomName = ChatMessages['room'];

export class ChatState {
  rooms = $state.raw<Partial<Record<RoomName, readonly ChatMessage[]>>>({});
  /** Whether a room has lines before the first one here. */
  hasEarlier = $state.raw<Partial<Record<RoomName, boolean>>>({});
  errorText = $state.raw<Text | null>(null);
  isSending = $state(false);
  /** Grows when a line was taken: what was typed can go. */
  taken = $state(0);
  #read = $state.raw<Partial<Record<RoomName, number>>>({});
  #heard: Record<string, number> = {};
  #pending: Say | undefined;

  readonly unread = $derived(
    Object.keys(this.rooms).reduce((count, room) => count + this.unreadIn(room as RoomName), 0),
  );

  constructor(
    private readonly table: string,
    private readonly send: (say: Say) => boolean,
  ) {
    this.#read = readOf(kept(`chat.${table}`));
  }

  /** For the house: the newest stamp of each room. */
  get heard(): Record<string, number> {
    return { ...this.#heard };
  }

  /** Lines that are new or have changed, or the newest of a room in the place of all others. */
  take({ room, stamp, messages: lines, is_anew, has_earlier }: ChatMessages): void {
    const held = is_anew ? [] : (this.rooms[room] ?? []);
    // A line that has changed may be one that was never asked for.
    const first = this.hasEarlier[room] && held[0] && !is_anew ? held[0].number : 0;
    this.#hold(
      room,
      held,
      lines.filter((line) => line.number >= first),
    );
    if (is_anew) this.hasEarlier = { ...this.hasEarlier, [room]: has_earlier };
    this.#heard[room] = Math.max(stamp, this.#heard[room] ?? 0);
  }

  /** Lines that were asked for, from before the first one here. */
  takeEarlier({ room, messages: lines, has_earlier }: ChatMessages): void {
    const held = this.rooms[room] ?? [];
    const first = held[0]?.number ?? Infinity;
    this.#hold(
      room,
      held,
      lines.filter((line) => line.number < first),
    );
    this.hasEarlier = { ...this.hasEarlier, [room]: has_earlier };
  }

  #hold(room: RoomName, held: readonly ChatMessage[], lines: readonly ChatMessage[]): void {
    const known = new Map(held.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    const sorted = [...known.values()].sort((a, b) => a.number - b.number);
    this.rooms = { ...this.rooms, [room]: sorted };
  }

  /** All there is to hear now: someone was muted, or is heard again. */
  replace(all: readonly ChatMessages[]): void {
    this.rooms = {};
    this.hasEarlier = {};
    for (const lines of all) this.take(lines);
  }

  unreadIn(room: RoomName): number {
    const read = this.#read[room] ?? 0;
    const lines = this.rooms[room] ?? [];
    return lines.filter((line) => !line.is_mine && !line.is_hidden && line.number > read).length;
  }

  /** What is on the screen is not new any more. */
  read(room: RoomName): void {
    const newest = this.rooms[room]?.at(-1)?.number ?? 0;
    if (newest <= (this.#read[room] ?? 0)) return;
    this.#read = { ...this.#read, [room]: newest };
    keep(`chat.${this.table}`, JSON.stringify(this.#read));
  }

  say(what: Omit<Say, 'type' | 'request_id'>): void {
    if (this.isSending) return;
    this.errorText = null;
    this.isSending = true;
    this.#pending = { type: 'say', request_id: newRequestId(), ...what };
    this.send(this.#pending);
  }

  /** The line is open again: what was not answered is said once more. */
  resume(): void {
    if (this.#pending) this.send(this.#pending);
  }

  accepted(request: string): void {
    if (request !== this.#pending?.request_id) return;
    this.#done();
    this.taken += 1;
  }

  refused(request: string, said: Text): void {
    if (request !== this.#pending?.request_id) return;
    this.#done();
    this.errorText = said;
  }

  #done(): void {
    this.#pending = undefined;
    this.isSending = false;
  }
}

function readOf(text: string | null): Partial<Record<RoomName, number>> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
