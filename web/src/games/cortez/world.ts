/** The lake and its city as a world: every square, with who stands on it. */
import type { Seen, World, WorldElement } from '../../board-kit/game-screen';
import type { CortezEvents } from '../../generated/games/cortez';
import { say } from '../../i18n/i18n.svelte';
import Drawing from './drawing.svelte';
import Ground from './ground.svelte';
import { chartOf, middle, pageOf, SQUARE, type Square } from './places';
import Preview from './preview.svelte';
import type { State } from './state';

/** How far a dot reaches that says where a troop may go. */
const DOT = 9;

export const world: World<State, CortezEvents> = {
  box: ({ map }) => pageOf(chartOf(map)),
  elements: (state) => chartOf(state.map).squares.map((square) => elementOf(state, square)),
  focus,
  last: lastMarch,
  nearest: 5 * SQUARE,
  // The whole lake at a glance, unless all that is asked for lies close together.
  gain: 1.6,
  Ground,
  Drawing,
  Preview,
};

function elementOf(state: State, square: Square): WorldElement {
  const { name, kind, village, x, y } = square;
  const troop = state.troops[name];
  const centre = middle(square);
  return {
    id: `cell:${name}`,
    centre,
    shape: { kind: 'rect', x, y, width: SQUARE, height: SQUARE },
    label: say('cortez-square', {
      at: name,
      kind,
      village,
      broken: state.broken.includes(name) ? 'yes' : 'no',
      troop: troop ?? 'none',
    }),
    // A bridge is broken or rebuilt: the whole of it is meant, as with a troop.
    ...(troop || kind === 'bridge'
      ? { mark: { kind: 'rect', x: x + 2, y: y + 2, width: SQUARE - 4, height: SQUARE - 4, r: 6 } }
      : { mark: { kind: 'circle', ...centre, r: DOT }, isPlace: true }),
  };
}

/** The troop that is about to go, for the player who says where to. */
function focus({ seat, to_act: asked, taken, battle, decision }: State): readonly string[] {
  if (seat === null || !asked.includes(seat)) return [];
  if (decision === 'recruit' || decision === 'retreat') return battle ? [`cell:${battle.at}`] : [];
  return taken === null ? [] : [`cell:${taken}`];
}

/** The squares of the last march of the turn, in order. */
export function lastMarch(past: readonly Seen<CortezEvents>[]): readonly string[] {
  for (const event of past.toReversed()) {
    if (event.kind === 'moved') return event.data.path.map((square) => `cell:${square}`);
    if (event.kind === 'turned') break;
  }
  return [];
}
