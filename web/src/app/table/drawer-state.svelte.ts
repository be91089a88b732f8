/** What of the drawer is open: which tab, whether it lies over a small screen, and the clause cited. */
import { MediaQuery } from 'svelte/reactivity';
import type { IconName } from '../../ui/icon.svelte';

export interface DrawerTab<Name extends string = string> {
  readonly name: Name;
  readonly icon: IconName;
  /** What is on it. */
  readonly label: string;
  /** What is new on it, in a number and in words. */
  readonly count?: number;
  readonly news?: string;
}

/** Must agree with the width at which `frame.svelte` has a column for the drawer. */
const BESIDE = 'min-width: 78rem';

export class DrawerState<Name extends string = string> {
  tab = $state() as Name;
  /** Open on a small screen; a large one shows it always. */
  isOpen = $state(false);
  readonly #wide = new MediaQuery(BESIDE);
  /** The clause that was asked for last, and how often one was. */
  clause = $state<string | null>(null);
  calls = $state(0);

  constructor(tab: Name) {
    this.tab = tab;
  }

  /** It stands beside the board, and lies over nothing. */
  get isBeside(): boolean {
    return this.#wide.current;
  }

  /** The tab that is open on a small screen. */
  get opened(): Name | null {
    return this.isOpen ? this.tab : null;
  }

  /** What a tab's button in the header does. */
  toggle(tab: Name): void {
    this.isOpen = this.opened !== tab;
    this.tab = tab;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Read a clause of the rules, on the tab that has them. */
  cite(clause: string, rules: Name): void {
    this.clause = clause;
    this.calls += 1;
    this.tab = rules;
    this.isOpen = true;
  }
}
