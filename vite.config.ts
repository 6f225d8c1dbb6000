import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { precompress } from './scripts/precompress.ts';

const apiPort = process.env.API_PORT ?? '3000';

type ProjectConfig = TestProjectInlineConfiguration['test'];

/** Tests that need no browser, one project per layer; Playwright runs tests/e2e. */
const project = (name: string, settings: ProjectConfig) => ({
  extends: true as const,
  test: {
    name,
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...settings,
  },
});

/** Patterns are compiled as in production (ADR 24): a sixth less time for tests that read pages. */
const PATTERNS_AT_ONCE = ['--no-regexp-tier-up'];

export default defineConfig(({ mode }) => ({
  // Of its own for each mode, so that both can be developed side by side.
  ...(mode === 'mock' && { cacheDir: 'node_modules/.vite-mock' }),
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
    // By default Vitest leaves a core to itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      project('unit', { environment: 'node', execArgv: PATTERNS_AT_ONCE }),
      project('paths', { environment: 'node' }),
      project('component', { environment: 'happy-dom', setupFiles: ['tests/component/setup.ts'] }),
      project('server', {
        environment: 'node',
        execArgv: PATTERNS_AT_ONCE,
        globalSetup: ['tests/support/prepare-data.ts', 'tests/server/support/shared-postgres.ts'],
      }),
    ],
  },
}));
