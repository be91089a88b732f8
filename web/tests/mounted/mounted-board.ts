/** A game's board on the page, with a recorded moment. Knows what a game gives to the board kit. */
import { flushSync, mount, unmount } from 'svelte';

import { MoveSelection } from '../../src/board-kit/selection.svelte';
import { screenOf } from '../../src/games/registry';
import type { Frame, MenuItem } from '../../src/generated/wire';
import { i18n } from '../../src/i18n/i18n.svelte';
import { recordedIn, type RecordedGame } from '../screens/recorded';
import Table from '../screens/table.svelte';

const files = import.meta.glob<string>('../../test-results/frames/*.json', {
  query: '?url',
  import: 'default',
});
const read = new Map<string, Promise<RecordedGame>>();

/** A recorded moment: `at` is a frame, counted from the end if it is negative. */
export interface MomentWanted {
  readonly game: string;
  readonly players: number;
  readonly at: number;
  /** Which of the recorded matches; the first if nothing is said. */
  readonly match?: number;
  readonly seat?: number | null;
  /** The first moment from there on with a menu. */
  readonly isAsked?: boolean;
}

async function fetched(name: string): Promise<RecordedGame> {
  const url = await files[`../../test-results/frames/${name}.json`]?.();
  if (!url) throw new Error(`nothing was recorded of ${name}`);
  return recordedIn(await (await fetch(url)).text());
}

async function moment(wanted: MomentWanted): Promise<Frame> {
  const { game, players, at, match = 0, seat = 0, isAsked = false } = wanted;
  const name = `${game}-${players}`;
  if (!read.has(name)) read.set(name, fetched(name));
  const seen = (await read.get(name))?.seen.filter((one) => one.seat === seat) ?? [];
  const frames = seen.at(match)?.frames ?? [];
  const from = at < 0 ? frames.length + at : at;
  const found = frames.slice(from).find((frame) => !isAsked || frame.menu.length > 0);
  if (!found) throw new Error(`there is no such moment: ${JSON.stringify(wanted)}`);
  return found;
}

export interface Mounted {
  readonly frame: Frame;
  readonly target: HTMLElement;
  readonly selection: MoveSelection;
  /** The lines that were chosen. */
  readonly chosen: readonly MenuItem[];
  /** What was pointed at and led nowhere. */
  readonly dead: readonly (readonly string[])[];
  close(): void;
}

/** Mount a board with what was recorded, or with something else in its view. */
export async function mounted(
  wanted: MomentWanted,
  change: (view: Frame['view']) => Frame['view'] = (view) => view,
): Promise<Mounted> {
  const recorded = await moment(wanted);
  const frame = { ...recorded, view: change(recorded.view) };
  await i18n.loadGame(wanted.game);
  const screen = await screenOf(wanted.game);
  const chosen: MenuItem[] = [];
  const dead: (readonly string[])[] = [];
  const selection = new MoveSelection({
    chosen: (line) => chosen.push(line),
    dead: (elements) => dead.push(elements),
  });
  selection.offer(frame.menu, '');
  const target = document.createElement('div');
  target.className = 'mounted';
  document.body.replaceChildren(target);
  const state = screen.story.begin(frame.view as never);
  const table = mount(Table, { target, props: { screen, selection, state, frame } });
  flushSync();
  await document.fonts.ready;
  return { frame, target, selection, chosen, dead, close: () => void unmount(table) };
}
