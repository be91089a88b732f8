/** Build, dev server and tests. The build lands inside the Python package, which serves it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
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
    exclude: ['tests/screens/**', 'tests/mounted/**'],
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

/** Debian's Chromium, or the one that is named, as for the browser tests in Python. */
function chromium(): string {
  const named = process.env['TAMBO_CHROMIUM'];
  if (named) return named;
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? 'chromium';
}

/** Components and pictures in a browser. Pictures are small: five pixels a side become two. */
const mounted: TestProjectInlineConfiguration = {
  plugins: [svelte(), shelfScreens([examples])],
  resolve,
  server: { fs },
  optimizeDeps: { include: ['@fluent/bundle', 'openapi-fetch'] },
  test: {
    ...patience,
    name: 'mounted',
    provide: { isPainting: process.argv.includes('--update') },
    isolate: false,
    globalSetup: ['tests/screens/record.ts'],
    setupFiles: ['tests/mounted/set-up.ts'],
    attachmentsDir: 'test-results/attachments',
    include: ['tests/mounted/**/*.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1000, height: 700 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: chromium(),
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
        },
        contextOptions: { deviceScaleFactor: 0.4, reducedMotion: 'reduce', locale: 'en-GB' },
      }),
      expect: {
        toMatchScreenshot: {
          // On a busy machine a page takes its time until two pictures of it are the same.
          timeout: 40_000,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ root, arg, ext }) =>
            join(root, 'tests/mounted/pictures', arg + ext),
          resolveDiffPath: ({ root, arg, ext }) => join(root, 'test-results/pictures', arg + ext),
        },
      },
    },
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
  // Closing a browser takes its time on a busy machine.
  test: { projects: [units, screens, mounted], teardownTimeout: 60_000 },
});
