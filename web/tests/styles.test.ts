/**
 * What every style sheet keeps to: colours stand in the themes and nowhere else; sizes of type,
 * radii and layers are those of styles/tokens.css.
 */
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const TOKENS = 'src/styles/tokens.css';
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path}`)
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !path.startsWith('src/generated/'));
const THEMES = FILES.filter((path) => /^src\/games\/\w+\/theme\.css$/.test(path));
const SOURCES = FILES.filter((path) => path !== TOKENS && !THEMES.includes(path));

const COLOUR =
  /(?<![&\w])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

function text(path: string): string {
  return readFileSync(path, 'utf8');
}

/** Each line of the sources that a pattern is found in, as `path:line: what`. */
function found(pattern: RegExp, paths = SOURCES): string[] {
  return paths.flatMap((path) =>
    text(path)
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(pattern)].map(([what]) => `${path}:${String(at + 1)}: ${what}`),
      ),
  );
}

describe('colours', () => {
  it('stand in the tokens of all pages and in the theme of a game', () => {
    expect(found(COLOUR)).toEqual([]);
  });

  it('are named after their game in a theme', () => {
    for (const path of THEMES) {
      const game = path.split('/')[2] ?? '';
      const strangers = [...text(path).matchAll(/^ +--([\w-]+):/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith(`${game}-`));
      expect(strangers, path).toEqual([]);
    }
  });

  it('are there in the dark when they are there in the light', () => {
    for (const path of [TOKENS, ...THEMES]) {
      const names = (theme: string) => {
        const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(text(path))?.[1];
        return [...(block ?? '').matchAll(/--([\w-]+):/g)].map(([, name]) => name);
      };
      expect(names('dark'), path).toEqual(names('light'));
    }
  });
});

/** What is set, from the sources, but for the values that a pattern allows. */
function strangers(property: RegExp, allowed: RegExp, paths = SOURCES): string[] {
  return paths.flatMap((path) => {
    const drawn = DRAWN.test(text(path));
    return [...text(path).matchAll(property)]
      .map(([, value = '']) => value.trim())
      .filter((value) => !allowed.test(value) && !(drawn && /^[\d.]+px\b/.test(value)))
      .map((value) => `${path}: ${value}`);
  });
}

/** A drawing has units of its own, so its letters have sizes of their own. */
const DRAWN = /<text[\s>]/;

describe('type', () => {
  const steps = [...text(TOKENS).matchAll(/--text-([\w-]+):/g)].map(([, name = '']) => name);

  it('has six sizes', () => {
    expect(steps).toEqual(['root', 'small', 'note', 'body', 'lead', 'title', 'display', 'root']);
  });

  it('has no other size', () => {
    const step = /^(inherit$|var\(--text-(root|small|note|body|lead|title|display)\))/;
    // A table's frame hands one of them on, another one on another screen.
    const handed = /^(inherit$|var\(--(frame-)?text-\w+\))/;
    expect(strangers(/font-size(?:=|:\s*)['"{]*([^;'"}]+)/g, handed)).toEqual([]);
    expect(strangers(/--frame-text-\w+:\s*([^;]+)/g, step)).toEqual([]);
    const shorthand = /[\s;{"]font:\s*(?:(?:italic|normal|\d{3}|bold)\s+)*([^;"]+)/g;
    expect(strangers(shorthand, step)).toEqual([]);
  });
});

describe('radii', () => {
  it('are three, or round', () => {
    const radius =
      /^(var\(--radius(-small|-large)?\)|0|50%|999px)(\s+(?:var\(--radius(-small|-large)?\)|0))*$/;
    expect(text(TOKENS).match(/--radius[\w-]*:/g)).toHaveLength(3);
    expect(strangers(/border(?:-[a-z]+)*-radius:\s*([^;]+)/g, radius)).toEqual([]);
  });
});

describe('layers', () => {
  it('have names', () => {
    expect(strangers(/z-index:\s*([^;]+)/g, /^var\(--layer-[a-z]+\)$/)).toEqual([]);
  });

  it('are in order, each of its own', () => {
    const layers = [...text(TOKENS).matchAll(/--layer-\w+: (\d+);/g)].map(([, at]) => Number(at));
    expect(layers.length).toBeGreaterThan(3);
    expect(layers).toEqual([...new Set(layers)].sort((one, other) => one - other));
  });
});

describe('custom properties', () => {
  const sheets = [TOKENS, ...THEMES, ...SOURCES];
  const all = sheets.map(text).join('\n');
  const used = [...all.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
  // A name that is put together, as in `var(--titicaca-{land}-edge)`.
  const parts = [...all.matchAll(/var\(--([\w-]+-)\$?\{/g)].map(([, start = '']) => start);

  it('are all given where they are used', () => {
    // In a sheet, in a style attribute (`style:--x`, `style="--x: 1"`), or from code ('--x').
    const given = new Set([...all.matchAll(/(?<!var\()--([\w-]+)\b/g)].map(([, name]) => name));
    expect(used.filter((name) => !given.has(name) && !parts.includes(name))).toEqual([]);
  });

  it('are all used where they are given as tokens', () => {
    const tokens = [TOKENS, ...THEMES].flatMap((path) =>
      [...text(path).matchAll(/^ +--([\w-]+):/gm)].map(([, name = '']) => name),
    );
    const idle = tokens.filter(
      (name) => !used.includes(name) && !parts.some((start) => name.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });
});

describe('the size of the screen', () => {
  it('is asked for by one file of a table', () => {
    const parts = SOURCES.filter((path) => /^src\/app\/(table|review|chat)\//.test(path));
    const asking = parts.filter((path) => /@media|matchMedia\(/.test(text(path)));
    expect(asking).toEqual(['src/app/table/frame.svelte']);
  });
});
