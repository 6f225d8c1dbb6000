import { afterAll, describe, expect, it } from 'vitest';
import { createScanner } from '../../../server/scan/index.ts';
import { asExpected } from '../../support/farm/compare.ts';
import { startFarm } from '../../support/farm/farm.ts';
import { macroF1, scoreFarm } from '../../support/farm/score.ts';
import { sets } from '../../support/farm/sets.ts';
import type { ExpectedCompany } from '../../support/farm/types.ts';

const farm = await startFarm();
const scanner = createScanner({ connectTo: { host: '127.0.0.1', port: farm.port } });

afterAll(async () => {
  await scanner.close();
  await farm.close();
});

/** Who the company is and how it is reached: facts that must be right on every site. */
const legalFacts = (company: ExpectedCompany) => {
  const { company_name, legal_form, street, zip, city, country, vat_id, register_court, hr_number } = company;
  const { ceos, phones, fax, emails } = company;
  const entry = { company_name, legal_form, street, zip, city, country, vat_id, register_court, hr_number };
  return { ...entry, ceos: ceos.toSorted(), phones, fax, emails };
};

// The set that nobody reads is measured by `npm run bench -- farm` alone.
const housed = [...sets['sites-2'], ...sets['sites-3'], ...sets['sites-4']];
const scans = await Promise.all(
  housed.map(async ({ site }) => ({ site, result: await scanner.scanSite(site.hosts[0], {}) })),
);
const score = scoreFarm(scans);

describe('sites written without sight of the scanner', () => {
  it.each(scans.map((scan) => [scan.site.name, scan] as const))('%s: who it is', (_, { site, result }) => {
    const { expected } = site;
    expect(result.state).toBe(expected.outcome);
    if (expected.outcome !== 'found' || result.state !== 'found') return;
    const { company } = expected;
    expect(legalFacts(asExpected(result.company, company))).toEqual(legalFacts(company));
  });

  it('give no value of others', () => expect(score.traps).toEqual([]));

  it('give most of what else they tell', () => expect(macroF1(score)).toBeGreaterThanOrEqual(0.95));
});
