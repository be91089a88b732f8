/**
 * The choice under way, as a screen can watch it: the pure state of `matching.ts`, where the
 * keyboard is and what the pointer is over. Whether one may choose at all is the host's to say.
 */
import { getContext, setContext } from 'svelte';

import type { MenuItem } from '../generated/wire';
import * as matching from './matching';

/** What happens outside when a player has chosen, or tapped on something that leads nowhere. */
export interface Answer {
  /** With the words that someone adds to it, if any. */
  chosen(line: MenuItem, words?: string): void;
  dead(elements: readonly string[]): void;
  /** Anything at all was touched: whether that hurried an animation along, and the tap ends there. */
  touched?(): boolean;
  /** Something was picked that leads on. */
  picked?(): void;
  /** Whether nothing may be chosen: a move is on its way, or another moment is shown. */
  isLocked?(): boolean;
}

/** What a person may hold to do something else than choose, such as a pencil. */
export interface Tool {
  /** Whether what was pointed at is the tool's own business. */
  take(element: string): boolean;
  /** Whether a key pressed on an element is. */
  key(key: string, element: string): boolean;
  /** The element it is on. */
  readonly at: string | null;
}

export class MoveSelection {
  #state = $state.raw(matching.begin([]));
  #decision = $state('');
  #words = new Map<string, string>();
  #wish = $state.raw<{ element: string; holds: () => boolean } | null>(null);
  /** The element that holds the board's single tab stop. */
  cursor = $state('');
  /** The element under the pointer or with the focus. */
  over = $state<string | null>(null);
  /** Nothing here can be pointed at: the board is only shown, as in a replay. */
  isPicture = $state(false);
  /** Elements someone is talking about: shown, whatever they lead to. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** What was pointed at in vain, until something else is pointed at. */
  refused = $state.raw<readonly string[]>([]);
  /** A tool has the first word on what is pointed at, at any time. */
  tool = $state.raw<Tool | null>(null);
  /** Lines previewed from elsewhere, such as the notation being typed. */
  previewed = $state.raw<readonly MenuItem[]>([]);

  readonly targets = $derived(matching.targets(this.#state));
  readonly groups = $derived(matching.groups(this.#state));
  readonly finished = $derived(
    this.#state.picked.length > 0 || this.#state.menu.some((line) => line.elements.length === 0)
      ? matching.finished(this.#state)
      : [],
  );
  /** A grave line that has been pointed out and only waits for a yes. */
  readonly asked = $derived(this.finished.find((line) => line.is_grave));
  readonly rest = $derived(matching.rest(this.#state));
  readonly mentioned = $derived(matching.mentioned(this.#state.menu));

  constructor(private readonly answer: Answer) {}

  get menu(): readonly MenuItem[] {
    return this.#state.menu;
  }

  get locked(): boolean {
    return this.answer.isLocked?.() ?? false;
  }

  /** Which question the menu answers; another one each time something was learnt or done. */
  get decision(): string {
    return this.#decision;
  }

  get picked(): readonly string[] {
    return this.#state.picked;
  }

  /** Lay out a menu. What is picked survives only while the same decision is being asked. */
  offer(menu: readonly MenuItem[], decision: string): void {
    if (decision === this.#decision && matching.isSameMenu(menu, this.#state.menu)) return;
    this.#decision = decision;
    this.#state = matching.begin(menu);
    this.previewed = [];
    this.refused = [];
  }

  pick(element: string): void {
    if (this.tool?.take(element)) return;
    // What was pointed at is not what is there once the animation has been skipped.
    if (this.answer.touched?.() || this.locked) return;
    this.refused = [];
    // Someone who is asked whether they are sure may point at something else instead.
    if (this.asked && !this.isPicked(element)) this.clear();
    const picked = matching.pick(this.#state, element);
    if (picked.kind === 'chosen' && picked.line.is_grave && isTouched()) {
      this.#state = { menu: this.#state.menu, picked: picked.line.elements };
    } else if (picked.kind === 'chosen') this.#choose(picked.line);
    else if (picked.kind === 'dead') {
      this.refused = picked.elements.slice(-1);
      this.answer.dead(picked.elements);
    } else {
      this.#state = picked.matching;
      this.answer.picked?.();
    }
  }

  /** Words to go with whatever ends in an element; none takes them away. */
  addWords(element: string, words: string): void {
    if (words.trim()) this.#words.set(element, words.trim());
    else this.#words.delete(element);
  }

  /** Say yes to a line that is complete as it stands, or that was picked from a list. */
  confirm(line: MenuItem): void {
    if (this.answer.touched?.() || this.locked) return;
    this.#choose(line);
  }

  /** Pick an element as soon as a menu leads there, while `holds` says that it is still wanted. */
  wish(element: string, holds: () => boolean): void {
    this.#wish = { element, holds };
  }

  unwish(): void {
    this.#wish = null;
  }

  /** The element that is wished for. */
  get wished(): string | null {
    return this.#wish?.element ?? null;
  }

  /** A menu is laid out: pick from it what was wished for. */
  grant(): void {
    const wish = this.#wish;
    if (!wish) return;
    if (!wish.holds()) this.#wish = null;
    else if (this.isTarget(wish.element)) {
      this.#wish = null;
      this.pick(wish.element);
    }
  }

  back(): boolean {
    if (this.#state.picked.length === 0) return false;
    this.#state = matching.back(this.#state);
    this.refused = [];
    return true;
  }

  clear(): void {
    this.#state = matching.begin(this.#state.menu);
  }

  isTarget(element: string): boolean {
    return !this.locked && this.targets.has(element);
  }

  isPicked(element: string): boolean {
    return this.#state.picked.includes(element);
  }

  /** Part of the one line that is left, or of a line previewed: shown, as what would follow. */
  isAhead(element: string): boolean {
    if (this.locked) return false;
    return this.rest.includes(element) || this.previewed.some((l) => l.elements.includes(element));
  }

  /** The kind of thing pointing here would do, if it is one kind only. */
  kindAt(element: string): string | undefined {
    const keys = new Set(this.targets.get(element)?.map((line) => line.said.key));
    return keys.size === 1 ? [...keys][0] : undefined;
  }

  #choose(line: MenuItem): void {
    this.#state = { menu: this.#state.menu, picked: line.elements };
    const words = this.#words.get(line.elements.at(-1) ?? '');
    if (words) this.answer.chosen(line, words);
    else this.answer.chosen(line);
  }
}

/** Whether it is touched and not clicked: a finger slips more easily than a mouse. */
function isTouched(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

const KEY = Symbol('selection');

export function provideSelection(selection: MoveSelection): MoveSelection {
  return setContext(KEY, selection);
}

export function useSelection(): MoveSelection {
  return getContext<MoveSelection>(KEY);
}
