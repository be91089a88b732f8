/**
 * The questions that are put to everybody at a table, as one screen asks and answers them: what is
 * open, for which of my seats, and what became of the last one.
 */
import type { ProposalSummary, ProposalRequest, Text, TableSummary } from '../../generated/wire';
import { house } from '../api';
import { sentenceOf } from '../../ui/said-error';
import type { FullTimeControl } from '../clocks/time-controls';

export type ProposalKind = ProposalSummary['kind'];

/** What asking needs to know of the sitting it belongs to. */
export interface AskHost {
  card(): TableSummary;
  mine(): readonly number[];
  permitOf(seat: number): string;
  took(card: TableSummary): void;
  failed(said: Text): void;
}

export class TableProposals {
  isBusy = $state(false);
  /** A question that was settled while this screen looked on. */
  settled = $state.raw<ProposalSummary | null>(null);

  constructor(private readonly host: AskHost) {}

  get open(): ProposalSummary | null {
    const proposal = this.host.card().proposal;
    return proposal?.state === 'open' ? proposal : null;
  }

  /** My seats that have not answered yet. */
  get due(): number[] {
    return this.open?.waiting.filter((seat) => this.host.mine().includes(seat)) ?? [];
  }

  get isMine(): boolean {
    return this.open !== null && this.host.mine().includes(this.open.seat);
  }

  /** Whether anybody has to be asked who is neither a bot, nor replaced by one, nor at this device. */
  get hasOthers(): boolean {
    return this.host
      .card()
      .seats.some(
        (seat) => seat.kind === 'person' && !seat.stand_in && (!seat.is_mine || seat.has_pin),
      );
  }

  /** The table as it was and as it is now. */
  changed(before: TableSummary, now: TableSummary): void {
    const proposal = now.proposal;
    if (!proposal || proposal.state === 'open') this.settled = null;
    else if (before.proposal?.number === proposal.number && before.proposal.state === 'open')
      this.settled = proposal;
  }

  ask(kind: ProposalKind, seat: number, event: number | null = null): Promise<void> {
    return this.#ask({ kind, seat, event, time_control: {} });
  }

  askTimeControl(seat: number, pace: FullTimeControl): Promise<void> {
    return this.#ask({ kind: 'clock', seat, event: null, time_control: { ...pace } });
  }

  #ask(wish: Omit<Required<ProposalRequest>, 'permit'>): Promise<void> {
    const permit = wish.kind === 'pin' ? '' : this.host.permitOf(wish.seat);
    return this.#do(house.propose(this.host.card().id, { ...wish, permit }));
  }

  answer(seat: number, agrees: boolean): Promise<void> {
    const { open } = this;
    if (!open) return Promise.resolve();
    const permit = this.host.permitOf(seat);
    return this.#do(house.answer(this.host.card().id, open.number, { seat, agrees, permit }));
  }

  withdraw(): Promise<void> {
    return this.open ? this.answer(this.open.seat, false) : Promise.resolve();
  }

  async #do(doing: Promise<TableSummary>): Promise<void> {
    this.isBusy = true;
    this.settled = null;
    try {
      this.host.took(await doing);
    } catch (error) {
      this.host.failed(sentenceOf(error));
    } finally {
      this.isBusy = false;
    }
  }
}
