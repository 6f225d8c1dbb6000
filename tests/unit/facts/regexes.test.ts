import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync('server/scan/**/*.ts', { cwd: root }).toSorted();

/** Programs that begin their work when they are loaded; what they have of regexes are literals. */
const PROGRAMS = /^server\/scan\/(?:cli\/|reader\/worker\.ts$)/;

interface Found {
  file: string;
  source: string;
  flags: string;
}

/** Literals, from the syntax tree. */
function literalsOf(file: string): Found[] {
  const found: Found[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** How sources build regexes. */
const BUILDS = /\b(?:RegExp|anyCase)\((?!pattern:|latin,)/;

/** Who builds regexes for others. */
const NO_CALLER = /regexes\.test\.ts|any-case\.ts/;

/** The file of the scanner that made the call which ends here; undefined where a library did. */
const callerOf = (stack = ''): string | undefined => {
  const frames = stack.split('\n').filter((line) => line.trim().startsWith('at ') && !NO_CALLER.test(line));
  return /server\/scan\/[\w/-]+\.ts/.exec(frames[0] ?? '')?.[0];
};

/** What the scanner's modules build with `RegExp` while something is done. */
async function builtDuring(action: () => Promise<void>): Promise<Found[]> {
  const found: Found[] = [];
  const Native = globalThis.RegExp;
  const note = (made: RegExp): RegExp => {
    const file = callerOf(new Error().stack);
    if (file) found.push({ file, source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, args) => note(Reflect.construct(target, args)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  });
  try {
    await action();
  } finally {
    globalThis.RegExp = Native;
  }
  return found;
}

const loadAll = async (): Promise<void> => {
  for (const file of files) if (!PROGRAMS.test(file)) await import(join(root, file));
};

/** Reads a page with all that reads pages, so that what is built only then is seen as well. */
const readOnce = async (): Promise<void> => {
  const { parsePage } = await import('../../../server/scan/dom/parse-page.ts');
  const { readPage } = await import('../../../server/scan/facts/read-page.ts');
  const { readOutline } = await import('../../../server/scan/pages/outline.ts');
  const html = readFileSync(join(import.meta.dirname, 'fixtures/swiss-ag.html'), 'utf8');
  const page = parsePage({ url: 'https://firma.test/', html });
  readOutline(page);
  readPage(page, 'impressum');
};

/** Without *, + and {n,} each start position costs at most a constant: linear by construction. */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\./gu, '_').replace(/\[[^\]]*\]/gu, '_');
  return !/[*+]|\{\d+,\}/u.test(bare);
}

it('runs every regex of the scanner in linear time', { timeout: 300_000 }, async () => {
  const built = await builtDuring(loadAll);
  const literals = files.flatMap(literalsOf);
  // As many places build regexes as the sources show, and each folder of the scanner has some.
  const builders = files.filter((file) => BUILDS.test(readFileSync(join(root, file), 'utf8')));
  expect([...new Set(built.map(({ file }) => file))].toSorted()).toEqual(builders);
  for (const folder of ['dom', 'facts', 'fetch', 'pages'])
    expect(literals.filter(({ file }) => file.startsWith(`server/scan/${folder}/`)).length).toBeGreaterThan(3);
  expect(await builtDuring(readOnce), 'built while a page is read').toEqual([]);
  const slow = built.filter(({ source, flags }) => flags.includes('i') && /\\p\{L[lu]?\}/.test(source));
  expect(slow, 'letters of all alphabets in either case: anyCase compiles them in a sixth of the time').toEqual([]);

  const suspects = [...built, ...literals].filter(({ source }) => !isBounded(source));
  const guilty = suspects.flatMap(({ file, source, flags }) => {
    const { status } = checkSync(source, flags, { timeout: 60_000 });
    return status === 'safe' ? [] : [`${file}: ${status} ${source}`];
  });
  expect(guilty).toEqual([]);
});
