import { describe, expect, it } from 'vitest';

import type { OptionSummary } from '../../src/generated/wire';
import { fitting, offered } from '../../src/app/options';

function option(name: string, choices: string[], more: Partial<OptionSummary> = {}): OptionSummary {
  return {
    name,
    kind: 'choice',
    default: choices[0] ?? '',
    clause: '',
    choices,
    least: 0,
    most: 0,
    players: [],
    needs: [],
    fewer: [],
    has_workshop: false,
    ...more,
  };
}

const MODE = option('mode', ['against', 'together'], { players: [2, 3] });
const BOARD = option('board', ['long', 'short'], {
  players: [2, 3],
  needs: [{ option: 'mode', choice: 'against' }],
});
const VALLEY = option('valley', ['1', '2', '3'], {
  kind: 'text',
  default: '',
  fewer: [{ option: 'board', choice: 'short', choices: ['1'] }],
});
const ALL = [MODE, BOARD, VALLEY];

const names = (players: number, chosen: Record<string, string>) =>
  offered(ALL, players, chosen).map((one) => one.name);

describe('the options of a new table', () => {
  it('are those that matter for the number of players', () => {
    expect(names(2, {})).toEqual(['mode', 'board', 'valley']);
    expect(names(1, {})).toEqual(['valley']);
  });

  it('go away with the choice that they need', () => {
    expect(names(2, { mode: 'together' })).toEqual(['mode', 'valley']);
  });

  it('have fewer choices where another choice leaves fewer', () => {
    const choices = (chosen: Record<string, string>) => offered(ALL, 2, chosen).at(-1)?.choices;

    expect(choices({ board: 'short' })).toEqual(['1']);
    expect(choices({ board: 'long' })).toEqual(['1', '2', '3']);
  });

  it('are not bound by a choice that does not matter itself', () => {
    const [, valley] = offered(ALL, 2, { mode: 'together', board: 'short' });

    expect(valley?.choices).toEqual(['1', '2', '3']);
  });

  it('fall back to their default when the choice made is gone', () => {
    const valley = { ...VALLEY, choices: ['1'] };

    expect(fitting(valley, VALLEY.choices, '3')).toBe('');
    expect(fitting(valley, VALLEY.choices, '1')).toBe('1');
    expect(fitting(valley, VALLEY.choices, 'typed in by hand')).toBe('typed in by hand');
  });
});
