/** Panels of a world: which of them lie in its row or column, and which float over it. */
import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import type { Panel, World } from '../../src/board-kit/game-screen';
import Panels from '../../src/board-kit/panels.svelte';
import Empty from './empty.svelte';
import NoPanel from './no-panel.svelte';

const WORLD: World<unknown> = {
  box: () => ({ x: 0, y: 0, width: 300, height: 200 }),
  elements: () => [],
  nearest: 100,
  Drawing: Empty,
};
const SIZE = { width: 300, height: 60 };

function panel(name: string, more: Partial<Panel<unknown>> = {}): Panel<unknown> {
  return { name, rank: 'sight', smallest: SIZE, best: SIZE, Content: NoPanel, ...more };
}

let mounted: Record<string, unknown> | undefined;

afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
});

function laid(...panels: readonly Panel<unknown>[]): HTMLElement {
  const children = createRawSnippet(() => ({ render: () => '<p>world</p>' }));
  const props = { panels, world: WORLD, state: { has: true }, past: [], notes: null, children };
  mounted = mount(Panels, { target: document.body, props });
  flushSync();
  return document.body;
}

describe('panels', () => {
  it('float over the world, and leave the rest where it is', () => {
    const page = laid(panel('hand', { rank: 'now' }), panel('battle', { isFloating: true }));
    expect(page.querySelectorAll('.beside > section')).toHaveLength(1);
    expect(page.querySelectorAll('.over > .float')).toHaveLength(1);
    expect(page.querySelector('.whole')?.textContent).toBe('world');
  });

  it('come and go with the state', () => {
    const page = laid(panel('battle', { isFloating: true, isShown: () => false }), panel('hand'));
    expect(page.querySelector('.over')).toBeNull();
    expect(page.querySelectorAll('.beside > section')).toHaveLength(1);
  });

  it('lie in rows where those that must be seen do not fit in one', () => {
    const wide = { best: { width: 400, height: 60 } };
    const lies = (...panels: readonly Panel<unknown>[]) =>
      laid(...panels)
        .querySelector('.parts')
        ?.classList.contains('piled');
    expect(lies(panel('hand', wide), panel('news', wide))).toBe(true);
    void unmount(mounted ?? {});
    document.body.innerHTML = '';
    expect(lies(panel('hand', { best: { width: 10, height: 60 } }))).toBe(false);
  });

  it('have all the width and their own height where only one must be seen, and it is needed now', () => {
    const high = { best: { width: 10, height: 60 }, smallest: { width: 10, height: 300 } };
    const sole = (...panels: readonly Panel<unknown>[]) => {
      if (mounted) void unmount(mounted);
      document.body.innerHTML = '';
      const page = laid(...panels);
      const low = page.querySelector<HTMLElement>('.parts')?.style.getPropertyValue('--low');
      return [page.querySelectorAll('.sole').length, low];
    };
    const sun = panel('sun', { rank: 'now', ...high });
    expect(sole(sun, panel('table', { rank: 'reference' }))).toEqual([1, '300px']);
    expect(sole(sun, panel('news', { best: { width: 10, height: 60 } }))).toEqual([0, '144px']);
    expect(sole(panel('news', high))).toEqual([0, '144px']);
  });
});
