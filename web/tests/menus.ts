/** Small menus to choose from. */
import type { Frame, SeenEvent, MenuItem, View } from '../src/generated/wire';

export function line(text: string, elements: string[], key = 'tiki-choice-walk', id = 0): MenuItem {
  const said = { key, args: { from: elements[0] ?? '' } };
  return { id: id || hash(text), text, elements, said, is_unordered: false, is_grave: false };
}

export function cells(...names: string[]): string[] {
  return names.map((name) => `cell:${name}`);
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);
}

export function happened(
  number: number,
  kind = 'created',
  data: Record<string, unknown> = {},
): SeenEvent {
  return {
    number,
    kind,
    said: { key: `tiki-event-${kind}`, args: {} },
    data,
    seat: null,
    owner: null,
    elements: [],
  };
}

export function frame(
  last: number,
  events: SeenEvent[],
  {
    view,
    ...more
  }: Omit<Partial<Frame>, 'view'> & { view?: Partial<View> & Record<string, unknown> } = {},
): Frame {
  return {
    type: 'frame',
    seat: 0,
    last,
    decision: last,
    to_act: [0],
    owners: ['yellow', 'purple'],
    view: { game: 'tiki', seat: 0, players: 2, to_act: [0], ...view },
    board: [],
    prompt: null,
    menu: [],
    can_undo: false,
    undo_refused: null,
    can_ask_back: false,
    events,
    result: null,
    own: 0,
    ...more,
  };
}

/** A view of a game that only counts. */
export function counted(count: number): View & { count: number } {
  return { game: 'counting', seat: null, players: 2, to_act: [], count };
}
