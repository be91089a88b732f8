/** How the events of Cortez look: troops travel, bridges break; the rest the view tells at once. */
import type { Sound, Story, Telling } from '../../board-kit/story';
import type { SeenEvent } from '../../generated/wire';
import { ownerOf, pictureOf, PROVISIONS, type Battle, type General, type Offer, type Picture, type Provision, type Piece, type Shown, type Sums, type Troop } from './picture';

const MARCH_MS = 420;
const PAUSE_MS = 500;
const BATTLE_MS = 900;

type Told = Telling<Picture, Piece>;
type Data = Record<string, unknown>;

export const story: Story<Picture, Piece> = {
  begin: pictureOf,

  ownerOf(view, seat) {
    return ownerOf(pictureOf(view), seat);
  },

  gather(before, event) {
    const isOfOne = before.data['seat'] === event.data['seat'];
    if (isOfOne && before.kind === BEGINNINGS[event.kind]) return { ...event, number: before.number };
    const isSame = isOfOne && before.kind === event.kind;
    if (!isSame || !GATHERED.has(event.kind)) return null;
    const cards = [...cardsIn(before), ...cardsIn(event)];
    const counts = PROVISIONS.map((kind) => [`cards_${kind}`, cards.filter((one) => one === kind).length]);
    const args = { ...event.said.args, count: cards.length, ...Object.fromEntries(counts) };
    return { ...event, number: before.number, data: { ...event.data, cards }, said: { key: `cortez-event-${event.kind}-all`, args } };
  },

  tell(picture: Picture, event: SeenEvent): Told {
    const tell = TELLERS[event.kind];
    return tell ? tell(picture, event.data) : still(picture, SOUNDS[event.kind]);
  },
};

/** What has its beginning told as it happens, and is told whole afterwards. */
const BEGINNINGS: Readonly<Record<string, string>> = { moved: 'set-out', placed: 'took-up' };

/** What is done card by card and told together. */
const GATHERED: ReadonlySet<string> = new Set(['paid', 'laid', 'armed']);

function cardsIn(event: SeenEvent): readonly unknown[] {
  return Array.isArray(event.data['cards']) ? event.data['cards'] : [event.data['card']];
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  'treasure-taken': 'gain',
  drew: 'gain',
  laid: 'place',
  traded: 'gain',
  'collar-lost': 'loss',
  called: 'place',
  pledged: 'gain',
  'promise-kept': 'gain',
  'promise-broken': 'loss',
  ended: 'end',
};

const TELLERS: Readonly<Record<string, (picture: Picture, data: Data) => Told>> = {
  moved: travel,
  placed: travel,
  retreated: travel,

  collared: (picture, data) => dress(picture, data),
  recruited: (picture, data) => dress(picture, data),

  'bridge-broken'(picture, data) {
    const after = { ...picture, broken: [...picture.broken, data['at'] as string] };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'loss' };
  },

  'bridge-rebuilt'(picture, data) {
    const after = { ...picture, broken: picture.broken.filter((at) => at !== data['at']) };
    return { scenes: [{ picture: after, flights: [], ms: PAUSE_MS }], after, sound: 'place' };
  },

  // The battle unfolds: one hand after the other is turned up, then the sums, then who has won.
  revealed: (picture, data) =>
    inBattle(picture, (battle) => ({ ...battle, shown: [...(battle.shown ?? []), data as unknown as Shown] }), 'magic'),
  compared: (picture, data) => inBattle(picture, (battle) => ({ ...battle, sums: data as unknown as Sums }), 'place'),
  won: (picture, data) => inBattle(picture, (battle) => ({ ...battle, winner: data['seat'] as number }), 'gain'),
  surrendered: (picture) => inBattle(picture, (battle) => battle, 'loss'),
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
function travel(picture: Picture, data: Data): Told {
  const from = data['from'] as string;
  const to = data['to'] as string;
  const troop = (data['troop'] ?? data['colour']) as Troop;
  const others = Object.entries(picture.troops).filter(([square]) => square !== from);
  const rest = Object.fromEntries(others) as Picture['troops'];
  const lifted = { ...picture, troops: rest };
  const isAttack = to in rest;
  const after = isAttack ? lifted : { ...lifted, troops: { ...rest, [to]: troop } };
  const flight = { piece: { troop }, from: `at:${from}`, to: `at:${to}` };
  return { scenes: [{ picture: lifted, flights: [flight], ms: MARCH_MS }], after, sound: 'step' };
}

function dress(picture: Picture, data: Data): Told {
  const at = data['at'] as string;
  const after = { ...picture, troops: { ...picture.troops, [at]: data['colour'] as Troop } };
  return { scenes: [], after, sound: 'place' };
}

/** The last march, to be marked on the map: its squares in order. */
export function lastMarch(past: readonly SeenEvent[]): readonly string[] {
  for (const event of past.toReversed()) {
    if (event.kind === 'moved') return event.data['path'] as string[];
    if (event.kind === 'turned') break;
  }
  return [];
}

/** What the maker of an open offer has said with it, to those who may hear it. */
export function wordsOf(offer: Offer, past: readonly SeenEvent[]): string {
  for (const event of past.toReversed()) {
    if (event.data['seat'] !== offer.seat) continue;
    if (event.kind === 'promised') return event.data['words'] as string;
    if (event.kind === 'offered') break;
  }
  return '';
}

export interface ShownCards {
  readonly colour: General;
  readonly to: readonly General[];
  readonly cards: readonly Provision[];
  readonly warriors: readonly number[];
}

/** The cards that were shown in the talks of the present battle, by oneself or to oneself. */
export function shownIn(past: readonly SeenEvent[]): readonly ShownCards[] {
  const shown: ShownCards[] = [];
  for (const event of past.toReversed()) {
    if (event.kind === 'attacked') break;
    if (event.kind === 'showed-cards') shown.unshift(event.data as unknown as ShownCards);
  }
  return shown;
}

/** What has been turned up in a battle: as it is being told, or told since it began. */
export function turnedIn(battle: Battle, past: readonly SeenEvent[]): { shown: readonly Shown[]; sums: Sums | null } {
  if (battle.shown || battle.winner === null) return { shown: battle.shown ?? [], sums: battle.sums ?? null };
  const shown: Shown[] = [];
  let sums: Sums | null = null;
  for (const event of past.toReversed()) {
    if (event.kind === 'attacked') break;
    if (event.kind === 'compared') sums = event.data as unknown as Sums;
    if (event.kind === 'revealed') shown.unshift(event.data as unknown as Shown);
  }
  return { shown, sums };
}
