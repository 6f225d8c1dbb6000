import type { ParsedPage } from '../dom/parse-page.ts';
import type { PageKind } from '../types.ts';
import { readAddresses, readCountries } from './address.ts';
import { findAddressSites } from './address-sites.ts';
import { readBranches } from './branches.ts';
import { readCertifications } from './certifications.ts';
import { readDescriptions } from './description.ts';
import { readEmails } from './emails.ts';
import { readEmployees } from './employees.ts';
import { readFavicon } from './favicon.ts';
import { readFounded } from './founded.ts';
import { readIndustry } from './industry.ts';
import { readInternational } from './international.ts';
import { readLegalForms, readNames } from './names.ts';
import type { PageFacts } from './page-facts.ts';
import { readPeople } from './people.ts';
import { readPhones } from './phones.ts';
import { prepareReading } from './reading.ts';
import { readCourts, readRegisterNumbers } from './register.ts';
import { readReviews } from './reviews.ts';
import { readSustainability } from './sustainability.ts';
import { readVatIds } from './vat-id.ts';

/** Reads everything one page says about its company. Pure, linear in the page's size. */
export function readPage(page: ParsedPage, kind: PageKind): PageFacts {
  const reading = prepareReading(page, kind);
  const sites = findAddressSites(reading.pieces, reading.country);
  const { phones, fax } = readPhones(reading);
  return {
    url: page.url,
    kind,
    language: reading.language,
    name: readNames(reading, sites),
    legalForm: readLegalForms(reading),
    address: readAddresses(reading, sites),
    country: readCountries(reading, sites),
    phones,
    fax,
    emails: readEmails(reading),
    vatId: readVatIds(reading),
    registerCourt: readCourts(reading),
    registerNumber: readRegisterNumbers(reading),
    people: readPeople(reading, sites),
    founded: readFounded(reading),
    employees: readEmployees(reading),
    branches: readBranches(reading, sites),
    certifications: readCertifications(reading),
    reviews: readReviews(reading),
    description: readDescriptions(reading),
    sustainability: readSustainability(reading),
    industry: readIndustry(reading),
    international: readInternational(reading),
    favicon: readFavicon(reading),
  };
}
