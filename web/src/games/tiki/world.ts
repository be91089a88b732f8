/** The island as a world: its villages, and the borders while the shaman is to be set. */
import type { Seen, World, WorldElement } from '../../board-kit/game-screen';
import type { TikiEvents } from '../../generated/games/tiki';
import { say } from '../../i18n/i18n.svelte';
import Drawing from './drawing.svelte';
import Ground from './ground.svelte';
import { borderAt, BORDERS, CELLS, corner, ISLAND, MAT, middle } from './places';
import Preview from './preview.svelte';
import type { State } from './state';

/** How far one may touch beside the middle of a border, and how far its mark reaches. */
const TOUCH = 46;
const REACH = 21;

export const world: World<State, TikiEvents> = {
  box: () => ISLAND,

  elements: (state) => [
    ...CELLS.map((cell) => village(state, cell)),
    ...(state.shaman === null ? [] : BORDERS.map(border)),
  ],

  last: lastMove,
  hasWays: true,
  Ground,
  Drawing,
  Preview,
};

function village(state: State, cell: string): WorldElement {
  const stack = state.stacks[cell] ?? [];
  const totem = stack.map((colour) => say(`tiki-colour-${colour}`)).join(', ');
  const label = [
    say('tiki-village', { at: cell, value: state.values[cell] ?? 0 }),
    stack.length === 0 ? say('tiki-village-empty') : say('tiki-village-totem', { totem }),
  ].join(', ');
  return {
    id: `cell:${cell}`,
    centre: middle(cell),
    shape: { kind: 'rect', ...corner(cell), width: MAT, height: MAT, r: 6 },
    label,
  };
}

function border(name: string): WorldElement {
  const { x, y } = borderAt(name);
  const corners = [
    { x: x - REACH, y },
    { x, y: y - REACH },
    { x: x + REACH, y },
    { x, y: y + REACH },
  ];
  return {
    id: `border:${name}`,
    centre: { x, y },
    shape: { kind: 'circle', x, y, r: TOUCH },
    mark: { kind: 'polygon', points: corners },
    label: say('tiki-border', { border: name }),
    isPlace: true,
    isOnlyAsked: true,
  };
}

/** The newest totem that was raised or walked, and is not taken back. */
export function lastMove(past: readonly Seen<TikiEvents>[]): readonly string[] {
  let taken = 0;
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') taken += 1;
    if (event.kind !== 'created' && event.kind !== 'walked') continue;
    if (taken === 0) return event.elements;
    taken -= 1;
  }
  return [];
}
