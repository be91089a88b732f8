/** The countdown, the house's time, and what someone looks for in the lobby. */
import { describe, expect, it } from 'vitest';

import type { SeatClock, TableSummary } from '../../src/generated/wire';
import { HouseTime } from '../../src/app/clocks/server-time';
import { anything, fits, openSeats } from '../../src/app/lobby/lobby-filter';
import { spell, timeLeft, warningBetween } from '../../src/app/clocks/time-left';

const clock: SeatClock = { seat: 0, main: 60, reserve: 30, since: 1, is_on_vacation: false };

describe('a seat’s clock', () => {
  it('uses its reserve when its main time is used up', () => {
    expect(timeLeft(clock, 11_000)).toEqual({ main: 50_000, reserve: 30_000, total: 80_000 });
    expect(timeLeft(clock, 71_000)).toEqual({ main: 0, reserve: 20_000, total: 20_000 });
    expect(timeLeft(clock, 999_000).total).toBe(0);
  });

  it('stands still without a moment it runs since', () => {
    expect(timeLeft({ ...clock, since: null }, 999_000).total).toBe(90_000);
  });

  it('is spelt by its size', () => {
    expect(spell(247_000)).toEqual({ kind: 'digits', text: '4:07' });
    expect(spell(1)).toEqual({ kind: 'digits', text: '0:01' });
    expect(spell(4 * 3600_000)).toEqual({ kind: 'hours', hours: 4, minutes: 0 });
    expect(spell(26 * 3600_000)).toEqual({ kind: 'days', days: 1, hours: 2 });
  });

  it('warns once at thirty seconds and once at ten', () => {
    expect(warningBetween(31_000, 29_900)).toBe(30);
    expect(warningBetween(29_900, 29_000)).toBeUndefined();
    expect(warningBetween(10_100, 10_000)).toBe(10);
    expect(warningBetween(40_000, 9_000)).toBe(10);
    expect(warningBetween(5000, 0)).toBeUndefined();
  });
});

describe('the house’s time', () => {
  it('is that of the message that came quickest', () => {
    let ours = 1000;
    const time = new HouseTime(() => ours);
    time.heard(5000);
    ours += 100;
    time.heard(5020);
    expect(time.now()).toBe(5100);
    time.heard(5150);
    expect(time.now()).toBe(5150);
  });

  it('follows a clock that was set', () => {
    const time = new HouseTime(() => 0);
    time.heard(100_000);
    time.heard(50_000);
    expect(time.now()).toBe(50_000);
  });
});

describe('the lobby', () => {
  const card = {
    game: 'tiki',
    seats: [{ kind: 'person' }, { kind: 'open' }],
    terms: { is_rated: true, time_control: { kind: 'live', minutes: 5 } },
  } as TableSummary;

  it('shows what fits in every way that was asked for', () => {
    expect(fits(card, anything())).toBe(true);
    expect(
      fits(card, { ...anything(), game: 'tiki', players: '2', timeControl: 'live', rated: 'yes' }),
    ).toBe(true);
    expect(fits(card, { ...anything(), timeControl: 'days' })).toBe(false);
    expect(fits(card, { ...anything(), audience: 'new' })).toBe(false);
    expect(openSeats(card)).toBe(1);
  });
});
