/**
 * The questions that are put to everybody at a table, as one screen asks and answers them: what is
 * open, for which of my seats, and what became of the last one.
 */
import type { AskCard, AskWanted, Said, TableCard } from '../../generated/wire';
import { house, sentenceOf } from '../api';
import type { FullPace } from '../lobby/paces';

export type AskKind = AskCard['kind'];

/** What asking needs to know of the sitting it belongs to. */
export interface AskHost {
  card(): TableCard;
  mine(): readonly number[];
  permitOf(seat: number): string;
  took(card: TableCard): void;
  failed(said: Said): void;
}

export class Asking {
  isBusy = $state(false);
  /** A question that was settled while this screen looked on. */
  settled = $state.raw<AskCard | null>(null);

  constructor(private readonly host: AskHost) {}

  get open(): AskCard | null {
    const ask = this.host.card().ask;
    return ask?.state === 'open' ? ask : null;
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
    return this.host.card().seats.some((seat) => seat.kind === 'person' && !seat.stand_in && (!seat.is_mine || seat.has_pin));
  }

  /** The table as it was and as it is now. */
  changed(before: TableCard, now: TableCard): void {
    const ask = now.ask;
    if (!ask || ask.state === 'open') this.settled = null;
    else if (before.ask?.number === ask.number && before.ask.state === 'open') this.settled = ask;
  }

  ask(kind: AskKind, seat: number, event: number | null = null): Promise<void> {
    return this.#ask({ kind, seat, event, pace: {} });
  }

  askPace(seat: number, pace: FullPace): Promise<void> {
    return this.#ask({ kind: 'pace', seat, event: null, pace: { ...pace } });
  }

  #ask(wish: Omit<Required<AskWanted>, 'permit'>): Promise<void> {
    const permit = wish.kind === 'pin' ? '' : this.host.permitOf(wish.seat);
    return this.#do(house.ask(this.host.card().id, { ...wish, permit }));
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

  async #do(doing: Promise<TableCard>): Promise<void> {
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
