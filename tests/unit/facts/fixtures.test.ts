import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../server/scan/cli/extract.ts';
import { expected } from './fixtures/expected.ts';

const folder = join(import.meta.dirname, 'fixtures');
const files = readdirSync(folder).filter((name) => name.endsWith('.html'));

/** Fields that expected.ts speaks for; prose and industry have tests of their own. */
const COMPARED = [
  'company_name',
  'legal_form',
  'street',
  'zip',
  'city',
  'country',
  'phones',
  'fax',
  'emails',
  'vat_id',
  'register_court',
  'hr_number',
  'ceos',
  'founded',
  'branches',
  'certifications',
  'reviews',
] as const;

interface Branch {
  name: string | null;
  zip: string | null;
}
interface Review {
  platform: string;
  rating: number;
  count: number;
}

function comparable(facts: Record<string, unknown>): Record<string, unknown> {
  const short: Record<string, unknown> = {
    ...facts,
    branches: (facts.branches as Branch[] | undefined)?.map(({ name, zip }) => `${name} ${zip}`),
    certifications: (facts.certifications as { name: string }[] | undefined)?.map(({ name }) => name),
    reviews: (facts.reviews as Review[] | undefined)?.map(
      ({ platform, rating, count }) => `${platform} ${rating} (${count})`,
    ),
  };
  const entries = COMPARED.map((key) => [key, short[key]] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
  );
}

describe('whole pages', () => {
  it('has an expectation for each fixture', () => {
    expect(files.map((file) => basename(file, '.html')).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(files)('%s', (file) => {
    const facts = extractFacts(readFileSync(join(folder, file), 'utf8'));
    expect(comparable(facts)).toEqual(expected[basename(file, '.html')]);
  });
});
