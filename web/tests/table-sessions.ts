/** A table with a pretended house behind it. */
import type { LoadedScreen } from '../src/board-kit/loaded-screen';
import type { Frame, SeatSummary, TableSummary, ToHouse, ToScreen } from '../src/generated/wire';
import { TableSession } from '../src/app/table/session.svelte';
import { cells, frame, happened, line } from './menus';

export class FakeSocket {
  static newest: FakeSocket;
  readyState = 1;
  sent: ToHouse[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.newest = this;
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToHouse);
  }

  close() {
    this.readyState = 3;
  }
}

/** A game whose picture is its number of events; nothing flies. */
export const screen = {
  story: {
    begin: (view: Record<string, unknown>) => view['count'],
    tell: (picture: number) => ({ scenes: [], after: picture + 1 }),
  },
} as unknown as LoadedScreen;

export const create = line('a1', cells('a1'), 'tiki-choice-create', 11);
export const said = { key: 'tiki-refusal-occupied', args: {} };

export function table(mine: number[], more: Partial<TableSummary> = {}): TableSummary {
  const seats = [0, 1].map((seat): SeatSummary => {
    const is_mine = mine.includes(seat);
    return {
      seat,
      kind: 'person',
      name: `P${seat}`,
      level: '',
      state: '',
      is_mine,
      is_here: true,
      public_id: null,
      has_pin: false,
      stand_in: null,
    };
  });
  return {
    id: 't',
    game: 'tiki',
    options: {},
    rules_version: 1,
    status: 'running',
    seats,
    moves: 0,
    created: 0,
    seat_links: {},
    is_owner: true,
    successor: null,
    seed_hash: '',
    seed: null,
    proposal: null,
    is_without_result: false,
    reason: null,
    terms: {},
    clock: null,
    is_my_turn: false,
    watchers: 0,
    origin: null,
    ...more,
  };
}

export function asked(
  seat: number | null,
  turn: number,
  last: number,
  more: Parameters<typeof frame>[2] = {},
): Frame {
  const menu = seat === turn ? [create] : [];
  const events = last === 0 ? [] : [happened(last)];
  return frame(last, events, { seat, menu, to_act: [turn], view: { count: last }, ...more });
}

export function hear(message: ToScreen) {
  FakeSocket.newest.onmessage?.({ data: JSON.stringify(message) });
}

export function sit(mine: number[], hasSecrets = false, shown = screen): TableSession {
  const card = table(mine);
  const session = new TableSession(card, shown, hasSecrets, 'ws://house');
  session.open();
  FakeSocket.newest.onopen?.();
  hear({ type: 'welcome', build: '', at: 0, table: card });
  return session;
}

export function moves() {
  return FakeSocket.newest.sent.filter((message) => message.type === 'play');
}
