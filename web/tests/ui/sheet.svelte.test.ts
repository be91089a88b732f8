import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import Sheet from '../../src/ui/sheet.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>what it asks</p>' }));
let sheet: object | undefined;

function shown() {
  const props = $state({ isOpen: false, labelledby: 'title', children });
  sheet = mount(Sheet, { target: document.body, props });
  flushSync();
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return { props, dialog };
}

afterEach(() => sheet && unmount(sheet));

it('is a dialog over the page while it is open, and empty otherwise', () => {
  const { props, dialog } = shown();
  expect([dialog.open, dialog.textContent]).toEqual([false, '']);

  props.isOpen = true;
  flushSync();
  expect([dialog.open, dialog.textContent]).toEqual([true, 'what it asks']);

  props.isOpen = false;
  flushSync();
  expect([dialog.open, dialog.textContent]).toEqual([false, '']);
});

it('tells when the browser has closed it', () => {
  const { props, dialog } = shown();
  props.isOpen = true;
  flushSync();

  dialog.close();
  flushSync();

  expect(props.isOpen).toBe(false);
});
