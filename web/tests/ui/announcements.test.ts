import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Announcements } from '../../src/ui/announcements.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function spoken(announcements: Announcements): string[] {
  return announcements.spoken.map((one) => one.text);
}

describe('announcements', () => {
  it('are made one after the other, the first at once', () => {
    const region = new Announcements();
    ['one', 'two', 'three'].forEach((text) => region.say(text));

    expect(spoken(region)).toEqual(['one']);
    vi.advanceTimersByTime(200);
    expect(spoken(region)).toEqual(['one', 'two']);
    vi.runAllTimers();
    expect(spoken(region)).toEqual(['one', 'two', 'three']);
  });

  it('let what is urgent go first', () => {
    const region = new Announcements();
    ['one', 'two'].forEach((text) => region.say(text));
    region.say('no', true);
    vi.runAllTimers();

    expect(spoken(region)).toEqual(['one', 'no', 'two']);
  });

  it('are said again later, but not twice while they wait, nor when there is nothing to say', () => {
    const region = new Announcements();
    ['one', 'two', 'two', ''].forEach((text) => region.say(text));
    vi.runAllTimers();
    region.say('two');

    expect(spoken(region)).toEqual(['one', 'two', 'two']);
    expect(new Set(region.spoken.map((line) => line.id)).size).toBe(3);
  });

  it('stay long enough to be read, and not forever', () => {
    const region = new Announcements();
    for (let count = 0; count < 200; count += 1) region.say(`${count}`);
    vi.runAllTimers();

    expect(spoken(region)).toEqual(Array.from({ length: 60 }, (_, index) => `${140 + index}`));
  });

  it('are forgotten when someone else listens', () => {
    const region = new Announcements();
    ['mine', 'mine, too'].forEach((text) => region.say(text));

    region.hush();
    vi.runAllTimers();
    expect(spoken(region)).toEqual([]);
    region.say('yours');
    expect(spoken(region)).toEqual(['yours']);
  });
});
