/**
 * One device in several hands: which seat its screen is turned to, whether the player of that seat has
 * said so, and which PINs were given. Pure: the facts of the table and what a person did go in, the next
 * state comes out.
 */
import type { TableSummary, Text } from '../../generated/wire';
import { seatToShow } from './streams';

export interface Device {
  /** The seat that the screen is turned to; null for those who only watch. */
  readonly seat: number | null;
  /** The curtain hangs before that seat: nothing is shown until its player says so. */
  readonly isCovered: boolean;
  /** What stands for a PIN that was given, until the player who gave it hands the device on. */
  readonly permits: ReadonlyMap<number, string>;
  /** A seat that a player wants to look from though another one is asked. */
  readonly handedTo: number | null;
  /** A seat with a PIN that is to be taken back from a bot once the PIN is given. */
  readonly returning: number | null;
  /** A seat that is being given a PIN: the house hears of it before we have the permit. */
  readonly setting: number | null;
  /** A seat whose PIN was right: the curtain lifts with its frame. */
  readonly lifting: number | null;
  /** A PIN is on its way to the house. */
  readonly isUnlocking: boolean;
  /** What the house says to the last PIN. */
  readonly reply: Text | null;
}

export const NEW_DEVICE: Device = {
  seat: null,
  isCovered: false,
  permits: new Map(),
  handedTo: null,
  returning: null,
  setting: null,
  lifting: null,
  isUnlocking: false,
  reply: null,
};

/** What the table says, as far as it matters for the device. */
export interface DeviceFacts {
  readonly mine: readonly number[];
  /** Those of mine that a bot plays. */
  readonly stoodIn: readonly number[];
  /** All seats with a PIN, mine or not. */
  readonly pins: readonly number[];
  readonly hasSecrets: boolean;
  /** Everything lies open. */
  readonly isOver: boolean;
  /** Something is put to everybody, which a seat may answer though another one is asked. */
  readonly hasQuestion: boolean;
  /** My seats that must decide and that no bot plays. */
  readonly due: readonly number[];
  /** My seats whose frames are here. */
  readonly held: readonly number[];
  /** Nothing is shown yet, or something moves: nobody is turned to. */
  readonly isMoving: boolean;
}

export type DeviceAction =
  /** The facts may have changed. */
  | { readonly type: 'look' }
  | { readonly type: 'lift' }
  /** At the curtain: another of my seats that is asked as well takes the device first. */
  | { readonly type: 'take'; readonly seat: number }
  /** A seat is to look though it is not asked; null: the seat that is. */
  | { readonly type: 'hand'; readonly seat: number | null }
  | { readonly type: 'return'; readonly seat: number | null }
  | { readonly type: 'unlock'; readonly isSent: boolean }
  | { readonly type: 'unlocked'; readonly seat: number; readonly permit: string }
  | { readonly type: 'set-pin'; readonly seat: number }
  /** A seat has a PIN from now on, or none any more. */
  | { readonly type: 'pin-set'; readonly seat: number; readonly permit: string }
  | { readonly type: 'refused'; readonly said: Text | null };

/** The facts, as far as a table's card has them. */
export function factsOf(
  card: TableSummary,
): Pick<DeviceFacts, 'mine' | 'stoodIn' | 'pins' | 'isOver'> {
  const mine = card.seats.filter((seat) => seat.is_mine);
  return {
    mine: mine.map((seat) => seat.seat),
    stoodIn: mine.filter((seat) => seat.stand_in).map((seat) => seat.seat),
    pins: card.seats.filter((seat) => seat.has_pin).map((seat) => seat.seat),
    isOver: card.status === 'over',
  };
}

/** What a person did, and after it the seat that the screen belongs to by now. */
export function reduce(device: Device, action: DeviceAction, facts: DeviceFacts): Device {
  return turned(acted(device, action, facts), facts);
}

/** The seat behind the curtain. */
export function curtainOf(device: Device): number | null {
  return device.isCovered ? device.seat : null;
}

/** Whether a seat has a PIN that was not given to this screen. */
export function isLocked(device: Device, facts: DeviceFacts, seat: number): boolean {
  return !facts.isOver && facts.pins.includes(seat) && !device.permits.has(seat);
}

/** Between hands of one device nothing is shown until the right person says so. */
export function isGuarded(facts: DeviceFacts): boolean {
  if (facts.isOver) return false;
  return (facts.hasSecrets && facts.mine.length > 1) || facts.pins.length > 0;
}

/** The seat whose permit went with the hands it was in. */
export function leftSeat(before: Device, now: Device): number | null {
  const { seat } = before;
  if (seat === null || seat === now.seat) return null;
  return before.permits.has(seat) && !now.permits.has(seat) ? seat : null;
}

function acted(device: Device, action: DeviceAction, facts: DeviceFacts): Device {
  switch (action.type) {
    case 'look':
      return device;
    case 'lift':
      return canLift(device, facts) ? { ...device, isCovered: false, reply: null } : device;
    case 'take':
      return turnedTo(device, action.seat, facts);
    case 'hand':
      return { ...device, handedTo: action.seat };
    case 'return':
      return { ...device, returning: action.seat };
    case 'unlock': {
      const reply = action.isSent ? null : { key: 'error-offline', args: {} };
      return { ...device, isUnlocking: action.isSent, reply };
    }
    case 'unlocked':
      return {
        ...device,
        isUnlocking: false,
        lifting: action.seat,
        permits: action.permit ? permitted(device, action.seat, action.permit) : device.permits,
      };
    case 'set-pin':
      return { ...device, setting: action.seat, reply: null };
    case 'pin-set':
      return {
        ...device,
        setting: null,
        lifting: action.permit ? action.seat : device.lifting,
        permits: permitted(device, action.seat, action.permit),
      };
    case 'refused':
      return { ...device, isUnlocking: false, setting: null, reply: action.said };
  }
}

function canLift(device: Device, facts: DeviceFacts): boolean {
  const { seat } = device;
  return seat !== null && !isLocked(device, facts, seat) && facts.held.includes(seat);
}

/** The seats in my hands; if there is none, those one may look from all the same. */
function playedSeats(device: Device, facts: DeviceFacts): readonly number[] {
  const played = facts.mine.filter((seat) => !facts.stoodIn.includes(seat));
  return played.length > 0 ? played : facts.mine.filter((seat) => !isLocked(device, facts, seat));
}

/** With everything at rest: turn to the seat that is asked, and let in the player whose PIN was right. */
function turned(device: Device, facts: DeviceFacts): Device {
  let now = device;
  if (facts.isOver && now.isCovered) now = { ...now, isCovered: false };
  if (!facts.hasQuestion && now.handedTo !== null) now = { ...now, handedTo: null };
  if (facts.isMoving) return now;
  const seats = playedSeats(now, facts);
  const wanted = now.returning ?? now.handedTo ?? seatToShow(seats, now.seat, facts.due);
  now = turnedTo(now, wanted, facts);
  if (now.lifting === null || now.lifting !== now.seat || !canLift(now, facts)) return now;
  return { ...now, isCovered: false, lifting: null, reply: null };
}

function turnedTo(device: Device, seat: number | null, facts: DeviceFacts): Device {
  if (seat === device.seat) return device;
  if (seat === null) return { ...device, seat, isCovered: false };
  if (!isGuarded(facts)) return { ...device, seat, isCovered: false };
  // A player who looked from a seat with a PIN hands the device on: it is given again next time.
  const permits = device.seat === null ? device.permits : permitted(device, device.seat, '');
  return { ...device, seat, isCovered: true, permits, reply: null };
}

function permitted(device: Device, seat: number, permit: string): ReadonlyMap<number, string> {
  const permits = new Map(device.permits);
  if (permit) permits.set(seat, permit);
  else permits.delete(seat);
  return permits;
}
