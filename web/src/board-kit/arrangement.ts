/** Where the panels of a world that does not move lie: below it or beside it. Pure numbers. */
import type { Panel, Size, World } from './game-screen';
import type { Box } from './shapes';

/** How much room the world and its panels have, in pixels. */
export interface Arrangement {
  readonly isBeside: boolean;
  readonly world: Size;
  readonly panels: Size;
}

type Sizes = Pick<Panel<unknown>, 'smallest' | 'best'>;

/** A window narrower than this is that of a phone. */
const NARROW = 440;
const GAP = 8;
/** A world that is no higher than this leaves panels below no more than about a quarter. */
const KEPT = 258;
const QUARTER = 0.26;
/** Panels stand beside only where that makes the world so much larger. */
const GAIN = 1.15;

/** The part of the world's box that a window shows. */
export function boxShown<State>(world: World<State>, state: State, width: number): Box {
  return (width < NARROW && world.narrowBox?.(state)) || world.box(state);
}

export function arrange(room: Size, box: Box, panels: readonly Sizes[]): Arrangement {
  const [lower, sideways] = [below(room, box, panels), beside(room, box, panels)];
  const isBeside = scaleOf(sideways, box) > scaleOf(lower, box) * GAIN;
  return isBeside ? sideways : lower;
}

/** As high as the world leaves it, but not lower than the panels can be nor higher than they need. */
function below(room: Size, box: Box, panels: readonly Sizes[]): Arrangement {
  const rows = rowsOf(panels, room.width);
  const high = (which: keyof Sizes) =>
    GAP * (rows.length - 1) +
    sum(rows.map((row) => Math.max(...row.map((panel) => panel[which].height))));
  const spare = room.height - GAP - (room.width * box.height) / box.width;
  const most = Math.max(room.height * QUARTER, room.height - GAP - KEPT);
  const least = Math.min(high('smallest'), most);
  const height = Math.min(Math.max(spare, least), Math.max(high('best'), least));
  const left = Math.max(0, room.height - GAP - height);
  return {
    isBeside: false,
    world: { width: room.width, height: Math.min(left, (room.width * box.height) / box.width) },
    panels: { width: room.width, height },
  };
}

function beside(room: Size, box: Box, panels: readonly Sizes[]): Arrangement {
  const wide = (which: keyof Sizes) => Math.max(...panels.map((panel) => panel[which].width));
  const spare = room.width - GAP - (room.height * box.width) / box.height;
  const width = Math.min(Math.max(spare, wide('smallest')), wide('best'));
  const left = Math.max(0, room.width - GAP - width);
  return {
    isBeside: true,
    world: { width: Math.min(left, (room.height * box.width) / box.height), height: room.height },
    panels: { width, height: room.height },
  };
}

/** Panels side by side where they have the width they want, else in several rows. */
function rowsOf(panels: readonly Sizes[], width: number): Sizes[][] {
  const rows: Sizes[][] = [];
  let left = -1;
  for (const panel of panels) {
    const wanted = panel.best.width;
    const row = rows.at(-1);
    if (row && left >= wanted + GAP) {
      row.push(panel);
      left -= wanted + GAP;
    } else {
      rows.push([panel]);
      left = width - wanted;
    }
  }
  return rows;
}

function scaleOf({ world }: Arrangement, box: Box): number {
  return Math.min(world.width / box.width, world.height / box.height);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
