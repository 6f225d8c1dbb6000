import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';

const scan = join(import.meta.dirname, '../../../server/scan');
const folders = ['facts', 'dom'].map((name) => join(scan, name));

interface Found {
  file: string;
  source: string;
  flags: string;
}

/** Literals from the syntax tree, and what modules build with `new RegExp` while they load. */
async function collectRegexes(): Promise<Found[]> {
  // Loaded first, so that only our own constructions are recorded.
  await Promise.all(['libphonenumber-js/max', 'jsvat', 'ibantools', 'htmlparser2'].map((name) => import(name)));
  const found: Found[] = [];
  const Native = globalThis.RegExp;
  let file = '';
  globalThis.RegExp = new Proxy(Native, {
    construct(target, args) {
      const made: RegExp = Reflect.construct(target, args);
      found.push({ file, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const folder of folders) {
      for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
        file = name;
        await import(join(folder, name));
        found.push(...literalsOf(name, readFileSync(join(folder, name), 'utf8')));
      }
    }
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

function literalsOf(file: string, source: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('regex' in node && node.regex !== null && typeof node.regex === 'object') {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: pattern, flags });
    } else for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Without *, + and {n,} each start position costs at most a constant: linear by construction. */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\./gu, '_').replace(/\[[^\]]*\]/gu, '_');
  return !/[*+]|\{\d+,\}/u.test(bare);
}

it('runs every regex of the fact readers in linear time', { timeout: 120_000 }, async () => {
  const regexes = await collectRegexes();
  expect(regexes.length).toBeGreaterThan(100);
  const suspects = regexes.filter(({ source }) => !isBounded(source));
  const guilty = suspects.flatMap(({ file, source, flags }) => {
    const { status } = checkSync(source, flags, { timeout: 10_000 });
    return status === 'safe' ? [] : [`${file}: ${status} ${source}`];
  });
  expect(guilty).toEqual([]);
});
