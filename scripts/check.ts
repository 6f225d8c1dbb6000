import { spawnSync } from 'node:child_process';
import { checkArrows } from './check/arrows.ts';
import { checkCoverage } from './check/coverage.ts';
import { checkLocales } from './check/locales.ts';

/** One part of the check: complaints, empty when all is well. */
interface Part {
  name: string;
  complaints: () => string | Promise<string>;
}

/** The output of a program that ended badly. Programs come from node_modules/.bin, which npm puts on the PATH. */
const command = (line: string): string => {
  const { status, stdout, stderr, error } = spawnSync(line, { encoding: 'utf8', shell: true });
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`.trim() || `${line} ended with ${status}`;
};

const root = process.cwd();

const parts: Part[] = [
  { name: 'types', complaints: () => command('tsc -p .') },
  { name: 'types of machines, without DOM and Node', complaints: () => command('tsc -p machines') },
  { name: 'lint and format', complaints: () => command('biome check --error-on-warnings .') },
  { name: 'import arrows', complaints: async () => (await checkArrows(root)).join('\n') },
  { name: 'translations', complaints: async () => (await checkLocales(root)).join('\n') },
  { name: 'coverage of the specification', complaints: async () => (await checkCoverage(root)).join('\n') },
  { name: 'dead code', complaints: () => command('knip --no-progress --treat-config-hints-as-errors') },
  { name: 'pictures of the machines', complaints: () => command('npm run --silent flows -- --check') },
];

let failed = 0;
for (const { name, complaints } of parts) {
  const text = await complaints();
  if (text) failed += 1;
  console.log(text ? `failed  ${name}\n${text.replace(/^/gm, '        ')}` : `ok      ${name}`);
}
if (failed > 0) {
  console.log(`\n${failed} of ${parts.length} parts failed`);
  process.exitCode = 1;
}
