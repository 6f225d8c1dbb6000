import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** What the browser application is built from. */
const sources = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'src',
  'contract',
  'machines',
  'locales',
  'public',
];
const built = 'dist/index.html';

const modified = (path: string): number => statSync(path).mtimeMs;

/** When the newest file at or below a path was changed; 0 where there is none. */
async function newestChange(path: string): Promise<number> {
  if (!existsSync(path)) return 0;
  if (!statSync(path).isDirectory()) return modified(path);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return Math.max(
    0,
    ...entries.filter((entry) => entry.isFile()).map((entry) => modified(`${entry.parentPath}/${entry.name}`)),
  );
}

async function isBuilt(): Promise<boolean> {
  if (!existsSync(built)) return false;
  const changes = await Promise.all(sources.map(newestChange));
  return modified(built) >= Math.max(...changes);
}

process.env.NODE_ENV ||= 'production';
if (!(await isBuilt())) {
  const code = await runCommand('vite', ['build', '--logLevel', 'warn']);
  if (code !== 0) process.exit(code);
}
await import('../server/main.ts');
