import { beforeEach, describe, expect, it } from 'vitest';

import type { Play, ToHouse, ToScreen } from '../../src/generated/wire';
import { Build, watchForMissingFiles } from '../../src/app/build';
import { TableSocket, type SocketState } from '../../src/app/table/table-socket.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToHouse[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ToHouse);
  }

  close() {
    this.isClosed = true;
  }

  accept() {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: Partial<ToScreen>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const play: Play = { type: 'play', seat: 0, decision: 3, choice: 7, request_id: 'm1' };
let timers: { ms: number; run: () => void; isOff: boolean }[];
let states: SocketState[];
let heard: ToScreen[];
let storage: Map<string, string>;
let reloads: number;
/** What a house says that is asked for its build. */
let served: Promise<string>;

/** A page of build "old" in a browser that keeps what it is told to. */
function page(id = 'old'): Build {
  return new Build({
    id,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    ask: () => served,
    reload: () => (reloads += 1),
  });
}

function connect(build = page()): TableSocket {
  const link = new TableSocket(
    'ws://house/t',
    {
      hello: () => ({ type: 'hello', seats: [0], since: { '0': heard.length } }),
      receive: (message) => heard.push(message),
      changed: (state) => states.push(state),
    },
    {
      socket: (url) => new FakeSocket(url) as unknown as WebSocket,
      after: (ms, run) => {
        const timer = { ms, run, isOff: false };
        timers.push(timer);
        return () => (timer.isOff = true);
      },
      chance: () => 1,
      build,
    },
  );
  link.open();
  return link;
}

function socket(): FakeSocket {
  const newest = FakeSocket.all.at(-1);
  if (!newest) throw new Error('no socket');
  return newest;
}

function fire(): number {
  const timer = timers.findLast((one) => !one.isOff);
  if (!timer) throw new Error('no timer');
  timer.isOff = true;
  timer.run();
  return timer.ms;
}

function welcome(build = 'old') {
  socket().accept();
  socket().hear({ type: 'welcome', build });
}

beforeEach(() => {
  FakeSocket.all = [];
  timers = [];
  states = [];
  heard = [];
  storage = new Map();
  reloads = 0;
  served = Promise.resolve('new');
});

describe('a link', () => {
  it('greets the table, and is open once it is welcomed', () => {
    const link = connect();
    socket().accept();

    expect(socket().sent).toEqual([{ type: 'hello', seats: [0], since: { '0': 0 } }]);
    expect(link.state.kind).toBe('connecting');
    socket().hear({ type: 'welcome' });
    expect(link.state.kind).toBe('open');
  });

  it('comes back by itself, with what it holds by then', () => {
    connect();
    welcome();

    socket().onclose?.();
    fire();
    socket().accept();

    expect(FakeSocket.all.length).toBe(2);
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: { '0': 1 } });
  });

  it('waits longer after every failure, up to a limit, and begins again after a welcome', () => {
    connect();
    const pauses = Array.from({ length: 8 }, () => {
      socket().onclose?.();
      return fire();
    });

    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12000, 12000, 12000]);
    welcome();
    socket().onclose?.();
    expect(fire()).toBe(400);
  });

  it('sends an unanswered move again under the same id', () => {
    const link = connect();
    welcome();
    link.sendMove(play);

    socket().onclose?.();
    fire();
    welcome();

    expect(socket().sent.slice(1)).toEqual([play]);
  });

  it('keeps a move that was made while the line was down', () => {
    const link = connect();
    welcome();
    socket().onclose?.();

    link.sendMove(play);
    fire();
    welcome();

    expect(socket().sent.slice(1)).toEqual([play]);
  });

  it.each(['done', 'refused'] as const)('does not repeat a move that was answered: %s', (type) => {
    const link = connect();
    welcome();
    link.sendMove(play);
    socket().hear({ type, request_id: 'm1' } as Partial<ToScreen>);

    socket().onclose?.();
    fire();
    welcome();

    expect(socket().sent.length).toBe(1);
  });

  it('pings into a silence, and gives up on a dead line', () => {
    const link = connect();
    welcome();

    fire();
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
    fire();

    expect(link.state.kind).toBe('lost');
    expect(FakeSocket.all[0]?.isClosed).toBe(true);
  });

  it('takes any answer as a sign of life', () => {
    const link = connect();
    welcome();
    fire();

    socket().hear({ type: 'pong' });
    fire();

    expect(link.state.kind).toBe('open');
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
  });

  it('hurries when asked, only if it was lost', () => {
    const link = connect();
    welcome();
    link.hurry();
    expect(FakeSocket.all.length).toBe(1);

    socket().onclose?.();
    link.hurry();

    expect(FakeSocket.all.length).toBe(2);
  });

  it('stays closed once it is closed', () => {
    const link = connect();
    welcome();
    const only = socket();

    link.close();
    only.onclose?.();

    expect(link.state.kind).toBe('closed');
    expect(timers.every((timer) => timer.isOff)).toBe(true);
    expect(link.send({ type: 'ping' })).toBe(false);
  });
});

describe('a page of another build than the house serves', () => {
  it('is loaded again, once', () => {
    connect();
    welcome('new');
    expect(reloads).toBe(1);

    const again = connect();
    welcome('new');

    expect(reloads).toBe(1);
    expect(again.state.kind).toBe('open');
  });

  it('is left alone while the builds agree, or one of them has no name', () => {
    connect();
    welcome('old');
    connect();
    welcome('');
    connect(page(''));
    welcome('new');

    expect(reloads).toBe(0);
  });

  it('keeps the move that nobody has answered, and the next page sends it under the same id', () => {
    const link = connect();
    welcome();
    link.sendMove(play);
    socket().onclose?.();
    fire();
    welcome('new');
    expect(reloads).toBe(1);
    expect(socket().sent).not.toContainEqual(play);

    const next = connect(page('new'));
    expect(next.unanswered).toBe('m1');
    welcome('new');

    expect(socket().sent).toContainEqual(play);
    expect(storage.has('tambo.unsent')).toBe(false);
  });

  it('keeps nothing for another table', () => {
    const build = page();
    build.keep('ws://house/another', play);

    expect(connect().unanswered).toBeUndefined();
  });

  it('is loaded again when a file is gone, once', async () => {
    const build = page();

    expect([await build.missed(), await build.missed(), build.served('new')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(reloads).toBe(1);
  });

  it('is left alone when a file is gone because the house is, or for no reason we know', async () => {
    const build = page();
    served = Promise.reject(new TypeError('offline'));
    expect(await build.missed()).toBe(false);

    served = Promise.resolve('old');
    expect(await build.missed()).toBe(false);
    expect(reloads).toBe(0);
  });

  it('keeps the move when a file is gone, too', async () => {
    const build = page();
    const link = connect(build);
    welcome();
    link.sendMove(play);

    await build.missed();

    expect(page().take('ws://house/t')).toEqual(play);
  });

  it('hears of missing files from the loader', async () => {
    const target = new EventTarget() as unknown as Window;
    watchForMissingFiles(target, page());

    target.dispatchEvent(new Event('vite:preloadError'));
    await Promise.resolve();
    await Promise.resolve();

    expect(reloads).toBe(1);
  });
});
