import { runCommand } from './run-command.ts';

/**
 * Fuzzes the readers of pages for a minute, or for as many seconds as the environment says, and tries hard pages; with
 * the flag that the processes have which read pages (ADR 24).
 */
process.env.FUZZ_SECONDS ??= '60';
const tests = ['fuzz', 'hard-pages'].map((name) => `tests/unit/facts/${name}.test.ts`);
process.exitCode = await runCommand('vitest', ['run', '--project', 'unit', '--execArgv=--no-regexp-tier-up', ...tests]);
