import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Confidence, ReportCompany } from '../../contract/report.ts';
import { parsePage } from '../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../server/scan/facts/merge-pages.ts';
import { judgeKind } from '../../server/scan/facts/page-kind.ts';
import { readPage } from '../../server/scan/facts/read-page.ts';

/** Labelled pages: real ones beside the project, invented ones in it. */
const root = join(import.meta.dirname, '../..');
const SETS = [
  ['corpus', join(root, '../shared/corpus/dev')],
  ...['pages', 'pages-2', 'pages-3', 'pages-4', 'pages-5', 'pages-6', 'pages-7', 'pages-8', 'pages-9'].map(
    (set) => [`invented pages (${set})`, join(root, 'tests/fixtures', set)] as const,
  ),
] as const;

/** Most wrong facts with confidence 'high', as a share of all facts with that confidence. */
const HIGH_WRONG_LIMIT = 0.01;

interface Label {
  id: string;
  file: string;
  half?: string;
  expected: Record<string, unknown>;
  alt?: Record<string, unknown[]>;
  optional?: Record<string, unknown[]>;
}

interface Fact {
  value: string;
  confidence: Confidence;
}

interface Tally {
  hits: number;
  wrong: number;
  missed: number;
  high: number;
  highWrong: number;
}

const FIELDS = [
  'company_name',
  'legal_form',
  'street',
  'zip',
  'city',
  'country',
  'vat_id',
  'register_court',
  'hr_number',
  'founded',
  'phones',
  'fax',
  'emails',
  'ceos',
] as const;
type Field = (typeof FIELDS)[number];

/** Prints precision, recall and F1 per field, and the share of wrong facts that claimed high confidence. */
export async function benchExtract(): Promise<{ macroF1: number; highWrongShare: number } | null> {
  let result: { macroF1: number; highWrongShare: number } | null = null;
  for (const [name, folder] of SETS) {
    if (!existsSync(join(folder, 'labels.json'))) {
      console.log(`${name}: not present, skipped`);
      continue;
    }
    const scored = scoreFolder(folder);
    print(name, scored);
    result ??= summary(scored);
  }
  return result;
}

function scoreFolder(folder: string): Record<Field, Tally> {
  const labels: Label[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
  const byId = new Map(labels.map((label) => [label.id, label]));
  const tallies = Object.fromEntries(
    FIELDS.map((field) => [field, { hits: 0, wrong: 0, missed: 0, high: 0, highWrong: 0 }]),
  ) as Record<Field, Tally>;
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.html'))) {
    const label = byId.get(basename(file, extname(file)));
    if (label) scorePage(label, factsOf(readFileSync(join(folder, file), 'utf8')), tallies);
  }
  return tallies;
}

function factsOf(html: string): Record<Field, Fact[]> {
  // As `npm run extract` has it: beside a host that was made up, a page's own data would be another site's.
  const page = parsePage({ url: 'file:', html });
  const company = mergePages([readPage(page, judgeKind(page))], { url: 'file:' });
  return Object.fromEntries(FIELDS.map((field) => [field, company ? valuesOf(company, field) : []])) as Record<
    Field,
    Fact[]
  >;
}

function valuesOf(company: ReportCompany, field: Field): Fact[] {
  const contact = (type: string) =>
    company.contacts
      .filter((entry) => entry.type === type)
      .map(({ value, evidence }) => ({ value, confidence: evidence?.confidence ?? 'low' }));
  switch (field) {
    case 'phones':
      return contact('phone');
    case 'fax':
      return contact('fax').slice(0, 1);
    case 'emails':
      return contact('email');
    case 'ceos':
      return company.ceos.map(({ name, evidence }) => ({ value: name, confidence: evidence?.confidence ?? 'low' }));
    default: {
      const key = field === 'founded' ? 'founding_date' : field;
      const value = company[key];
      return value ? [{ value, confidence: company.evidence[key]?.confidence ?? 'low' }] : [];
    }
  }
}

/** Letters and digits only, spellings of the scorer's rules folded; enough to tell right from wrong. */
function fold(field: Field, value: unknown): string {
  const text = String(value)
    .toLowerCase()
    .replace(/ä/gu, 'ae')
    .replace(/ö/gu, 'oe')
    .replace(/ü/gu, 'ue')
    .replace(/ß/gu, 'ss')
    .replace(/gesellschaft mit beschraenkter haftung/gu, 'gmbh')
    .replace(/strasse|str\./gu, 'str')
    .replace(field === 'company_name' ? /\(haftungsbeschraenkt\)|&|\bund\b/gu : /(?!)/u, '');
  if (field === 'register_court') {
    return text.replace(
      /amtsgericht|registergericht|landesgericht|handelsgericht|handelsregisteramt|local|district|court|\bag\b|des|kantons?|berlin(?=.*charl)|[^a-z]/gu,
      '',
    );
  }
  if (field === 'ceos')
    return text
      .replace(/[^a-z ]/gu, '')
      .trim()
      .split(/ +/u)
      .sort()
      .join('');
  if (field === 'hr_number') return text.replace(/[^a-z0-9]/gu, '').replace(/(?<=\d)[a-z]{1,2}$/u, '');
  return text.replace(/[^a-z0-9@+.]/gu, '');
}

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

function scorePage(label: Label, facts: Record<Field, Fact[]>, tallies: Record<Field, Tally>): void {
  for (const field of FIELDS) {
    const tally = tallies[field];
    const open = list(label.expected[field]).map((value) => fold(field, value));
    const accepted = [...list(label.alt?.[field]), ...list(label.optional?.[field])].map((value) => fold(field, value));
    for (const { value, confidence } of facts[field]) {
      const key = fold(field, value);
      const at = open.indexOf(key);
      const right = at >= 0 || accepted.includes(key);
      if (at >= 0) open.splice(at, 1);
      else if (right) open.splice(0, Array.isArray(label.expected[field]) ? 0 : 1);
      if (right) tally.hits++;
      else tally.wrong++;
      if (confidence === 'high') tally.high++;
      if (confidence === 'high' && !right) tally.highWrong++;
    }
    const mayBeEmpty = list(label.alt?.[field]).includes(null);
    if (!mayBeEmpty) tally.missed += open.length;
  }
}

function ratios({ hits, wrong, missed }: Tally): { precision: number; recall: number; f1: number } {
  const precision = hits + wrong > 0 ? hits / (hits + wrong) : 1;
  const recall = hits + missed > 0 ? hits / (hits + missed) : 1;
  return { precision, recall, f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0 };
}

function summary(tallies: Record<Field, Tally>): { macroF1: number; highWrongShare: number } {
  const all = Object.values(tallies);
  const high = all.reduce((sum, tally) => sum + tally.high, 0);
  const highWrong = all.reduce((sum, tally) => sum + tally.highWrong, 0);
  const macroF1 = all.reduce((sum, tally) => sum + ratios(tally).f1, 0) / all.length;
  return { macroF1, highWrongShare: high > 0 ? highWrong / high : 0 };
}

function print(name: string, tallies: Record<Field, Tally>): void {
  console.log(`\n${name}`);
  console.log('field              precision  recall     F1   high  high and wrong');
  for (const field of FIELDS) {
    const { precision, recall, f1 } = ratios(tallies[field]);
    const figures = [precision, recall, f1].map((figure) => figure.toFixed(3).padStart(9)).join('');
    console.log(
      `${field.padEnd(17)}${figures}${String(tallies[field].high).padStart(7)}${String(tallies[field].highWrong).padStart(10)}`,
    );
  }
  const { macroF1, highWrongShare } = summary(tallies);
  console.log(
    `macro-F1 ${macroF1.toFixed(4)}, wrong facts with high confidence ${(highWrongShare * 100).toFixed(2)} %`,
  );
}

if (process.argv[1] === import.meta.filename) {
  const result = await benchExtract();
  if (result && result.highWrongShare > HIGH_WRONG_LIMIT) process.exitCode = 1;
}
