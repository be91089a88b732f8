import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { OWNERS, SHAPES, type OwnerName } from '../../src/board-kit/owners';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Who may sit at one table, by the rules of each game. */
const TABLES: Record<string, OwnerName[]> = {
  tiki: ['yellow', 'purple'],
  titicaca: ['yellow', 'red', 'orange', 'purple', 'pink'],
  tiwanaku: ['beige', 'white', 'green', 'blue', 'purple', 'yellow'],
  cortez: ['red', 'orange', 'yellow', 'blue', 'green', 'violet'],
};

type Colour = readonly [number, number, number];

function tokens(theme: string): Map<string, Colour> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  const shared = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) => block).join('');
  const found = [...(shared + block).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return new Map(found.map(([, name = '', value = '']) => [name, rgb(value)]));
}

function rgb(hex: string): Colour {
  const at = (from: number) => parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function linear([r, g, b]: Colour): Colour {
  const one = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

function luminance(colour: Colour): number {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Full colour-blindness of each kind (Viénot 1999; Brettel's plane for blue), in linear light. */
const BLIND: Record<string, readonly Colour[]> = {
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  tritan: [
    [1.01277, 0.13548, -0.14826],
    [-0.01243, 0.86812, 0.14431],
    [0.07589, 0.805, 0.11911],
  ],
};

/** Lightness L* (0 to 100) as someone with that kind of sight sees it. */
function lightness(hex: string, sight: string | null): number {
  const light = linear(rgb(hex));
  const seen = sight
    ? (BLIND[sight] ?? []).map((row) => row.reduce((sum, k, at) => sum + k * (light[at] ?? 0), 0))
    : light;
  const [r = 0, g = 0, b = 0] = seen.map((v) => Math.min(1, Math.max(0, v)));
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const token = tokens(theme);
  const colour = (name: string): Colour => {
    const found = token.get(name);
    if (!found) throw new Error(`no colour --${name}`);
    return found;
  };

  it.each(['ink', 'muted', 'link', 'good', 'warn'])(
    'keeps 4.5:1 for %s on every ground',
    (text) => {
      for (const ground of ['paper', 'card', 'sunk', 'lit']) {
        expect(
          contrast(colour(text), colour(ground)),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('keeps 4.5:1 for the words on strong buttons', () => {
    expect(contrast(colour('on-strong'), colour('strong'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('on-strong'), colour('strong-over'))).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps 3:1 for focus, and for the edges of fields', () => {
    for (const ground of ['paper', 'card']) {
      expect(contrast(colour('focus'), colour(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('stone'), colour(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('stands on the ground the art direction names', () => {
    expect(token.get('paper')).toEqual(rgb(theme === 'light' ? '#F7F2E7' : '#17191F'));
  });
});

describe('owners', () => {
  it('have ten different shapes and ten different letters', () => {
    const owners = Object.values(OWNERS);
    expect(new Set(owners.map((owner) => owner.shape)).size).toBe(10);
    expect(new Set(owners.map((owner) => owner.letter)).size).toBe(10);
    expect(new Set(Object.values(SHAPES)).size).toBe(10);
  });

  it('carry letters that can be read on their colour', () => {
    for (const [name, owner] of Object.entries(OWNERS)) {
      expect(contrast(rgb(owner.ink), rgb(owner.colour)), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  describe.each(Object.entries(TABLES))('at a table of %s', (_game, names) => {
    const pairs = names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => [one, other] as const),
    );

    it.each(pairs)('%s and %s differ in shape, and in lightness to every eye', (one, other) => {
      expect(OWNERS[one].shape).not.toBe(OWNERS[other].shape);
      for (const sight of [null, ...Object.keys(BLIND)]) {
        const apart = Math.abs(
          lightness(OWNERS[one].colour, sight) - lightness(OWNERS[other].colour, sight),
        );
        expect(apart, `${one}/${other} seen by ${sight ?? 'anybody'}`).toBeGreaterThanOrEqual(5);
      }
    });
  });
});
