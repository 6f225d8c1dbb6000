import { defineConfig } from 'vitest/config';

/** Apart from the other tests: they show what the path tests are worth, not whether the product works. */
export default defineConfig({
  test: { include: ['tests/mutants/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
