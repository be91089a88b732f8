/** Build and dev server. The build lands inside the Python package, which serves it. */
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A running house for `npm run dev` to talk to, e.g. TAMBO_HOUSE=127.0.0.1:8000. */
const house = process.env['TAMBO_HOUSE'] ?? '127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { '#catalogues': here('../src/tambo') },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/tambo/house/static'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('.'), here('../src/tambo')] },
    proxy: { '/api': { target: `http://${house}`, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    isolate: false,
    unstubGlobals: true,
    // A guard against what never ends, not a measure of speed: machines are busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['tests/**/*.test.ts'],
  },
}));
