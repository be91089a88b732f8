/** Each game's screen, judged on what was recorded with each number of players. */
import { assert, beforeAll, describe, expect, it } from 'vitest';

import { i18n } from '../../src/i18n/i18n.svelte';
import { ALLOWED } from './allowed';
import { judged, type Judged } from './judged-screen';
import {
  checkDrawing,
  checkFolding,
  checkKinds,
  checkMenus,
  checkTelling,
  Novelty,
  type Complaint,
} from './jury';
import { checkWorld } from './world-jury';
import type { RecordedGame } from './recorded';
import { recordedFiles, recordedGame } from './recorded-files';

const FILES = recordedFiles();
const GAMES = [...new Set(FILES.map(gameOf))];

function gameOf(file: string): string {
  return file.split('-')[0] ?? '';
}

/** Complaints that no excuse of the game covers; the excuses that were needed are remembered. */
function unexcused(found: readonly Complaint[], excuses: ReadonlySet<string>, used: Set<string>) {
  return found.flatMap(({ what, where }) => {
    if (!excuses.has(what)) return [`${what} (${where})`];
    used.add(what);
    return [];
  });
}

it('finds matches of every game', () => {
  expect(GAMES).toEqual(['cortez', 'harvest', 'tahuantinsuyu', 'tiki', 'titicaca', 'tiwanaku']);
});

describe.each(GAMES)('%s', (game) => {
  const allowed = ALLOWED[game] ?? {};
  const excuses = new Set([
    ...(allowed.untold ?? []).map((field) => `${field} is not told`),
    ...Object.keys(allowed.rough ?? {}).flatMap((field) => [
      `${field} is told wrong`,
      `${field} is not told`,
    ]),
  ]);
  const used = new Set<string>();
  const novelty = { drawn: new Novelty(), offered: new Novelty() };
  let screen: Judged;

  beforeAll(async () => {
    await i18n.start();
    await i18n.loadGame(game);
    screen = await judged(game);
  });

  describe.each(FILES.filter((file) => gameOf(file) === game))('%s', (file) => {
    let recorded: RecordedGame;

    beforeAll(() => {
      recorded = recordedGame(file);
    });

    it('folds what was taken back', () => {
      for (const seen of recorded.seen) expect(checkFolding(seen)).toEqual([]);
    });

    it('has a word on every kind of event', () => {
      expect(checkKinds(screen, recorded.kinds)).toEqual([]);
    });

    it('tells events up to the view', () => {
      const found = recorded.seen.flatMap((seen) => checkTelling(screen, seen, allowed));
      expect(unexcused(found, excuses, used)).toEqual([]);
    });

    it('has a world where everything is in its place', () => {
      const { world } = screen;
      assert(world, `${game} gives no world`);
      for (const seen of recorded.seen) expect(checkWorld(world, seen)).toEqual([]);
    });

    it('draws every kind of moment', () => {
      for (const seen of recorded.seen)
        expect(checkDrawing(screen, seen, novelty.drawn)).toEqual([]);
    });

    it('shows whatever leads to a choice', () => {
      for (const seen of recorded.seen)
        expect(checkMenus(screen, seen, novelty.offered, allowed)).toEqual([]);
    });
  });

  it('needs every excuse', () => {
    const needed = (field: string) => [...used].some((what) => what.startsWith(`${field} is `));
    const fields = [...(allowed.untold ?? []), ...Object.keys(allowed.rough ?? {})];
    expect(fields.filter((field) => !needed(field))).toEqual([]);
  });
});
