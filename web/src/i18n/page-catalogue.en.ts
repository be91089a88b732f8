/** The English texts of the pages that are no tables, as one chunk. */
const found = import.meta.glob<string>(
  '#catalogues/texts/{admin,lobby,notifications,pages,people,ratings,review,tournaments}.en.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(found);
