import { runCommand } from './run-command.ts';

/** Fuzzes the readers of pages for a minute, or for as many seconds as the environment says. */
process.env.FUZZ_SECONDS ??= '60';
process.exitCode = await runCommand('vitest', ['run', '--project', 'unit', 'tests/unit/facts/fuzz.test.ts']);
