import { flushSync, mount, unmount } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Announcements } from '../../src/ui/announcements.svelte';
import Announcer from '../../src/app/table/announcer.svelte';
import { Timeline } from '../../src/app/table/timeline.svelte';
import type { SeenEvent } from '../../src/generated/wire';
import { frame, happened } from '../menus';
import { screen } from '../table-sessions';

let room: HTMLElement;
let region: Announcements;
let match: Timeline;
let covers: SvelteSet<string>;
let part: Record<string, unknown>;

/** An event that says its number: no catalogue knows it. */
function told(number: number): SeenEvent {
  return { ...happened(number), said: { key: `event-${number}`, args: {} } };
}

function moment(last: number, events: SeenEvent[]) {
  return frame(last, events, { view: { count: last, to_act: [0] } });
}

/** What the live region has been given by now. */
function heard(): string[] {
  flushSync();
  vi.runAllTimers();
  flushSync();
  return [...room.querySelectorAll('[aria-live] p')].map((line) => line.textContent);
}

beforeEach(() => {
  vi.useFakeTimers();
  room = document.body.appendChild(document.createElement('div'));
  region = new Announcements();
  covers = new SvelteSet();
  const begin = moment(2, [told(1), told(2)]);
  match = new Timeline(screen, [begin], { moved: () => undefined }, { isLive: true });
  const props = {
    announcements: region,
    timeline: match,
    get isCovered() {
      return covers.size > 0;
    },
  };
  part = mount(Announcer, { target: room, props });
});
afterEach(() => {
  void unmount(part);
  room.remove();
  vi.useRealTimers();
});

describe('the live region of a table', () => {
  it('says what happens from now on, each event once', () => {
    expect(heard()).toEqual([]);

    match.receive(moment(3, [told(3)]));
    expect(heard()).toEqual(['event-3']);
    match.receive(moment(5, [told(4), told(5)]));

    expect(heard()).toEqual(['event-3', 'event-4', 'event-5']);
  });

  it('says what was missed by stepping back once the present is shown again', () => {
    heard();
    match.stepBack([moment(0, []), moment(1, [told(1)]), moment(2, [told(2)])]);
    match.receive(moment(3, [told(3)]));
    expect(heard()).toEqual([]);

    match.follow();
    expect(heard()).toEqual(['event-3']);
  });

  it('forgets what one hand heard before the other takes the device', () => {
    heard();
    match.receive(moment(3, [told(3)]));
    heard();

    covers.add('curtain');
    match.receive(moment(4, [told(4)]));
    expect(heard()).toEqual([]);
    region.say('that PIN is wrong', true);
    expect(heard()).toEqual(['that PIN is wrong']);
    covers.clear();
    heard();
    match.receive(moment(5, [told(5)]));

    expect(heard()).toEqual(['that PIN is wrong', 'event-5']);
  });
});
