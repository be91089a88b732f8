/** A match shown again: its moments, and what is known of them once it is over. */
import type { LoadedScreen } from '../../board-kit/loaded-screen';
import { MoveSelection } from '../../board-kit/selection.svelte';
import type { Remark, TableSummary } from '../../generated/wire';
import type { ShownMatch } from '../table/shown-match';
import type { Timeline } from '../table/timeline.svelte';
import type { Study } from './study.svelte';

export class Replay implements ShownMatch {
  /** Comments of the bots, by the moments they belong to. */
  remarks = $state.raw<readonly Remark[]>([]);
  readonly selection = new MoveSelection({ chosen: () => undefined, dead: () => undefined });
  /** The remarks on the moment shown. */
  readonly here = $derived.by(() =>
    this.remarks.filter((remark) => remark.frame === this.timeline.cursor),
  );

  constructor(
    readonly card: TableSummary,
    readonly screen: LoadedScreen,
    readonly timeline: Timeline,
    /** What more is known of a match that is over. */
    readonly study: Study | null,
  ) {
    this.selection.isPicture = true;
  }

  get asked(): readonly number[] {
    return this.timeline.asked;
  }

  close(): void {
    this.timeline.close();
    this.study?.close();
  }
}
