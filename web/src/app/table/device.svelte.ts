/**
 * The device of this table as a screen can watch it: the state of `shared-device.ts`, and what is said to
 * the house about PINs and about seats that a bot has meanwhile.
 */
import type { TableSummary, Text, ToHouse } from '../../generated/wire';
import { house } from '../api';
import { sentenceOf } from '../../ui/said-error';
import {
  curtainOf,
  isLocked,
  leftSeat,
  NEW_DEVICE,
  reduce,
  type Device,
  type DeviceAction,
  type DeviceFacts,
} from './shared-device';

export interface DeviceHost {
  readonly table: string;
  facts(): DeviceFacts;
  send(message: ToHouse): boolean;
  /** Ask the house for other streams than before. */
  reconnect(): void;
  tableChanged(card: TableSummary): void;
  /** A seat with a PIN is out of the hands that gave it. */
  left(seat: number): void;
  /** The device may belong to another seat now, or lie open. */
  changed(): void;
}

export class SharedDevice {
  #device = $state.raw<Device>(NEW_DEVICE);
  /** The seat whose turn to look it is, when one device serves several secret hands. */
  readonly curtain = $derived(curtainOf(this.#device));
  /** My other seats that are asked as well while the curtain hangs for one. */
  readonly alsoAsked = $derived.by((): readonly number[] => {
    const { curtain } = this;
    return curtain === null ? [] : this.host.facts().due.filter((seat) => seat !== curtain);
  });

  constructor(private readonly host: DeviceHost) {}

  /** The seat that the screen is turned to. */
  get seat(): number | null {
    return this.#device.seat;
  }

  get permits(): ReadonlyMap<number, string> {
    return this.#device.permits;
  }

  get isUnlocking(): boolean {
    return this.#device.isUnlocking;
  }

  /** What the house says to the PIN that was given at the curtain. */
  get reply(): Text | null {
    return this.#device.reply;
  }

  /** A seat that waits for its PIN to be taken back from a bot. */
  get returning(): number | null {
    return this.#device.returning;
  }

  /** Changes whenever other streams must be asked for: other seats are mine, or a PIN came or went. */
  get streamsWanted(): string {
    const { setting } = this.#device;
    const isShut = (seat: number) => this.isLocked(seat) && seat !== setting;
    return this.host
      .facts()
      .mine.map((seat) => `${seat}${isShut(seat) ? ' locked' : ''}`)
      .join();
  }

  isLocked(seat: number): boolean {
    return isLocked(this.#device, this.host.facts(), seat);
  }

  permitOf(seat: number): string {
    return this.permits.get(seat) ?? '';
  }

  /** The table has changed, or what was moving has come to rest. */
  look(): void {
    this.#do({ type: 'look' });
  }

  lift(): void {
    this.#do({ type: 'lift' });
  }

  take(seat: number): void {
    this.#do({ type: 'take', seat });
  }

  /** Let another seat of mine look, though it is not asked; null: the seat that is. */
  handTo(seat: number | null): void {
    this.#do({ type: 'hand', seat });
  }

  /** Give the PIN of the seat behind the curtain, which lifts if it is right. */
  unlock(pin: string): void {
    const { curtain } = this;
    if (curtain === null) return;
    this.#do({ type: 'unlock', isSent: this.host.send({ type: 'unlock', seat: curtain, pin }) });
  }

  unlocked(seat: number, permit: string): void {
    this.#do({ type: 'unlocked', seat, permit });
    if (seat !== this.returning) return;
    this.comeBack(seat).catch((error: unknown) => this.refused(sentenceOf(error)));
  }

  refused(said: Text | null): void {
    this.#do({ type: 'refused', said });
  }

  /** A PIN for a seat of mine from now on, or none; the curtain lifts for the player who set it. */
  async setPin(seat: number, pin: string): Promise<void> {
    this.#do({ type: 'set-pin', seat });
    try {
      const kept = await house.setPin(this.host.table, seat, pin, this.permitOf(seat));
      this.#do({ type: 'pin-set', seat, permit: kept.permit ?? '' });
      if (kept.permit) this.host.reconnect();
    } catch (error) {
      this.refused(sentenceOf(error));
    }
  }

  /** Let a bot have a seat of mine; the PIN is not asked for where nobody else could take it away. */
  async leave(seat: number): Promise<void> {
    this.refused(null);
    try {
      this.host.tableChanged(await house.leave(this.host.table, seat, this.permitOf(seat)));
    } catch (error) {
      this.refused(sentenceOf(error));
      throw error;
    }
  }

  /** Take a seat of mine back from a bot, after its PIN if it has one. */
  async comeBack(seat: number): Promise<void> {
    if (this.isLocked(seat)) return this.#do({ type: 'return', seat });
    try {
      this.host.tableChanged(await house.comeBack(this.host.table, seat, this.permitOf(seat)));
    } finally {
      if (this.returning === seat) this.stayAway();
    }
  }

  /** The PIN is not at hand: the bot keeps the seat. */
  stayAway(): void {
    this.#do({ type: 'return', seat: null });
  }

  /** The one place where the device changes. */
  #do(action: DeviceAction): void {
    const before = this.#device;
    this.#device = reduce(before, action, this.host.facts());
    const left = leftSeat(before, this.#device);
    if (left !== null) this.host.left(left);
    this.host.changed();
  }
}
