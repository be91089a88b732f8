import { beforeEach, describe, expect, it } from 'vitest';

import type { Lines, Say, TalkLine } from '../../src/generated/wire';
import { Parlour } from '../../src/shell/talk/parlour.svelte';

let sent: Say[] = [];
let isOnline = true;

function parlour(): Parlour {
  return new Parlour('t', (message) => {
    if (isOnline) sent.push(message);
    return isOnline;
  });
}

function line(number: number, more: Partial<TalkLine> = {}): TalkLine {
  return { number, seat: 1, step: null, name: 'Ben', text: `line ${number}`, phrase: '', at: 0, is_mine: false, is_hidden: false, is_removed: false, ...more };
}

function lines(stamp: number, ...some: TalkLine[]): Lines {
  return { type: 'lines', room: 'players', stamp, lines: some, is_anew: false, has_earlier: false };
}

function newest(stamp: number, ...some: TalkLine[]): Lines {
  return { ...lines(stamp, ...some), is_anew: true, has_earlier: true };
}

function numbers(talk: Parlour): number[] | undefined {
  return talk.rooms.players?.map((one) => one.number);
}

beforeEach(() => {
  sent = [];
  isOnline = true;
  localStorage.clear();
});

describe('talk', () => {
  it('is kept in order, once, and changed lines take the place of what they were', () => {
    const talk = parlour();
    talk.take(lines(2, line(2), line(1)));
    talk.take(lines(3, line(1, { text: '', is_hidden: true })));

    expect(talk.rooms.players?.map((one) => [one.number, one.is_hidden])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(talk.heard).toEqual({ players: 3 });
  });

  it('has the newest lines first, and earlier ones before them when they were asked for', () => {
    const talk = parlour();
    talk.take(newest(9, line(8), line(9)));
    expect(talk.hasEarlier.players).toBe(true);

    talk.takeEarlier({ ...lines(12, line(6), line(7), line(8, { text: 'old' })), has_earlier: true });
    expect(numbers(talk)).toEqual([6, 7, 8, 9]);
    expect(talk.rooms.players?.[2]?.text).toBe('line 8');
    // What was said meanwhile has not been heard: the house must still send it.
    expect(talk.heard).toEqual({ players: 9 });

    talk.takeEarlier(lines(12, line(5)));
    expect(numbers(talk)).toEqual([5, 6, 7, 8, 9]);
    expect(talk.hasEarlier.players).toBe(false);
  });

  it('takes no changed line from before the first one it has', () => {
    const talk = parlour();
    talk.take(newest(9, line(8), line(9)));

    talk.take(lines(11, line(2, { is_hidden: true }), line(9, { is_hidden: true })));

    expect(talk.rooms.players?.map((one) => [one.number, one.is_hidden])).toEqual([
      [8, false],
      [9, true],
    ]);
  });

  it('begins anew after much was said, without a gap', () => {
    const talk = parlour();
    talk.take(newest(2, line(1), line(2)));
    talk.take(newest(99, line(98), line(99)));

    expect(numbers(talk)).toEqual([98, 99]);
    expect(talk.heard).toEqual({ players: 99 });
  });

  it('counts what others said and nobody has looked at, also after coming back', () => {
    const talk = parlour();
    talk.take(lines(3, line(1), line(2, { is_mine: true }), line(3, { is_hidden: true })));
    expect(talk.unread).toBe(1);

    talk.read('players');
    expect(talk.unread).toBe(0);
    const later = parlour();
    later.take(lines(4, line(1), line(4)));
    expect(later.unread).toBe(1);
  });

  it('says a line again until it is answered, under the same mark', () => {
    const talk = parlour();
    isOnline = false;
    talk.say({ text: 'hello' });
    isOnline = true;
    talk.resume();
    talk.resume();

    expect(sent).toHaveLength(2);
    expect(sent[0]?.mark).toBe(sent[1]?.mark);
    talk.spoken(sent[0]?.mark ?? '');
    expect([talk.isSending, talk.taken]).toEqual([false, 1]);
    talk.resume();
    expect(sent).toHaveLength(2);
  });

  it('tells why a line was not said', () => {
    const talk = parlour();
    talk.say({ phrase: 'hello' });
    talk.unspoken('another', { key: 'x', args: {} });
    expect(talk.isSending).toBe(true);

    talk.unspoken(sent[0]?.mark ?? '', { key: 'house-error-chat-fast', args: {} });
    expect(talk.errorText?.key).toBe('house-error-chat-fast');
    expect([talk.isSending, talk.taken]).toEqual([false, 0]);
  });

  it('forgets the lines of somebody who was muted', () => {
    const talk = parlour();
    talk.take(lines(2, line(1), line(2)));
    talk.replace([lines(2, line(2))]);

    expect(talk.rooms.players?.map((one) => one.number)).toEqual([2]);
  });
});
