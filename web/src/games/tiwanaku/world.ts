/** The valley as a world: its fields. */
import type { Seen, World, WorldElement } from '../../board-kit/game-screen';
import type { Box } from '../../board-kit/shapes';
import type { TiwanakuEvents } from '../../generated/games/tiwanaku';
import { say } from '../../i18n/i18n.svelte';
import Drawing from './drawing.svelte';
import Ground from './ground.svelte';
import { readMarks } from './pencil-marks.svelte';
import { cellsOf, corner, FIELD, landOf, middle, narrowLandOf } from './places';
import { isOtoma, pawnAt, type State } from './state';

/** How far inside a field its mark runs. */
const INSET = 3;

export const world: World<State, TiwanakuEvents> = {
  box: landOf,
  narrowBox: narrowLandOf,

  elements(state, notes) {
    const marks = readMarks(notes?.text ?? '');
    return cellsOf(state.board).map((cell) => field(state, cell, marks[cell] ?? ''));
  },

  last: lastMove,
  Ground,
  Drawing,
};

function field(state: State, cell: string, marks: string): WorldElement {
  const { x, y } = corner(cell);
  const { terrain, crop } = state.cells[cell] ?? { terrain: null, crop: null };
  const pawn = pawnAt(state, cell);
  const label = [
    cell,
    terrain ? say(`tiwanaku-terrain-${terrain}`) : say('tiwanaku-unknown'),
    ...(crop ? [say(`tiwanaku-crop-${crop}`)] : []),
    ...(pawn
      ? [say(isOtoma(state, pawn) ? 'tiwanaku-otoma-here' : 'tiwanaku-pawn-here', { colour: pawn })]
      : []),
    ...(marks && !crop ? [say('tiwanaku-pencil-marks', { marks: [...marks].join(' ') })] : []),
  ].join(', ');
  return {
    id: `cell:${cell}`,
    centre: middle(cell),
    shape: { kind: 'rect', ...square(x, y, FIELD) },
    mark: { kind: 'rect', ...square(x + INSET, y + INSET, FIELD - 2 * INSET), r: 7 },
    label,
  };
}

function square(x: number, y: number, side: number): Box {
  return { x, y, width: side, height: side };
}

/** The cell someone moved to or the disc spoke about last. */
export function lastMove(past: readonly Seen<TiwanakuEvents>[]): readonly string[] {
  for (const event of past.toReversed()) {
    if (event.kind === 'undone') return [];
    if (event.kind === 'entered' || event.kind === 'divined' || event.kind === 'erred')
      return [`cell:${event.data.at}`];
    if (event.kind === 'moved') return [`cell:${event.data.to}`];
  }
  return [];
}
