/** The French catalogues that a screen needs, as one chunk. */
const found = import.meta.glob<string>(
  [
    '#catalogues/texts/*.fr.ftl',
    '!#catalogues/texts/terminal.*.ftl',
    '#catalogues/games/*/fr.ftl',
    '../games/*/fr.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
