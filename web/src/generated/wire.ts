/* Generated from the wire types of src/tambo/house by scripts/wire_types.py: do not edit. */

/** The caller: a guest, or an account with its name and public id. */
export interface Me {
  is_account: boolean;
  name: string;
  public_id: string;
  tables: number;
}

/** A new account for the caller: with a password, or with a passkey's response. */
export interface AccountRequest {
  name: string;
  password?: string;
  question?: string;
  credential?: Record<string, unknown> | null;
}

/** Into an account by name and password. `bring` takes the guest's tables along. */
export interface SignInRequest {
  name: string;
  password: string;
  bring?: boolean;
}

/** What an authenticator answered to a challenge of ours. */
export interface PasskeyAnswer {
  question: string;
  credential: Record<string, unknown>;
  name?: string;
  bring?: boolean;
}

/** What to hand to the browser's `navigator.credentials`; `id` comes back with the answer. */
export interface PasskeyQuestion {
  id: string;
  options: Record<string, unknown>;
}

export interface NameRequest {
  name: string;
}

/** A new password; `old` is empty for an account that had none. Signs other devices out. */
export interface PasswordRequest {
  new: string;
  old?: string;
}

/** From the admin: the name of an account whose password is forgotten. */
export interface PasswordResetRequest {
  name: string;
}

/**
 * A token with which a new password can be chosen, once, until a moment: for the address
 * `/password-reset#`.
 */
export interface PasswordReset {
  name: string;
  token: string;
  until: number;
}

/** A new password, and the reset token that allows it. */
export interface NewPassword {
  token: string;
  password: string;
}

/** One of a list, by its id. */
export interface Chosen {
  id: string;
}

/** The device to sign out; without an id, all but this one. */
export interface SessionEnd {
  id?: string | null;
}

export interface TokenRequest {
  name: string;
  scopes: ('play' | 'read')[];
}

/** The account's name, and its password if it has one, so that nobody leaves by mistake. */
export interface AccountDeletionRequest {
  name: string;
  password?: string;
}

export interface DeviceSummary {
  id: string;
  device: string;
  created: number;
  seen: number;
  is_this: boolean;
}

export interface PasskeySummary {
  id: string;
  name: string;
  created: number;
}

export interface TokenSummary {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number | null;
}

/** A new token. `secret` is shown this once and kept nowhere. */
export interface TokenMade {
  token: TokenSummary;
  secret: string;
}

/** Your own account, all of it. */
export interface Account {
  name: string;
  public_id: string;
  created: number;
  has_password: boolean;
  devices: DeviceSummary[];
  passkeys: PasskeySummary[];
  tokens: TokenSummary[];
}

/** What became of a person's matches in one game. */
export interface Tally {
  game: string;
  matches: number;
  first: number;
}

/** A finished match and how it went for the person of the page. */
export interface Played {
  table: TableSummary;
  seat: number;
  place: number;
  points: number;
}

/** Matches of a person, newest first. `is_more`: there are older ones. */
export interface PlayedPage {
  played: Played[];
  is_more: boolean;
}

/**
 * A player's public profile. `played` are the newest matches; `is_more` says that there are
 * older ones.
 */
export interface Profile {
  public_id: string;
  name: string;
  created: number;
  is_me: boolean;
  tallies: Tally[];
  played: Played[];
  is_more: boolean;
}

/**
 * A decision after `step` steps that cost its seat some of its chance to win.
 *
 * Judged by what the seat could know then: `chance` with what it chose, `could` with what would
 * have been better.
 */
export interface Costly {
  seat: number;
  step: number;
  chosen: Text;
  better: Text;
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

/** A board of your own, as the match stood after `step` steps; seats are yours or bots'. */
export interface WhatIfRequest {
  step: number;
  seats: SeatRequest[];
}

/** What could my seat work out now? */
export interface HintRequest {
  type: 'hint';
  seat: number;
}

/** A sentence of a hint, and the elements of the board it is about. */
export interface HintStep {
  said: Text;
  elements: string[];
}

/** The answer to HintRequest: the claim first, then its reasons. `decision` is when it was. */
export interface Hint {
  type: 'hint';
  seat: number;
  decision: number;
  steps: HintStep[];
}

export interface NoHint {
  type: 'no-hint';
  seat: number;
  code: string;
  said: Text;
}

export interface OptionNeed {
  option: string;
  choice: string;
}

export interface FewerChoices {
  option: string;
  choice: string;
  choices: string[];
}

export interface OptionSummary {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'text';
  default: boolean | number | string;
  clause: string;
  choices: string[];
  least: number;
  most: number;
  players: number[];
  needs: OptionNeed[];
  fewer: FewerChoices[];
  has_workshop: boolean;
}

/** A bot one can invite; catalogues name it under `level-<name>` and `level-<name>-about`. */
export interface LevelSummary {
  name: string;
  strength: number;
}

/** A game on the shelf. `is_built` is false for one that is still coming. */
export interface GameSummary {
  name: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  players: number[];
  minutes: number;
  is_built: boolean;
  has_secrets: boolean;
  has_chance: boolean;
  options: OptionSummary[];
  levels: LevelSummary[];
}

/** The texts of a game in Fluent's notation. */
export interface GameTexts {
  game: string;
  language: 'en' | 'fr';
  source: string;
}

/**
 * Words of a rules page that look alike, or a mark in them: a ruling of the house, our own
 * drawing where the picture is lost, or what can be changed at the table. Only a mark can have a
 * reason.
 */
export interface TextPiece {
  kind: 'code' | 'drawing' | 'em' | 'option' | 'plain' | 'ruling' | 'strong';
  text: string;
  reason: string;
}

/** One numbered rule of a rules page; its marks stand among its words. */
export interface Clause {
  id: string;
  pieces: TextPiece[];
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface RulesPage {
  game: string;
  language: 'en' | 'fr';
  intro: TextPiece[][];
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

/** Something wrong or odd in what was typed in; `line` counts from 1, 0 is no line. */
export interface FlawFound {
  line: number;
  clause: string;
  said: Text;
}

/**
 * What the workshop found: flaws, or the options of a table that plays with the data.
 *
 * Warnings come with the options; a table can be opened in spite of them.
 */
export interface Examined {
  flaws: FlawFound[];
  warnings: FlawFound[];
  options: Record<string, boolean | number | string>;
  report: Text[];
}

/**
 * Plain text, or the key of a quick phrase that every reader gets in their own language.
 *
 * `number` counts in its room. `seat` is None for spectators. `step` is for comments: the number
 * of steps of the match after which they belong. A message that `is_removed` was deleted by its
 * author or with their account: it has no text.
 */
export interface ChatMessage {
  number: number;
  seat: number | null;
  step: number | null;
  name: string;
  text: string;
  phrase: string;
  at: number;
  is_mine: boolean;
  is_hidden: boolean;
  is_removed: boolean;
}

/**
 * Messages of a room that are new or have changed. `stamp` is sent back with the next Hello.
 *
 * `is_anew`: these are the newest, in the place of all that the screen had of this room.
 * `has_earlier`: before the first of them there are others, to be asked for.
 */
export interface ChatMessages {
  type: 'chat';
  room: 'comments' | 'players' | 'watchers';
  stamp: number;
  messages: ChatMessage[];
  is_anew: boolean;
  has_earlier: boolean;
}

/**
 * A message to send at the table: a text or a phrase. `request_id` makes repeats harmless.
 *
 * Players write in the players' room from one of their seats, all others in the spectators'.
 */
export interface Say {
  type: 'say';
  request_id: string;
  text?: string;
  phrase?: string;
  seat?: number | null;
  name?: string;
}

export interface CommentRequest {
  step: number;
  text: string;
  request_id: string;
}

/** Kind "mute" hides a player's messages; "block" also keeps them from your tables. */
export interface BlockRequest {
  kind: 'block' | 'mute';
}

export interface BlockSummary {
  id: string;
  kind: 'block' | 'mute';
  name: string;
  at: number;
}

export interface ReportRequest {
  reason?: string;
}

/**
 * `who` and `by` are the signs of who spoke and who complained, the same in all reports;
 * `until` ends a silence.
 */
export interface ReportSummary {
  id: string;
  at: number;
  table: string;
  room: 'comments' | 'players' | 'watchers';
  number: number;
  who: string;
  by: string;
  reason: string;
  context: ChatMessage[];
  is_open: boolean;
  is_hidden: boolean;
  penalty: 'banned' | 'none' | 'silenced';
  until: number | null;
}

export interface AdminActionRequest {
  kind: 'ban' | 'close' | 'hide' | 'pardon' | 'show' | 'silence';
  hours?: number;
}

/** What the admin did, and about whom: a sign, and the name a message was written under. */
export interface AdminActionSummary {
  at: number;
  kind: string;
  who: string;
  name: string;
  hours: number | null;
}

/** `address` is an e-mail address, a webhook's URL, or a push service's endpoint. */
export interface ChannelRequest {
  kind: 'email' | 'push' | 'webhook';
  address: string;
  frequency?: 'daily' | 'each' | 'hourly' | 'never';
  language?: 'en' | 'fr';
  p256dh?: string;
  auth?: string;
}

export interface FrequencyRequest {
  frequency: 'daily' | 'each' | 'hourly' | 'never';
}

export interface ConfirmRequest {
  token: string;
}

/** A channel of mine. `secret` checks the signatures of a webhook. */
export interface ChannelSummary {
  id: string;
  kind: 'email' | 'push' | 'webhook';
  label: string;
  frequency: 'daily' | 'each' | 'hourly' | 'never';
  status: 'dead' | 'on' | 'unconfirmed';
  secret: string | null;
}

/** What has become of a notification; `reason` ends `notifications-reason-...`. */
export interface NotificationSummary {
  kind: 'confirm' | 'test' | 'turn';
  channel: 'email' | 'push' | 'webhook';
  game: string | null;
  table: string | null;
  status: 'dropped' | 'failed' | 'queued' | 'sent';
  reason: string | null;
  detail: string;
  attempts: number;
  at: number;
  due: number | null;
}

export interface NotificationPage {
  push_key: string;
  has_mail: boolean;
  channels: ChannelSummary[];
  notifications: NotificationSummary[];
}

export interface Confirmed {
  confirmed: boolean;
}

/** A sentence in no language yet: a key of the catalogues and its arguments. */
export interface Text {
  key: string;
  args: Record<string, number | string>;
}

/**
 * Something that cannot be done: the answer over HTTP, or to what a screen sends.
 *
 * `code` is for programs, `clause` names the rule where a rule is the reason.
 */
export interface ErrorMessage {
  type: 'error';
  code: string;
  said: Text;
  clause: string | null;
}

/** A player at one game. `level` is a bot's; a person has a name, which may be empty. */
export interface RatingSummary {
  name: string;
  level: string;
  middle: number;
  low: number;
  high: number;
  matches: number;
  is_me: boolean;
}

/** `unlisted` people have played less than the minimum; 1,000 means that many or more. */
export interface RatingList {
  game: string;
  cards: RatingSummary[];
  unlisted: number;
}

/** What I was worth after a match. */
export interface RatingStep {
  table: string;
  at: number;
  middle: number;
  low: number;
  high: number;
}

export interface MyRating {
  game: string;
  now: RatingSummary;
  steps: RatingStep[];
}

/**
 * Whether a match has been judged and counts; if not, `reason`: the end of
 * `ratings-reason-...`.
 */
export interface RatedMatch {
  table: string;
  is_judged: boolean;
  counts: boolean;
  reason: string | null;
}

/** Who plays the seat: I, anyone with the link, a bot, or a second person at my device. */
export interface SeatRequest {
  kind: 'bot' | 'hotseat' | 'me' | 'open';
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string>;
  seed?: string | null;
  start?: string | null;
  terms?: Terms;
}

/**
 * A seat as everyone sees it; `is_mine` and `has_pin` are for its reader alone.
 *
 * `public_id` leads to the profile of the player, if they have an account. `level` is a bot's. If
 * `state` is "departed" the player has deleted their account, and another person may take over the
 * seat while the match goes on; if it is "invited" the player has not yet come to a match that was
 * offered to them.
 */
export interface SeatSummary {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  level: string;
  state: '' | 'departed' | 'invited';
  is_mine: boolean;
  is_here: boolean;
  has_pin: boolean;
  public_id: string | null;
  stand_in: StandIn | null;
}

/** Where a what-if board was taken from: a table, after a number of its steps. */
export interface Origin {
  table: string;
  step: number;
}

/**
 * A table from outside. `seat_links` are given only to the one who opened the table.
 *
 * `seed_hash` promises the seed of the dice; `seed` keeps the promise once the match is over.
 * `proposal` is the newest proposal; `reason` says why the table is paused or
 * why its match ended without a result: "agreed" by all, or "forfeit" in a tournament. Such a
 * match `is_without_result`. `is_my_turn` says whether a seat of the reader must decide. In lists
 * there are no `clock` and no stand-ins.
 */
export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  rules_version: number;
  status: 'closed' | 'over' | 'paused' | 'running' | 'waiting';
  seats: SeatSummary[];
  moves: number;
  created: number;
  seat_links: Record<string, string>;
  is_owner: boolean;
  successor: string | null;
  seed_hash: string;
  seed: number | string | null;
  proposal: ProposalSummary | null;
  is_without_result: boolean;
  reason: string | null;
  terms: Terms;
  clock: ClockSummary | null;
  is_my_turn: boolean;
  watchers: number;
  origin: Origin | null;
}

/** A game that has a set-up of the day, the same for everyone in this house until midnight. */
export interface DailySummary {
  game: string;
  day: string;
}

/** The seats of a table with the set-up of the day. */
export interface DailyRequest {
  seats: SeatRequest[];
}

/** `beside_me`: another person joins at my device, where I have a seat already. */
export interface JoinRequest {
  token: string;
  name?: string;
  beside_me?: boolean;
}

/** What a link leads to: the table, and the seat unless the link fits none any more. */
export interface InvitationSummary {
  table: TableSummary;
  seat: number | null;
}

/**
 * One choice on a menu, with the things on the screen it is made of, in pointing order.
 *
 * If it `is_unordered`, any other order will do as well. If it `is_grave`, a touch screen asks for
 * confirmation before it is sent.
 */
export interface MenuItem {
  id: number;
  text: string;
  elements: string[];
  said: Text;
  is_unordered: boolean;
  is_grave: boolean;
}

/**
 * An event a seat may see, numbered in that seat's own stream from 1 without gaps.
 *
 * `data` are the fields of its kind, as the game declares them; docs/reference has them all.
 * `seat` is whose doing it was, where it was a seat's, and `owner` the colour whose it was, where
 * there is one. `elements` are the things on the board it is about, named as on menus.
 */
export interface SeenEvent {
  number: number;
  kind: string;
  said: Text;
  data: Record<string, unknown>;
  seat: number | null;
  owner: string | null;
  elements: string[];
}

export interface SheetRow {
  seat: number;
  points: number;
  clause: string;
  said: Text;
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
 * newest event of this seat's stream. `to_act` are the seats that must decide now, as far as
 * this one may know; `owners` the colours of the seats, None before they have one. `decision`
 * must be sent back with a choice. `board` is the board in lines of text, for screen readers.
 * `undo_refused` says why the seat cannot undo its last choice alone; `can_ask_back`, whether it
 * has made any that all could agree to undo. `own` is the number of the newest event when the
 * seat last decided something itself, 0 if it never has.
 */
export interface Frame {
  type: 'frame';
  seat: number | null;
  last: number;
  decision: number;
  to_act: number[];
  owners: (string | null)[];
  view: View;
  board: Text[];
  prompt: Text | null;
  menu: MenuItem[];
  can_undo: boolean;
  undo_refused: Text | null;
  can_ask_back: boolean;
  events: SeenEvent[];
  result: Result | null;
  own: number;
}

/**
 * A match from its beginning as one seat saw it: a frame after set-up and each step.
 *
 * A page of it: `frames` are those from number `first` on, of `count` in all.
 *
 * Once it is over, `steps` has the number of the frame shown after 0, 1, 2… steps: a seat does not
 * see every step. Before that it is empty, since it would tell how many steps others have made.
 */
export interface Replay {
  table: string;
  seat: number | null;
  frames: Frame[];
  steps: number[];
  first: number;
  count: number;
}

/**
 * A comment on what led to a frame of the replay, by the number of that frame.
 *
 * `elements` are those of the board it is about.
 */
export interface Remark {
  frame: number;
  said: Text;
  elements: string[];
}

/** The remarks on a finished match. */
export interface Review {
  table: string;
  remarks: Remark[];
}

/** Why can I not play this? By notation typed, or by the elements pointed at. */
export interface ExplainRequest {
  type: 'explain';
  seat: number;
  text?: string | null;
  elements?: string[] | null;
}

/** The answer to Why; `clause` is None when the thing can in fact be played. */
export interface Explanation {
  type: 'explanation';
  seat: number;
  code: string;
  said: Text;
  clause: string | null;
}

/**
 * The newest proposal of a table, open or not. `waiting` are the seats that must still answer,
 * `until` when it waits for them; then it has "expired". It has "lapsed" if it no longer makes
 * sense in the match.
 *
 * For "undo": how many `moves` that everyone saw would be undone, and the first of them.
 */
export interface ProposalSummary {
  number: number;
  kind: 'clock' | 'end' | 'pause' | 'pin' | 'resume' | 'undo';
  seat: number;
  state: 'done' | 'expired' | 'lapsed' | 'open' | 'refused' | 'withdrawn';
  agreed: number[];
  refused: number[];
  waiting: number[];
  moves: number;
  before: Text | null;
  time_control: Record<string, number | string>;
  until: number;
}

/** Something a table did by agreement: the seat that asked for it, and when. */
export interface AgreedProposal {
  number: number;
  kind: 'clock' | 'end' | 'pause' | 'pin' | 'resume' | 'undo';
  seat: number;
  time_control: Record<string, number | string>;
  at: number;
}

/**
 * `event` is a number of the seat's own stream: back to before the move it belongs to; without
 * it, to before the seat's last move. `permit` is needed where the seat has a PIN.
 */
export interface ProposalRequest {
  kind: 'clock' | 'end' | 'pause' | 'pin' | 'resume' | 'undo';
  seat: number;
  event?: number | null;
  time_control?: Record<string, number | string>;
  permit?: string;
}

/** A seat's answer; for the proposer, False withdraws the proposal. */
export interface AnswerRequest {
  seat: number;
  agrees: boolean;
  permit?: string;
}

/** A new PIN, or none; `permit` shows that the one before was given. */
export interface PinRequest {
  pin: string;
  permit?: string;
}

/** What opens the seat from now on without the PIN, as long as a screen remembers it. */
export interface PinKept {
  permit: string;
}

/**
 * How much time a seat has.
 *
 * "none": no clock. "live": `minutes`, `increment` seconds more for each turn, and a `reserve`
 * of minutes that does not grow. "days": `days` for each turn, and a `reserve` of days. The
 * reserve is used when the rest is used up.
 */
export interface TimeControl {
  kind?: 'days' | 'live' | 'none';
  minutes?: number;
  increment?: number;
  days?: number;
  reserve?: number;
}

/**
 * The terms that everyone accepts by sitting down at a table.
 *
 * A public table is in the lobby; any other is found by its link only. `audience` says which
 * players it is meant for.
 */
export interface Terms {
  is_public?: boolean;
  is_rated?: boolean;
  time_control?: TimeControl;
  audience?: 'any' | 'new' | 'strong' | 'used';
}

/**
 * The time of a seat, in seconds.
 *
 * It had `main` and `reserve` at the moment `since`, and they run since then; None: they stand
 * still. Moments are counted from 1970.
 */
export interface SeatClock {
  seat: number;
  main: number;
  reserve: number;
  since: number | null;
  is_on_vacation: boolean;
}

/** All clocks of a table as far as its reader may know who must decide. */
export interface ClockSummary {
  seats: SeatClock[];
  is_stopped: boolean;
}

/** A bot that plays a seat until its player comes back, and why. */
export interface StandIn {
  level: string;
  why: 'away' | 'clock' | 'gone' | 'left';
}

/** Sit down at any open seat of a table in the lobby. */
export interface LobbyJoinRequest {
  name?: string;
}

/** A request for an opponent at this game and time control: at a waiting table, or a new one. */
export interface QuickMatchRequest {
  game: string;
  time_control?: TimeControl;
  name?: string;
  players?: number;
}

export interface SeatBot {
  level: string;
}

/** A number of days from now on without clocks at correspondence tables; 0: back at once. */
export interface VacationRequest {
  days: number;
}

/** Until when a player is on vacation, and the days they have left this year. */
export interface VacationSummary {
  until: number | null;
  days_left: number;
}

/**
 * A new tournament. `game` is empty for the pentathlon; `rounds` 0 lets the house choose. All
 * its tables are rated, so its `time_control` has a clock.
 */
export interface TournamentRequest {
  title: string;
  kind: 'pentathlon' | 'round-robin' | 'swiss';
  game?: string;
  size?: number;
  rounds?: number;
  name?: string;
  plays?: boolean;
  time_control?: TimeControl;
}

export interface TournamentJoin {
  name?: string;
}

export interface TournamentBot {
  level: string;
}

export interface TournamentEntryRequest {
  entry: number;
}

/** A tournament in a list. `rounds` is 0 until the tournament starts. */
export interface TournamentSummary {
  id: string;
  title: string;
  kind: 'pentathlon' | 'round-robin' | 'swiss';
  game: string;
  size: number;
  status: 'joining' | 'over' | 'running';
  round: number;
  rounds: number;
  entrants: number;
  created: number;
  time_control: TimeControl;
}

/** An entrant and their place. `points` are in tenths, a first place being 100. */
export interface TournamentEntry {
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

export interface TournamentSeat {
  entry: number;
  place: number | null;
  points: number | null;
}

/** `table` is None for a free round and for a match that was forfeited before it began. */
export interface TournamentBoard {
  game: string;
  table: string | null;
  seats: TournamentSeat[];
  is_over: boolean;
}

export interface TournamentRound {
  number: number;
  boards: TournamentBoard[];
}

export interface TournamentPage {
  card: TournamentSummary;
  is_owner: boolean;
  my_table: string | null;
  entries: TournamentEntry[];
  rounds: TournamentRound[];
  games: string[];
}

/**
 * First message: which streams to send, and the last event number held of each.
 *
 * `since` is keyed by the seat's number, or "watch" for the spectator's stream; `permits` by the
 * number of a seat whose PIN was given to this screen before; `heard` has the stamp of the newest
 * lines of each room of the table's chat.
 */
export interface Hello {
  type: 'hello';
  seats: number[];
  watch?: boolean;
  since?: Record<string, number>;
  permits?: Record<string, string>;
  heard?: Record<string, number>;
}

/**
 * A person has come to play, after Hello: an invitation to this table is accepted, and a match
 * that a fault has paused is tried again. Hello itself changes nothing.
 */
export interface Arrive {
  type: 'arrive';
}

/**
 * A choice by number or by notation. `request_id` is the screen's own id: repeats are
 * harmless.
 */
export interface Play {
  type: 'play';
  seat: number;
  decision: number;
  choice: number | string;
  request_id: string;
}

export interface Undo {
  type: 'undo';
  seat: number;
  decision: number;
  request_id: string;
}

/** What a seat writes down for itself, as JSON text: instead of all it wrote before. */
export interface Note {
  type: 'note';
  seat: number;
  text: string;
}

/** The PIN of a seat: its frames are sent from now on. */
export interface Unlock {
  type: 'unlock';
  seat: number;
  pin: string;
}

/** The player of a seat with a PIN looks away: nothing of it is sent until the next Unlock. */
export interface Lock {
  type: 'lock';
  seat: number;
}

export interface Ping {
  type: 'ping';
}

/**
 * The answer to Hello: the table, and then a frame for each stream follows.
 *
 * `at` is what the house's clock says; `build` the build of the front
 * end that the house serves now: a page of another build should load itself again.
 */
export interface Welcome {
  type: 'welcome';
  table: TableSummary;
  at: number;
  build: string;
}

/** A player sat down, came or went, a clock began to run, or the table opened a successor. */
export interface TableChanged {
  type: 'table';
  table: TableSummary;
  at: number;
}

/** The move is durable. Its frame has been sent before this. */
export interface Done {
  type: 'done';
  request_id: string;
}

/** A move that changed nothing, why, and the moment as it really is. */
export interface RefusedMove {
  type: 'refused';
  request_id: string;
  code: string;
  said: Text;
  clause: string | null;
  frame: Frame | null;
}

/** What a seat has written down, if anything: follows the welcome, and a Note once kept. */
export interface Noted {
  type: 'noted';
  seat: number;
  text: string;
}

/** The PIN was right; the seat's frame follows. `permit` replaces the PIN from here on. */
export interface Unlocked {
  type: 'unlocked';
  seat: number;
  permit: string;
}

/** The PIN was wrong, or comes too soon after wrong ones. */
export interface StillLocked {
  type: 'locked';
  seat: number;
  code: string;
  said: Text;
}

/** The message is stored; it was sent back before this. */
export interface ChatAccepted {
  type: 'chat-accepted';
  request_id: string;
}

/** The message was refused, and why. */
export interface ChatRefused {
  type: 'chat-refused';
  request_id: string;
  code: string;
  said: Text;
}

export interface Pong {
  type: 'pong';
}

export type ToHouse = Hello | Arrive | Play | Undo | ExplainRequest | HintRequest | Note | Unlock | Lock | Say | Ping;

export type ToScreen = Welcome | TableChanged | Frame | Done | RefusedMove | Explanation | Hint | NoHint | Noted | Unlocked | StillLocked | ChatMessages | ChatAccepted | ChatRefused | Pong | ErrorMessage;

/** A seat took back its last choice: `count` events, from number `first` of this stream on. */
export interface Undone {
  seat: number;
  first: number;
  count: number;
}

/** All agreed to an undo that a seat proposed: `count` events, from number `first` on. */
export interface Rewound {
  seat: number;
  first: number;
  count: number;
}

/** A stand-in bot takes over a seat. */
export interface StoodIn {
  seat: number;
}

/** The person of a seat is back, or another has taken it over. */
export interface Back {
  seat: number;
}

/** The data of each kind of event of the house. */
export interface HouseEvents {
  'undone': Undone;
  'rewound': Rewound;
  'stand-in': StoodIn;
  'back': Back;
}

/**
 * What every view begins with.
 *
 * `seat` is whose view it is, None a spectator's. `to_act` are the seats that must decide now, as
 * far as this one may know.
 */
export type View = {
  game: string;
  seat: number | null;
  players: number;
  to_act: number[];
};
