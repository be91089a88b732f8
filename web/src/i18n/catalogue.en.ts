/** The English catalogues that a screen needs, as one chunk. */
const found = import.meta.glob<string>(
  [
    '#catalogues/texts/*.en.ftl',
    '!#catalogues/texts/terminal.*.ftl',
    '#catalogues/games/*/en.ftl',
    '../games/*/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
