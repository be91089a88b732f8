/**
 * Sitting at (or watching) one table: the streams, the picture being played, the choice under way, the
 * last answer. The screens only read this and call its few verbs.
 */
import { SvelteMap } from 'svelte/reactivity';
import { MoveSelection } from '../../board-kit/selection.svelte';
import { typed } from '../../board-kit/matching';
import { NoteBooks, type NoteBook } from '../../board-kit/notes.svelte';
import { Playback } from '../../board-kit/playback.svelte';
import type { LoadedScreen } from '../../board-kit/board-screen';
import type { Sound } from '../../board-kit/game-screen';
import type {
  Frame,
  SeenEvent,
  Hello,
  Hint,
  Text,
  TableSummary,
  ToScreen,
} from '../../generated/wire';
import { TableProposals } from '../proposals/table-proposals.svelte';
import { house } from '../api';
import { sentenceOf } from '../../ui/said-error';
import { Link, type LinkState } from './table-socket';
import { houseTime } from '../clocks/server-time';
import { MissedEvents } from './missed-events.svelte';
import { newRequestId } from './request-id';
import { soundBox } from '../sound.svelte';
import { ChatState } from '../chat/chat-state.svelte';
import {
  helloOf,
  isAwaited,
  seatToShow,
  streamName,
  take,
  toAct,
  WATCH,
  type Stream,
} from './streams';
import { SealedHere } from './sealed-here';
import { look } from '../theme.svelte';
import { uncaught } from '../uncaught.svelte';

/** Something the house has to say about what was tried. */
export interface Reply {
  readonly said: Text;
  readonly clause: string | null;
}

export class TableSession {
  card = $state.raw() as TableSummary;
  link = $state.raw<LinkState>({ kind: 'connecting' });
  /** The frame on the screen; it follows the newest one when its events have been shown. */
  frame = $state.raw<Frame | undefined>();
  log = $state.raw<readonly SeenEvent[]>([]);
  reply = $state.raw<Reply | null>(null);
  isSending = $state(false);
  /** What the house says my seat could work out, until something changes. */
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  /** The seat whose turn to look it is, when one device serves several secret hands. */
  curtain = $state<number | null>(null);
  /** What the house says to the PIN that was given at the curtain. */
  pinReply = $state.raw<Text | null>(null);
  isUnlocking = $state(false);
  playback = $state.raw<Playback<unknown> | undefined>();
  /** My seats that must decide and that no bot plays. */
  due = $state.raw<readonly number[]>([]);
  /** A seat of mine with a PIN that is to be taken back from a bot once the PIN is given. */
  returning = $state<number | null>(null);
  readonly missed = new MissedEvents(() => this.log);
  readonly selection: MoveSelection;
  readonly proposals: TableProposals;
  readonly chat: ChatState;

  readonly mine = $derived(this.card.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat));
  readonly asked = $derived(this.card.status === 'running' ? toAct(this.frame) : []);
  /** My seats that a bot plays for me. */
  readonly stoodIn = $derived(this.card.seats.filter((seat) => seat.is_mine && seat.stand_in));
  readonly isMyTurn = $derived(
    this.frame?.seat !== null &&
      this.frame !== undefined &&
      this.asked.includes(this.frame.seat) &&
      !this.card.seats[this.frame.seat]?.stand_in,
  );

  /** My other seats that are asked as well while the curtain hangs for one. */
  readonly alsoAsked = $derived(
    this.curtain === null ? [] : this.due.filter((seat) => seat !== this.curtain),
  );

  readonly canHint = $derived(
    this.card.options['hints'] === true &&
      this.card.status === 'running' &&
      this.curtain === null &&
      this.frame !== undefined &&
      this.frame.seat !== null,
  );

  /** What stands for a PIN that was given, until the player who gave it looks away. */
  #permits = new SvelteMap<number, string>();
  /** A seat of mine that someone wants to look from though another one is asked. */
  #handedTo: number | null = null;
  /** A seat that is being given a PIN: the house hears of it before we have the permit. */
  #setting: number | null = null;
  /** A seat whose PIN was right: the curtain lifts with its frame. */
  #lifting: number | null = null;
  #sealed: SealedHere;
  #notes = new NoteBooks((seat, text) => void this.#link.send({ type: 'note', seat, text }));
  #streams = new Map<string, Stream>();
  #shown: number | null = null;
  #link: Link;
  #move = '';

  constructor(
    card: TableSummary,
    readonly screen: LoadedScreen,
    private readonly hasSecrets: boolean,
    url: string,
  ) {
    this.card = card;
    this.#sealed = new SealedHere(card.id);
    this.selection = new MoveSelection({
      chosen: (line, words) => this.#play(words ? `${line.text}: ${words}` : line.id),
      dead: (elements) => this.#why({ elements: [...elements] }),
      touched: () => this.playback?.skip() ?? false,
      picked: () => (this.reply = null),
    });
    this.proposals = new TableProposals({
      card: () => this.card,
      mine: () => this.mine,
      permitOf: (seat) => this.#permits.get(seat) ?? '',
      took: (now) => this.#tableChanged(now),
      failed: (errorText) => (this.reply = { said: errorText, clause: null }),
    });
    this.selection.locked = true;
    this.chat = new ChatState(card.id, (message) => this.#link.send(message));
    this.#link = new Link(url, {
      hello: () => this.#hello(),
      receive: (message) => this.#receive(message),
      changed: (state) => this.#linkChanged(state),
    });
    this.#move = this.#link.unanswered ?? ''; // From before the page was loaded again.
    this.isSending = this.#move !== '';
  }

  open(): void {
    this.#link.open();
  }

  close(): void {
    this.#notes.flush();
    this.#link.close();
    this.playback?.stop();
  }

  hurry(): void {
    this.#link.hurry();
  }

  /** Typed notation: from the menu if it is there, else the house reads it, or says why not. */
  type(text: string): void {
    if (this.frame?.seat === null || this.selection.locked) return;
    this.playback?.skip();
    this.#play(typed(this.frame?.menu ?? [], text)?.id ?? text);
  }

  undo(): void {
    const frame = this.frame;
    if (!frame || frame.seat === null || !frame.can_undo || this.isSending) return;
    this.#sending();
    this.#link.sendMove({
      type: 'undo',
      seat: frame.seat,
      decision: frame.decision,
      request_id: this.#move,
    });
  }

  lift(): void {
    if (this.curtain === null || this.isLocked(this.curtain)) return;
    this.curtain = null;
    this.pinReply = null;
    this.#settled();
  }

  /** Whether a seat of mine has a PIN that was not given to this screen. */
  isLocked(seat: number): boolean {
    return (
      this.card.status !== 'over' &&
      this.card.seats[seat]?.has_pin === true &&
      !this.#permits.has(seat)
    );
  }

  /** Give the PIN of the seat behind the curtain, which lifts if it is right. */
  unlock(pin: string): void {
    if (this.curtain === null) return;
    this.pinReply = null;
    this.isUnlocking = this.#link.send({ type: 'unlock', seat: this.curtain, pin });
    if (!this.isUnlocking) this.pinReply = { key: 'error-offline', args: {} };
  }

  /** A PIN for a seat of mine from now on, or none; the curtain lifts for the player who set it. */
  async setPin(seat: number, pin: string): Promise<void> {
    this.pinReply = null;
    this.#setting = seat;
    try {
      const kept = await house.setPin(this.card.id, seat, pin, this.#permits.get(seat) ?? '');
      if (!kept.permit) {
        this.#permits.delete(seat);
        return;
      }
      this.#permits.set(seat, kept.permit);
      this.#lifting = seat;
      this.#setting = null;
      this.#link.open();
      this.#settled();
    } catch (error) {
      this.pinReply = sentenceOf(error);
    } finally {
      this.#setting = null;
    }
  }

  /** At the curtain: another of my seats that is asked as well takes the device first. */
  takeDevice(seat: number): void {
    this.#turnTo(seat);
    this.#settled();
  }

  /** Let another seat of mine look, though it is not asked; null: the seat that is. */
  handTo(seat: number | null): void {
    this.#handedTo = seat;
    this.#settled();
  }

  /** Let a bot have a seat of mine; the PIN is not asked for where nobody else could take it away. */
  async leave(seat: number): Promise<void> {
    this.pinReply = null;
    try {
      this.#tableChanged(await house.leave(this.card.id, seat, this.#permits.get(seat) ?? ''));
    } catch (error) {
      this.pinReply = sentenceOf(error);
      throw error;
    }
  }

  /** Take a seat of mine back from a bot, after its PIN if it has one. */
  async comeBack(seat: number): Promise<void> {
    if (this.isLocked(seat)) {
      this.returning = seat;
      this.#settled();
      return;
    }
    this.returning = null;
    this.#tableChanged(await house.comeBack(this.card.id, seat, this.#permits.get(seat) ?? ''));
  }

  /** The PIN is not at hand: the bot keeps the seat. */
  stayAway(): void {
    this.returning = null;
    this.#settled();
  }

  quiet(): void {
    this.reply = null;
    this.hint = null;
  }

  /** The pages of the seat on the screen; none for those who only watch. */
  notesOf(seat: number | null | undefined): NoteBook | null {
    if (seat === null || seat === undefined || !this.mine.includes(seat)) return null;
    return this.#notes.of(seat);
  }

  askHint(): void {
    const seat = this.frame?.seat;
    if (seat === null || seat === undefined || this.isHinting) return;
    this.quiet();
    this.isHinting = this.#link.send({ type: 'hint', seat });
    if (!this.isHinting) this.reply = { said: { key: 'error-offline', args: {} }, clause: null };
  }

  /** Between hands of one device nothing is shown until the right person says so. */
  get #isGuarded(): boolean {
    if (this.card.status === 'over') return false;
    return (
      (this.hasSecrets && this.mine.length > 1) || this.card.seats.some((seat) => seat.has_pin)
    );
  }

  #linkChanged(state: LinkState): void {
    this.link = state;
    // What was asked before is not answered on another line.
    if (state.kind !== 'open') this.isHinting = false;
  }

  #hello(): Hello {
    return helloOf(this.card, this.mine, this.#streams, this.#permits, this.chat.heard);
  }

  #receive(message: ToScreen): void {
    if ('at' in message) houseTime.heard(message.at * 1000);
    switch (message.type) {
      case 'welcome':
        this.#notes.flush();
        this.chat.resume();
        if (isAwaited(message.table)) this.#link.send({ type: 'arrive' });
        return this.#tableChanged(message.table);
      case 'table':
        return this.#tableChanged(message.table);
      case 'frame':
        return this.#take(message);
      case 'done':
        if (message.request_id === this.#move) this.#answered();
        return;
      case 'refused':
        if (message.frame) this.#take(message.frame);
        if (message.request_id !== this.#move) return;
        this.#answered();
        this.selection.clear();
        this.reply = { said: message.said, clause: message.clause };
        return;
      case 'explanation':
        this.reply = { said: message.said, clause: message.clause };
        return;
      case 'hint':
        this.isHinting = false;
        if (message.seat === this.frame?.seat) this.hint = message;
        return;
      case 'no-hint':
        this.isHinting = false;
        this.reply = { said: message.said, clause: null };
        return;
      case 'noted':
        this.notesOf(message.seat)?.kept(message.text);
        return;
      case 'unlocked':
        this.isUnlocking = false;
        if (message.permit) this.#permits.set(message.seat, message.permit);
        this.#lifting = message.seat;
        if (message.seat === this.returning) {
          this.comeBack(message.seat).catch(
            (error: unknown) => (this.pinReply = sentenceOf(error)),
          );
        }
        this.#settled();
        return;
      case 'locked':
        this.isUnlocking = false;
        this.pinReply = message.said;
        return;
      case 'chat':
        return this.chat.take(message);
      case 'chat-accepted':
        return this.chat.accepted(message.request_id);
      case 'chat-refused':
        return this.chat.refused(message.request_id, message.said);
      case 'error':
        this.#link.forget();
        this.#answered();
        this.reply = { said: message.said, clause: null };
        return;
      case 'pong':
        return;
    }
  }

  #tableChanged(card: TableSummary): void {
    const before = this.card;
    const kept = this.#streamsWanted();
    this.card = card;
    // What was said of a game that was paused is not true of one that goes on.
    if (card.status !== before.status) this.reply = null;
    this.proposals.changed(before, card);
    if (card.status === 'over') this.curtain = null;
    if (!this.proposals.open) this.#handedTo = null;
    if (this.#streamsWanted() !== kept) this.#link.open();
    this.#settled();
  }

  /** Changes whenever other streams must be asked for: other seats are mine, or a PIN came or went. */
  #streamsWanted(): string {
    const isShut = (seat: number) => this.isLocked(seat) && seat !== this.#setting;
    return this.mine.map((seat) => `${seat}${isShut(seat) ? ' locked' : ''}`).join();
  }

  #take(frame: Frame): void {
    const name = streamName(frame.seat);
    const held = this.#streams.get(name);
    const { stream, fresh, hasGap } = take(held, frame);
    if (hasGap && held) return this.#link.open();
    this.#streams.set(name, stream);
    if (!this.playback) return this.#first(stream);
    if (frame.seat !== this.#shown) return this.#settled();
    if (held && (fresh.length > 0 || frame.decision !== held.frame.decision)) this.quiet();
    if (!held || document.hidden) {
      this.log = stream.events;
      this.playback.jump(frame.view);
      this.#cameBack(stream);
      this.#show(frame);
    } else {
      this.selection.locked = true;
      this.selection.clear();
      this.playback.play(fresh, frame.view, () => this.#show(frame));
    }
  }

  #first(stream: Stream): void {
    this.#shown = stream.frame.seat;
    this.due = this.#sealed.due(this.card, this.mine, this.#streams, stream.frame);
    if (this.#isGuarded) this.curtain = seatToShow(this.#seatsPlayed, null, this.due);
    this.log = stream.events;
    this.playback = new Playback(
      this.screen.story,
      {
        shown: (event, sound) => this.#shownEvent(event, sound),
        isStill: () => look.isStill(),
        failed: uncaught.report,
      },
      stream.frame.view,
    );
    this.#cameBack(stream);
    this.#show(stream.frame);
  }

  /** Several hands at one device have seen it all; so has nobody who never decided anything. */
  #cameBack({ frame, events }: Stream): void {
    if (this.mine.length !== 1 || !frame.own || frame.result) return;
    this.missed.missed(frame.own, events.at(-1)?.number ?? 0);
  }

  #shownEvent(event: SeenEvent, sound: Sound | undefined): void {
    this.log = [...this.log, event];
    if (sound) soundBox.play(sound);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    this.#settled();
  }

  /** Nothing is moving: lay out the menu, and turn to another of my seats if that one is asked. */
  #settled(): void {
    if (this.playback?.isPlaying || !this.frame) return;
    const newest = this.#streams.get(streamName(this.#shown)) ?? this.#streams.get(WATCH);
    const present = this.curtain ?? this.#shown;
    this.#sealed.remember(this.#shown, this.#streams, this.#permits);
    this.due = this.#sealed.due(this.card, this.mine, this.#streams, newest?.frame ?? this.frame);
    const wanted =
      this.returning ?? this.#handedTo ?? seatToShow(this.#seatsPlayed, present, this.due);
    const isForAnother = this.curtain !== null && this.curtain !== wanted;
    if (wanted !== this.#shown || isForAnother) this.#turnTo(wanted);
    this.#liftIfOpen();
    const { frame } = this;
    this.selection.offer(frame.menu, `${frame.seat} ${frame.decision}`);
    this.selection.locked = this.isSending || this.curtain !== null;
    this.selection.grant();
  }

  /** My seats that are in my hands; if none is, those I may look from all the same. */
  get #seatsPlayed(): number[] {
    const played = this.mine.filter((seat) => !this.card.seats[seat]?.stand_in);
    return played.length > 0 ? played : this.mine.filter((seat) => !this.isLocked(seat));
  }

  #turnTo(seat: number | null): void {
    if (seat === null) this.curtain = null;
    if (this.#isGuarded && seat !== null && this.curtain !== seat) {
      this.curtain = seat;
      this.pinReply = null;
      this.#lookAway(seat);
    }
    const stream = this.#streams.get(streamName(seat));
    if (!stream || (seat !== null && this.isLocked(seat))) return;
    this.#shown = seat;
    this.hint = null;
    this.log = stream.events;
    this.frame = stream.frame;
    this.playback?.jump(stream.frame.view);
  }

  /** A player who looked from a seat with a PIN hands the device on: it is given again next time. */
  #lookAway(next: number): void {
    const seat = this.#shown;
    if (seat === null || seat === next || !this.#permits.delete(seat)) return;
    this.#notes.close(seat);
    this.#streams.delete(streamName(seat));
    this.#link.send({ type: 'lock', seat });
  }

  #liftIfOpen(): void {
    const seat = this.#lifting;
    if (seat === null || seat !== this.#shown || !this.#streams.has(streamName(seat))) return;
    this.#lifting = null;
    if (this.curtain === seat) this.curtain = null;
    this.pinReply = null;
  }

  #play(choice: number | string): void {
    const { frame } = this;
    if (!frame || frame.seat === null) return;
    this.#sending();
    this.#link.sendMove({
      type: 'play',
      seat: frame.seat,
      decision: frame.decision,
      choice,
      request_id: this.#move,
    });
  }

  #why(what: { elements: string[] }): void {
    const seat = this.frame?.seat;
    if (seat === null || seat === undefined) {
      this.reply = { said: { key: 'table-watching-only', args: {} }, clause: null };
    } else if (!this.#link.send({ type: 'explain', seat, ...what })) {
      this.reply = { said: { key: 'error-offline', args: {} }, clause: null };
    }
  }

  #sending(): void {
    this.#move = newRequestId();
    this.missed.seen();
    this.isSending = true;
    this.selection.locked = true;
    this.quiet();
  }

  #answered(): void {
    this.isSending = false;
    this.#settled();
  }
}
