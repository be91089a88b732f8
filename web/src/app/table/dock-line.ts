/**
 * What the dock says and offers: who is expected to do what, what pointing would do, and the other ways to
 * play. Pure: keys and lines of the menu, no words of a language but people's names.
 */
import { BUTTON, type TargetGroup } from '../../board-kit/matching';
import type { Frame, MenuItem, TableSummary, Text } from '../../generated/wire';
import { nameOf, namesOf } from '../names';

/** What it needs to know of the session. */
export interface DockSession {
  readonly card: TableSummary;
  readonly frame: Frame | undefined;
  readonly mine: readonly number[];
  readonly asked: readonly number[];
  readonly isMyTurn: boolean;
}

/** What it needs to know of the choice under way. */
export interface DockSelection {
  readonly locked: boolean;
  readonly menu: readonly MenuItem[];
  readonly picked: readonly string[];
  readonly targets: ReadonlyMap<string, readonly MenuItem[]>;
  readonly groups: readonly TargetGroup[];
  readonly finished: readonly MenuItem[];
  readonly asked: MenuItem | undefined;
  readonly rest: readonly string[];
  readonly over: string | null;
}

/** What pointing at something would do. */
export interface Action {
  /** The lines behind what is pointed at. */
  readonly over: readonly MenuItem[] | null;
  /** One sentence for all, or the ways on one by one, or the groups of things to begin with. */
  readonly sentence: Text | null;
  readonly ways: readonly (readonly MenuItem[])[];
  readonly groups: readonly TargetGroup[];
}

export interface Button {
  readonly element: string;
  readonly lines: readonly MenuItem[];
  /** Doing nothing is offered more quietly than doing something. */
  readonly isStrong: boolean;
}

export interface Acts {
  readonly finished: readonly MenuItem[];
  readonly buttons: readonly Button[];
  readonly canGoBack: boolean;
}

export interface DockLine {
  /** What is expected, and of whom. */
  readonly sentence: Text | null;
  /** What exactly is asked. */
  readonly detail: Text | null;
  /** None where there is nothing to choose here and now. */
  readonly action: Action | null;
  readonly acts: Acts;
}

/** So many ways on are each told in words; more are left to pointing at them. */
const FEW = 4;
const PASS = `${BUTTON}pass`;
const NOTHING: Acts = { finished: [], buttons: [], canGoBack: false };

export function dockLine(session: DockSession, selection: DockSelection): DockLine {
  return {
    sentence: sentenceOf(session),
    detail: detailOf(session, selection),
    action: session.isMyTurn && !selection.locked ? actionOf(selection) : null,
    acts: selection.locked ? NOTHING : actsOf(selection),
  };
}

function sentenceOf(session: DockSession): Text | null {
  const { card, frame, mine, asked } = session;
  switch (card.status) {
    case 'waiting': {
      const names = invitedTo(card);
      return names ? text('turn-invited', { names }) : text('turn-waiting');
    }
    case 'closed':
      return text('turn-closed');
    case 'paused':
      return text(card.reason === 'agreed' ? 'turn-paused-agreed' : 'turn-paused');
  }
  if (card.is_without_result) {
    return text(card.reason === 'forfeit' ? 'turn-ended-forfeit' : 'turn-ended-agreed');
  }
  if (session.isMyTurn) {
    const seat = card.seats.find((one) => one.seat === frame?.seat);
    return mine.length > 1 ? text('turn-yours-named', { name: nameOf(seat) }) : text('turn-yours');
  }
  if (asked.length === 0) return null;
  const areBots = asked.every((seat) => isPlayedByBot(card, seat));
  const names = namesOf(card, asked);
  return text(areBots ? 'turn-thinks' : 'turn-other', { names, count: asked.length });
}

function detailOf(session: DockSession, selection: DockSelection): Text | null {
  const { card, frame } = session;
  if (card.status === 'waiting') {
    if (!card.is_owner || invitedTo(card)) return text('turn-waiting-begin');
    return text(card.terms.is_public ? 'turn-waiting-lobby' : 'turn-waiting-send');
  }
  // Someone may have something to say though nobody waits for them.
  return session.isMyTurn || selection.menu.length > 0 ? (frame?.prompt ?? null) : null;
}

function actionOf(selection: DockSelection): Action {
  const { over, picked, targets } = selection;
  const ways = [...targets].filter(([element]) => !isButton(element)).map(([, lines]) => lines);
  const groups = selection.groups.filter((group) => !group.elements.every(isButton));
  const sentence = selection.asked
    ? text('kit-sure')
    : selection.rest.length > 0
      ? text('kit-only-one')
      : picked.length > 0 && ways.length > FEW
        ? text('kit-go-on')
        : null;
  return {
    over: (over !== null && targets.get(over)) || null,
    sentence,
    ways: !sentence && picked.length > 0 ? ways : [],
    groups: !sentence && picked.length === 0 ? groups : [],
  };
}

function actsOf({ finished, targets, picked }: DockSelection): Acts {
  const buttons = [...targets]
    .filter(([element]) => isButton(element))
    .map(([element, lines]) => {
      return { element, lines, isStrong: element !== PASS || targets.size === 1 };
    });
  return { finished, buttons, canGoBack: picked.length > 0 };
}

/** Those who have not answered yet whether they play on. */
function invitedTo(card: TableSummary): string {
  const invited = card.seats.filter((seat) => seat.state === 'invited');
  return namesOf(
    card,
    invited.map((seat) => seat.seat),
  );
}

function isPlayedByBot(card: TableSummary, seat: number): boolean {
  const one = card.seats[seat];
  return one?.kind === 'bot' || Boolean(one?.stand_in);
}

function isButton(element: string): boolean {
  return element.startsWith(BUTTON);
}

function text(key: string, args: Text['args'] = {}): Text {
  return { key, args };
}
