/* Generated from the types of Tahuantinsuyu by scripts/wire_types.py: do not edit. */

import type { View } from '../wire';

export type Empire = 'pre' | 'initial' | 'middle' | 'final';
export type Ending = 'invasion-1' | 'invasion-2' | 'invasion-3' | 'invasion-4';
export type Suyu = 'chinchasuyu' | 'antisuyu' | 'qollasuyu' | 'kuntisuyu';
export type Phase = 'inca' | 'sun' | 'colonisation' | 'sapa-inca';
export type Decision = 'sun' | 'act' | 'over';
export type Marker = 'hidden' | 'black' | 'blank';

/**
 * A sun card by its number, from 1, and its kind: what `tahuantinsuyu-card` names.
 *
 * In a typed-in copy a kind of its own has what it does behind it, in brackets.
 */
export interface Card {
  number: number;
  card: string;
}

/**
 * A gap between two neighbours (TAHUANTINSUYU-5.2), by its letter, with the seats `between`.
 *
 * `up` are its face-up cards, `down` the seat that laid the face-down one. `mine` is that card,
 * for the seat that laid it.
 */
export interface Gap {
  gap: string;
  between: number[];
  up: Card[];
  down: number | null;
  mine: Card | null;
}

/**
 * What something costs now: the `base` of the rules, and each face-up sun card that changes it.
 *
 * Of a change the number and the kind of the card, and by how much it changes the price.
 */
export interface Price {
  base: number;
  cost: number;
  changes: [number, string, number][];
}

/**
 * What a player pays (TAHUANTINSUYU-5.3).
 *
 * `roads` is not a price but how many roads are free. `conquest` is what the sun adds to the
 * resistance of any region; `regions` are the prices of those that can be seen, by region.
 */
export interface Prices {
  city: Price;
  temple: Price;
  garrison: Price;
  terrace: Price;
  roads: Price;
  conquest: Price;
  regions: Record<string, number>;
}

/**
 * The map of a typed-in copy, which a screen cannot know.
 *
 * Of a region its name, x and y; of a site its name, kind, bonus, x and y; of a road the regions
 * it touches.
 */
export interface TypedMap {
  regions: Record<string, [string, number, number]>;
  sites: Record<string, [string, string, number, number, number]>;
  roads: Record<string, string[]>;
}

/**
 * What a seat of Tahuantinsuyu sees. Regions are named r1 to r45, sites by three letters such
 * as CUZ, roads by the sites they join: "OLL-VIT".
 *
 * Of the turn table, `table` has the phases of each column, `column_labour` the labour it brings,
 * and `empires` its empire and which of the empire's columns it is (0: the only one). `column`,
 * from 1, and `phase` say where the game is; `step` is both, with which of its kind the phase is:
 * "2C1". `decision` is what is to be decided.
 *
 * `order` and `track` are seats, in turn order and from the leader on. By seat: `suyus`,
 * `scores`, `labour`, `income` (what regions and terraces bring in an Inca phase), `upkeep` (what
 * the next Sapa Inca would bring as things stand), `hands` (how many cards), and `networks` (the
 * sites that their roads connect to Cuzco).
 *
 * `tokens` gives the resistance, production and points of each region's token, null face down.
 * `owners` are the seats that conquered regions, `terraces` the regions that have one, `roads`
 * the seats that built them. `cities`, `temples` and `garrisons` are sites.
 *
 * `gaps` are the sun cards on the table, `hand` those of the seat, `deck` how many are left to be
 * drawn. `markers` are the invasion markers. `roads_left` and `has_built` belong to the turn in
 * progress. `prices` are those of the seat, for a spectator those of the player to act, null
 * when the game is over. `map` is left out of the data unless the box was typed in.
 */
export interface TahuantinsuyuView extends View {
  game: 'tahuantinsuyu';
  suyus: Suyu[];
  table: Phase[][];
  column_labour: number[];
  column: number;
  empires: [Empire, number][];
  phase: Phase;
  step: string;
  decision: Decision;
  order: number[];
  track: number[];
  scores: number[];
  labour: number[];
  income: number[];
  upkeep: number[];
  hands: number[];
  networks: string[][];
  tokens: Record<string, number[] | null>;
  owners: Record<string, number>;
  terraces: string[];
  roads: Record<string, number>;
  cities: string[];
  temples: string[];
  garrisons: string[];
  gaps: Gap[];
  hand: Card[];
  deck: number;
  discards: Card[];
  markers: Marker[];
  roads_left: number;
  has_built: boolean;
  prices: Prices | null;
  map: TypedMap | null;
}

/**
 * TAHUANTINSUYU-4.1  The next column of the turn table began.
 *
 * `empire` and `number` are its title; `number` is 0 for the only column of its empire. `labour`
 * is what every player receives in it, whatever their regions give.
 */
export interface ColumnBegan {
  column: number;
  empire: Empire;
  number: number;
  labour: number;
}

/** TAHUANTINSUYU-4.1  A player received `count` labour and has `total` now. */
export interface Received {
  seat: number;
  suyu: Suyu;
  count: number;
  total: number;
}

/** TAHUANTINSUYU-4.2  A player high on the score track gave labour to the suyu `to`. */
export interface Supported {
  seat: number;
  suyu: Suyu;
  to: Suyu;
  count: number;
}

/** TAHUANTINSUYU-5.1  The turn order of the Sun phase and what follows it, as suyus. */
export interface Ordered {
  order: Suyu[];
}

/** TAHUANTINSUYU-5.2  A player laid a sun card face down in the gap between two suyus. */
export interface Laid {
  seat: number;
  suyu: Suyu;
  gap: string;
  one: Suyu;
  other: Suyu;
}

/** TAHUANTINSUYU-5.2  The same for the player who laid it, who knows which card it is. */
export interface LaidCard {
  seat: number;
  suyu: Suyu;
  gap: string;
  one: Suyu;
  other: Suyu;
  number: number;
  card: string;
}

/** TAHUANTINSUYU-5.2  A player drew this sun card, which the player alone sees. */
export interface Drew {
  seat: number;
  suyu: Suyu;
  number: number;
  card: string;
}

/** TAHUANTINSUYU-5.4  The deck ran out: the `count` discarded cards became a new one. */
export interface Reshuffled {
  count: number;
}

/** TAHUANTINSUYU-5.3  The card in the gap between two suyus was turned face up. */
export interface Revealed {
  gap: string;
  one: Suyu;
  other: Suyu;
  number: number;
  card: string;
}

/**
 * TAHUANTINSUYU-5.6  The new sun cards gave a player labour, or took some.
 *
 * `count` is the change, `lost` how much was taken: 0 where labour was given.
 */
export interface LabourChanged {
  seat: number;
  suyu: Suyu;
  count: number;
  lost: number;
}

/** TAHUANTINSUYU-5.6  The new sun cards brought a player points at once. */
export interface PilgrimsCame {
  seat: number;
  suyu: Suyu;
  points: number;
}

/** TAHUANTINSUYU-6.1  A player built a road for free. `one` and `other` name its ends. */
export interface RoadBuilt {
  seat: number;
  suyu: Suyu;
  road: string;
  one: string;
  other: string;
}

/** TAHUANTINSUYU-6.1  A player built no more of the free roads. */
export interface RoadsEnded {
  seat: number;
  suyu: Suyu;
}

/** TAHUANTINSUYU-6.2  A player paid for a road. `one` and `other` name its ends. */
export interface ExtraBuilt {
  seat: number;
  suyu: Suyu;
  road: string;
  one: string;
  other: string;
  cost: number;
}

/** TAHUANTINSUYU-6.3  A player built a city; `name` is that of the site. */
export interface CityBuilt {
  seat: number;
  suyu: Suyu;
  site: string;
  name: string;
  cost: number;
  points: number;
}

/** TAHUANTINSUYU-6.4  A player built a temple in a city; `name` is that of the site. */
export interface TempleBuilt {
  seat: number;
  suyu: Suyu;
  site: string;
  name: string;
  cost: number;
  points: number;
}

/** TAHUANTINSUYU-6.5  A player built a garrison; `name` is that of the site. */
export interface GarrisonBuilt {
  seat: number;
  suyu: Suyu;
  site: string;
  name: string;
  cost: number;
  points: number;
}

/** TAHUANTINSUYU-6.6  A player built a terrace in a region of theirs. */
export interface TerraceBuilt {
  seat: number;
  suyu: Suyu;
  region: string;
  name: string;
  cost: number;
  points: number;
}

/** TAHUANTINSUYU-6.7  A player conquered a region and took its token. */
export interface Conquered {
  seat: number;
  suyu: Suyu;
  region: string;
  name: string;
  cost: number;
  points: number;
}

/** TAHUANTINSUYU-6.1  A road or a conquest beside a region turned its token face up (6.7). */
export interface Turned {
  region: string;
  name: string;
  resistance: number;
  production: number;
  points: number;
}

/** TAHUANTINSUYU-6.10  A player built nothing, or could build nothing. */
export interface Passed {
  seat: number;
  suyu: Suyu;
}

/** TAHUANTINSUYU-7.1  The Sapa Inca gave a player points, in all and for things of each kind. */
export interface Honoured {
  seat: number;
  suyu: Suyu;
  points: number;
  cities: number;
  temples: number;
  garrisons: number;
  terraces: number;
}

/** TAHUANTINSUYU-7.2  The face-up sun cards were discarded and unspent labour returned. */
export type SunSet = Record<string, never>;

/** TAHUANTINSUYU-8.1  The invasion marker of this number was blank. */
export interface Spared {
  number: number;
}

/** TAHUANTINSUYU-8.1  The invasion marker of this number had the black dot. */
export interface Invaded {
  number: number;
}

/** TAHUANTINSUYU-8.2  The game is over. `seat`, the `winner`, stands highest on the track. */
export interface Ended {
  seat: number;
  suyu: Suyu;
  ending: Ending;
  winner: number;
}

/** The data of each kind of event. */
export interface TahuantinsuyuEvents {
  'column-began': ColumnBegan;
  'received': Received;
  'supported': Supported;
  'ordered': Ordered;
  'laid': Laid;
  'laid-card': LaidCard;
  'drew': Drew;
  'reshuffled': Reshuffled;
  'revealed': Revealed;
  'labour-changed': LabourChanged;
  'pilgrims-came': PilgrimsCame;
  'road-built': RoadBuilt;
  'roads-ended': RoadsEnded;
  'extra-built': ExtraBuilt;
  'city-built': CityBuilt;
  'temple-built': TempleBuilt;
  'garrison-built': GarrisonBuilt;
  'terrace-built': TerraceBuilt;
  'conquered': Conquered;
  'turned': Turned;
  'passed': Passed;
  'honoured': Honoured;
  'sun-set': SunSet;
  'spared': Spared;
  'invaded': Invaded;
  'ended': Ended;
}
