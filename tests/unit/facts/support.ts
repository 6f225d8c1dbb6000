import type { ReportCompany } from '../../../contract/report.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageFacts } from '../../../server/scan/facts/page-facts.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind, PageVisit } from '../../../server/scan/types.ts';

const SITE = 'https://firma.test';

/** Facts of one page from the markup of its body. */
export function factsOf(body: string, kind: PageKind = 'impressum', path = '/impressum', site = SITE): PageFacts {
  const html = `<!DOCTYPE html><html lang="de"><head><title>Seite</title></head><body>${body}</body></html>`;
  return readPage(parsePage({ url: `${site}${path}`, html }), kind);
}

/** Company of a site whose pages are given; fails where none is found. */
export function companyOf(pages: readonly PageFacts[], visits: readonly PageVisit[] = []): ReportCompany {
  const company = mergePages(pages, { url: `${SITE}/` }, visits);
  if (!company) throw new Error('no company found');
  return company;
}

/** A plain, complete legal page; parts can be replaced. */
export function imprint(
  parts: Partial<Record<'name' | 'address' | 'contact' | 'register' | 'people' | 'vat', string>> = {},
): string {
  const { name, address, contact, register, people, vat } = {
    name: 'Ofenbau Lindner GmbH',
    address: 'Bergstraße 3<br>99817 Eisenach',
    contact: 'Telefon: 03691 72 10 15<br>E-Mail: info@ofenbau-lindner.de',
    register: 'Amtsgericht Jena, HRB 503118',
    people: 'Geschäftsführer: Frieder Lindner',
    vat: 'USt-IdNr.: DE136695976',
    ...parts,
  };
  return `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>${name}<br>${address}</p><p>${contact}</p><p>${people}</p><p>${register}</p><p>${vat}</p>`;
}
