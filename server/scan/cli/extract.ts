import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ReportCompany } from '../../../contract/report.ts';
import { parsePage } from '../dom/parse-page.ts';
import { mergeNameless, mergePages } from '../facts/merge-pages.ts';
import { judgeKind } from '../facts/page-kind.ts';
import { readPage } from '../facts/read-page.ts';

const BAD_ARGUMENTS = 64;
const USAGE = 'usage: npm run --silent extract -- <folder or HTML files>';

/** Facts of one file under the names that scorers use; lists are empty and values null where the page says nothing. */
export function extractFacts(html: string): Record<string, unknown> {
  const site = { url: 'file:' };
  const page = parsePage({ ...site, html });
  const facts = [readPage(page, judgeKind(page))];
  return flatFacts(mergePages(facts, site) ?? { ...mergeNameless(facts, site), company_name: null });
}

/** A company's facts under the names that scorers use. */
export function flatFacts(
  company: Omit<ReportCompany, 'company_name'> & { company_name: string | null },
): Record<string, unknown> {
  const contacts = (type: string) =>
    company.contacts.filter((contact) => contact.type === type).map((contact) => contact.value);
  return {
    company_name: company.company_name,
    legal_form: company.legal_form,
    street: company.street,
    zip: company.zip,
    city: company.city,
    country: company.country,
    phones: contacts('phone'),
    fax: contacts('fax')[0] ?? null,
    emails: contacts('email'),
    vat_id: company.vat_id,
    register_court: company.register_court,
    hr_number: company.hr_number,
    ceos: company.ceos.map((ceo) => ceo.name),
    founded: company.founding_date,
    employees: company.number_of_employees,
    industry: company.industry,
    description: company.description,
    branches: company.branchLocations.map(({ name, street, zip, city }) => ({ name, street, zip, city })),
    certifications: company.certifications.map(({ name, issuer, valid_until }) => ({ name, issuer, valid_until })),
    reviews: company.reviews.map(({ platform, rating, review_count }) => ({ platform, rating, count: review_count })),
  };
}

/** HTML files of the arguments, folders opened one level deep, in the order of their names. */
function listFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path)
      .filter((name) => /\.html?$/iu.test(name))
      .sort();
    if (files.length === 0) throw new Error(`${path} holds no .html file`);
    return files.map((name) => join(path, name));
  });
}

function main(paths: readonly string[]): number {
  if (paths.length === 0 || paths.some((path) => path.startsWith('-'))) {
    console.error(USAGE);
    return BAD_ARGUMENTS;
  }
  let files: string[];
  try {
    files = listFiles(paths);
  } catch (error) {
    console.error(`cannot read the input: ${error instanceof Error ? error.message : error}`);
    return BAD_ARGUMENTS;
  }
  const results = files.map((file) => ({
    id: basename(file, extname(file)),
    predicted: extractFacts(readFileSync(file, 'utf8')),
  }));
  process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
