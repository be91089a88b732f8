/** How the events of Cortez look: troops travel, bridges break; the rest the view tells at once. */
import type { Animations, Seen, Sound, Telling } from '../../board-kit/game-screen';
import type { Compared, CortezEvents, ShowedCards } from '../../generated/games/cortez';
import type { SeenEvent } from '../../generated/wire';
import {
  PROVISIONS,
  type Battle,
  type Offer,
  type Piece,
  type Shown,
  type State,
  type Troop,
} from './state';

const MARCH_MS = 420;
const PAUSE_MS = 500;
const BATTLE_MS = 900;

type Told = Telling<State, Piece>;

/** What happens step by step, on one line of the log. */
export function gather(before: SeenEvent, event: SeenEvent): SeenEvent | null {
  const isOfOne = before.seat === event.seat;
  if (isOfOne && before.kind === BEGINNINGS[event.kind]) return { ...event, number: before.number };
  const isSame = isOfOne && before.kind === event.kind;
  if (!isSame || !GATHERED.has(event.kind)) return null;
  const cards = [...cardsIn(before), ...cardsIn(event)];
  const counts = PROVISIONS.map((kind) => [
    `cards_${kind}`,
    cards.filter((one) => one === kind).length,
  ]);
  const args = { ...event.said.args, count: cards.length, ...Object.fromEntries(counts) };
  return {
    ...event,
    number: before.number,
    data: { ...event.data, cards },
    said: { key: `cortez-event-${event.kind}-all`, args },
  };
}

/** What has its beginning told as it happens, and is told whole afterwards. */
const BEGINNINGS: Readonly<Record<string, string>> = { moved: 'set-out', placed: 'took-up' };

/** What is done card by card and told together. */
const GATHERED: ReadonlySet<string> = new Set(['paid', 'laid', 'armed']);

function cardsIn(event: SeenEvent): readonly unknown[] {
  return Array.isArray(event.data['cards']) ? event.data['cards'] : [event.data['card']];
}

export const animations: Animations<State, Piece, CortezEvents> = {
  chose(state, { seat, colour }) {
    const colours = state.colours.map((one, at) => (at === seat ? colour : one));
    return still({ ...state, colours });
  },

  moved: (state, { seat, from, to }) => travel(state, from, to, state.colours[seat] ?? undefined),
  placed: (state, { from, to, troop }) => travel(state, from, to, troop),
  retreated: (state, { from, to, troop }) => travel(state, from, to, troop),

  collared: (state, { seat, at }) => dress(state, seat, at),
  recruited: (state, { seat, at }) => dress(state, seat, at),

  'bridge-broken'(state, { at }) {
    const after = { ...state, broken: [...state.broken, at] };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'loss' };
  },

  'bridge-rebuilt'(state, { at }) {
    const after = { ...state, broken: state.broken.filter((bridge) => bridge !== at) };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'place' };
  },

  // The battle unfolds: one hand after the other is turned up, then the sums, then who has won.
  revealed: (state, data) =>
    inBattle(state, (battle) => ({ ...battle, shown: [...(battle.shown ?? []), data] }), 'magic'),
  compared: (state, sums) => inBattle(state, (battle) => ({ ...battle, sums }), 'place'),
  won: (state, { seat }) => inBattle(state, (battle) => ({ ...battle, winner: seat }), 'gain'),
  surrendered: (state) => inBattle(state, (battle) => battle, 'loss'),

  'treasure-taken': (state) => still(state, 'gain'),
  drew: (state) => still(state, 'gain'),
  laid: (state) => still(state, 'place'),
  traded: (state) => still(state, 'gain'),
  'collar-lost': (state) => still(state, 'loss'),
  called: (state) => still(state, 'place'),
  pledged: (state) => still(state, 'gain'),
  'promise-kept': (state) => still(state, 'gain'),
  'promise-broken': (state) => still(state, 'loss'),
  ended: (state) => still(state, 'end'),

  'told-objective': 'silent',
  reshuffled: 'silent',
  'drew-cards': 'silent',
  levied: 'silent',
  'levied-cards': 'silent',
  turned: 'silent',
  'treasure-lost': 'silent',
  'nothing-happened': 'silent',
  'bridges-left': 'silent',
  'took-up': 'silent',
  plundered: 'silent',
  mutinied: 'silent',
  'passed-bid': 'silent',
  bid: 'silent',
  paid: 'silent',
  bribed: 'silent',
  'bribed-card': 'silent',
  ate: 'silent',
  stopped: 'silent',
  played: 'silent',
  'set-out': 'silent',
  attacked: 'silent',
  'drew-lot': 'silent',
  proxy: 'silent',
  fed: 'silent',
  unfed: 'silent',
  armed: 'silent',
  arrayed: 'silent',
  stood: 'silent',
  'stayed-away': 'silent',
  joined: 'silent',
  proposed: 'silent',
  hired: 'silent',
  spurned: 'silent',
  'recruited-nobody': 'silent',
  offered: 'silent',
  'offered-cards': 'silent',
  promised: 'silent',
  showed: 'silent',
  'showed-cards': 'silent',
  rejected: 'silent',
  closed: 'silent',
  withdrew: 'silent',
  lapsed: 'silent',
  'draft-lapsed': 'silent',
  'showing-lapsed': 'silent',
};

function inBattle(state: State, change: (battle: Battle) => Battle, sound: Sound): Told {
  if (!state.battle) return still(state, sound);
  const after = { ...state, battle: change(state.battle) };
  return { scenes: [{ picture: after, flights: [], ms: BATTLE_MS }], after, sound };
}

function still(state: State, sound?: Sound): Told {
  return sound ? { scenes: [], after: state, sound } : { scenes: [], after: state };
}

/** A troop goes from square to square; an attacker stands beside the field until it is decided. */
function travel(state: State, from: string, to: string, troop: Troop | undefined): Told {
  if (!troop) return still(state, 'step');
  const rest = Object.fromEntries(
    Object.entries(state.troops).filter(([square]) => square !== from),
  );
  const lifted = { ...state, troops: rest };
  const isAttack = to in rest;
  const after = isAttack ? lifted : { ...lifted, troops: { ...rest, [to]: troop } };
  const flight = { piece: { troop }, from: `at:${from}`, to: `at:${to}` };
  return { scenes: [{ picture: lifted, flights: [flight], ms: MARCH_MS }], after, sound: 'step' };
}

function dress(state: State, seat: number, at: string): Told {
  const colour = state.colours[seat];
  return still(colour ? { ...state, troops: { ...state.troops, [at]: colour } } : state, 'place');
}

/** What the maker of an open offer has said with it, to those who may hear it. */
export function wordsOf(offer: Pick<Offer, 'seat'>, past: readonly Seen<CortezEvents>[]): string {
  for (const event of past.toReversed()) {
    if (event.kind === 'promised' && event.data.seat === offer.seat) return event.data.words;
    if (event.kind === 'offered' && event.data.seat === offer.seat) break;
  }
  return '';
}

/** The cards that were shown in the talks of the present battle, by oneself or to oneself. */
export function shownIn(past: readonly Seen<CortezEvents>[]): readonly ShowedCards[] {
  const shown: ShowedCards[] = [];
  for (const event of past.toReversed()) {
    if (event.kind === 'attacked') break;
    if (event.kind === 'showed-cards') shown.unshift(event.data);
  }
  return shown;
}

interface Turned {
  readonly shown: readonly Shown[];
  readonly sums: Compared | null;
}

/** What has been turned up in a battle: as it is being told, or told since it began. */
export function turnedIn(
  battle: Pick<Battle, 'winner' | 'shown' | 'sums'>,
  past: readonly Seen<CortezEvents>[],
): Turned {
  if (battle.shown || battle.winner === null)
    return { shown: battle.shown ?? [], sums: battle.sums ?? null };
  const shown: Shown[] = [];
  let sums: Compared | null = null;
  for (const event of past.toReversed()) {
    if (event.kind === 'attacked') break;
    if (event.kind === 'compared') sums = event.data;
    if (event.kind === 'revealed') shown.unshift(event.data);
  }
  return { shown, sums };
}
