/** The sentences that go with targets, from the menu lines behind them. */
import type { MenuItem } from '../generated/wire';
import { i18n } from '../i18n/i18n.svelte';
import type { TargetGroup } from './matching';

/** What pointing at an element would do: the action itself, or how the lines behind it begin. */
export function whatItDoes(lines: readonly MenuItem[]): string {
  const [first] = lines;
  if (!first) return '';
  if (lines.length === 1) return i18n.say(first.said);
  const isOneKind = lines.every((line) => line.said.key === first.said.key);
  const begins = `${first.said.key}-begins`;
  if (isOneKind && i18n.knows(begins)) return i18n.say(begins, sharedArgs(lines));
  return i18n.say('kit-leads-to', { count: lines.length });
}

/** One line of the legend: what a group of highlighted things would do. */
export function legend(group: TargetGroup): string {
  const key = `${group.key}-legend`;
  if (i18n.knows(key)) return i18n.say(key, sharedArgs(group.lines));
  return whatItDoes(group.lines);
}

function sharedArgs(lines: readonly MenuItem[]): Record<string, string | number> {
  const [first, ...others] = lines;
  const shared = Object.entries(first?.said.args ?? {}).filter(([name, value]) =>
    others.every((line) => line.said.args[name] === value),
  );
  return Object.fromEntries(shared);
}
