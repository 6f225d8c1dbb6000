import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence, Method, ReportCompany } from '../../../contract/report.ts';
import { readLines } from '../../../server/scan/dom/lines.ts';
import { targetOf } from '../../../server/scan/dom/mail-links.ts';
import type { PageNode } from '../../../server/scan/dom/nodes.ts';
import { type ParsedPage, parsePage } from '../../../server/scan/dom/parse-page.ts';
import { findEmails } from '../../../server/scan/facts/emails.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { numberOfWord } from '../../../server/scan/facts/number-words.ts';
import { judgeKind } from '../../../server/scan/facts/page-kind.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';

/** Every page of the test tree that could describe a company; a folder that comes later is found by its name. */
const tests = join(import.meta.dirname, '../..');
const files = ['unit/facts/fixtures/*.html', 'fixtures/pages*/*.html', 'support/farm/sites*/**/*.html'].flatMap(
  (pattern) => globSync(pattern, { cwd: tests }).toSorted(),
);

interface Stated {
  field: string;
  value: string;
  evidence: Evidence | undefined;
}

const TEXTS = [
  'company_name',
  'street',
  'zip',
  'city',
  'vat_id',
  'register_court',
  'hr_number',
  'founding_date',
  'number_of_employees',
  'industry',
  'description',
  'description_de',
  'description_en',
  'sustainability',
  'sustainability_de',
  'sustainability_en',
] as const;

/**
 * All reported values that stand for words of the page. Legal forms and countries are told in one spelling each,
 * 'international' is a yes, dates are ISO 8601: they are held to their evidence by other tests.
 */
function statedValues(company: ReportCompany): Stated[] {
  const { ceos, contacts, branchLocations, certifications, reviews } = company;
  return [
    ...TEXTS.map((field) => ({ field, value: String(company[field] ?? ''), evidence: company.evidence[field] })),
    ...ceos.map(({ name, evidence }) => ({ field: 'ceos', value: name, evidence })),
    ...contacts.map(({ type, value, evidence }) => ({ field: type, value, evidence })),
    ...branchLocations.flatMap(({ street, zip, city, evidence }) =>
      [street, zip, city].map((value) => ({ field: 'branch', value: value ?? '', evidence })),
    ),
    ...certifications.flatMap(({ name, issuer, evidence }) =>
      [name, issuer].map((value) => ({ field: 'certification', value: value ?? '', evidence })),
    ),
    ...reviews.flatMap(({ rating, review_count, evidence }) =>
      [rating, review_count].map((value) => ({ field: 'review', value: String(value ?? ''), evidence })),
    ),
  ].filter(({ value }) => value !== '');
}

const digits = (text: string): string => text.replace(/\(\s?0\s?\)/gu, '').replace(/\D/gu, '');
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Numbers with a comma or a point before decimals and with either, a blank or an apostrophe, between thousands: not 'von 5 412', '4,6 812'. */
const numbersIn = (text: string): number[] =>
  [
    ...text
      .replace(/((?:\/|von|of)\s?(?:5|6|10)(?:[.,]0{1,2})?) (?=\d)/gu, '$1; ')
      .matchAll(/(?<!\d)\d[.,]\d{1,2}(?=\s\d)|\d+(?:[.,'’]\d+|\s\d{3}(?!\d))*/gu),
  ].map(([number]) => Number(number.replace(/[.,\s'’](?=\d{3}(?!\d))/gu, '').replace(',', '.')));

/** Names of files have no umlauts. */
const writtenOut = (text: string): string =>
  letters(text).replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue').replace(/ß/gu, 'ss');

/**
 * The documented normalisations: E.164, compact ids, decoded e-mail, nominative court, register prefix and number,
 * shared surnames, umlauts in the names of files, counts of staff in figures, streets and their numbers in data, the nominatives of 'Österreichisches Umweltzeichen'
 * and 'Blauer Engel'.
 */
function stands(field: string, value: string, snippet: string): boolean {
  if (field === 'phone' || field === 'fax') return digits(snippet).includes(digits(value).slice(2).replace(/^0+/u, ''));
  if (field === 'email') return findEmails(snippet).includes(value);
  if (field === 'vat_id' || field === 'hr_number') return digits(snippet).includes(digits(value));
  if (field === 'register_court') return letters(snippet.replace(/gerichte?s\b/gu, 'gericht')).includes(letters(value));
  // 'Johann und Maria Muster' gives the surname to both: each word of the name stands there.
  if (field === 'ceos') return value.split(' ').every((word) => snippet.includes(word));
  if (field === 'review') return numbersIn(snippet).includes(Number(value));
  if (field === 'number_of_employees')
    return letters(
      snippet.replace(
        /(?:\p{L}+ty-)?\p{L}+/gu,
        (word) => `${numberOfWord(word.replace(/köpfig\p{L}{0,3}$/u, '')) ?? word}`,
      ),
    ).includes(letters(value));
  if (field === 'certification' && value === 'Österreichisches Umweltzeichen')
    return /österreichische[ns]?umweltzeichen/u.test(letters(snippet));
  if (field === 'certification' && value.startsWith('Blauer Engel'))
    return letters(snippet.replaceAll('Blauen Engel', 'Blauer Engel')).includes(letters(value));
  if (field === 'certification' && snippet.endsWith('.pdf')) return writtenOut(snippet).includes(writtenOut(value));
  // A whole paragraph is told; its source shows how it begins.
  if (/^(?:description|sustainability)/u.test(field)) return letters(value).startsWith(letters(snippet.slice(0, 150)));
  // Data keep a street and its number apart.
  return letters(snippet.replace(/"(?:haus-?nummer|house_?number)": /giu, '')).includes(letters(value));
}

/** Methods that quote the page's text; the others name a property and its value, as `"telephone": "0431 5550"`. */
const QUOTING: readonly Method[] = ['label', 'pattern', 'heading', 'text'];

/** The page's text in reading order. */
const textIn = ({ document }: ParsedPage): string =>
  letters(
    readLines(document)
      .map((line) => line.text)
      .join(' '),
  );

/** Everything that the page's source holds: text, attributes and scripts, the escapes of data and hidden letters resolved. */
function sourceIn({ document }: ParsedPage): string {
  const parts: string[] = [];
  const work: PageNode[] = [document];
  for (let node = work.pop(); node; node = work.pop()) {
    if (node.kind === 'text') parts.push(node.data);
    else {
      parts.push(...node.attributes, targetOf(node) ?? '');
      for (let child = node.first; child; child = child.next) work.push(child);
    }
  }
  const plain = parts.map((part) =>
    part.replace(/\\u([\da-f]{4})/giu, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  return plain.map(letters).join(' ');
}

/** Whether the snippet stands on the page: as it is, or each of its words where it was put together. */
function isOn(page: ParsedPage, { method, snippet }: Evidence): boolean {
  const isQuoted = textIn(page).includes(letters(snippet));
  if (isQuoted || QUOTING.includes(method)) return isQuoted;
  const source = sourceIn(page);
  return snippet.split(/[^\p{L}\p{N}]+/u).every((word) => source.includes(letters(word)));
}

function faultOf(page: ParsedPage, { field, value, evidence }: Stated): string | undefined {
  if (!evidence) return `${field} ${value}: no evidence`;
  const { url, snippet, method } = evidence;
  if (url !== page.url) return `${field} ${value}: from ${url}`;
  if (snippet.length > 200) return `${field} ${value}: snippet of ${snippet.length} characters`;
  if (!stands(field, value, snippet)) return `${field} ${value}: not in «${snippet}»`;
  return isOn(page, evidence) ? undefined : `${field} (${method}): «${snippet}» is not on the page`;
}

describe('each reported value stands in its snippet, and the snippet on the page', () => {
  it('is asked of every folder of pages', () => {
    const folders = new Set(files.map((file) => file.split('/').slice(0, -1).join('/')));
    for (const folder of ['unit/facts/fixtures', 'fixtures/pages', 'fixtures/pages-2', 'fixtures/pages-3'])
      expect(folders).toContain(folder);
    expect([...folders].filter((folder) => folder.startsWith('support/farm/')).length).toBeGreaterThan(10);
  });

  it.each(files)('%s', (file) => {
    const html = readFileSync(join(tests, file), 'utf8');
    const page = parsePage({ url: 'https://firma.test/seite', html });
    const company = mergePages([readPage(page, judgeKind(page))], { url: 'https://firma.test/' });
    const faults = company ? statedValues(company).map((stated) => faultOf(page, stated)) : [];
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });
});
