import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.ts';

/** Every benchmark is a program of its own beside this file, so that none disturbs another's memory and timing. */
const names = ['scan', 'api', 'bundle', 'extract', 'farm', 'web'];

const fileOf = (name: string) => join(import.meta.dirname, `${name}.ts`);
const available = names.filter((name) => existsSync(fileOf(name)));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are ${available.join(', ')}`);
  process.exit(64);
}

for (const name of wanted.length > 0 ? wanted : available) {
  console.log(`\n${name}`);
  if ((await runCommand(process.execPath, [fileOf(name)])) !== 0) process.exitCode = 1;
}
