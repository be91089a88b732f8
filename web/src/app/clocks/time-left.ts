/** How much time a seat has left, and how that is written. Pure. */
import type { SeatClock } from '../../generated/wire';

export interface TimeLeft {
  readonly main: number;
  readonly reserve: number;
  readonly total: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds, like `now`; the house counts in seconds. */
export function timeLeft(clock: SeatClock, now: number): TimeLeft {
  const atFirst = clock.main * SECOND;
  const used = clock.since === null ? 0 : Math.max(0, now - clock.since * SECOND);
  const main = Math.max(0, atFirst - used);
  const reserve = Math.max(0, clock.reserve * SECOND - Math.max(0, used - atFirst));
  return { main, reserve, total: main + reserve };
}

/** Time as one says it: days and hours, hours and minutes, or minutes and seconds like 4:07. */
export type Spelling =
  | { kind: 'days'; days: number; hours: number }
  | { kind: 'hours'; hours: number; minutes: number }
  | { kind: 'digits'; text: string };

export function spell(ms: number): Spelling {
  if (ms >= DAY)
    return { kind: 'days', days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  if (ms >= 3 * HOUR)
    return {
      kind: 'hours',
      hours: Math.floor(ms / HOUR),
      minutes: Math.floor((ms % HOUR) / MINUTE),
    };
  const seconds = Math.ceil(ms / SECOND);
  return {
    kind: 'digits',
    text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  };
}

export const WARNINGS = [30, 10] as const;

/** The warning that becomes due when so much time is left instead of what was left before. */
export function warningBetween(before: number, after: number): number | undefined {
  return WARNINGS.findLast(
    (seconds) => before > seconds * SECOND && after <= seconds * SECOND && after > 0,
  );
}
