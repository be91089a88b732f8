import { describe, expect, it, vi } from 'vitest';

import type { Said } from '../../src/generated/wire';
import { HouseProblem } from '../../src/shell/api';
import { Problems } from '../../src/shell/problems.svelte';

const offline: Said = { key: 'problem-offline', args: {} };
const busy: Said = { key: 'house-problem-busy', args: {} };
const failing = (said: Said) => Promise.reject(new HouseProblem(0, '', said, null));

describe('a problem', () => {
  it('goes away as soon as the same thing is answered', async () => {
    const problems = new Problems();
    const take = vi.fn();

    await problems.expect('tables', failing(offline), take);
    expect(problems.first).toEqual(offline);
    expect(take).not.toHaveBeenCalled();

    await problems.expect('tables', Promise.resolve(['a']), take);
    expect(problems.first).toBeNull();
    expect(take).toHaveBeenCalledExactlyOnceWith(['a']);
  });

  it('stays while it is something else that is answered', async () => {
    const problems = new Problems();

    await problems.expect('tables', failing(offline), vi.fn());
    await problems.expect('lobby', failing(busy), vi.fn());
    await problems.expect('tables', Promise.resolve([]), vi.fn());

    expect(problems.first).toEqual(busy);
  });
});
