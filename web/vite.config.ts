/** Build, dev server and tests. The build lands inside the Python package, which serves it. */
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { shelfScreens } from './shelf';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A running house for `npm run dev` to talk to, e.g. TAMBO_HOUSE=127.0.0.1:8000. */
const house = process.env['TAMBO_HOUSE'] ?? '127.0.0.1:8000';

/** How the screen of a game that lies elsewhere names what it needs: `#web/board-kit/game-screen`. */
const resolve = {
  alias: { '#catalogues': here('../src/tambo'), '#web': here('src') },
  dedupe: ['svelte'],
};
const examples = here('../examples');
const fs = { allow: [here('.'), here('../src/tambo'), examples] };

/** What all tests have in common. The time is a guard against what never ends: machines are busy. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Logic and single components, on a page that is only pretended. */
const units: TestProjectInlineConfiguration = {
  plugins: [svelte(), shelfScreens([examples])],
  resolve: { ...resolve, conditions: ['browser'] },
  server: { fs },
  test: {
    ...patience,
    name: 'units',
    environment: 'happy-dom',
    isolate: false,
    unstubGlobals: true,
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/screens/**'],
  },
};

/** Each game's screen in every recorded moment, drawn as text without a page. */
const screens: TestProjectInlineConfiguration = {
  plugins: [svelte(), shelfScreens([examples])],
  resolve,
  server: { fs },
  test: {
    ...patience,
    name: 'screens',
    environment: 'node',
    isolate: false,
    globalSetup: ['tests/screens/record.ts'],
    setupFiles: ['tests/screens/set-up.ts'],
    include: ['tests/screens/**/*.test.ts'],
  },
};

export default defineConfig({
  plugins: [svelte(), shelfScreens()],
  resolve,
  build: {
    outDir: here('../src/tambo/house/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs,
    proxy: { '/api': { target: `http://${house}`, ws: true } },
  },
  test: { projects: [units, screens] },
});
