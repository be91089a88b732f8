/** What little of a browser is asked for where boards are drawn without one, and the house's texts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { askForTextsWith } from '../../src/i18n/game-catalogues';

const EXAMPLES = join(import.meta.dirname, '../../../examples');

askForTextsWith((game, language) => readFile(join(EXAMPLES, game, `${language}.ftl`), 'utf8'));
Object.assign(globalThis, {
  navigator: { languages: ['en'] },
  document: { documentElement: {} },
  matchMedia: () => ({ matches: false }),
});
