/**
 * The French texts of every screen, as one chunk. Those that a table needs none of come with the
 * other pages (page-catalogue.fr.ts), those of a game with the game.
 */
const found = import.meta.glob<string>(
  [
    '#catalogues/texts/*.fr.ftl',
    '!#catalogues/texts/{admin,lobby,notifications,pages,people,ratings,review,tournaments}.*.ftl',
    '!#catalogues/texts/terminal.*.ftl',
    '#catalogues/games/*/about.fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
