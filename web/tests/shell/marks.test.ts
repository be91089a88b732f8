import { describe, expect, it } from 'vitest';

import { pageOf, piecesOf } from '../../src/shell/marks';

describe('inline marks', () => {
  it('become pieces, and the words between them stay as they are', () => {
    expect(piecesOf('**Create**: put *one* on `b2`.')).toEqual([
      { kind: 'strong', text: 'Create' },
      { kind: 'plain', text: ': put ' },
      { kind: 'em', text: 'one' },
      { kind: 'plain', text: ' on ' },
      { kind: 'code', text: 'b2' },
      { kind: 'plain', text: '.' },
    ]);
  });

  it('are not seen where there are none', () => {
    expect(piecesOf('3 * 4 is 12')).toEqual([{ kind: 'plain', text: '3 * 4 is 12' }]);
    expect(piecesOf('')).toEqual([]);
  });
});

describe('a clause', () => {
  it('stands on the page of its game', () => {
    expect(pageOf('TIKI-3.4')).toBe('tiki');
    expect(pageOf('HOUSE-2.1')).toBe('house');
  });
});
