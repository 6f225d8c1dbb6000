import type { ParsedPage } from '../dom/parse-page.ts';
import type { PageKind } from '../types.ts';
import { readAddresses, readCountries } from './address.ts';
import { findAddressSites, seatZip } from './address-sites.ts';
import { attribute } from './attribution.ts';
import { readBranches } from './branches.ts';
import { readCertifications } from './certifications.ts';
import { readCourts } from './courts.ts';
import { readDescriptions } from './description.ts';
import { readEmails } from './emails.ts';
import { readEmployees } from './employees.ts';
import { readFavicon } from './favicon.ts';
import { readFounded } from './founded.ts';
import { readIndustry } from './industry.ts';
import { readInternational } from './international.ts';
import { readMarks } from './marks.ts';
import { readNames } from './names.ts';
import type { PageFacts } from './page-facts.ts';
import { withoutPassing } from './passing-addresses.ts';
import { readPeople } from './people.ts';
import { readPhones } from './phones.ts';
import { prepareReading, type Reading } from './reading.ts';
import { readRegisterNumbers } from './register-numbers.ts';
import { readReviews } from './reviews.ts';
import { shownPlaces } from './shown-places.ts';
import { readLegalForms } from './stated-forms.ts';
import {
  structuredBranches,
  structuredCourts,
  structuredPeople,
  structuredRegisterNumbers,
  structuredVatIds,
} from './structured-facts.ts';
import { readSustainability } from './sustainability.ts';
import { saysNothing } from './templates.ts';
import { readVatIds } from './vat-id.ts';

/** Reads everything one page says about its company. Pure, linear in the page's size. */
export function readPage(page: ParsedPage, kind: PageKind): PageFacts {
  const reading = prepareReading(page, kind);
  return saysNothing(reading) ? readFacts({ ...reading, pieces: [], lines: [], items: [] }) : readFacts(reading);
}

function readFacts(reading: Reading): PageFacts {
  const sites = findAddressSites(reading.pieces, reading.country);
  const ownSites = withoutPassing(reading, sites);
  const names = readNames(reading, ownSites);
  const isOthers = attribute(reading.pieces, names, seatZip(ownSites), reading.metadata.title);
  const { phones, fax } = readPhones(reading, ownSites, isOthers);
  return {
    url: reading.url,
    kind: reading.kind,
    language: reading.language,
    name: names,
    legalForm: readLegalForms(reading),
    address: readAddresses(reading, ownSites, isOthers),
    country: readCountries(reading, ownSites),
    phones,
    fax,
    emails: readEmails(reading, isOthers),
    vatId: [...readVatIds(reading), ...structuredVatIds(reading)],
    registerCourt: [...readCourts(reading, isOthers), ...structuredCourts(reading)],
    registerNumber: [...readRegisterNumbers(reading, isOthers), ...structuredRegisterNumbers(reading)],
    people: [...readPeople(reading, sites, isOthers), ...structuredPeople(reading)],
    founded: readFounded(reading),
    employees: readEmployees(reading, sites),
    branches: [...readBranches(reading, sites, isOthers), ...structuredBranches(reading)],
    places: shownPlaces(reading, sites, isOthers),
    certifications: readCertifications(reading),
    reviews: readReviews(reading),
    description: readDescriptions(reading),
    sustainability: readSustainability(reading),
    industry: readIndustry(reading),
    international: readInternational(reading),
    favicon: readFavicon(reading),
    marks: readMarks(reading),
  };
}
