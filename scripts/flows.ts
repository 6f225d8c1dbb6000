import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readMachineFiles } from './flows/machine-files.ts';
import { overviewOf } from './flows/overview.ts';
import { pageOf, pagePathOf } from './flows/page.ts';

const folder = 'docs/machines';

const files = await readMachineFiles();
const pages = new Map([
  [`${folder}/README.md`, overviewOf(files)],
  ...files.map((file) => [`${folder}/${pagePathOf(file)}`, pageOf(file)] as const),
]);

const stale = [...pages].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
const orphans = globSync(`${folder}/**/*.md`).filter((path) => !pages.has(path));

if (process.argv.includes('--check')) {
  const drifted = [...stale.map(([path]) => path), ...orphans];
  if (drifted.length > 0) {
    console.error(`Out of date, run \`npm run flows\`:\n${drifted.map((path) => `  ${path}`).join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`${pages.size} pages are up to date`);
  }
} else {
  mkdirSync(`${folder}/lifecycle`, { recursive: true });
  for (const [path, text] of stale) writeFileSync(path, text);
  for (const path of orphans) rmSync(path);
  console.log(`${stale.length} pages written, ${orphans.length} removed, ${pages.size} in all`);
}
