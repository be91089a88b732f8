/**
 * Screens of games that lie elsewhere: `<game>/web/game.ts` in the folders that TAMBO_SHELF names, as
 * the house finds their rules. Relative folders are those of the shell that started npm.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const NAME = 'virtual:shelf-screens';

export function shelfFolders(shelf = process.env['TAMBO_SHELF'] ?? ''): string[] {
  const start = process.env['INIT_CWD'] ?? process.cwd();
  return shelf
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(start, folder));
}

/** The module of each game's screen by the game's name. */
export function screensIn(folders: readonly string[]): Record<string, string> {
  const found = folders.flatMap((folder) =>
    readdirSync(folder).map((game) => [game, join(folder, game, 'web', 'game.ts')] as const),
  );
  return Object.fromEntries(found.filter(([, path]) => existsSync(path)));
}

export function shelfScreens(folders = shelfFolders()): Plugin {
  return {
    name: 'tambo-shelf',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const entries = Object.entries(screensIn(folders)).map(
        ([game, path]) => `${JSON.stringify(game)}: () => import(${JSON.stringify(path)}),`,
      );
      return `export const screens = {\n${entries.join('\n')}\n};\n`;
    },
  };
}
