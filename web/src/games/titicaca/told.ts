/** Which region is explained: the one that the choice pointed at would make, or that lies there. */
import type { MoveSelection } from '../../board-kit/selection.svelte';
import type { MenuItem } from '../../generated/wire';
import { say } from '../../i18n/i18n.svelte';
import type { Preview, State } from './state';

export interface Told {
  readonly title: string;
  readonly forecast: Preview;
}

export type Pointing = Pick<MoveSelection, 'over' | 'targets' | 'locked' | 'isPicked'>;

export function toldOf(state: State, pointing: Pointing): Told | null {
  const { over } = pointing;
  if (over === null) return null;
  const [line, ...others] = linesAt(over, pointing);
  const forecast = line && others.length === 0 ? state.previews[line.text] : undefined;
  if (line && forecast) return { title: say(line.said), forecast };
  const [kind, name = ''] = over.split(':');
  const region = state.regions.find((one) =>
    kind === 'land' ? one.lands.includes(name) : one.name === name,
  );
  return region
    ? { title: say('titicaca-card-region', { region: region.name }), forecast: region }
    : null;
}

/** The choices that lead on from an element, or from here if it is chosen already. */
function linesAt(over: string, pointing: Pointing): readonly MenuItem[] {
  const { targets, locked } = pointing;
  if (locked) return [];
  return pointing.isPicked(over)
    ? [...new Set([...targets.values()].flat())]
    : (targets.get(over) ?? []);
}
