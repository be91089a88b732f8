/** A choice on a board, by tap and by the keyboard alone. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mounted, type Mounted } from './mounted-board';

let table: Mounted;

beforeEach(async () => {
  table = await mounted({ game: 'tiki', players: 2, at: 30, isAsked: true });
});

afterEach(() => table.close());

function spot(element: string): HTMLElement {
  const found = table.target.querySelector<HTMLElement>(`[data-element="${element}"]`);
  if (!found) throw new Error(`${element} is not there`);
  return found;
}

/** The elements of a line of two villages. */
function walk(): string[] {
  const line = table.frame.menu.find((one) => one.elements.length === 2);
  if (!line) throw new Error('nobody can walk');
  return line.elements;
}

function focused(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset['element'];
}

/** Arrow keys from the element with the focus to another: villages are named by column and row. */
async function goTo(element: string) {
  for (let steps = 0; steps < 9 && focused() !== element; steps += 1) {
    const [from, to] = [focused() ?? '', element].map((one) => one.split(':')[1] ?? '');
    const across = (to?.charCodeAt(0) ?? 0) - (from?.charCodeAt(0) ?? 0);
    const up = Number(to?.[1]) - Number(from?.[1]);
    const key =
      across > 0 ? 'ArrowRight' : across < 0 ? 'ArrowLeft' : up > 0 ? 'ArrowUp' : 'ArrowDown';
    await userEvent.keyboard(`{${key}}`);
  }
}

it('picks with a first tap and chooses with a second', async () => {
  const [from, to] = walk() as [string, string];

  await userEvent.click(page.elementLocator(spot(from)));
  expect(table.selection.picked).toEqual([from]);
  expect(spot(from).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(page.elementLocator(spot(to)));

  expect(table.chosen.map((line) => line.elements)).toEqual([[from, to]]);
});

it('asks why when a tap leads nowhere, and keeps what was picked', async () => {
  const [from] = walk() as [string, string];
  await userEvent.click(page.elementLocator(spot(from)));
  const elsewhere = [...table.target.querySelectorAll<HTMLElement>('[data-element^="cell:"]')].find(
    (node) => !table.selection.isTarget(node.dataset['element'] ?? '') && node !== spot(from),
  ) as HTMLElement;

  await userEvent.click(page.elementLocator(elsewhere));

  expect(table.dead).toEqual([[from, elsewhere.dataset['element']]]);
  expect(table.selection.picked).toEqual([from]);
  expect(table.chosen).toEqual([]);
});

it('goes from village to village with arrow keys, and chooses with Enter', async () => {
  const [from, to] = walk() as [string, string];
  (table.target.querySelector('[data-element][tabindex="0"]') as HTMLElement).focus();

  await goTo(from);
  expect(focused()).toBe(from);
  await userEvent.keyboard('{Enter}');
  expect(table.selection.picked).toEqual([from]);
  await goTo(to);
  await userEvent.keyboard('{Enter}');

  expect(table.chosen.map((line) => line.elements)).toEqual([[from, to]]);
});

it('takes a pick back with Escape', async () => {
  const [from] = walk() as [string, string];
  await userEvent.click(page.elementLocator(spot(from)));

  await userEvent.keyboard('{Escape}');

  expect(table.selection.picked).toEqual([]);
});

it('has one tab stop', async () => {
  expect(table.target.querySelectorAll('[data-element][tabindex="0"]')).toHaveLength(1);
  expect(table.target.querySelectorAll('[data-element]').length).toBeGreaterThanOrEqual(9);
});
