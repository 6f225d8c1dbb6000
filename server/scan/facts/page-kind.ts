import { readLines } from '../dom/lines.ts';
import { readMetadata } from '../dom/metadata.ts';
import type { ParsedPage } from '../dom/parse-page.ts';
import type { PageKind } from '../types.ts';

const KINDS: readonly (readonly [PageKind, RegExp])[] = [
  [
    'impressum',
    /impressum|imprint|legal notice|anbieterkennzeichnung|rechtliche angaben|offenlegung|company information/iu,
  ],
  ['certificates', /zertifi|certific|auszeichnung|qualitätsmanagement/iu],
  ['locations', /standort|filiale|niederlassung|locations|branches|geschäftsstellen/iu],
  ['team', /\bteam\b|ansprechpartner|geschäftsleitung/iu],
  ['about', /über uns|ueber uns|about|unternehmen|wer wir sind|firmengeschichte|historie|^über /iu],
  ['contact', /kontakt|contact/iu],
];

const LAW =
  /§\s?5\s?(?:abs\. ?1 )?(?:TMG|DDG|ECG|Telemedien|Digitale)|angaben gem|information according to|offenlegung gem|registergericht|umsatzsteuer-ident/iu;

/** What a page without a site around it is for, judged by its headings, title and the laws it cites. */
export function judgeKind(page: ParsedPage): PageKind {
  const lines = readLines(page.document);
  const headings = lines.filter((line) => line.heading > 0 && line.heading <= 3 && line.region !== 'nav').slice(0, 6);
  if (headings.some(({ text }) => LAW.test(text))) return 'impressum';
  for (const text of [headings[0]?.text ?? '', readMetadata(page.elements).title]) {
    const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0];
    if (kind) return kind;
  }
  if (lines.some((line) => line.region !== 'footer' && LAW.test(line.text))) return 'impressum';
  return KINDS.find(([, pattern]) => headings.some((line) => pattern.test(line.text)))?.[0] ?? 'home';
}
