import { expect, it } from 'vitest';

import { bring, takeBrought } from '../../src/app/preset-options';

it('is taken once, by its own game', () => {
  bring('titicaca', { tiles: 'f 1 m s' });

  expect(takeBrought('cortez')).toEqual({});
  expect(takeBrought('titicaca')).toEqual({ tiles: 'f 1 m s' });
  expect(takeBrought('titicaca')).toEqual({});
});
