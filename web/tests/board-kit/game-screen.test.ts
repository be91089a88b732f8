import { describe, expect, it } from 'vitest';

import type { Animations, GameScreen } from '../../src/board-kit/game-screen';
import { loaded } from '../../src/board-kit/loaded-screen';
import { counted, happened } from '../menus';

interface Events {
  grew: { by: number };
  rested: Record<string, never>;
}

const animations: Animations<number, never, Events> = {
  grew: (count, { by }) => ({ scenes: [], after: count + by }),
  rested: 'silent',
};

describe('animations', () => {
  it('have every kind of event, by type', () => {
    // @ts-expect-error: a kind that is left out does not compile
    const lacking: Animations<number, never, Events> = { rested: 'silent' };
    // @ts-expect-error: nor does one that the game does not have
    const strange: Animations<number, never, Events> = { ...animations, flew: 'silent' };
    expect([Object.keys(lacking).length, Object.keys(strange).length]).toEqual([1, 3]);
  });
});

describe('a loaded game', () => {
  const screen = {
    begin: (view: { count: number }) => view.count,
    world: {},
    panels: [],
    animations,
  };

  it('is played by its animations', () => {
    const { story, world } = loaded(screen as unknown as GameScreen);
    expect(world).toBe(screen.world);
    expect(story.begin(counted(4))).toBe(4);
    expect(story.tell(4, happened(1, 'grew', { by: 3 })).after).toBe(7);
    expect(story.tell(4, happened(1, 'rested')).after).toBe(4);
    expect(story.tell(4, happened(1, 'of-a-newer-house')).after).toBe(4);
  });
});
