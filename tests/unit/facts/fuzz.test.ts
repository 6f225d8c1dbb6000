import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ReportCompany } from '../../../contract/report.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';

/** Seconds to fuzz; a long run asks for more through the environment. */
const seconds = Number(process.env.FUZZ_SECONDS ?? '3');
/** No page may take longer, whatever it holds. */
const SLOWEST_MS = 1_000;

const folder = join(import.meta.dirname, 'fixtures');
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

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

/** A fixture page with a few cuts, doublings and insertions. */
const mutated = fc
  .tuple(
    fc.constantFrom(...pages),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 400 }), naughty), { maxLength: 6 }),
  )
  .map(([html, edits]) =>
    edits.reduce((text, [place, cut, insert]) => {
      const at = Math.floor(place * text.length);
      return text.slice(0, at) + insert + text.slice(at + cut);
    }, html),
  );

it('reads any page without a crash into what the contract allows', {
  timeout: (seconds + 30) * 1_000,
}, () => {
  let slowest = 0;
  fc.assert(
    fc.property(mutated, fc.constantFrom(...KINDS), (html, kind) => {
      const start = performance.now();
      const facts = readPage(parsePage({ url: 'https://firma.test/seite', html }), kind);
      slowest = Math.max(slowest, performance.now() - start);
      const company = mergePages([structuredClone(facts)], { url: 'https://firma.test/' });
      if (company) v.parse(ReportCompany, company);
    }),
    { interruptAfterTimeLimit: seconds * 1_000, markInterruptAsFailure: false, numRuns: 1_000_000 },
  );
  // A wall clock says something only in a long run on a quiet machine.
  if (process.env.FUZZ_SECONDS) expect(slowest).toBeLessThan(SLOWEST_MS);
});
