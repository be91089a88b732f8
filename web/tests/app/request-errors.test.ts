import { describe, expect, it, vi } from 'vitest';

import type { Text } from '../../src/generated/wire';
import { HouseError } from '../../src/app/api';
import { RequestErrors } from '../../src/app/request-errors.svelte';

const offline: Text = { key: 'error-offline', args: {} };
const busy: Text = { key: 'house-error-busy', args: {} };
const failing = (said: Text) => Promise.reject(new HouseError(0, '', said, null));

describe('an error', () => {
  it('goes away as soon as the same thing is answered', async () => {
    const errors = new RequestErrors();
    const take = vi.fn();

    await errors.expect('tables', failing(offline), take);
    expect(errors.first).toEqual(offline);
    expect(take).not.toHaveBeenCalled();

    await errors.expect('tables', Promise.resolve(['a']), take);
    expect(errors.first).toBeNull();
    expect(take).toHaveBeenCalledExactlyOnceWith(['a']);
  });

  it('stays while it is something else that is answered', async () => {
    const errors = new RequestErrors();

    await errors.expect('tables', failing(offline), vi.fn());
    await errors.expect('lobby', failing(busy), vi.fn());
    await errors.expect('tables', Promise.resolve([]), vi.fn());

    expect(errors.first).toEqual(busy);
  });
});
