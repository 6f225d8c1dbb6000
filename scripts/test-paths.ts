import { readFile, rm } from 'node:fs/promises';
import { coverageTable } from './flows/coverage-table.ts';
import { runCommand } from './run-command.ts';

const report = 'test-results/paths.json';

await rm(report, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
process.exitCode = await runCommand('vitest', ['run', '--project', 'paths', ...reporters]);
console.log(`\n${coverageTable(await readFile(report, 'utf8'))}`);
