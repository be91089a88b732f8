import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import ChoiceButton from '../../src/board-kit/choice-button.svelte';
import type { World, WorldElement } from '../../src/board-kit/game-screen';
import { MoveSelection } from '../../src/board-kit/selection.svelte';
import WorldDrawing from '../../src/board-kit/world.svelte';
import type { MenuItem } from '../../src/generated/wire';
import { cells, line } from '../menus';
import Empty from './empty.svelte';
import Host from './host.svelte';

/** Three villages in a row and one below the first; a gate that is there while it is asked for. */
const PLACES = { a1: [50, 50], b1: [150, 50], c1: [250, 50], a2: [50, 150] } as const;
const ELEMENTS: WorldElement[] = [
  ...Object.entries(PLACES).map(([name, [x, y]]) => ({
    id: `cell:${name}`,
    centre: { x, y },
    shape: { kind: 'rect', x: x - 40, y: y - 40, width: 80, height: 80 } as const,
    label: `Village ${name}`,
  })),
  {
    id: 'gate:east',
    centre: { x: 200, y: 150 },
    shape: { kind: 'circle', x: 200, y: 150, r: 20 },
    label: 'Gate',
    isPlace: true,
    isOnlyAsked: true,
  },
];
const WORLD: World<unknown> = {
  box: () => ({ x: 0, y: 0, width: 300, height: 200 }),
  elements: () => ELEMENTS,
  last: (past) => past.flatMap((event) => event.elements),
  hasWays: true,
  Drawing: Empty,
};

const answer = { chosen: vi.fn(), dead: vi.fn() };
let mounted: Record<string, unknown> | undefined;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

function shown(Part: unknown, props: Record<string, unknown>, menu: MenuItem[] = []) {
  const selection = new MoveSelection(answer);
  selection.offer(menu, '0 1');
  const host = { selection, Part: Part as Component<Record<string, unknown>>, props };
  mounted = mount(Host, { target: document.body, props: host });
  flushSync();
  return selection;
}

function world(menu: MenuItem[] = [], past: unknown[] = [], isPicture = false, more = {}) {
  const given = { ...WORLD, ...more };
  const selection = shown(WorldDrawing, { world: given, state: {}, past, label: 'Board' }, menu);
  selection.isPicture = isPicture;
  flushSync();
  return selection;
}

const all = (what: string) => [...document.querySelectorAll<SVGElement>(what)];
const at = (id: string) => document.querySelector<SVGElement>(`[data-element="${id}"]`);
const press = (key: string) => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const walk = line('a1-b1', cells('a1', 'b1'));
const long = line('a1-b1-c1', cells('a1', 'b1', 'c1'));

describe('a world', () => {
  it('can be pointed at by the shapes of its elements', () => {
    world([line('a1', cells('a1'))]);

    expect(all('[data-element]').map((node) => node.dataset['element'])).toEqual(
      cells('a1', 'b1', 'c1', 'a2'),
    );
    expect(at('cell:b1')?.getAttribute('d')).toBe('M110 10h80v80h-80Z');
    at('cell:a1')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(answer.chosen).toHaveBeenCalledOnce();
  });

  it('has what is only asked for while a menu speaks of it', () => {
    const selection = world();
    expect(at('gate:east')).toBeNull();

    selection.offer([line('east', ['gate:east'])], '0 2');
    flushSync();
    expect(at('gate:east')).not.toBeNull();
    expect(all('.can.place')).toHaveLength(1);
  });

  it('has a thing that stands for others instead of them, while a menu speaks of it', () => {
    const row = { ...ELEMENTS[0], id: 'row:1', isOnlyAsked: true, covers: cells('a1', 'b1') };
    const selection = world([line('a1', cells('a1'))], [], false, {
      elements: () => [...ELEMENTS, row],
    });
    const ids = () => all('[data-element]').map((node) => node.dataset['element']);
    expect(ids()).toEqual(cells('a1', 'b1', 'c1', 'a2'));

    selection.lit = new Set(['row:1']);
    flushSync();
    expect(ids()).toEqual([...cells('a1', 'b1', 'c1', 'a2'), 'row:1']);

    selection.offer([line('row', ['row:1'])], '0 2');
    flushSync();
    expect(ids()).toEqual([...cells('c1', 'a2'), 'row:1']);
  });

  it('says something of a thing on the other side of it', () => {
    const selection = world([], [], false, { Card: Empty });
    const sides = () => all('.card')[0]?.classList;
    for (const [over, left, low] of [
      ['cell:a1', false, true],
      ['cell:c1', true, true],
      ['cell:a2', false, false],
    ] as const) {
      selection.over = over;
      flushSync();
      expect([sides()?.contains('left'), sides()?.contains('low')], over).toEqual([left, low]);
    }
  });

  it('is walked with arrow keys from centre to centre, with one tab stop', () => {
    const selection = world([walk]);
    const stops = () => all('[tabindex="0"]').map((node) => node.dataset['element']);
    expect(stops()).toEqual(['cell:a1']);

    at('cell:a1')?.focus();
    press('ArrowRight');
    expect(stops()).toEqual(['cell:b1']);
    press('ArrowRight');
    press('ArrowRight');
    expect(selection.cursor).toBe('cell:c1');
    press('ArrowLeft');
    press('ArrowLeft');
    press('ArrowDown');
    expect(document.activeElement).toBe(at('cell:a2'));
  });

  it('marks what is possible, chosen, to follow, refused and spoken of, and numbers what is chosen', () => {
    const selection = world([walk, long]);
    expect(all('.can')).toHaveLength(1);

    selection.pick('cell:a1');
    flushSync();
    expect([all('.can.chosen').length, all('.can').length]).toEqual([1, 2]);
    expect(all('.order text').map((node) => node.textContent)).toEqual(['1']);
    expect(at('cell:a1')?.getAttribute('aria-pressed')).toBe('true');

    selection.pick('cell:a2');
    selection.lit = new Set(['cell:c1']);
    flushSync();
    expect([all('.refused').length, all('.lit').length]).toEqual([1, 1]);
    expect(answer.dead).toHaveBeenCalledExactlyOnceWith(cells('a1', 'a2'));
  });

  it('draws the way of the last move and of the one that is left', () => {
    const selection = world([long], [{ elements: cells('c1', 'b1') }]);
    expect(all('.gone polyline').at(-1)?.getAttribute('points')).toBe('250,50 150,50');
    expect(all('.last')).toHaveLength(1);

    selection.pick('cell:a1');
    flushSync();
    expect(all('.way')[0]?.getAttribute('points')).toBe('50,50 150,50 250,50');
    expect(all('.can.ahead')).toHaveLength(2);
  });

  it('without ways outlines each element of the last move, and joins none', () => {
    const still = { ...WORLD, hasWays: false };
    const past = [{ elements: cells('c1', 'b1') }];
    shown(WorldDrawing, { world: still, state: {}, past, label: 'Board' });

    expect(all('.last')).toHaveLength(2);
    expect(all('.gone')).toEqual([]);
  });

  it('draws marks around the mark of an element, and its ring outside', () => {
    const mark = { kind: 'rect', x: 0, y: 0, width: 100, height: 100 } as const;
    const elements = () => ELEMENTS.map((element) => ({ ...element, mark }));
    const past = [{ elements: cells('b1') }];
    shown(WorldDrawing, { world: { ...WORLD, elements }, state: {}, past, label: 'Board' });

    const left = (what: string) =>
      Number(/^M(\S+)/.exec(all(what)[0]?.getAttribute('d') ?? '')?.[1]);
    expect(left('.last')).toBeLessThan(0);
    expect(left('.ring')).toBeLessThan(left('.last'));
  });

  it('that moves has both ends of a way in sight when it is asked for', () => {
    const points = [
      { x: 20, y: 20 },
      { x: 280, y: 20 },
    ];
    const road: WorldElement = {
      id: 'road:a',
      centre: { x: 20, y: 20 },
      shape: { kind: 'line', points, width: 10 },
      label: 'Road',
    };
    const moving = { ...WORLD, nearest: 20, elements: () => [...ELEMENTS, road] };
    const props = { world: moving, state: {}, past: [], label: 'Board' };
    shown(WorldDrawing, props, [line('road', ['road:a'])]);

    const [x = 0, , width = 0] = (all('svg')[0]?.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    expect(x).toBeLessThan(20);
    expect(x + width).toBeGreaterThan(280);
  });

  it('marks what a tool is on, and gives it keys that are not its own', () => {
    const selection = world([walk]);
    const key = vi.fn((name: string) => name === '3');
    selection.tool = { take: () => true, key, at: 'cell:c1' };
    flushSync();
    const outlines = all('.can.chosen').map((node) => node.getAttribute('d') ?? '');
    const middles = outlines.map((d) => {
      const [, left, wide] = /^M(-?[\d.]+) \S+h([\d.]+)/.exec(d) ?? [];
      return Number(left) + Number(wide) / 2;
    });
    expect(middles).toEqual([250]);

    at('cell:b1')?.focus();
    const pressed = (name: string) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      at('cell:b1')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([pressed('3'), pressed('4')]).toEqual([true, false]);
    pressed('ArrowLeft');
    expect(key.mock.calls).toEqual([
      ['3', 'cell:b1'],
      ['4', 'cell:b1'],
    ]);
  });

  it('takes back the last pick with Escape', () => {
    const selection = world([long, walk]);
    at('cell:a1')?.focus();
    press('Enter');
    expect(selection.picked).toEqual(cells('a1'));
    press('Escape');
    expect(selection.picked).toEqual([]);
  });

  it('that is only shown has nothing to point at, and no mark of what could be', () => {
    world([], [], true);
    expect(all('[data-element]')).toEqual([]);
    expect(all('.can')).toEqual([]);
    expect(all('.drawing')).toHaveLength(1);
  });
});

describe('a button that chooses', () => {
  it('says what it is and what it does, and chooses', () => {
    const selection = shown(ChoiceButton, { element: 'bid:3', label: 'Three' }, [
      line('bid 3', ['bid:3'], 'kit-sure'),
    ]);
    const button = document.querySelector('button');

    expect(button?.getAttribute('aria-label')).toMatch(/^Three\. ./);
    expect(button?.classList.contains('target')).toBe(true);
    button?.click();
    expect(answer.chosen).toHaveBeenCalledOnce();

    selection.offer([], '0 2');
    flushSync();
    expect(button?.getAttribute('aria-label')).toBe('Three');
    expect(button?.classList.contains('target')).toBe(false);
    button?.click();
    flushSync();
    expect(button?.classList.contains('refused')).toBe(true);

    selection.isPicture = true;
    flushSync();
    expect(button?.disabled).toBe(true);
  });
});
