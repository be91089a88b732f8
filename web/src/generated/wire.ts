/* Generated from src/tambo/house/wire by scripts/wire_types.py: do not edit. */

/**
 * A decision after `step` steps that cost its seat some of its chance to win.
 *
 * Judged by what the seat could know then: `chance` with what it chose, `could` with what would
 * have been better.
 */
export interface Costly {
  seat: number;
  step: number;
  chosen: Said;
  better: Said;
  chance: number;
  could: number;
}

/**
 * The bots' opinion of a match. `curve` has each seat's chance to win after 0, 1, 2… steps.
 *
 * It grows while `done` is below `steps`; a moment that could not be judged is empty.
 */
export interface Evaluation {
  table: string;
  steps: number;
  done: number;
  curve: number[][];
  costly: Costly[];
}

/** A board of one's own, as the match stood after `step` steps; seats are mine or bots. */
export interface WhatIfWanted {
  step: number;
  seats: SeatWanted[];
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
 * board in lines of text, for screen readers. `own` is the number of the newest event when the
 * seat last decided something itself, 0 if it never has.
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
  own: number;
}

/**
 * A match from its beginning as one seat saw it: a frame after set-up and each step.
 *
 * Once it is over, `steps` has the number of the frame shown after 0, 1, 2… steps: a seat does not
 * see every step. Before that it is empty, since it would tell how many steps others have made.
 */
export interface Replay {
  table: string;
  seat: number | null;
  frames: Frame[];
  steps: number[];
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
 * `since` is keyed by the seat's number, or "watch" for the spectator's stream; `heard` has the
 * stamp of the newest lines of each room of the table's talk.
 */
export interface Hello {
  type: 'hello';
  seats: number[];
  watch?: boolean;
  since?: Record<string, number>;
  heard?: Record<string, number>;
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

/** What was said is kept; its line was sent before this. */
export interface Spoken {
  type: 'spoken';
  mark: string;
}

/** What was said is not kept, and why. */
export interface Unspoken {
  type: 'unspoken';
  mark: string;
  code: string;
  said: Said;
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

/** Where a what-if board was taken from: a table, after so many of its steps. */
export interface Origin {
  table: string;
  step: number;
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
  origin: Origin | null;
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

/**
 * Plain text, or the key of a quick phrase that every reader is told in his language.
 *
 * `number` counts in its room. `seat` is None for those who watch. `step` is for comments: after
 * how many steps of the match they belong.
 */
export interface TalkLine {
  number: number;
  seat: number | null;
  step: number | null;
  name: string;
  text: string;
  phrase: string;
  at: string;
  is_mine: boolean;
  is_hidden: boolean;
}

/** Lines of a room that are new or have changed. `stamp` is sent back with the next Hello. */
export interface Lines {
  type: 'lines';
  room: 'comments' | 'players' | 'watchers';
  stamp: number;
  lines: TalkLine[];
}

/**
 * Something to be said at the table: a text or a phrase. `mark` makes repeats harmless.
 *
 * Players speak in the players' room from one of their seats, everybody else in the watchers'.
 */
export interface Say {
  type: 'say';
  mark: string;
  text?: string;
  phrase?: string;
  seat?: number | null;
  name?: string;
}

export interface CommentWanted {
  step: number;
  text: string;
  mark: string;
}

/** To mute is not to hear somebody; to block is not to meet him either. */
export interface IgnoreWanted {
  kind: 'block' | 'mute';
}

export interface IgnoredCard {
  id: string;
  kind: 'block' | 'mute';
  name: string;
  at: string;
}

export interface ReportWanted {
  reason?: string;
}

/** `who` is the speaker's sign, the same in all reports; `until` ends his silence. */
export interface ReportCard {
  id: string;
  at: string;
  table: string;
  room: 'comments' | 'players' | 'watchers';
  number: number;
  who: string;
  reason: string;
  context: TalkLine[];
  is_open: boolean;
  is_hidden: boolean;
  penalty: 'banned' | 'none' | 'silenced';
  until: string;
}

export interface ActWanted {
  kind: 'ban' | 'close' | 'hide' | 'pardon' | 'show' | 'silence';
  hours?: number;
}

export interface ActCard {
  at: string;
  kind: string;
  who: string;
  hours: number | null;
}

export type ToHouse = Hello | Play | Undo | Why | HintWanted | Note | Say | Ping;

export type ToScreen = Welcome | TableChanged | Frame | Done | RefusedMove | Because | Hint | NoHint | Noted | Lines | Spoken | Unspoken | Pong | Trouble;
