/** What the house says my seat could work out: asked for once, shown until something changes. */
import type { Hint, Text, ToHouse } from '../../generated/wire';

export interface HintHost {
  /** The seat that asks; null where nobody may. */
  seat(): number | null;
  /** What was said before makes way. */
  asking(): void;
  send(message: ToHouse): boolean;
  failed(said: Text): void;
}

export class AskedHint {
  shown = $state.raw<Hint | null>(null);
  isAsked = $state(false);

  constructor(private readonly host: HintHost) {}

  ask(): void {
    const seat = this.host.seat();
    if (seat === null || this.isAsked) return;
    this.host.asking();
    this.isAsked = this.host.send({ type: 'hint', seat });
    if (!this.isAsked) this.host.failed({ key: 'error-offline', args: {} });
  }

  take(hint: Hint): void {
    this.isAsked = false;
    if (hint.seat === this.host.seat()) this.shown = hint;
  }

  refused(said: Text): void {
    this.isAsked = false;
    this.host.failed(said);
  }

  /** What was asked before is not answered on another line. */
  forget(): void {
    this.isAsked = false;
  }

  clear(): void {
    this.shown = null;
  }
}
