/** What people, bots and empty chairs are called on the screen. */
import type { Result, SeatSummary, TableSummary } from '../generated/wire';
import { say, i18n } from '../i18n/i18n.svelte';

export function nameOf(seat: SeatSummary | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return say('seat-bot', { level: levelName(seat.level) });
  if (seat.state === 'departed') return say('seat-departed');
  if (seat.kind === 'open') return say('seat-open');
  return seat.name || say('seat-nobody', { number: seat.seat + 1 });
}

/** Who is at a seat now, for the catalogue. */
export function presenceOf(
  seat: SeatSummary,
): 'here' | 'away' | 'stood-in' | 'invited' | 'bot' | 'open' {
  if (seat.kind !== 'person') return seat.kind;
  if (seat.state === 'invited') return 'invited';
  return seat.stand_in ? 'stood-in' : seat.is_here ? 'here' : 'away';
}

/** The name of a seat, with its number if another one is called the same. */
export function plainNameOf(card: Pick<TableSummary, 'seats'>, seat: number): string {
  const name = nameOf(card.seats[seat]);
  const isAlone = card.seats.every((one) => one.seat === seat || nameOf(one) !== name);
  return isAlone ? name : say('seat-numbered', { name, number: seat + 1 });
}

export function levelName(level: string): string {
  const key = `level-${level}`;
  return i18n.knows(key) ? say(key) : level;
}

/** How a bot of a level thinks; a game says so itself where it is otherwise there. */
export function levelAbout(game: string, level: string): string {
  return i18n.sayFirst([`${game}-level-${level}-about`, `level-${level}-about`]);
}

export function namesOf(card: TableSummary, seats: readonly number[]): string {
  const names = seats.map((seat) => nameOf(card.seats.find((one) => one.seat === seat)));
  return new Intl.ListFormat(i18n.language).format(names);
}

/**
 * The seats on the first place; none while nobody has won, and none after a draw of all. An ending for
 * which the game has a verdict of its own is no draw: all have won together.
 */
export function winnersOf(
  result: Result | null,
  card: Pick<TableSummary, 'game' | 'seats'>,
): readonly number[] {
  const first = result?.ranking[0] ?? [];
  const isAll = first.length === card.seats.length && first.length > 1;
  return isAll && !i18n.knows(`${card.game}-verdict-${result?.ending ?? ''}`) ? [] : first;
}

/** A moment as the house tells it, in seconds since 1970. */
export function dateOf(moment: number): Date {
  return new Date(moment * 1000);
}

/** A moment as one would say it. */
export function dayOf(moment: number): string {
  return dateOf(moment).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The hour alone if it is today's. */
export function momentOf(moment: number): { day: 'today' | 'other'; text: string } {
  const date = dateOf(moment);
  if (date.toDateString() !== new Date().toDateString())
    return { day: 'other', text: dayOf(moment) };
  return { day: 'today', text: date.toLocaleTimeString(i18n.locale, { timeStyle: 'short' }) };
}

/** The same as `dayOf` without the hour. */
export function dayOnlyOf(moment: number): string {
  return dateOf(moment).toLocaleDateString(i18n.locale, { dateStyle: 'long' });
}
