/** What a table's screen shows: a match being played, or one shown again. */
import type { LoadedScreen } from '../../board-kit/loaded-screen';
import type { MoveSelection } from '../../board-kit/selection.svelte';
import type { TableSummary } from '../../generated/wire';
import type { Timeline } from './timeline.svelte';

export interface ShownMatch {
  readonly card: TableSummary;
  readonly screen: LoadedScreen;
  /** Nothing before the first frame. */
  readonly timeline: Timeline | undefined;
  readonly selection: MoveSelection;
  /** Who must decide at the moment shown. */
  readonly asked: readonly number[];
}
