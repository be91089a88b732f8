/** A board of each game in a browser, pointed at where it can be pointed at. */
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { BUTTON, targets } from '../../src/board-kit/matching';
import { mounted, type Mounted, type MomentWanted } from './mounted-board';

const MOMENTS: readonly (MomentWanted & { readonly isAsked: true })[] = [
  { game: 'tiki', players: 2, at: 20, isAsked: true },
  { game: 'titicaca', players: 3, at: 12, isAsked: true },
  { game: 'tahuantinsuyu', players: 4, at: 60, isAsked: true },
  { game: 'cortez', players: 4, at: 60, isAsked: true },
  { game: 'tiwanaku', players: 2, at: 12, isAsked: true },
];

let table: Mounted;

afterEach(() => table.close());

function spots(): HTMLElement[] {
  return [...table.target.querySelectorAll<HTMLElement>('[data-element]')];
}

function spot(element: string): HTMLElement | undefined {
  return spots().find((node) => node.dataset['element'] === element);
}

/** The first element that leads on and lies on the board. */
function nextOnBoard(): string | undefined {
  const next = [...targets({ menu: table.frame.menu, picked: table.selection.picked }).keys()];
  return next.find((element) => !element.startsWith(BUTTON) && spot(element));
}

describe.each(MOMENTS)('$game', (moment) => {
  it('takes a choice by what is pointed at', async () => {
    table = await mounted(moment);
    for (let taps = 0; taps < 8 && table.chosen.length === 0; taps += 1) {
      const element = nextOnBoard();
      if (!element) break;
      await userEvent.click(page.elementLocator(spot(element) as HTMLElement));
      expect(table.dead).toEqual([]);
    }
    const picked = table.chosen[0]?.elements ?? table.selection.picked;
    expect(picked.length).toBeGreaterThan(0);
    expect(
      table.frame.menu.some((line) => picked.every((one) => line.elements.includes(one))),
    ).toBe(true);
  });

  it('lets every target be seen and named', async () => {
    table = await mounted(moment);
    const { width, height } = table.target.getBoundingClientRect();
    const onBoard = spots().filter((node) =>
      table.selection.isTarget(node.dataset['element'] ?? ''),
    );
    expect(onBoard.length).toBeGreaterThan(0);
    for (const node of onBoard) {
      const box = node.getBoundingClientRect();
      expect(box.width * box.height, node.dataset['element']).toBeGreaterThan(0);
      expect(box.x + box.width / 2).toBeLessThan(width);
      expect(box.y + box.height / 2).toBeLessThan(height);
      expect(node.ariaLabel ?? node.textContent?.trim()).toBeTruthy();
    }
  });
});
