import { beforeEach, describe, expect, it } from 'vitest';

import { levelAbout } from '../../src/app/names';
import { i18n } from '../../src/i18n/i18n.svelte';

describe('what is said about a level', () => {
  beforeEach(async () => {
    await i18n.choose('en');
    await i18n.loadGame('tiwanaku');
  });

  it('is what all games say of it', () => {
    expect(levelAbout('tiki', 'master')).toContain('Thinks for a second');
  });

  it('is what the game says where it is otherwise there', () => {
    expect(levelAbout('tiwanaku', 'master')).toContain('exactly as Hard');
    expect(levelAbout('tiwanaku', 'expert')).toContain('exactly as Hard');
    expect(levelAbout('tiwanaku', 'novice')).toBe(levelAbout('tiki', 'novice'));
  });

  it('is nothing for a level nobody describes', () => {
    expect(levelAbout('tiki', 'god')).toBe('');
  });
});
