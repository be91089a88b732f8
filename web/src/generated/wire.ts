/* Generated from src/tambo/house/wire by scripts/wire_types.py: do not edit. */

/** A new cup. `game` is empty for the pentathlon; `rounds` 0 lets the house choose. */
export interface CupWanted {
  title: string;
  kind: 'pentathlon' | 'round-robin' | 'swiss';
  game?: string;
  size?: number;
  rounds?: number;
  name?: string;
  plays?: boolean;
}

export interface CupJoin {
  name?: string;
}

export interface CupBot {
  level: string;
}

export interface CupEntryWanted {
  entry: number;
}

/** A cup in a list. `rounds` is 0 until the house has settled it. */
export interface CupCard {
  id: string;
  title: string;
  kind: 'pentathlon' | 'round-robin' | 'swiss';
  game: string;
  size: number;
  status: 'joining' | 'over' | 'running';
  round: number;
  rounds: number;
  entrants: number;
  created: string;
}

/** Somebody who takes part, where he stands. `points` are in tenths, a first place being 100. */
export interface CupEntry {
  entry: number;
  name: string;
  level: string;
  is_me: boolean;
  is_gone: boolean;
  place: number;
  points: number;
  worth: number;
  firsts: number;
  played: number;
  byes: number;
}

export interface CupSeat {
  entry: number;
  place: number | null;
  points: number | null;
}

/** `table` is None for a free round and for a match that was forfeited before it began. */
export interface CupBoard {
  game: string;
  table: string | null;
  seats: CupSeat[];
  is_over: boolean;
}

export interface CupRound {
  number: number;
  boards: CupBoard[];
}

export interface CupPage {
  card: CupCard;
  is_owner: boolean;
  my_table: string | null;
  entries: CupEntry[];
  rounds: CupRound[];
  games: string[];
}

/** `address` is an e-mail address, a webhook's URL, or a push service's endpoint. */
export interface ChannelWanted {
  kind: 'email' | 'push' | 'webhook';
  address: string;
  pace?: 'daily' | 'each' | 'hourly' | 'never';
  language?: 'en' | 'fr';
  p256dh?: string;
  auth?: string;
}

export interface PaceWanted {
  pace: 'daily' | 'each' | 'hourly' | 'never';
}

export interface ConfirmWanted {
  token: string;
}

/** Where I am told. `secret` checks the signatures of a webhook. */
export interface ChannelCard {
  id: string;
  kind: 'email' | 'push' | 'webhook';
  label: string;
  pace: 'daily' | 'each' | 'hourly' | 'never';
  status: 'dead' | 'on' | 'unconfirmed';
  secret: string | null;
}

/** What has become of something told; `reason` ends `notices-reason-...`. */
export interface NoticeCard {
  kind: 'confirm' | 'test' | 'turn';
  channel: 'email' | 'push' | 'webhook';
  game: string | null;
  table: string | null;
  status: 'dropped' | 'failed' | 'queued' | 'sent';
  reason: string | null;
  detail: string;
  tries: number;
  at: number;
  due: number | null;
}

export interface NoticePage {
  push_key: string;
  has_mail: boolean;
  channels: ChannelCard[];
  notices: NoticeCard[];
}

export interface Confirmed {
  confirmed: boolean;
}

/** Somebody at one game. `level` is a bot's; a person has a name, which may be empty. */
export interface RatingCard {
  name: string;
  level: string;
  middle: number;
  low: number;
  high: number;
  matches: number;
  is_me: boolean;
}

/** `unlisted` people have played less than was asked for. */
export interface RatingList {
  game: string;
  cards: RatingCard[];
  unlisted: number;
}

/** What I was worth after a match. */
export interface RatingStep {
  table: string;
  at: string;
  middle: number;
  low: number;
  high: number;
}

export interface MyRating {
  game: string;
  now: RatingCard;
  steps: RatingStep[];
}

/** Whether a match has been judged and counts; if not, `why`: the end of `ratings-why-...`. */
export interface RatedMatch {
  table: string;
  is_judged: boolean;
  counts: boolean;
  why: string | null;
}

/** A sentence in no language yet: a key of the catalogues and its arguments. */
export interface Said {
  key: string;
  args: Record<string, number | string>;
}

export interface OptionCard {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'text';
  default: boolean | number | string;
  clause: string;
  choices: string[];
  least: number;
  most: number;
  players: number[];
  has_workshop: boolean;
}

/** A bot one can invite; catalogues name it under `level-<name>` and `level-<name>-about`. */
export interface LevelCard {
  name: string;
  strength: number;
}

/** A game on the shelf. `is_built` is false for one that is still coming. */
export interface GameCard {
  name: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  players: number[];
  minutes: number;
  is_built: boolean;
  has_secrets: boolean;
  options: OptionCard[];
  levels: LevelCard[];
}

/** One numbered rule of a rules page; `is_ruling` marks the house's own readings. */
export interface Clause {
  id: string;
  text: string;
  is_ruling: boolean;
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface RulesPage {
  game: string;
  language: 'en' | 'fr';
  intro: string;
  chapters: Chapter[];
}

/** Data of a printed copy that can be typed in for an option of the game, and ours. */
export interface WorkshopPart {
  option: string;
  sample: string;
}

export interface WorkshopPage {
  game: string;
  parts: WorkshopPart[];
}

export interface TypedIn {
  part: string;
  text: string;
}

/** Something wrong with what was typed in; `line` counts from 1, 0 is no line. */
export interface FlawFound {
  line: number;
  clause: string;
  said: Said;
}

/** What the workshop found: flaws, or the options of a table that plays with the data. */
export interface Examined {
  flaws: FlawFound[];
  options: Record<string, boolean | number | string>;
  report: Said[];
}

/**
 * One choice on a menu, with the things on the screen it is made of, in pointing order.
 *
 * If it `is_unordered`, any other order will do as well.
 */
export interface Line {
  id: number;
  text: string;
  elements: string[];
  said: Said;
  is_unordered: boolean;
}

/** An event a seat may see, numbered in that seat's own stream from 1 without gaps. */
export interface Happened {
  number: number;
  kind: string;
  said: Said;
  data: Record<string, unknown>;
}

export interface SheetRow {
  seat: number;
  points: number;
  clause: string;
  said: Said;
}

export interface Result {
  ending: string;
  clause: string;
  ranking: number[][];
  scores: number[];
  sheet: SheetRow[];
}

/**
 * All a screen needs to show one seat (None: a spectator) the present moment.
 *
 * `events` are those after the number the screen said it has; `last` is the number of the
 * newest event of this seat's stream. `decision` must be sent back with a choice. `board` is the
 * board in lines of text, for screen readers.
 */
export interface Frame {
  type: 'frame';
  seat: number | null;
  last: number;
  decision: number;
  view: Record<string, unknown>;
  board: Said[];
  prompt: Said | null;
  menu: Line[];
  can_undo: boolean;
  events: Happened[];
  result: Result | null;
}

/** A match from its beginning as one seat saw it: a frame after set-up and each step. */
export interface Replay {
  table: string;
  seat: number | null;
  frames: Frame[];
}

/** A comment on what led to a frame of the replay, by the number of that frame. */
export interface Remark {
  frame: number;
  said: Said;
}

/** What can be said of a match once it is over. */
export interface Review {
  table: string;
  remarks: Remark[];
}

/**
 * First message: which streams to send, and the last event number held of each.
 *
 * `since` is keyed by the seat's number, or "watch" for the spectator's stream.
 */
export interface Hello {
  type: 'hello';
  seats: number[];
  watch?: boolean;
  since?: Record<string, number>;
}

/** A choice by number or by notation. `move` is the screen's own id: repeats are harmless. */
export interface Play {
  type: 'play';
  seat: number;
  decision: number;
  choice: number | string;
  move: string;
}

export interface Undo {
  type: 'undo';
  seat: number;
  decision: number;
  move: string;
}

/** Why can I not play this? By notation typed, or by the elements pointed at. */
export interface Why {
  type: 'why';
  seat: number;
  text?: string | null;
  elements?: string[] | null;
}

/** What could my seat work out now? */
export interface HintWanted {
  type: 'hint';
  seat: number;
}

/** What a seat writes down for itself, as JSON text: instead of all it wrote before. */
export interface Note {
  type: 'note';
  seat: number;
  text: string;
}

export interface Ping {
  type: 'ping';
}

/** The answer to Hello: the table, and then a frame for each stream follows. */
export interface Welcome {
  type: 'welcome';
  table: TableCard;
}

/** Somebody sat down, came or went, or the table opened a successor. */
export interface TableChanged {
  type: 'table';
  table: TableCard;
}

/** The move is durable. Its frame has been sent before this. */
export interface Done {
  type: 'done';
  move: string;
}

/** A move that changed nothing, why, and the moment as it really is. */
export interface RefusedMove {
  type: 'refused';
  move: string;
  code: string;
  said: Said;
  clause: string | null;
  frame: Frame | null;
}

/** The answer to Why; `clause` is None when the thing can in fact be played. */
export interface Because {
  type: 'because';
  seat: number;
  code: string;
  said: Said;
  clause: string | null;
}

/** The answer to HintWanted: the claim first, then its reasons. `decision` is when it was. */
export interface Hint {
  type: 'hint';
  seat: number;
  decision: number;
  steps: Said[];
}

export interface NoHint {
  type: 'no-hint';
  seat: number;
  code: string;
  said: Said;
}

/** What a seat has written down, if anything: follows the welcome, and a Note once kept. */
export interface Noted {
  type: 'noted';
  seat: number;
  text: string;
}

export interface Pong {
  type: 'pong';
}

/** A message the house could not use at all (malformed, too big, not allowed). */
export interface Trouble {
  type: 'trouble';
  code: string;
  said: Said;
}

/** Who shall sit there: I, anybody with the link, a bot, or a second person at my device. */
export interface SeatWanted {
  kind: 'bot' | 'hotseat' | 'me' | 'open';
  name?: string;
  level?: string;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, boolean | number | string>;
  seed?: string | null;
  start?: string | null;
}

/** A seat as everybody sees it; `is_mine` is for the reader of this card alone. */
export interface SeatCard {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  is_mine: boolean;
  is_here: boolean;
}

/**
 * A table from outside. `seat_links` are given only to the one who opened the table.
 *
 * `seed_hash` promises the seed of the dice; `seed` keeps the promise once the match is over.
 */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  rules_version: number;
  status: 'over' | 'paused' | 'running' | 'waiting';
  seats: SeatCard[];
  moves: number;
  created: string;
  seat_links: Record<string, string>;
  is_owner: boolean;
  successor: string | null;
  seed_hash: string;
  seed: number | string | null;
}

/** A game that has a set-up of the day, the same for everybody in this house until midnight. */
export interface DailyCard {
  game: string;
  day: string;
}

/** Who shall sit at a table with the set-up of the day. */
export interface DailyWanted {
  seats: SeatWanted[];
}

export interface JoinWanted {
  token: string;
  name?: string;
}

/** An error over HTTP. */
export interface Problem {
  code: string;
  said: Said;
  clause: string | null;
}

export type ToHouse = Hello | Play | Undo | Why | HintWanted | Note | Ping;

export type ToScreen = Welcome | TableChanged | Frame | Done | RefusedMove | Because | Hint | NoHint | Noted | Pong | Trouble;
