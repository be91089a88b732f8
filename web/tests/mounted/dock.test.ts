/** The dock under a board: what is asked, buttons, typing, and what the house answers. */
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import Dock from '../../src/app/table/dock.svelte';
import type { MenuItem } from '../../src/generated/wire';
import { i18n } from '../../src/i18n/i18n.svelte';
import { line, cells } from '../menus';
import { asked, FakeSocket, hear, moves, said, sit } from '../table-sessions';

const create = line('a1', cells('a1'), 'tiki-choice-create', 11);
const pass = line('pass', ['button:pass'], 'tiki-choice-pass', 12);

let close: () => void;

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function docked(menu: MenuItem[], more: Parameters<typeof asked>[3] = {}) {
  await i18n.loadGame('tiki');
  const session = sit([0]);
  hear(asked(0, 0, 1, { prompt: { key: 'tiki-prompt-act', args: {} }, menu, ...more }));
  const cited = vi.fn();
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  const dock = mount(Dock, { target, props: { session, oncite: cited } });
  close = () => {
    void unmount(dock);
    session.close();
  };
  return { session, cited };
}

it('says whose turn it is, and plays what its button says', async () => {
  await docked([create, pass]);

  await expect.element(page.getByText(i18n.say('turn-yours'))).toBeVisible();
  await userEvent.click(
    page.getByRole('button', { name: i18n.say('tiki-choice-pass'), exact: true }),
  );

  expect(moves()).toMatchObject([{ choice: 12, seat: 0 }]);
});

it('plays what is typed, in the spelling of the menu or of the house', async () => {
  await docked([create]);
  const field = page.getByRole('textbox');

  await userEvent.type(field, ' A1 {Enter}');
  expect(moves()).toMatchObject([{ choice: 11 }]);
  await expect.element(field).toHaveValue('');
});

it('offers nothing while a move is on its way', async () => {
  const { session } = await docked([create, pass]);

  await userEvent.click(
    page.getByRole('button', { name: i18n.say('tiki-choice-pass'), exact: true }),
  );

  await expect.element(page.getByText(i18n.say('turn-sending'))).toBeVisible();
  expect(document.querySelector('[data-element]')).toBeNull();
  expect(session.isSending).toBe(true);
});

it('says why not, and cites the clause', async () => {
  const { session, cited } = await docked([create]);
  session.selection.pick('cell:b2');
  hear({ type: 'explanation', seat: 0, code: 'occupied', said, clause: 'TIKI-3.1' });

  await expect.element(page.getByText(i18n.say(said))).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /TIKI-3.1/ }));

  expect(cited).toHaveBeenCalledWith('TIKI-3.1');
});

it('takes a choice back', async () => {
  await docked([create], { can_undo: true });

  await userEvent.click(page.getByRole('button', { name: i18n.say('table-undo') }));

  expect(FakeSocket.newest.sent).toContainEqual(expect.objectContaining({ type: 'undo', seat: 0 }));
});
