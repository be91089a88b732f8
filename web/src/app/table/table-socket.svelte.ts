/**
 * The socket of a table. Owns connecting, trying again with growing pauses, noticing silence, and the one
 * unanswered move, which is sent again under the same id; what is said is others' business.
 */
import type { Hello, Play, ToHouse, ToScreen, Undo } from '../../generated/wire';
import { build, type Build } from '../build';

export type SocketState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'lost'; attempt: number; pause: number }
  | { kind: 'closed' };

export interface SocketHost {
  hello(): Hello;
  /** `isAnswer`: it answers the move that was unanswered until now. */
  receive(message: ToScreen, isAnswer: boolean): void;
  changed(state: SocketState): void;
}

/** The parts of the outside world a test replaces. */
export interface Surroundings {
  socket(url: string): WebSocket;
  after(ms: number, run: () => void): () => void;
  chance(): number;
  readonly build: Build;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12_000;
const PING_EVERY = 15_000;
const SILENCE = 10_000;

const browser: Surroundings = {
  socket: (url) => new WebSocket(url),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  build,
};

export class TableSocket {
  state = $state.raw<SocketState>({ kind: 'connecting' });
  #socket: WebSocket | undefined;
  #attempt = 0;
  #move = $state.raw<Play | Undo | undefined>();
  #cancels: (() => void)[] = [];
  #unkeep: (() => void) | undefined;

  constructor(
    private readonly url: string,
    private readonly host: SocketHost,
    private readonly world: Surroundings = browser,
  ) {
    this.#move = world.build.take(url);
  }

  /** The id of the move that the house has not answered yet. */
  get unanswered(): string | undefined {
    return this.#move?.request_id;
  }

  open(): void {
    this.#unkeep ??= this.world.build.beforeReload(() => {
      if (this.#move) this.world.build.keep(this.url, this.#move);
    });
    this.#hush();
    this.#drop();
    this.#become({ kind: 'connecting' });
    const socket = this.world.socket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#write(this.host.hello());
    socket.onmessage = (event) => this.#heard(socket, String(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  close(): void {
    this.#unkeep?.();
    this.#unkeep = undefined;
    this.#hush();
    this.#drop();
    this.#become({ kind: 'closed' });
  }

  /** Try now rather than when the pause is over. */
  hurry(): void {
    if (this.state.kind === 'lost') this.open();
  }

  /** Say something that may get lost. False when nobody is listening. */
  send(message: ToHouse): boolean {
    return this.state.kind === 'open' && this.#write(message);
  }

  /** Send a move, and again after every reconnection until the house has answered it. */
  sendMove(message: Play | Undo): void {
    this.#move = message;
    this.send(message);
  }

  /** The house could not use the move at all: do not send it again. */
  forget(): void {
    this.#move = undefined;
  }

  #heard(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(text) as ToScreen;
    this.#listen();
    if (message.type === 'welcome') {
      if (this.world.build.served(message.build)) return this.close();
      this.#attempt = 0;
      this.#become({ kind: 'open' });
      if (this.#move) this.#write(this.#move);
    }
    const isAnswer =
      (message.type === 'done' || message.type === 'refused') &&
      message.request_id === this.#move?.request_id;
    if (isAnswer) this.#move = undefined;
    this.host.receive(message, isAnswer);
  }

  /** After a while of silence ask whether anybody is there; after more of it, begin again. */
  #listen(): void {
    this.#hush();
    this.#later(PING_EVERY, () => {
      this.#write({ type: 'ping' });
      this.#later(SILENCE, () => {
        const socket = this.#socket;
        if (socket) this.#lost(socket);
      });
    });
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#hush();
    this.#drop();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempt);
    const pause = Math.round(longest * (0.5 + this.world.chance() / 2));
    this.#attempt += 1;
    this.#become({ kind: 'lost', attempt: this.#attempt, pause });
    this.#later(pause, () => this.open());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #write(message: ToHouse): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #become(state: SocketState): void {
    this.state = state;
    this.host.changed(state);
  }

  #later(ms: number, run: () => void): void {
    this.#cancels.push(this.world.after(ms, run));
  }

  #hush(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }
}
