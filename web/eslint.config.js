import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

/** The walls: `ui` <- `board-kit` <- one game; `app` meets games through the registry only. */
const wall = (files, regex, message) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

export default ts.config(
  { ignores: ['node_modules/', 'dist/', 'src/generated/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'svelte/no-navigation-without-resolve': 'off',
      // Plain sets and maps here are throw-away values, or replaced whole.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  wall('src/i18n/**', '/(app|board-kit|games)/', 'Texts know nothing of the page.'),
  wall('src/ui/**', '/(app|board-kit|games)/', 'Parts of pages know no game and no page.'),
  wall('src/board-kit/**', '/(app|games)/', 'The board kit knows no game and no page.'),
  wall(
    'src/games/*/**',
    '/app/|^\\.\\./(?!\\.\\.)',
    'A game knows the kit, no page and no other game.',
  ),
  wall(
    'src/app/**',
    '/games/(?!(registry|covers)$)',
    'Pages meet games through the registry and the covers.',
  ),
);
