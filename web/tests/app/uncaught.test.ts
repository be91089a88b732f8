import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

import { MoveSelection } from '../../src/board-kit/selection.svelte';
import type { Text } from '../../src/generated/wire';
import { HouseError } from '../../src/app/api';
import Guarded from '../../src/app/parts/guarded.svelte';
import { showLoadFailure } from '../../src/app/load-failure';
import BoardFailed from '../../src/app/table/board-failed.svelte';
import { uncaught } from '../../src/app/uncaught.svelte';
import { i18n } from '../../src/i18n/i18n.svelte';
import { cells, line } from '../menus';

const fault = new Error('no such cell');
let room: HTMLElement;
let noted: MockInstance;

beforeEach(() => {
  room = document.body.appendChild(document.createElement('div'));
  noted = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  room.remove();
  uncaught.seen();
  vi.restoreAllMocks();
});

function unheard(type: 'unhandledrejection' | 'error', what: object): void {
  window.dispatchEvent(Object.assign(new Event(type), what));
}

describe('what nobody has caught', () => {
  it('is said on the screen: a promise that failed, and an error', () => {
    const stop = uncaught.watch();
    const offline: Text = { key: 'error-offline', args: {} };

    unheard('unhandledrejection', { reason: new HouseError(0, 'offline', offline, null) });
    expect(uncaught.said).toEqual(offline);
    uncaught.seen();
    expect(uncaught.said).toBeNull();
    unheard('error', { error: fault });
    expect(uncaught.said?.key).toBe('error-here');
    stop();
  });

  it('is not said of what is no error of the page', () => {
    const stop = uncaught.watch();

    unheard('error', { error: null, message: 'ResizeObserver loop completed' });

    expect(uncaught.said).toBeNull();
    stop();
  });
});

describe('a part of a page that fails', () => {
  const good = createRawSnippet(() => ({ render: () => '<p>here</p>' }));
  let isBad = true;
  const bad = createRawSnippet(() => ({
    render: () => {
      if (isBad) throw fault;
      return '<p>back</p>';
    },
  }));

  it('leaves the rest of the page as it is, and can be tried again', () => {
    isBad = true;
    const parts = [
      mount(Guarded, { target: room, props: { children: bad } }),
      mount(Guarded, { target: room, props: { children: good } }),
    ];
    flushSync();

    expect(room.textContent).toContain('here');
    expect(room.querySelectorAll('.failed').length).toBe(1);
    expect(noted).toHaveBeenCalledWith(fault);

    isBad = false;
    room.querySelectorAll<HTMLButtonElement>('.failed button')[1]?.click();
    flushSync();
    expect(room.textContent).toContain('back');
    expect(room.querySelectorAll('.failed').length).toBe(0);
    for (const part of parts) void unmount(part);
  });

  it('may be replaced by something of its own', () => {
    isBad = true;
    const instead = createRawSnippet(() => ({ render: () => '<b>instead</b>' }));
    const part = mount(Guarded, { target: room, props: { children: bad, instead } });
    flushSync();

    expect(room.textContent.trim()).toBe('instead');
    void unmount(part);
  });
});

describe('a board that fails', () => {
  it('is replaced by its text and its menu', () => {
    const chosen = vi.fn();
    const locks = new SvelteSet<string>();
    const isLocked = () => locks.size > 0;
    const selection = new MoveSelection({ chosen, dead: vi.fn(), isLocked });
    const create = line('a1', cells('a1'), 'tiki-choice-create', 11);
    selection.offer([create], '0 1');
    const lines = [
      { key: '3  .  .  .', args: {} },
      { key: '2  .  y  .', args: {} },
    ];
    const board = mount(BoardFailed, { target: room, props: { lines, selection, again: vi.fn() } });
    flushSync();

    expect(room.querySelector('pre')?.textContent).toBe('3  .  .  .\n2  .  y  .');
    room.querySelector<HTMLButtonElement>('li button')?.click();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(create);

    locks.add('a move is on its way');
    flushSync();
    expect(room.querySelector('li')).toBeNull();
    void unmount(board);
  });
});

describe('the page of last resort', () => {
  it.each([
    [['fr-CA', 'en'], 'fr', 'Recharger'],
    [['de'], 'en', 'Reload'],
  ])('speaks by itself, and %s reads it first', (languages, first, again) => {
    showLoadFailure(room, languages);

    expect(room.querySelector('h1')?.closest('section')?.lang).toBe(first);
    expect(room.querySelector('button')?.textContent).toBe(again);
    expect(room.querySelectorAll('button').length).toBe(2);
  });
});

describe('a language that cannot be loaded', () => {
  it('is not remembered', async () => {
    const before = i18n.language;
    localStorage.removeItem('tambo.language');
    vi.doMock('../../src/i18n/catalogue.fr', () => {
      throw fault;
    });

    await expect(i18n.choose('fr')).rejects.toThrow();

    expect([i18n.language, localStorage.getItem('tambo.language')]).toEqual([before, null]);
    vi.doUnmock('../../src/i18n/catalogue.fr');
  });
});
