import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLines } from '../../../server/scan/dom/lines.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { FOUNDINGS } from '../../../server/scan/facts/founding-patterns.ts';

const tests = join(import.meta.dirname, '../..');
const sentences = ['fixtures/pages*/*.html', 'support/farm/sites*/*/{ueber-uns,unternehmen,historie,geschichte}.html']
  .flatMap((pattern) => globSync(pattern, { cwd: tests }))
  .map((file) => parsePage({ url: 'https://firma.test/', html: readFileSync(join(tests, file), 'utf8') }))
  .flatMap(({ document }) => readLines(document).flatMap(({ text }) => text.split(/(?<=[.!?]) /u)));

it.each(FOUNDINGS)('whatever matches a way to tell a founding has one of its hints (%i, %s)', (_, hints, saying) => {
  const told = sentences.filter((sentence) => saying.test(sentence));
  expect(told.filter((sentence) => !hints.some((hint) => sentence.toLowerCase().includes(hint)))).toEqual([]);
});

it('reads enough sentences to tell', () => expect(sentences.length).toBeGreaterThan(5_000));
