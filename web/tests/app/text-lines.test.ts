import { describe, expect, it } from 'vitest';

import { countLines, spanOf } from '../../src/ui/text-lines';

describe('lines', () => {
  it.each([
    ['', 1],
    ['a', 1],
    ['a\n', 2],
    ['a\n\nb', 3],
  ])('%j has %i', (text, count) => {
    expect(countLines(text)).toBe(count);
  });

  it.each([
    [1, 'long'],
    [2, ''],
    [3, '5 e1 s2'],
    [0, 'long'],
    [9, '5 e1 s2'],
  ])('line %i is found', (line, found) => {
    const text = 'long\n\n5 e1 s2';

    expect(text.slice(...spanOf(text, line))).toBe(found);
  });
});
