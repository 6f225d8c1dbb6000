import { expect, it } from 'vitest';
import type { ReportCompany } from '../../../contract/report.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { numberOfWord } from '../../../server/scan/facts/number-words.ts';
import type { PageFacts } from '../../../server/scan/facts/page-facts.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { type Paragraph, readTellers, type Teller, type Told } from '../../support/told/paragraphs.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const KINDS: Record<Told, PageKind> = {
  staff: 'about',
  founded: 'about',
  cert: 'certificates',
  branch: 'locations',
  review: 'about',
};

const READ: Record<Told, (company: ReportCompany) => (string | number | null | undefined)[]> = {
  staff: ({ number_of_employees }) => [number_of_employees],
  founded: ({ founding_date }) => [founding_date],
  cert: ({ certifications }) => certifications.map(({ name }) => name),
  branch: ({ branchLocations }) => branchLocations.map(({ street }) => street),
  review: ({ reviews }) => reviews.map(({ rating, review_count }) => `${rating}/${review_count}`),
};

/** A number in words as a figure: 'rund zwölf' is told as 'rund 12'. */
const inFigures = (value: string): string =>
  value
    .split(' ')
    .map((word) => numberOfWord(word)?.toString() ?? word)
    .join(' ');

/** '5.0/88' is told as '5/88'. */
const asRated = (value: string): string => value.replace(/^(\d)\.0(?=\/)/u, '$1');

/** What the company's notice says, read once for all of its paragraphs. */
function noticeOf({ name, street, town, leader, host }: Teller): PageFacts {
  const parts = { name, address: `${street}<br>${town}`, people: `Geschäftsführung: ${leader}`, register: '', vat: '' };
  return factsOf(imprint(parts), 'impressum', '/impressum', `https://www.${host}`);
}

/** Whether a paragraph is read as a careful reader does, on a page beside the company's notice. */
function isRead({ name, host }: Teller, notice: PageFacts, { what, expected, text }: Paragraph): boolean {
  const url = `https://www.${host}/ueber-uns`;
  const html = `<!DOCTYPE html><html lang="de"><head><title>Über uns | ${name}</title></head><body><nav><a href="/">Start</a></nav><main><h1>Über uns</h1><p>${text}</p></main></body></html>`;
  const page = readPage(parsePage({ url, html }), KINDS[what]);
  const found = READ[what](companyOf([notice, page])).flatMap((value) => (value ? [String(value)] : []));
  const wanted = what === 'staff' ? expected.map(inFigures) : what === 'review' ? expected.map(asRated) : expected;
  return found.toSorted().join(';') === wanted.toSorted().join(';');
}

it.each(readTellers())('$title tells of itself what a careful reader takes from it', (teller) => {
  const notice = noticeOf(teller);
  const wrong = teller.paragraphs.filter((paragraph) => isRead(teller, notice, paragraph) === paragraph.isOpen);
  // One that is marked as open and is read by now loses its mark.
  expect(wrong.map(({ what, text }) => `${what}: ${text}`)).toEqual([]);
});
