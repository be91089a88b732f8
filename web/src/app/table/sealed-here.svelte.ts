/**
 * Which seats have sealed a choice at this screen, kept over a reload: the house tells nobody, not even
 * this device, before a PIN is given. With each stands the last event spectators had by then.
 */
import type { Frame, TableSummary } from '../../generated/wire';
import { isDue, lastOf, streamName, toAct, WATCH, type Stream } from './streams';

type Streams = ReadonlyMap<string, Stream>;

export class SealedHere {
  #kept = $state.raw<Record<string, number>>({});
  #name: string;

  constructor(table: string) {
    this.#name = `tambo-sealed-${table}`;
    this.#kept = read(this.#name);
  }

  /** My seats that must decide and that no bot plays. */
  due(
    card: TableSummary,
    mine: readonly number[],
    streams: Streams,
    newest: Frame | undefined,
  ): number[] {
    return mine.filter((seat) => {
      if (card.seats[seat]?.stand_in) return false;
      return isDue(
        seat,
        streams.get(streamName(seat))?.frame,
        streams.get(WATCH),
        newest,
        this.of(seat),
      );
    });
  }

  /** The seat on the screen may have decided while its PIN was given: who looks next cannot see that. */
  remember(seat: number | null, streams: Streams, permits: ReadonlyMap<number, string>): void {
    const stream = streams.get(streamName(seat));
    const watch = streams.get(WATCH);
    if (seat === null || !stream || !watch || !permits.has(seat)) return;
    this.set(seat, toAct(stream.frame).includes(seat) ? undefined : lastOf(watch));
  }

  of(seat: number): number | undefined {
    return this.#kept[String(seat)];
  }

  set(seat: number, last: number | undefined): void {
    if (this.of(seat) === last) return;
    const rest = Object.entries(this.#kept).filter(([one]) => one !== String(seat));
    this.#kept = Object.fromEntries(last === undefined ? rest : [...rest, [String(seat), last]]);
    try {
      sessionStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing asks for the first seat after a reload.
    }
  }
}

function read(name: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
    );
  } catch {
    return {};
  }
}
