/** Each check of the screen jury finds a defect that was planted for it. */
import { beforeAll, describe, expect, it } from 'vitest';

import type { WorldElement } from '../../src/board-kit/game-screen';
import { standing } from '../../src/board-kit/log-folding';
import { i18n } from '../../src/i18n/i18n.svelte';
import { ALLOWED } from './allowed';
import { judged, type Judged, type State } from './judged-screen';
import {
  checkDrawing,
  checkFolding,
  checkKinds,
  checkMenus,
  checkTelling,
  Novelty,
  type Complaint,
} from './jury';
import { checkWorld, type JudgedWorld } from './world-jury';
import { eventsOf, type Recorded, type RecordedGame } from './recorded';
import { recordedGame } from './recorded-files';

let tiki: RecordedGame;
let seen: Recorded;
let screen: Judged;

beforeAll(async () => {
  await i18n.start();
  await i18n.loadGame('tiki');
  tiki = recordedGame('tiki-2.json');
  [seen] = tiki.seen as [Recorded];
  screen = (await judged('tiki')) as Judged;
});

/** The screen with what it tells of one kind of event changed. */
function retold(kind: string, change: (before: State, after: State) => State): Judged {
  return {
    ...screen,
    tell(state, event) {
      const told = screen.tell(state, event);
      return event.kind === kind ? { ...told, after: change(state, told.after) } : told;
    },
  };
}

/** The screen with its drawing changed. */
function redrawn(change: (html: string) => string): Judged {
  return { ...screen, draw: (...what) => change(screen.draw(...what)) };
}

function whats(found: readonly Complaint[]): string[] {
  return found.map(({ what }) => what);
}

function told(defective: Judged): string[] {
  return whats(checkTelling(defective, seen)).filter(
    (what) => !ALLOWED['tiki']?.untold?.some((field) => what.startsWith(`${field} `)),
  );
}

describe('the screen jury', () => {
  it('has what it judges: menus, events of both sides, choices taken back in both ways', () => {
    const kindsIn = (one: RecordedGame) =>
      new Set(one.seen.flatMap(eventsOf).map((event) => event.kind));
    expect(kindsIn(tiki)).toContain('rewound');
    expect(kindsIn(recordedGame('titicaca-3.json'))).toContain('undone');
    expect(seen.frames.some((frame) => frame.menu.length > 1)).toBe(true);
    expect(seen.frames.at(-1)?.result).not.toBeNull();
    expect(tiki.seen.some((one) => one.seat === null)).toBe(true);
  });

  it('finds nothing in a screen without a defect', () => {
    expect(told(screen)).toEqual([]);
    expect(checkFolding(seen)).toEqual([]);
    expect(checkDrawing(screen, seen, new Novelty())).toEqual([]);
    expect(checkMenus(screen, seen, new Novelty())).toEqual([]);
  });

  it('finds a kind of event that the screen says nothing of', () => {
    expect(checkKinds(screen, [...tiki.kinds, 'flooded'])).toEqual(['nothing is said of flooded']);
  });

  it('finds an event that is not told', () => {
    expect(told(retold('created', (before) => before))).toContain('stacks is not told');
  });

  it('finds an event that is told wrong', () => {
    const lost = retold('walked', (_before, after) => ({ ...after, stacks: {} }));
    expect(told(lost)).toContain('stacks is told wrong');
  });

  it('finds a line of the log that stays though it was taken back', () => {
    const forgetful = (events: Parameters<typeof standing>[0]) =>
      events.filter((event) => event.kind !== 'undone' && event.kind !== 'rewound');
    expect(checkFolding(seen, forgetful)).toHaveLength(1);
    expect(checkFolding(seen, (events) => standing(events).slice(1))).toHaveLength(1);
  });

  it('finds a state that cannot be drawn', () => {
    const broken = redrawn(() => {
      throw new Error('no such village');
    });
    expect(whats(checkDrawing(broken, seen, new Novelty()))).toContain(
      'failed: Error: no such village',
    );
  });

  it('finds a sum that went wrong and a sentence that is not there', () => {
    const odd = redrawn((html) => `${html}<path d="M NaN 3"/><b>tiki-lost-sentence</b>`);
    const found = whats(checkDrawing(odd, seen, new Novelty()));
    expect(found).toEqual(['NaN is drawn', 'the sentence tiki-lost-sentence is not there']);
  });

  it('finds a piece that flies to where nothing is', () => {
    const astray = redrawn((html) => html.replaceAll('data-anchor="hand:', 'data-anchor="palm:'));
    expect(whats(checkDrawing(astray, seen, new Novelty()))).toEqual(['nothing is at hand']);
  });

  it('finds an element of the menu that nobody can point at', () => {
    const blind = redrawn((html) => html.replaceAll('data-element="cell:b2"', ''));
    expect(whats(checkMenus(blind, seen, new Novelty(3)))).toEqual(['no cell can be pointed at']);
  });

  describe('of worlds', () => {
    const flaws = (change: (world: JudgedWorld) => Partial<JudgedWorld>) => {
      const world = screen.world as JudgedWorld;
      return whats(checkWorld({ ...world, ...change(world) }, seen));
    };
    const changed = (id: string, change: Partial<WorldElement>) =>
      flaws((world) => ({
        elements: (state) =>
          world.elements(state).map((one) => (one.id === id ? { ...one, ...change } : one)),
      }));

    it('finds nothing in one without a defect', () => {
      expect(flaws(() => ({}))).toEqual([]);
    });

    it('finds an element that is not there', () => {
      const found = flaws((world) => ({ elements: (state) => world.elements(state).slice(1) }));
      expect(found).toEqual(['no cell offered', 'no cell told of']);
    });

    it('finds two of one name', () => {
      expect(changed('cell:a1', { id: 'cell:b2' })).toContain('two elements have one name');
    });

    it('finds a centre elsewhere, a shape beyond the box or without size, and no words', () => {
      const circle = { kind: 'circle', x: 0, y: 0 } as const;
      expect(changed('cell:a1', { centre: { x: 5, y: 5 } })).toEqual([
        'the centre of a cell is not in it',
      ]);
      expect(changed('cell:a1', { shape: { ...circle, r: 9e9 } })).toEqual([
        'a cell is beyond the box',
      ]);
      expect(changed('cell:a1', { shape: { ...circle, r: Number.NaN } })).toContain(
        'a cell has no size',
      );
      expect(changed('cell:a1', { mark: { ...circle, r: 4 } })).toEqual([
        'the mark of a cell is elsewhere',
      ]);
      expect(changed('cell:a1', { label: ' ' })).toEqual(['a cell has no words']);
    });

    it('finds a box that changes with the match', () => {
      let calls = 0;
      expect(
        flaws(() => ({ box: () => ({ x: 0, y: 0, width: 9e3 + calls++, height: 9e3 }) })),
      ).toEqual(['the box changes']);
    });
  });
});
