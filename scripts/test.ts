import { rm } from 'node:fs/promises';
import { runCommand } from './run-command.ts';
import { readFailures } from './test/failures.ts';
import { closingLine, judge, playwrightTally, readTally, sum, type Tally, vitestTally } from './test/tally.ts';

const vitestReport = 'test-results/vitest.json';
const playwrightReport = 'test-results/e2e.json';

const runVitest = async (): Promise<Tally> => {
  const reporters = ['default', 'json', './scripts/test/vitest-failures.ts'].map((name) => `--reporter=${name}`);
  const exitCode = await runCommand('vitest', ['run', ...reporters, `--outputFile.json=${vitestReport}`]);
  return judge(await readTally(vitestReport, vitestTally), exitCode);
};

/** The browser tests ask the real server for the built page, so it is built from what is there now. */
const runPlaywright = async (): Promise<Tally> => {
  if ((await runCommand('vite', ['build', '--logLevel', 'warn'])) !== 0) return judge(undefined, 1);
  const exitCode = await runCommand('playwright', ['test']);
  return judge(await readTally(playwrightReport, playwrightTally), exitCode);
};

await rm('test-results', { recursive: true, force: true });
const total = sum([await runVitest(), await runPlaywright()]);
process.exitCode = total.failed === 0 ? 0 : 1;
const failures = readFailures();
if (failures) console.log(`\nWhat failed:\n${failures}`);
console.log(`\n${closingLine(total)}`);
