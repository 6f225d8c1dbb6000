import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The table of the specification's statements, each with its place in the code and the tests that prove it. */
const document = 'docs/specification-coverage.md';

/** What a row names: `path` for code, `path › title` for a test; a test may stand for several titles. */
const references = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

const complaintAbout = async (root: string, reference: string): Promise<string | undefined> => {
  const [path = '', title] = reference.split(' › ');
  if (!existsSync(join(root, path))) return `${path} does not exist`;
  if (title === undefined) return undefined;
  const source = await readFile(join(root, path), 'utf8');
  return source.includes(title.replaceAll("'", "\\'")) || source.includes(title)
    ? undefined
    : `${path} has no test '${title}'`;
};

/** Rows that name code or tests that are not there, and rows that are neither proven nor marked open. */
export const checkCoverage = async (root: string): Promise<string[]> => {
  const problems: string[] = [];
  const lines = (await readFile(join(root, document), 'utf8')).split('\n');
  for (const [index, line] of lines.entries()) {
    const [number, statement, code, tests] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    if (!number || !/^\d/.test(number) || !statement || code === undefined || tests === undefined) continue;
    const where = `${document}:${index + 1}`;
    if (tests !== 'open' && references(tests).length === 0) problems.push(`${where}: names no test and is not open`);
    for (const reference of [...references(code), ...references(tests)]) {
      const complaint = await complaintAbout(root, reference);
      if (complaint) problems.push(`${where}: ${complaint}`);
    }
  }
  return problems;
};
