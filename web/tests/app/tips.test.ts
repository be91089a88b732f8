import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { placed, Tip } from '../../src/app/tips.svelte';

const screen = { width: 390, height: 844 };
const own = { width: 300, height: 60 };

function at(left: number, top: number) {
  return { left, top, width: 20, height: 20, bottom: top + 20 };
}

describe('where the words of a tip go', () => {
  it('is below and in the middle of what they explain', () => {
    expect(placed(at(185, 100), own, screen)).toEqual({ x: 45, y: 126 });
  });

  it('is above at the foot of the screen, and never beyond its sides', () => {
    expect(placed(at(370, 800), own, screen)).toEqual({ x: 84, y: 734 });
    expect(placed(at(0, 100), own, screen).x).toBe(6);
  });

  it('is below again where there is no room above either', () => {
    expect(placed(at(0, 30), { width: 300, height: 820 }, screen).y).toBe(56);
  });
});

describe('a tip', () => {
  let undo: (() => void)[] = [];

  function pointable(): { tip: Tip; button: HTMLButtonElement; words: HTMLElement } {
    const tip = new Tip();
    const button = document.createElement('button');
    const words = document.createElement('span');
    document.body.append(button, words);
    undo.push(
      tip.anchor(button),
      tip.words(words),
      () => button.remove(),
      () => words.remove(),
    );
    return { tip, button, words };
  }

  function pointer(type: string, pointerType: string) {
    return new PointerEvent(type, { pointerType, bubbles: true });
  }

  /** Listeners to pointers are added after the current task. */
  const listening = () => Promise.resolve();

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const one of undo) one();
    undo = [];
    vi.useRealTimers();
  });

  it('shows under a mouse and stays while the mouse goes to its words', async () => {
    const { tip, button, words } = pointable();
    await listening();

    button.dispatchEvent(pointer('pointerenter', 'mouse'));
    expect(tip.isOpen).toBe(true);
    button.dispatchEvent(pointer('pointerleave', 'mouse'));
    words.dispatchEvent(pointer('pointerenter', 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(tip.isOpen).toBe(true);
    words.dispatchEvent(pointer('pointerleave', 'mouse'));
    vi.advanceTimersByTime(1000);
    expect(tip.isOpen).toBe(false);
  });

  it('is not opened by a finger passing over, and closes by a tap elsewhere', async () => {
    const { tip, button } = pointable();
    await listening();

    button.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(tip.isOpen).toBe(false);
    tip.toggle();
    await listening();
    button.dispatchEvent(pointer('pointerdown', 'touch'));
    expect(tip.isOpen).toBe(true);
    document.body.dispatchEvent(pointer('pointerdown', 'touch'));
    expect(tip.isOpen).toBe(false);
  });

  it('is put away by Escape, which does nothing else then', () => {
    const { tip, button } = pointable();
    const drawer = vi.fn();
    addEventListener('keydown', drawer);
    undo.push(() => removeEventListener('keydown', drawer));
    tip.open();

    button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    expect([tip.isOpen, drawer.mock.calls.length]).toEqual([false, 0]);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(drawer).toHaveBeenCalledOnce();
  });

  it('is the only one', () => {
    const [one, other] = [pointable(), pointable()];

    one.tip.open();
    other.tip.open();

    expect([one.tip.isOpen, other.tip.isOpen]).toEqual([false, true]);
  });
});
