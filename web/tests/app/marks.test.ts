import { describe, expect, it } from 'vitest';

import type { TextPiece } from '../../src/generated/wire';
import { laidOut, pageOf, piecesOf } from '../../src/app/marks';

function plain(text: string): TextPiece {
  return { kind: 'plain', text, reason: '' };
}

const ruling: TextPiece = { kind: 'ruling', text: '(r)', reason: 'the text says may' };
const option: TextPiece = { kind: 'option', text: 'option', reason: '' };

describe('inline marks', () => {
  it('become pieces, and the words between them stay as they are', () => {
    expect(
      piecesOf('**Create**: put *one* on `b2`.').map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['strong', 'Create'],
      ['plain', ': put '],
      ['em', 'one'],
      ['plain', ' on '],
      ['code', 'b2'],
      ['plain', '.'],
    ]);
  });

  it('are not seen where there are none', () => {
    expect(piecesOf('3 * 4 is 12')).toEqual([plain('3 * 4 is 12')]);
    expect(piecesOf('')).toEqual([]);
  });
});

describe('the marks of a rule', () => {
  it('hold on to the words before them and to the punctuation behind', () => {
    const laid = laidOut([plain('the second is not resolved '), ruling, plain('; play goes on.')]);

    expect(laid.map(({ lead, text, tail }) => [lead, text, tail])).toEqual([
      ['', 'the second is not resolved', ''],
      ['\u00a0', '(r)', ';'],
      ['', ' play goes on.', ''],
    ]);
    expect(laid[1]?.reason).toBe('the text says may');
  });

  it('may end a rule, and an option belongs to what follows', () => {
    const laid = laidOut([
      plain('It is a draw. '),
      ruling,
      plain(' '),
      option,
      plain('\u00a0: sans cela'),
    ]);

    expect(laid.map(({ lead, text, tail }) => lead + text + tail)).toEqual([
      'It is a draw.',
      '\u00a0(r)',
      ' ',
      'option\u00a0:',
      ' sans cela',
    ]);
  });

  it('lose no word of it', () => {
    const pieces = [ruling, ruling, plain(').'), option, plain('x '), ruling];

    expect(
      laidOut(pieces)
        .map(({ lead, text, tail }) => lead + text + tail)
        .join(''),
    ).toBe('(r)(r)).optionx\u00a0(r)');
  });
});

describe('a clause', () => {
  it('stands on the page of its game', () => {
    expect(pageOf('TIKI-3.4')).toBe('tiki');
    expect(pageOf('HOUSE-2.1')).toBe('house');
  });
});
