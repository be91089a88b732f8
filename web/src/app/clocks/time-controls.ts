/** The clocks one can choose without thinking, and any clock in words. */
import type { TimeControl, Terms } from '../../generated/wire';
import { say } from '../../i18n/i18n.svelte';

export type FullTimeControl = Required<TimeControl>;
export type FullTerms = Required<Omit<Terms, 'time_control'>> & { time_control: FullTimeControl };

export const NO_CLOCK: FullTimeControl = {
  kind: 'none',
  minutes: 0,
  increment: 0,
  days: 0,
  reserve: 0,
};

/** From a quick game at noon to one that lasts a season. */
export const TIME_CONTROLS: readonly FullTimeControl[] = [
  NO_CLOCK,
  { kind: 'live', minutes: 5, increment: 10, days: 0, reserve: 0 },
  { kind: 'live', minutes: 15, increment: 15, days: 0, reserve: 0 },
  { kind: 'live', minutes: 30, increment: 30, days: 0, reserve: 5 },
  { kind: 'days', minutes: 0, increment: 0, days: 1, reserve: 2 },
  { kind: 'days', minutes: 0, increment: 0, days: 3, reserve: 5 },
];

/** The terms of a table nobody has thought about: among friends, by link, without a clock. */
export function usualTerms(): FullTerms {
  return { is_public: false, is_rated: false, time_control: { ...NO_CLOCK }, audience: 'any' };
}

export function timeControlOf(pace: TimeControl | undefined): FullTimeControl {
  return { ...NO_CLOCK, ...pace };
}

export function isSameTimeControl(one: FullTimeControl, other: FullTimeControl): boolean {
  return keyOf(one) === keyOf(other);
}

export function keyOf({ kind, minutes, increment, days, reserve }: FullTimeControl): string {
  return [kind, minutes, increment, days, reserve].join(' ');
}

export function timeControlWords(pace: FullTimeControl): string {
  const { kind, minutes, increment, days, reserve } = pace;
  const words = say('pace', { kind, minutes, increment, days });
  return reserve > 0 && kind !== 'none'
    ? `${words} ${say('pace-reserve', { kind, reserve })}`
    : words;
}
