/** The clocks one can choose without thinking, and any clock in words. */
import type { Pace, Terms } from '../../generated/wire';
import { say } from '../../speech/speech.svelte';

export type FullPace = Required<Pace>;
export type FullTerms = Required<Omit<Terms, 'pace'>> & { pace: FullPace };

export const NO_CLOCK: FullPace = { kind: 'none', minutes: 0, increment: 0, days: 0, reserve: 0 };

/** From a quick game at noon to one that lasts a season. */
export const PACES: readonly FullPace[] = [
  NO_CLOCK,
  { kind: 'live', minutes: 5, increment: 10, days: 0, reserve: 0 },
  { kind: 'live', minutes: 15, increment: 15, days: 0, reserve: 0 },
  { kind: 'live', minutes: 30, increment: 30, days: 0, reserve: 5 },
  { kind: 'days', minutes: 0, increment: 0, days: 1, reserve: 2 },
  { kind: 'days', minutes: 0, increment: 0, days: 3, reserve: 5 },
];

/** The terms of a table nobody has thought about: among friends, by link, without a clock. */
export function usualTerms(): FullTerms {
  return { is_public: false, is_rated: false, pace: { ...NO_CLOCK }, audience: 'any' };
}

export function paceOf(pace: Pace | undefined): FullPace {
  return { ...NO_CLOCK, ...pace };
}

export function isSamePace(one: FullPace, other: FullPace): boolean {
  return keyOf(one) === keyOf(other);
}

export function keyOf({ kind, minutes, increment, days, reserve }: FullPace): string {
  return [kind, minutes, increment, days, reserve].join(' ');
}

export function paceWords(pace: FullPace): string {
  const { kind, minutes, increment, days, reserve } = pace;
  const words = say('pace', { kind, minutes, increment, days });
  return reserve > 0 && kind !== 'none' ? `${words} ${say('pace-reserve', { kind, reserve })}` : words;
}
