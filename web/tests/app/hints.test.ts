import { describe, expect, it } from 'vitest';

import { placesIn } from '../../src/app/table/hints';

describe('the places of a sentence', () => {
  it('are those its arguments name, and no others', () => {
    const args = { at: 'c3', because: 'c4, d4', levels: 'e2', count: 7 };
    expect(placesIn({ key: 'hint', args })).toEqual(['cell:c3', 'cell:c4', 'cell:d4']);
    expect(placesIn({ key: 'none', args: {} })).toEqual([]);
  });
});
