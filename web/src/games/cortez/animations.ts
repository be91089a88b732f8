/** How the events of Cortez look: troops travel, bridges break; the rest the view tells at once. */
import {
  toldBy,
  type Seen,
  type Sound,
  type Story,
  type Animations,
  type Telling,
} from '../../board-kit/game-screen';
import type { Compared, CortezEvents, CortezView, ShowedCards } from '../../generated/games/cortez';
import type { SeenEvent } from '../../generated/wire';
import {
  pictureOf,
  PROVISIONS,
  type Battle,
  type Offer,
  type Picture,
  type Piece,
  type Shown,
  type Troop,
} from './picture';

const MARCH_MS = 420;
const PAUSE_MS = 500;
const BATTLE_MS = 900;

type Told = Telling<Picture, Piece>;

export const story: Story<Picture, Piece, CortezView, CortezEvents> = {
  begin: pictureOf,

  gather(before, event) {
    const isOfOne = before.seat === event.seat;
    if (isOfOne && before.kind === BEGINNINGS[event.kind])
      return { ...event, number: before.number };
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
  },

  tell: (picture, event) => toldBy(animations, picture, event),
};

/** What has its beginning told as it happens, and is told whole afterwards. */
const BEGINNINGS: Readonly<Record<string, string>> = { moved: 'set-out', placed: 'took-up' };

/** What is done card by card and told together. */
const GATHERED: ReadonlySet<string> = new Set(['paid', 'laid', 'armed']);

function cardsIn(event: SeenEvent): readonly unknown[] {
  return Array.isArray(event.data['cards']) ? event.data['cards'] : [event.data['card']];
}

export const animations: Animations<Picture, Piece, CortezEvents> = {
  chose(picture, { seat, colour }) {
    const colours = picture.colours.map((one, at) => (at === seat ? colour : one));
    return still({ ...picture, colours });
  },

  moved: (picture, { seat, from, to }) =>
    travel(picture, from, to, picture.colours[seat] ?? undefined),
  placed: (picture, { from, to, troop }) => travel(picture, from, to, troop),
  retreated: (picture, { from, to, troop }) => travel(picture, from, to, troop),

  collared: (picture, { seat, at }) => dress(picture, seat, at),
  recruited: (picture, { seat, at }) => dress(picture, seat, at),

  'bridge-broken'(picture, { at }) {
    const after = { ...picture, broken: [...picture.broken, at] };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'loss' };
  },

  'bridge-rebuilt'(picture, { at }) {
    const after = { ...picture, broken: picture.broken.filter((bridge) => bridge !== at) };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'place' };
  },

  // The battle unfolds: one hand after the other is turned up, then the sums, then who has won.
  revealed: (picture, data) =>
    inBattle(picture, (battle) => ({ ...battle, shown: [...(battle.shown ?? []), data] }), 'magic'),
  compared: (picture, sums) => inBattle(picture, (battle) => ({ ...battle, sums }), 'place'),
  won: (picture, { seat }) => inBattle(picture, (battle) => ({ ...battle, winner: seat }), 'gain'),
  surrendered: (picture) => inBattle(picture, (battle) => battle, 'loss'),

  'treasure-taken': (picture) => still(picture, 'gain'),
  drew: (picture) => still(picture, 'gain'),
  laid: (picture) => still(picture, 'place'),
  traded: (picture) => still(picture, 'gain'),
  'collar-lost': (picture) => still(picture, 'loss'),
  called: (picture) => still(picture, 'place'),
  pledged: (picture) => still(picture, 'gain'),
  'promise-kept': (picture) => still(picture, 'gain'),
  'promise-broken': (picture) => still(picture, 'loss'),
  ended: (picture) => still(picture, 'end'),

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

function inBattle(picture: Picture, change: (battle: Battle) => Battle, sound: Sound): Told {
  if (!picture.battle) return still(picture, sound);
  const after = { ...picture, battle: change(picture.battle) };
  return { scenes: [{ picture: after, flights: [], ms: BATTLE_MS }], after, sound };
}

function still(picture: Picture, sound?: Sound): Told {
  return sound ? { scenes: [], after: picture, sound } : { scenes: [], after: picture };
}

/** A troop goes from square to square; an attacker stands beside the field until it is decided. */
function travel(picture: Picture, from: string, to: string, troop: Troop | undefined): Told {
  if (!troop) return still(picture, 'step');
  const rest = Object.fromEntries(
    Object.entries(picture.troops).filter(([square]) => square !== from),
  );
  const lifted = { ...picture, troops: rest };
  const isAttack = to in rest;
  const after = isAttack ? lifted : { ...lifted, troops: { ...rest, [to]: troop } };
  const flight = { piece: { troop }, from: `at:${from}`, to: `at:${to}` };
  return { scenes: [{ picture: lifted, flights: [flight], ms: MARCH_MS }], after, sound: 'step' };
}

function dress(picture: Picture, seat: number, at: string): Told {
  const colour = picture.colours[seat];
  return still(
    colour ? { ...picture, troops: { ...picture.troops, [at]: colour } } : picture,
    'place',
  );
}

/** The last march, to be marked on the map: its squares in order. */
export function lastMarch(past: readonly Seen<CortezEvents>[]): readonly string[] {
  for (const event of past.toReversed()) {
    if (event.kind === 'moved') return event.data.path;
    if (event.kind === 'turned') break;
  }
  return [];
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
