/** The French texts of every page, as one chunk; those of a game come with the game. */
const found = import.meta.glob<string>(
  [
    '#catalogues/texts/*.fr.ftl',
    '!#catalogues/texts/terminal.*.ftl',
    '#catalogues/games/*/about.fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
