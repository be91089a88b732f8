/**
 * Words that show while something is pointed at: by a mouse over it, by the focus, or by a tap.
 * Owns when they show and where; one at a time on the page. Escape puts them away.
 */
import { on } from 'svelte/events';

/** How far from what they explain, and from the edges of the screen. */
const GAP = 6;
/** Time to move the mouse from a thing to its words, which may be read and copied. */
const LINGER_MS = 180;

/** Closes the tip that is open. */
let closeShown: (() => void) | null = null;

export class Tip {
  isOpen = $state(false);
  #anchor: HTMLElement | undefined;
  #words: HTMLElement | undefined;
  #ends: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(): void {
    clearTimeout(this.#timer);
    if (this.isOpen) return;
    closeShown?.();
    closeShown = this.#closing;
    this.isOpen = true;
    this.#words?.showPopover?.();
    this.place();
    this.#ends = [
      on(window, 'pointerdown', this.#elsewhere, { capture: true }),
      on(window, 'keydown', this.#pressed, { capture: true }),
      on(window, 'scroll', this.place, { capture: true, passive: true }),
      on(window, 'resize', this.place),
    ];
  }

  close(): void {
    clearTimeout(this.#timer);
    if (!this.isOpen) return;
    this.isOpen = false;
    if (closeShown === this.#closing) closeShown = null;
    if (this.#words?.isConnected) this.#words.hidePopover?.();
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  /** To be attached to what is pointed at. */
  readonly anchor = (node: HTMLElement): (() => void) => {
    this.#anchor = node;
    const focused = () => {
      if (node.matches(':focus-visible')) this.open();
    };
    const ends = [
      this.#hover(node),
      on(node, 'focus', focused),
      on(node, 'blur', () => this.close()),
    ];
    return () => {
      this.close();
      for (const end of ends) end();
      this.#anchor = undefined;
    };
  };

  /** To be attached to the words, a popover of the manual kind. */
  readonly words = (node: HTMLElement): (() => void) => {
    this.#words = node;
    const unhover = this.#hover(node);
    return () => {
      this.close();
      unhover();
      this.#words = undefined;
    };
  };

  /** Below what they explain, above it where there is no room, and never beyond the screen. */
  readonly place = (): void => {
    if (!this.#anchor || !this.#words) return;
    const at = this.#anchor.getBoundingClientRect();
    const own = this.#words.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { x, y } = placed(at, own, { width: clientWidth, height: clientHeight });
    this.#words.style.left = `${x}px`;
    this.#words.style.top = `${y}px`;
  };

  #hover(node: HTMLElement): () => void {
    const entered = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.open();
    };
    const left = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.#timer = setTimeout(() => this.close(), LINGER_MS);
    };
    const ends = [on(node, 'pointerenter', entered), on(node, 'pointerleave', left)];
    return () => {
      for (const end of ends) end();
    };
  }

  readonly #closing = (): void => this.close();

  readonly #elsewhere = (event: Event): void => {
    const target = event.target as Node | null;
    if (!this.#anchor?.contains(target) && !this.#words?.contains(target)) this.close();
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Only the words go: what they stand in stays open.
    event.stopPropagation();
    event.preventDefault();
    this.close();
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place extends Size {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where words of a size go that explain what is at a place on a screen. */
export function placed(at: Place, own: Size, screen: Size): { x: number; y: number } {
  const middle = at.left + at.width / 2 - own.width / 2;
  const x = Math.max(GAP, Math.min(middle, screen.width - own.width - GAP));
  const below = at.bottom + GAP;
  const above = at.top - own.height - GAP;
  const y = below + own.height + GAP <= screen.height || above < GAP ? below : above;
  return { x, y };
}
