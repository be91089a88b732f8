import { beforeEach, describe, expect, it } from 'vitest';

import type { ChatMessages, Say, ChatMessage } from '../../src/generated/wire';
import { ChatState } from '../../src/app/chat/chat-state.svelte';

let sent: Say[] = [];
let isOnline = true;

function chatState(): ChatState {
  return new ChatState('t', (message) => {
    if (isOnline) sent.push(message);
    return isOnline;
  });
}

function line(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    number,
    seat: 1,
    step: null,
    name: 'Ben',
    text: `line ${number}`,
    phrase: '',
    at: 0,
    is_mine: false,
    is_hidden: false,
    is_removed: false,
    ...more,
  };
}

function lines(stamp: number, ...some: ChatMessage[]): ChatMessages {
  return {
    type: 'chat',
    room: 'players',
    stamp,
    messages: some,
    is_anew: false,
    has_earlier: false,
  };
}

function newest(stamp: number, ...some: ChatMessage[]): ChatMessages {
  return { ...lines(stamp, ...some), is_anew: true, has_earlier: true };
}

function numbers(chat: ChatState): number[] | undefined {
  return chat.rooms.players?.map((one) => one.number);
}

beforeEach(() => {
  sent = [];
  isOnline = true;
  localStorage.clear();
});

describe('chat', () => {
  it('is kept in order, once, and changed lines take the place of what they were', () => {
    const chat = chatState();
    chat.take(lines(2, line(2), line(1)));
    chat.take(lines(3, line(1, { text: '', is_hidden: true })));

    expect(chat.rooms.players?.map((one) => [one.number, one.is_hidden])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(chat.heard).toEqual({ players: 3 });
  });

  it('has the newest lines first, and earlier ones before them when they were asked for', () => {
    const chat = chatState();
    chat.take(newest(9, line(8), line(9)));
    expect(chat.hasEarlier.players).toBe(true);

    chat.takeEarlier({
      ...lines(12, line(6), line(7), line(8, { text: 'old' })),
      has_earlier: true,
    });
    expect(numbers(chat)).toEqual([6, 7, 8, 9]);
    expect(chat.rooms.players?.[2]?.text).toBe('line 8');
    // What was said meanwhile has not been heard: the house must still send it.
    expect(chat.heard).toEqual({ players: 9 });

    chat.takeEarlier(lines(12, line(5)));
    expect(numbers(chat)).toEqual([5, 6, 7, 8, 9]);
    expect(chat.hasEarlier.players).toBe(false);
  });

  it('takes no changed line from before the first one it has', () => {
    const chat = chatState();
    chat.take(newest(9, line(8), line(9)));

    chat.take(lines(11, line(2, { is_hidden: true }), line(9, { is_hidden: true })));

    expect(chat.rooms.players?.map((one) => [one.number, one.is_hidden])).toEqual([
      [8, false],
      [9, true],
    ]);
  });

  it('begins again after much was said, without a gap', () => {
    const chat = chatState();
    chat.take(newest(2, line(1), line(2)));
    chat.take(newest(99, line(98), line(99)));

    expect(numbers(chat)).toEqual([98, 99]);
    expect(chat.heard).toEqual({ players: 99 });
  });

  it('counts what others said and nobody has looked at, also after coming back', () => {
    const chat = chatState();
    chat.take(lines(3, line(1), line(2, { is_mine: true }), line(3, { is_hidden: true })));
    expect(chat.unread).toBe(1);

    chat.read('players');
    expect(chat.unread).toBe(0);
    const later = chatState();
    later.take(lines(4, line(1), line(4)));
    expect(later.unread).toBe(1);
  });

  it('says a line again until it is answered, under the same mark', () => {
    const chat = chatState();
    isOnline = false;
    chat.say({ text: 'hello' });
    isOnline = true;
    chat.resume();
    chat.resume();

    expect(sent).toHaveLength(2);
    expect(sent[0]?.request_id).toBe(sent[1]?.request_id);
    chat.accepted(sent[0]?.request_id ?? '');
    expect([chat.isSending, chat.taken]).toEqual([false, 1]);
    chat.resume();
    expect(sent).toHaveLength(2);
  });

  it('tells why a line was not said', () => {
    const chat = chatState();
    chat.say({ phrase: 'hello' });
    chat.refused('another', { key: 'x', args: {} });
    expect(chat.isSending).toBe(true);

    chat.refused(sent[0]?.request_id ?? '', { key: 'house-error-chat-fast', args: {} });
    expect(chat.errorText?.key).toBe('house-error-chat-fast');
    expect([chat.isSending, chat.taken]).toEqual([false, 0]);
  });

  it('forgets the lines of someone who was muted', () => {
    const chat = chatState();
    chat.take(lines(2, line(1), line(2)));
    chat.replace([lines(2, line(2))]);

    expect(chat.rooms.players?.map((one) => one.number)).toEqual([2]);
  });
});
