import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { precompress } from './scripts/precompress.ts';

const apiPort = process.env.API_PORT ?? '3000';

/** Tests that need no browser, one project per layer; Playwright runs tests/e2e. */
const project = (name: string, environment: 'node' | 'happy-dom', setupFiles: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    setupFiles,
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    // Server tests start real databases; two at a time is what a two-core machine bears.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig(({ mode }) => ({
  // The mock worker is served with `npm run dev:mock` only.
  plugins: [react(), precompress(), mode === 'mock' && msw({ mode: 'worker-only' })],
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs in one file that outlives releases in the browser's cache.
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|xstate|@xstate|i18next|wouter)\// },
            // Small parts of several pages together, instead of a request for each.
            {
              name: 'shared',
              test: /\/src\/(ui|flow|i18n|layout|widgets)\/|\/machines\/(form|captcha)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
  test: {
    projects: [
      project('unit', 'node'),
      project('paths', 'node'),
      project('component', 'happy-dom', ['tests/component/setup.ts']),
      project('server', 'node'),
    ],
  },
}));
