import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence, ReportCompany } from '../../../contract/report.ts';
import { readLines } from '../../../server/scan/dom/lines.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { decodeEmailText } from '../../../server/scan/facts/emails.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { judgeKind } from '../../../server/scan/facts/page-kind.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';

/** Every page of the test tree that describes a company. */
const folders = ['fixtures', '../../fixtures/pages'].map((name) => join(import.meta.dirname, name));
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name)),
);

interface Stated {
  field: string;
  value: string;
  evidence: Evidence | undefined;
}

/** All reported values that stand for a text on the page. Countries are codes and 'international' is a yes. */
function statedValues(company: ReportCompany): Stated[] {
  const scalar = [
    'company_name',
    'street',
    'zip',
    'city',
    'vat_id',
    'register_court',
    'hr_number',
    'founding_date',
    'industry',
  ] as const;
  return [
    ...scalar.map((field) => ({ field, value: company[field] ?? '', evidence: company.evidence[field] })),
    ...company.ceos.map(({ name, evidence }) => ({ field: 'ceos', value: name, evidence })),
    ...company.contacts.map(({ type, value, evidence }) => ({ field: type, value, evidence })),
    ...company.branchLocations.map(({ zip, street, city, evidence }) => ({
      field: 'branch',
      value: street ?? zip ?? city ?? '',
      evidence,
    })),
    ...company.certifications.map(({ name, evidence }) => ({ field: 'certification', value: name, evidence })),
    ...company.reviews.map(({ rating, evidence }) => ({ field: 'review', value: String(rating), evidence })),
  ].filter(({ value }) => value !== '');
}

const digits = (text: string): string => text.replace(/\(\s?0\s?\)/gu, '').replace(/\D/gu, '');
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The documented normalisations: E.164, compact ids, decoded e-mail, nominative court, register prefix and number, shared surnames. */
function stands(field: string, value: string, snippet: string): boolean {
  if (field === 'phone' || field === 'fax') return digits(snippet).includes(digits(value).slice(2).replace(/^0+/u, ''));
  if (field === 'email') return decodeEmailText(snippet).toLowerCase().includes(value);
  if (field === 'vat_id' || field === 'hr_number') return digits(snippet).includes(digits(value));
  if (field === 'register_court') return letters(snippet.replace(/gerichte?s\b/gu, 'gericht')).includes(letters(value));
  // 'Johann und Maria Muster' gives the surname to both: each word of the name stands there.
  if (field === 'ceos') return value.split(' ').every((word) => snippet.includes(word));
  if (field === 'review') return snippet.replace(',', '.').includes(value);
  return letters(snippet).includes(letters(value));
}

/** Everything the page holds, as one comparable text: lines in order, head, attributes and embedded data. */
function pageText(html: string): string {
  const { document } = parsePage({ url: 'https://firma.test/', html });
  return letters(
    readLines(document)
      .map((line) => line.text)
      .join(' '),
  );
}

describe('each reported value stands in its snippet, and the snippet on the page', () => {
  it.each(files)('%s', (file) => {
    const html = readFileSync(file, 'utf8');
    const page = parsePage({ url: 'https://firma.test/', html });
    const company = mergePages([readPage(page, judgeKind(page))], { url: 'https://firma.test/' });
    if (!company) return;
    const text = pageText(html);
    const faults = statedValues(company).flatMap(({ field, value, evidence }) => {
      if (!evidence) return [`${field} ${value}: no evidence`];
      if (evidence.snippet.length > 200) return [`${field} ${value}: snippet of ${evidence.snippet.length} characters`];
      if (!stands(field, value, evidence.snippet)) return [`${field} ${value}: not in «${evidence.snippet}»`];
      const visible =
        evidence.method === 'label' ||
        evidence.method === 'pattern' ||
        evidence.method === 'heading' ||
        evidence.method === 'text';
      return visible && !text.includes(letters(evidence.snippet))
        ? [`${field}: «${evidence.snippet}» is not on the page`]
        : [];
    });
    expect(faults).toEqual([]);
  });
});
