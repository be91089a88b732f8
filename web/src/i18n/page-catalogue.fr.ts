/** The French texts of the pages that are no tables, as one chunk. */
const found = import.meta.glob<string>(
  '#catalogues/texts/{admin,lobby,notifications,pages,people,ratings,review,tournaments}.fr.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
