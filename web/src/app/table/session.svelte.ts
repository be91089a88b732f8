/**
 * Sitting at (or watching) one table: the socket, the streams it brings, the choice under way and the last
 * answer. Its parts own what they are named after: the timeline, the device, hints, chat, questions to all.
 */
import { MoveSelection } from '../../board-kit/selection.svelte';
import { typed } from '../../board-kit/matching';
import { NoteBooks, type NoteBook } from '../../board-kit/notes.svelte';
import type { LoadedScreen } from '../../board-kit/loaded-screen';
import type { Frame, TableSummary, Text, ToScreen } from '../../generated/wire';
import { ChatState } from '../chat/chat-state.svelte';
import { houseTime } from '../clocks/server-time';
import { TableProposals } from '../proposals/table-proposals.svelte';
import { AskedHint } from './asked-hint.svelte';
import { SharedDevice } from './device.svelte';
import type { MissedEvents } from './missed-events.svelte';
import { newRequestId } from './request-id';
import { SeatStreams } from './seat-streams.svelte';
import { factsOf, type DeviceFacts } from './shared-device';
import { isAwaited } from './streams';
import { TableSocket, type SocketState } from './table-socket.svelte';
import type { Timeline } from './timeline.svelte';

/** Something the house has to say about what was tried. */
export interface Reply {
  readonly said: Text;
  readonly clause: string | null;
}

export class TableSession {
  card = $state.raw() as TableSummary;
  reply = $state.raw<Reply | null>(null);
  readonly selection: MoveSelection;
  readonly proposals: TableProposals;
  readonly chat: ChatState;
  readonly hints: AskedHint;
  readonly device: SharedDevice;
  /** What happened while I was away. */
  readonly missed: MissedEvents;

  /** Whether the house hears us. */
  readonly link = $derived.by((): SocketState => this.#socket.state);
  /** A move is on its way. */
  readonly isSending = $derived.by(() => this.#socket.unanswered !== undefined);
  /** What is shown; nothing before the first frame. */
  readonly timeline = $derived.by((): Timeline | undefined => this.#streams.timeline);
  /** The frame on the screen; it follows the newest one when its events have been shown. */
  readonly frame = $derived.by(() => this.timeline?.frame);
  readonly mine = $derived(factsOf(this.card).mine);
  /** My seats that a bot plays for me. */
  readonly stoodIn = $derived(this.card.seats.filter((seat) => seat.is_mine && seat.stand_in));
  /** Who must decide at the moment shown. */
  readonly asked = $derived.by((): readonly number[] => {
    const { timeline } = this;
    return !timeline || (timeline.isLive && this.card.status !== 'running') ? [] : timeline.asked;
  });
  /** The seat that acts at this screen; null for those who watch. */
  readonly seat = $derived(this.frame?.seat ?? null);
  readonly isMyTurn = $derived(
    this.seat !== null &&
      this.timeline?.isLive === true &&
      this.asked.includes(this.seat) &&
      !this.card.seats[this.seat]?.stand_in,
  );
  /** The present is shown and nothing moves: what is on the screen is what one decides about. */
  readonly isSettled = $derived.by(() => this.timeline?.isLive === true && !this.#streams.isMoving);
  /** Whether the board and the menu take a choice. */
  readonly mayChoose = $derived.by(
    () => this.isSettled && !this.isSending && this.device.curtain === null,
  );
  readonly canHint = $derived.by(
    () =>
      this.card.options['hints'] === true &&
      this.card.status === 'running' &&
      this.device.curtain === null &&
      this.seat !== null,
  );
  readonly #facts = $derived.by((): DeviceFacts => ({
    ...factsOf(this.card),
    hasSecrets: this.hasSecrets,
    hasQuestion: this.proposals.open !== null,
    due: this.#streams.due,
    held: this.#streams.held,
    isMoving: this.#streams.isMoving,
  }));

  #streams: SeatStreams;
  #notes = new NoteBooks((seat, text) => void this.#socket.send({ type: 'note', seat, text }));
  #socket: TableSocket;

  constructor(
    card: TableSummary,
    readonly screen: LoadedScreen,
    private readonly hasSecrets: boolean,
    url: string,
  ) {
    this.card = card;
    this.#streams = new SeatStreams(screen, {
      card: () => this.card,
      mine: () => this.mine,
      overtaken: (isNews) => this.#overtaken(isNews),
      moved: () => this.#look(),
    });
    this.missed = this.#streams.missed;
    this.#socket = new TableSocket(url, {
      hello: () => this.#streams.hello(this.device.permits, this.chat.heard),
      receive: (message, isAnswer) => this.#receive(message, isAnswer),
      changed: (state) => {
        if (state.kind !== 'open') this.hints.forget();
      },
    });
    this.selection = new MoveSelection({
      chosen: (line, words) => this.#play(words ? `${line.text}: ${words}` : line.id),
      dead: (elements) => this.#why([...elements]),
      touched: () => this.timeline?.playback.skip() ?? false,
      picked: () => (this.reply = null),
      isLocked: () => !this.mayChoose,
    });
    this.device = new SharedDevice({
      table: card.id,
      facts: () => this.#facts,
      send: (message) => this.#socket.send(message),
      reconnect: () => this.#socket.open(),
      tableChanged: (now) => this.#tableChanged(now),
      left: (seat) => this.#left(seat),
      changed: () => this.#present(),
    });
    this.proposals = new TableProposals({
      card: () => this.card,
      mine: () => this.mine,
      permitOf: (seat) => this.device.permitOf(seat),
      took: (now) => this.#tableChanged(now),
      failed: (said) => this.#say(said),
    });
    this.hints = new AskedHint({
      seat: () => this.seat,
      asking: () => this.quiet(),
      send: (message) => this.#socket.send(message),
      failed: (said) => this.#say(said),
    });
    this.chat = new ChatState(card.id, (message) => this.#socket.send(message));
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#notes.flush();
    this.#socket.close();
    this.timeline?.close();
  }

  hurry(): void {
    this.#socket.hurry();
  }

  /** Typed notation: from the menu if it is there, else the house reads it, or says why not. */
  type(text: string): void {
    if (this.seat === null || !this.mayChoose) return;
    this.#play(typed(this.frame?.menu ?? [], text)?.id ?? text);
  }

  undo(): void {
    const { frame } = this;
    if (!frame || frame.seat === null || !frame.can_undo || this.isSending) return;
    this.#send({ type: 'undo', seat: frame.seat, decision: frame.decision });
  }

  quiet(): void {
    this.reply = null;
    this.hints.clear();
  }

  /** The pages of the seat on the screen; none for those who only watch. */
  notesOf(seat: number | null | undefined): NoteBook | null {
    if (seat === null || seat === undefined || !this.mine.includes(seat)) return null;
    return this.#notes.of(seat);
  }

  #receive(message: ToScreen, isAnswer: boolean): void {
    if ('at' in message) houseTime.heard(message.at * 1000);
    switch (message.type) {
      case 'welcome':
        this.#notes.flush();
        this.chat.resume();
        if (isAwaited(message.table)) this.#socket.send({ type: 'arrive' });
        return this.#tableChanged(message.table);
      case 'table':
        return this.#tableChanged(message.table);
      case 'frame':
        return this.#take(message);
      case 'done':
        return this.#look();
      case 'refused':
        if (message.frame) this.#take(message.frame);
        if (!isAnswer) return;
        this.#look();
        this.selection.clear();
        return this.#say(message.said, message.clause);
      case 'explanation':
        return this.#say(message.said, message.clause);
      case 'hint':
        return this.hints.take(message);
      case 'no-hint':
        return this.hints.refused(message.said);
      case 'noted':
        return this.notesOf(message.seat)?.kept(message.text);
      case 'unlocked':
        return this.device.unlocked(message.seat, message.permit);
      case 'locked':
        return this.device.refused(message.said);
      case 'chat':
        return this.chat.take(message);
      case 'chat-accepted':
        return this.chat.accepted(message.request_id);
      case 'chat-refused':
        return this.chat.refused(message.request_id, message.said);
      case 'error':
        this.#socket.forget();
        this.#look();
        return this.#say(message.said);
      case 'pong':
        return;
    }
  }

  #tableChanged(card: TableSummary): void {
    const before = this.card;
    const wanted = this.device.streamsWanted;
    this.card = card;
    // What was said of a game that was paused is not true of one that goes on.
    if (card.status !== before.status) this.reply = null;
    this.proposals.changed(before, card);
    if (this.device.streamsWanted !== wanted) this.#socket.open();
    this.#look();
  }

  #take(frame: Frame): void {
    if (this.#streams.take(frame)) this.#look();
    else this.#socket.open();
  }

  #overtaken(isNews: boolean): void {
    this.selection.clear();
    if (isNews) this.quiet();
  }

  /** What is known has changed: the device says whose it is, and what follows is presented. */
  #look(): void {
    if (!this.#streams.isMoving) this.#streams.remember(this.device.seat, this.device.permits);
    this.device.look();
  }

  /** The one place where what is known becomes what is shown and asked. */
  #present(): void {
    const { device } = this;
    if (this.#streams.isMoving) return;
    const isShut = device.seat !== null && device.isLocked(device.seat);
    // A timeline that is turned to another seat has moved, and comes back here.
    if (!isShut && this.#streams.show(device.seat)) return this.hints.clear();
    const { frame } = this;
    if (!frame) return;
    this.selection.offer(frame.menu, `${frame.seat} ${frame.decision}`);
    this.selection.grant();
  }

  #left(seat: number): void {
    this.#notes.close(seat);
    this.#streams.forget(seat);
    this.#socket.send({ type: 'lock', seat });
  }

  #play(choice: number | string): void {
    const { frame } = this;
    if (!frame || frame.seat === null) return;
    this.#send({ type: 'play', seat: frame.seat, decision: frame.decision, choice });
  }

  #send(move: Move): void {
    this.missed.seen();
    this.quiet();
    this.#socket.sendMove({ ...move, request_id: newRequestId() });
  }

  #why(elements: string[]): void {
    const { seat } = this;
    if (seat === null) this.#say({ key: 'table-watching-only', args: {} });
    else if (!this.#socket.send({ type: 'explain', seat, elements }))
      this.#say({ key: 'error-offline', args: {} });
  }

  #say(said: Text, clause: string | null = null): void {
    this.reply = { said, clause };
  }
}

type Move =
  | { type: 'play'; seat: number; decision: number; choice: number | string }
  | { type: 'undo'; seat: number; decision: number };
