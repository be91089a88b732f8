/** Which places of a board a sentence speaks of, so that they can be shown while it is read. */
import type { Text } from '../../generated/wire';

/** The arguments that name cells in every game's sentences; several are parted by commas. */
const PLACES = ['at', 'from', 'to', 'because'];

export function placesIn(said: Text): string[] {
  return PLACES.flatMap((name) => String(said.args[name] ?? '').split(/[\s,]+/))
    .filter(Boolean)
    .map((place) => `cell:${place}`);
}
