import { describe, expect, it } from 'vitest';

import {
  curtainOf,
  isLocked,
  leftSeat,
  NEW_DEVICE,
  reduce,
  type Device,
  type DeviceAction,
  type DeviceFacts,
} from '../../src/app/table/shared-device';

const said = { key: 'house-error-pin-wrong', args: {} };

/** Two secret hands, mine both; the first is asked. */
function facts(more: Partial<DeviceFacts> = {}): DeviceFacts {
  return {
    mine: [0, 1],
    stoodIn: [],
    pins: [],
    hasSecrets: true,
    isOver: false,
    hasQuestion: false,
    due: [0],
    held: [0, 1],
    isMoving: false,
    ...more,
  };
}

/** What becomes of a new device, each step with the facts of its time. */
function after(...steps: readonly (readonly [DeviceAction, DeviceFacts])[]): Device {
  return steps.reduce((device, [action, known]) => reduce(device, action, known), NEW_DEVICE);
}

const look = { type: 'look' } as const;
const lift = { type: 'lift' } as const;
const open = facts({ hasSecrets: false });

describe('whose hands', () => {
  it('are those of the seat that is asked, of several the first', () => {
    expect(after([look, open]).seat).toBe(0);
    expect(after([look, facts({ ...open, due: [1] })]).seat).toBe(1);
    expect(after([look, facts({ ...open, due: [1, 0] })]).seat).toBe(0);
  });

  it('stay where they are while that seat is asked, or nobody is', () => {
    const second = facts({ ...open, due: [1] });

    expect(after([look, second], [look, facts({ ...open, due: [0, 1] })]).seat).toBe(1);
    expect(after([look, second], [look, facts({ ...open, due: [] })]).seat).toBe(1);
  });

  it('do not change while something moves', () => {
    const moving = facts({ ...open, due: [1], isMoving: true });

    expect(after([look, open], [look, moving]).seat).toBe(0);
    expect(after([look, moving]).seat).toBeNull();
  });

  it('are not those that a bot plays for, unless it plays for all', () => {
    expect(after([look, facts({ ...open, due: [1], stoodIn: [0] })]).seat).toBe(1);
    expect(after([look, facts({ ...open, due: [], stoodIn: [0, 1] })]).seat).toBe(0);
  });

  it('are nobody’s where one only watches', () => {
    const device = after([look, open], [look, facts({ mine: [], held: [], pins: [0] })]);

    expect([device.seat, curtainOf(device)]).toEqual([null, null]);
  });

  it('may be another’s while something is put to everybody', () => {
    const question = facts({ ...open, hasQuestion: true });
    const handed = after([look, question], [{ type: 'hand', seat: 1 }, question]);
    expect(handed.seat).toBe(1);

    expect(reduce(handed, look, open).seat).toBe(0);
    expect(reduce(handed, { type: 'hand', seat: null }, question).seat).toBe(0);
  });
});

describe('the curtain', () => {
  it('does not hang where nothing is secret, nor before the only hand', () => {
    expect(curtainOf(after([look, open]))).toBeNull();
    expect(curtainOf(after([look, facts({ mine: [0] })]))).toBeNull();
  });

  it('hangs before the first of several secret hands, until it is lifted', () => {
    const device = after([look, facts()]);

    expect(curtainOf(device)).toBe(0);
    expect(curtainOf(reduce(device, lift, facts()))).toBeNull();
  });

  it('hangs again for the next hand, and for the first one after it', () => {
    const next = facts({ due: [1] });
    const second = after([look, facts()], [lift, facts()], [look, next]);
    expect([second.seat, curtainOf(second)]).toEqual([1, 1]);

    expect(curtainOf(reduce(reduce(second, lift, next), look, facts()))).toBe(0);
  });

  it('does not lift before there is something behind it', () => {
    expect(curtainOf(after([look, facts()], [lift, facts({ held: [1] })]))).toBe(0);
  });

  it('may be passed by another seat that is asked as well', () => {
    const both = facts({ due: [0, 1] });
    const device = after([look, both], [{ type: 'take', seat: 1 }, both]);

    expect(curtainOf(device)).toBe(1);
    expect(curtainOf(reduce(device, look, both))).toBe(1);
  });

  it('falls away when everything lies open', () => {
    expect(curtainOf(after([look, facts()], [look, facts({ isOver: true, due: [] })]))).toBeNull();
  });
});

describe('a PIN', () => {
  const guarded = facts({ pins: [0] });
  const given = { type: 'unlocked', seat: 0, permit: 'let in' } as const;

  it('keeps the curtain where it is until it is given and the seat’s frame is here', () => {
    const locked = after([look, facts({ pins: [0], held: [1] })]);
    expect([isLocked(locked, guarded, 0), isLocked(locked, guarded, 1)]).toEqual([true, false]);
    expect(curtainOf(reduce(locked, lift, guarded))).toBe(0);

    const right = reduce(locked, given, facts({ pins: [0], held: [1] }));
    expect([curtainOf(right), isLocked(right, guarded, 0)]).toEqual([0, false]);
    expect(curtainOf(reduce(right, look, guarded))).toBeNull();
  });

  it('guards a single hand, too', () => {
    expect(curtainOf(after([look, facts({ mine: [0], pins: [0], hasSecrets: false })]))).toBe(0);
  });

  it('is wrong until the next one is on its way, which may not reach the house', () => {
    const wrong = after([look, guarded], [{ type: 'refused', said }, guarded]);
    expect([wrong.reply, wrong.isUnlocking]).toEqual([said, false]);

    const sent = reduce(wrong, { type: 'unlock', isSent: true }, guarded);
    expect([sent.reply, sent.isUnlocking]).toEqual([null, true]);
    const lost = reduce(wrong, { type: 'unlock', isSent: false }, guarded);
    expect([lost.reply?.key, lost.isUnlocking]).toEqual(['error-offline', false]);
  });

  it('is forgotten when the device is handed on, and only then', () => {
    const inside = after([look, guarded], [given, guarded]);
    expect([curtainOf(inside), leftSeat(NEW_DEVICE, inside)]).toEqual([null, null]);
    expect(isLocked(reduce(inside, look, guarded), guarded, 0)).toBe(false);

    const next = reduce(inside, look, facts({ pins: [0], due: [1] }));
    expect([next.seat, isLocked(next, guarded, 0), leftSeat(inside, next)]).toEqual([1, true, 0]);
  });

  it('lets in the player who sets it, and asks for nothing once it is taken away', () => {
    const set = after(
      [look, facts()],
      [{ type: 'set-pin', seat: 0 }, facts()],
      [{ type: 'pin-set', seat: 0, permit: 'let in' }, guarded],
    );
    expect([curtainOf(set), isLocked(set, guarded, 0), set.setting]).toEqual([null, false, null]);

    const gone = reduce(set, { type: 'pin-set', seat: 0, permit: '' }, facts());
    expect([gone.permits.size, isLocked(gone, facts(), 0), curtainOf(gone)]).toEqual([
      0,
      false,
      null,
    ]);
  });

  it('is asked for when a seat is taken back from a bot, until it stays away', () => {
    const played = facts({ pins: [0], stoodIn: [0], due: [1] });
    const there = after([look, played], [lift, played]);
    expect([there.seat, curtainOf(there)]).toEqual([1, null]);

    const back = reduce(there, { type: 'return', seat: 0 }, played);
    expect(curtainOf(back)).toBe(0);
    expect(curtainOf(reduce(back, { type: 'return', seat: null }, played))).toBe(1);
  });

  it('is not asked for once everything lies open', () => {
    const over = facts({ pins: [0], isOver: true, due: [] });

    expect(isLocked(after([look, guarded]), over, 0)).toBe(false);
  });
});
