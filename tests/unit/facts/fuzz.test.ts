import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ReportCompany } from '../../../contract/report.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { fuzzSeconds, processorMs, slowestMs } from './slowest.ts';

/** The door hands over no more of a page. */
const LONGEST = 2 * 1024 * 1024;

const tests = join(import.meta.dirname, '../..');
const pages = ['unit/facts/fixtures/*.html', 'fixtures/pages*/*.html', 'support/farm/sites/*/*.html']
  .flatMap((pattern) => globSync(pattern, { cwd: tests }).toSorted())
  .map((file) => readFileSync(join(tests, file), 'utf8'));

const KINDS: PageKind[] = ['home', 'impressum', 'contact', 'about', 'team', 'locations', 'certificates', 'other'];

/** Strings that readers stumble over: long runs of what their patterns look for, broken escapes, odd Unicode. */
const naughty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '\uFFFD\u202E\u200B',
    'İıſK',
    '😀👩‍👩‍👧',
    '%E0%A4%A',
    '&#1114112;&#xffffffff;',
    '<!--',
    ']]>',
    '<![CDATA[',
    '{"@type":"Organization","address":[[[[{"@type":',
    '__proto__ constructor toString',
    'mailto:%',
    'tel:+',
    '<div>'.repeat(3_000),
    '</p>'.repeat(3_000),
    `${'<span>'.repeat(30_000)}${'</i></em></u>'.repeat(30_000)}`,
    `<pre>${'x\n'.repeat(100_000)}`,
  ),
  fc
    .tuple(
      fc.constantFrom(
        'a ',
        'A.',
        '0 ',
        '1 ',
        '- ',
        '(',
        'GmbH ',
        'DE1',
        'HRB ',
        'x@',
        'Am ',
        'von ',
        '12345 A',
        '/',
        ' und ',
      ),
      fc.integer({ min: 1, max: 4_000 }),
    )
    .map(([part, times]) => part.repeat(times)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

type Edit = (html: string) => string;

/** A cut, with something odd in its place. */
const replacement = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 400 }), naughty).map(
  ([place, cut, insert]): Edit =>
    (html) => {
      const at = Math.floor(place * html.length);
      return html.slice(0, at) + insert + html.slice(at + cut);
    },
);

/** A piece of the page again and again, up to the length of the longest page. */
const swelling = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 400 }), fc.nat({ max: 4_000 }))
  .map(
    ([place, length, times]): Edit =>
      (html) => {
        const at = Math.floor(place * html.length);
        const piece = html.slice(at, at + length);
        return html.slice(0, at) + piece.repeat(times) + html.slice(at);
      },
  );

/** A page of the test tree after a few edits. */
const mutated = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.array(fc.oneof({ weight: 8, arbitrary: replacement }, { weight: 1, arbitrary: swelling }), { maxLength: 6 }),
  )
  .map(([html, edits]) => edits.reduce((text, edit) => edit(text), html).slice(0, LONGEST));

it('reads any page without a crash and in time into what the contract allows', {
  timeout: (fuzzSeconds + 60) * 1_000,
}, () => {
  fc.assert(
    fc.property(mutated, fc.constantFrom(...KINDS), (html, kind) => {
      const start = processorMs();
      const page = parsePage({ url: 'https://firma.test/seite', html });
      readOutline(page);
      const company = mergePages([structuredClone(readPage(page, kind))], { url: 'https://firma.test/' });
      expect(processorMs() - start).toBeLessThan(slowestMs);
      if (company) v.parse(ReportCompany, company);
    }),
    { interruptAfterTimeLimit: fuzzSeconds * 1_000, markInterruptAsFailure: false, numRuns: 1_000_000 },
  );
});
