/**
 * The screen jury: what must hold of a game's screen in every recorded moment. Each check returns
 * its complaints, each once however often it was found, with the first moment where it was.
 */
import { standing } from '../../src/board-kit/log-folding';
import { BUTTON, targets } from '../../src/board-kit/matching';
import type { Frame, SeenEvent } from '../../src/generated/wire';
import type { Judged, State, Told } from './judged-screen';
import { eventsOf, type Recorded } from './recorded';

/** What a check passes over in a game. */
export interface Allowed {
  /** Fields of the state that no event tells: they change with the view. */
  readonly untold?: readonly string[];
  /** Fields that some telling does not bring where the view has them, and why. */
  readonly rough?: Readonly<Record<string, string>>;
  /** Fields whose order means nothing. */
  readonly unordered?: readonly string[];
  /** Kinds of element of which one at a time is drawn, such as the amount that is dialled. */
  readonly dialled?: readonly string[];
}

export interface Complaint {
  readonly what: string;
  readonly where: string;
}

export class Complaints {
  readonly #found = new Map<string, Complaint>();

  add(what: string, seen: Recorded, at: number, why = ''): void {
    if (!this.#found.has(what))
      this.#found.set(what, { what, where: `${placeOf(seen, at)} ${why}` });
  }

  get list(): Complaint[] {
    return [...this.#found.values()];
  }
}

function placeOf({ players, seat, options }: Recorded, at: number): string {
  const viewer = seat === null ? 'a spectator' : `seat ${seat}`;
  return `${players} players ${JSON.stringify(options)}, ${viewer}, frame ${at}`;
}

const TAKING_BACK: readonly string[] = ['undone', 'rewound'];

/** The frames with the one before and what led there, if it was not taken back. */
function* steps({ frames }: Recorded): Generator<{ before: Frame; frame: Frame; at: number }> {
  for (const [at, frame] of frames.entries()) {
    const before = frames[at - 1];
    const isTold = !frame.events.some((event) => TAKING_BACK.includes(event.kind));
    if (before && isTold) yield { before, frame, at };
  }
}

/** Every kind of event that a game declares is told, or said to be silent. */
export function checkKinds(screen: Judged, kinds: readonly string[]): string[] {
  return kinds.filter((kind) => !screen.knows(kind)).map((kind) => `nothing is said of ${kind}`);
}

/** Telling the events of a frame to the state before it ends at the state of its view. */
export function checkTelling(screen: Judged, seen: Recorded, allowed: Allowed = {}): Complaint[] {
  const complaints = new Complaints();
  for (const { before, frame, at } of steps(seen)) {
    const begun = screen.begin(before.view);
    const state = tell(screen, begun, frame.events).at(-1)?.after ?? begun;
    const wanted = screen.begin(frame.view);
    const kinds = [...new Set(frame.events.map((event) => event.kind))].join(' ');
    for (const field of new Set([...Object.keys(wanted), ...Object.keys(state)])) {
      const isUnordered = allowed.unordered?.includes(field) ?? false;
      const plain = (one: State) => canonical(one[field], isUnordered);
      if (plain(state) === plain(wanted)) continue;
      const how = state[field] === begun[field] ? 'not told' : 'told wrong';
      const difference = `${kinds}: ${plain(state).slice(0, 200)}, not ${plain(wanted).slice(0, 200)}`;
      complaints.add(`${field} is ${how}`, seen, at, difference);
    }
  }
  return complaints.list;
}

function tell(screen: Judged, begun: State, events: readonly SeenEvent[]): Told[] {
  let state = begun;
  return events.map((event) => {
    const told = screen.tell(state, event);
    state = told.after;
    return told;
  });
}

/** A value as text: the same text for the same value, in whatever order its keys are. */
function canonical(value: unknown, isUnordered = false): string {
  if (Array.isArray(value)) {
    const parts = value.map((one) => canonical(one, isUnordered));
    return `[${(isUnordered ? parts.sort() : parts).join()}]`;
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'nothing';
  const fields = Object.entries(value).map(
    ([key, part]) => `${key}:${canonical(part, isUnordered)}`,
  );
  return `{${fields.sort().join()}}`;
}

/** The log without what was taken back has the events of the steps that stand, and no others. */
export function checkFolding(seen: Recorded, fold = standing): string[] {
  const left = fold(eventsOf(seen)).map(({ kind, data }) => canonical([kind, data]));
  const wanted = seen.standing.map((one) => canonical(one));
  const at = wanted.findIndex((one, place) => one !== left[place]);
  if (at >= 0) return [`line ${at} of the log is ${left[at]}, not ${wanted[at]}`];
  return left.length > wanted.length ? [`${left.length - wanted.length} lines too many`] : [];
}

/** Every moment of a new kind can be drawn: states of views and those while events are told. */
export function checkDrawing(screen: Judged, seen: Recorded, novelty: Novelty): Complaint[] {
  const complaints = new Complaints();
  for (const { before, frame, at } of steps(seen)) {
    const begun = screen.begin(before.view);
    for (const [number, told] of tell(screen, begun, frame.events).entries()) {
      const kind = frame.events[number]?.kind ?? '';
      if (!novelty.isNew(`told ${kind}`)) continue;
      const drawn = [...told.states, told.after].map((state) => {
        const html = drawing(screen, state, frame);
        for (const flaw of flawsOf(html, seen.game)) complaints.add(flaw, seen, at, kind);
        return html;
      });
      for (const { from, to } of told.flights)
        for (const place of [from, to])
          if (!drawn.some((html) => html.includes(`data-anchor="${place}"`)))
            complaints.add(`nothing is at ${kindOf(place)}`, seen, at, `${kind} ${place}`);
    }
    const words = [frame.prompt?.key, ...frame.menu.map((line) => line.said.key)];
    if (!frame.result && !words.some((key) => novelty.isNew(`asked ${key}`))) continue;
    const html = drawing(screen, screen.begin(frame.view), frame);
    for (const flaw of flawsOf(html, seen.game)) complaints.add(flaw, seen, at);
  }
  return complaints.list;
}

/** Remembers what it has seen in the matches of a game, so that it is looked at once or twice. */
export class Novelty {
  readonly #seen = new Map<string, number>();

  constructor(private readonly most = 1) {}

  isNew(what: string): boolean {
    const count = (this.#seen.get(what) ?? 0) + 1;
    this.#seen.set(what, count);
    return count <= this.most;
  }
}

function drawing(
  screen: Judged,
  state: State,
  frame: Frame,
  picked: readonly string[] = [],
): string {
  try {
    return screen.draw(state, frame, picked);
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

/** What no drawing may have: errors, sums that went wrong, sentences that nobody has written. */
function flawsOf(html: string, game: string): string[] {
  if (html.startsWith('failed: ')) return [html];
  const odd = /NaN|undefined|\[object Object\]/.exec(html);
  const words = html.replace(/<(?:[^">]|"[^"]*")*>/g, (tag) =>
    [...tag.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, text]) => ` ${text} `).join(''),
  );
  const key = new RegExp(`(?<![\\w-])(?:${game}|kit|table)-[a-z]+(?:-[a-z]+)*`).exec(words);
  return [
    ...(odd ? [`${odd[0]} is drawn`] : []),
    ...(key ? [`the sentence ${key[0]} is not there`] : []),
  ];
}

/** Whatever leads to a choice is there to be pointed at, also after the first elements of a line. */
export function checkMenus(
  screen: Judged,
  seen: Recorded,
  novelty: Novelty,
  allowed: Allowed = {},
): Complaint[] {
  const complaints = new Complaints();
  for (const [at, frame] of seen.frames.entries()) {
    const state = screen.begin(frame.view);
    const paths: string[][] = frame.menu.length > 0 ? [[]] : [];
    for (const picked of paths) {
      const next = [...targets({ menu: frame.menu, picked }).entries()];
      const shape = next.map(([element, [line]]) => `${kindOf(element)} ${line?.said.key}`);
      const fresh = [...new Set(shape)].filter((one) => novelty.isNew(`${picked.length} ${one}`));
      if (fresh.length === 0) continue;
      const html = drawing(screen, state, frame, picked);
      for (const kind of missing(
        next.map(([element]) => element),
        html,
        allowed,
      ))
        complaints.add(`no ${kind} can be pointed at`, seen, at, picked.join(' '));
      for (const one of fresh) paths.push([...picked, next[shape.indexOf(one)]?.[0] ?? '']);
    }
  }
  return complaints.list;
}

function missing(elements: readonly string[], html: string, { dialled }: Allowed): Set<string> {
  const isThere = (element: string) => html.includes(`data-element="${element}"`);
  const kinds = new Set<string>();
  for (const element of elements) {
    const kind = kindOf(element);
    if (element.startsWith(BUTTON) || isThere(element)) continue;
    if (dialled?.includes(kind) && html.includes(`data-element="${kind}:`)) continue;
    kinds.add(kind);
  }
  return kinds;
}

export function kindOf(element: string): string {
  return element.split(':')[0] ?? '';
}
