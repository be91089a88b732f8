/** Where the panels of a world go: beside it or below it. Pure numbers. */
import type { Size } from './game-screen';

/** How high panels below a world may be, and how far all panels are from it. */
export const LOW = 144;
export const GAP = 8;

/** Whether a world is drawn larger with its panels beside it than with them below. */
export function isBeside(room: Size, world: Size, panels: readonly Size[]): boolean {
  const side = Math.max(...panels.map(({ width }) => width));
  const low = Math.min(LOW, Math.max(...panels.map(({ height }) => height)));
  const scale = (width: number, height: number) =>
    Math.min(width / world.width, height / world.height);
  return scale(room.width - side - GAP, room.height) >= scale(room.width, room.height - low - GAP);
}
