/**
 * The one way to make a choice, whatever the game: point at the elements a menu line is made of,
 * one after the other (in any order if the line says so), until a line is complete.
 *
 * Pure data and functions. Owns which prefix is picked and what that makes possible; knows no
 * rules, no screen and no socket. A line is never sent by one stray tap: when a single line is
 * left but not yet pointed out in full, its rest is shown and any tap on that rest finishes it.
 */
import type { MenuItem } from '../generated/wire';

export interface Matching {
  readonly menu: readonly MenuItem[];
  readonly picked: readonly string[];
}

/** What a tap came to. A `dead` tap names everything pointed at, so that one can ask why. */
export type Picked =
  | { readonly kind: 'narrowed'; readonly matching: Matching }
  | { readonly kind: 'backed'; readonly matching: Matching }
  | { readonly kind: 'chosen'; readonly line: MenuItem }
  | { readonly kind: 'dead'; readonly elements: readonly string[] };

/** Lines that begin alike (same kind of sentence), and the elements that lead to them. */
export interface TargetGroup {
  readonly key: string;
  readonly elements: readonly string[];
  readonly lines: readonly MenuItem[];
}

export const BUTTON = 'button:';

export function begin(menu: readonly MenuItem[]): Matching {
  return { menu, picked: [] };
}

/** Whether two menus offer the same in the same order. */
export function isSameMenu(one: readonly MenuItem[], other: readonly MenuItem[]): boolean {
  const isSame = (line: MenuItem, at: number) => {
    const twin = other[at];
    return (
      twin?.id === line.id &&
      twin.text === line.text &&
      twin.is_grave === line.is_grave &&
      twin.elements.join(' ') === line.elements.join(' ')
    );
  };
  return one.length === other.length && one.every(isSame);
}

/** The lines that are still possible after what is picked. */
export function candidates({ menu, picked }: Matching): MenuItem[] {
  return menu.filter((line) => left(line, picked) !== null);
}

/** The lines that are complete with exactly what is picked; they wait for a yes. */
export function finished(matching: Matching): MenuItem[] {
  return matching.menu.filter((line) => left(line, matching.picked)?.length === 0);
}

/** The elements one may point at next, each with the lines it leads to, in menu order. */
export function targets(matching: Matching): Map<string, MenuItem[]> {
  const next = new Map<string, MenuItem[]>();
  for (const line of candidates(matching)) {
    const open = left(line, matching.picked) ?? [];
    for (const element of line.is_unordered ? new Set(open) : open.slice(0, 1)) {
      const lines = next.get(element);
      if (lines) lines.push(line);
      else next.set(element, [line]);
    }
  }
  return next;
}

/** The targets sorted by the kind of thing they would do, for the legend under the board. */
export function groups(matching: Matching): TargetGroup[] {
  const found = new Map<string, { elements: string[]; lines: MenuItem[] }>();
  for (const [element, lines] of targets(matching)) {
    for (const key of new Set(lines.map((line) => line.said.key))) {
      const group = found.get(key) ?? { elements: [], lines: [] };
      group.elements.push(element);
      group.lines.push(...lines.filter((line) => line.said.key === key));
      found.set(key, group);
    }
  }
  return [...found].map(([key, group]) => ({ key, ...group }));
}

/** What is still to be pointed at of the only line left; empty while there are several. */
export function rest(matching: Matching): string[] {
  const [only, ...others] = candidates(matching);
  if (!only || others.length > 0 || matching.picked.length === 0) return [];
  return left(only, matching.picked) ?? [];
}

/** Every element any line of the menu mentions: what has to be on the screen to choose at all. */
export function mentioned(menu: readonly MenuItem[]): Set<string> {
  return new Set(menu.flatMap((line) => line.elements));
}

/** Point at an element. */
export function pick(matching: Matching, element: string): Picked {
  const { menu, picked } = matching;
  const leads = targets(matching).get(element);
  if (leads) {
    const narrowed: Matching = { menu, picked: [...picked, element] };
    const complete = finished(narrowed);
    const [only] = complete;
    if (only && complete.length === 1 && leads.length === 1) return { kind: 'chosen', line: only };
    return { kind: 'narrowed', matching: narrowed };
  }
  if (rest(matching).includes(element)) {
    const [only] = candidates(matching);
    if (only) return { kind: 'chosen', line: only };
  }
  const at = picked.lastIndexOf(element);
  if (at >= 0) return { kind: 'backed', matching: { menu, picked: picked.slice(0, at) } };
  return { kind: 'dead', elements: [...picked, element] };
}

/** Take back the last thing pointed at. */
export function back({ menu, picked }: Matching): Matching {
  return { menu, picked: picked.slice(0, -1) };
}

/** The line someone typed, if the menu has it; spelling beyond case and blanks is the house's. */
export function typed(menu: readonly MenuItem[], text: string): MenuItem | undefined {
  const wanted = plain(text);
  return menu.find((line) => plain(line.text) === wanted);
}

/** The lines whose notation begins like this, for a preview while typing. */
export function completions(menu: readonly MenuItem[], text: string): MenuItem[] {
  const wanted = plain(text);
  return wanted === '' ? [] : menu.filter((line) => plain(line.text).startsWith(wanted));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What of a line is still to be pointed at after what is picked; null if it is another line. */
function left(line: MenuItem, picked: readonly string[]): string[] | null {
  const open = [...line.elements];
  for (const one of picked) {
    const at = line.is_unordered ? open.indexOf(one) : 0;
    if (open[at] !== one) return null;
    open.splice(at, 1);
  }
  return open;
}
