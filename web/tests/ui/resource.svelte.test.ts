import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { HouseError } from '../../src/app/api';
import { Attempt, Resource, resource } from '../../src/ui/resource.svelte';
import type { Text } from '../../src/generated/wire';

const offline: Text = { key: 'error-offline', args: {} };
const failing = () => Promise.reject(new HouseError(0, '', offline, null));

/** A promise to be kept later. */
function later<Value>(): { promise: Promise<Value>; keep: (value: Value) => void } {
  let keep: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (keep = resolve));
  return { promise, keep };
}

describe('something to do', () => {
  it('is under way until it is done', async () => {
    const attempt = new Attempt();
    const act = later<undefined>();

    const done = attempt.run(() => act.promise);
    expect(attempt.isBusy).toBe(true);
    act.keep(undefined);

    expect(await done).toBe(true);
    expect(attempt.isBusy).toBe(false);
  });

  it('says why it failed, until it is tried again', async () => {
    const attempt = new Attempt();

    expect(await attempt.run(failing)).toBe(false);
    expect(attempt.errorText).toEqual(offline);
    expect(attempt.isBusy).toBe(false);

    const again = attempt.run(() => Promise.resolve());
    expect(attempt.errorText).toBeNull();
    expect(await again).toBe(true);
  });
});

describe('something to show', () => {
  it('keeps the last answer when asking again fails, and the error until there is an answer', async () => {
    const found = new Resource<string>();

    await found.load(() => Promise.resolve('first'));
    await found.load(failing);
    expect(found.value).toBe('first');
    expect(found.errorText).toEqual(offline);

    const again = found.load(() => Promise.resolve('second'));
    expect(found.errorText).toEqual(offline);
    await again;
    expect(found.value).toBe('second');
    expect(found.errorText).toBeNull();
  });

  it('drops an answer that comes after a later question', async () => {
    const found = new Resource<string>();
    const slow = later<string>();

    const first = found.load(() => slow.promise);
    await found.load(() => Promise.resolve('new'));
    slow.keep('old');
    await first;

    expect(found.value).toBe('new');
  });
});

describe('something to show while a component stands', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked for now and then, and no more when the component is gone', async () => {
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    const found = held<Resource<number>>();
    const end = standing(() => (found.it = resource(ask, 1000)));

    await vi.advanceTimersByTimeAsync(2500);
    expect(found.it?.value).toBe(3);
    end();
    await vi.advanceTimersByTimeAsync(5000);

    expect(asked).toBe(3);
  });

  it('is dropped when it comes after the component is gone', async () => {
    const slow = later<string>();
    const found = held<Resource<string>>();
    const end = standing(() => (found.it = resource(() => slow.promise)));

    end();
    slow.keep('late');
    await slow.promise;
    await vi.advanceTimersByTimeAsync(0);

    expect(found.it?.value).toBeUndefined();
  });

  it('waits until there is something to ask for', () => {
    const found = held<Resource<string>>();
    const end = standing(() => (found.it = resource<string>(() => undefined)));

    expect(found.it?.isBusy).toBe(false);
    expect(found.it?.value).toBeUndefined();
    end();
  });
});

/** Runs what a component's set-up would run; the answer ends it. */
function standing(run: () => unknown): () => void {
  const end = $effect.root(() => void run());
  flushSync();
  return end;
}

/** A place for what is made in there. */
function held<Value>(): { it?: Value } {
  return {};
}
