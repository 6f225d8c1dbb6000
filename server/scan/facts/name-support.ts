import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';

/** Shortest word of a name that is looked for elsewhere. */
const WORD = 4;

/** How much a name without legal form loses that stands nowhere else: less where the law wants the name to stand. */
const LOSS = { legal: 10, other: 25 };

/**
 * A line above a street may be a section's heading or a location as well as a name: unless it has a legal form, the
 * page's title, host, e-mail domain or header should know it, too.
 */
export function weighBySupport(reading: Reading, facts: readonly Fact[]): Fact[] {
  const plain = facts.filter(({ value }) => !hasLegalForm(value));
  if (plain.length === 0) return [...facts];
  const known = knownTexts(reading);
  const loss = reading.kind === 'impressum' || reading.kind === 'contact' ? LOSS.legal : LOSS.other;
  return facts.map((fact) =>
    !plain.includes(fact) || isKnown(fact.value, known) ? fact : { ...fact, weight: fact.weight - loss },
  );
}

/** Whether a text that a site names its company in has a word of the name. */
export function isKnown(name: string, known: string): boolean {
  return name
    .split(/[^\p{L}\d]+/u)
    .map(foldKey)
    .some((word) => word.length >= WORD && known.includes(word));
}

/** Remembers what is told of a page: readers ask again for each name that they meet. */
function oncePerPage(tell: (reading: Reading) => string): (reading: Reading) => string {
  const told = new WeakMap<Reading, string>();
  return (reading) => {
    const known = told.get(reading);
    if (known !== undefined) return known;
    const text = tell(reading);
    told.set(reading, text);
    return text;
  };
}

/** Where a site names its company besides the address, folded. */
export const knownTexts = oncePerPage((reading) =>
  [reading.metadata.title, ...ownTextsOf(reading, reading.pieces)].map(foldKey).join(' '),
);

/** Digits from which a line of the header tells a number, maybe somebody else's. */
const NUMBER = 7;

/** The same without the title, which tells what is sold, too, and without lines that tell a number. */
export const ownTexts = oncePerPage((reading) => {
  const plain = reading.pieces.filter(({ text }) => text.replace(/\D/gu, '').length < NUMBER);
  return ownTextsOf(reading, plain).map(foldKey).join(' ');
});

function ownTextsOf({ metadata, host, pieces: all }: Reading, pieces: readonly Piece[]): string[] {
  const shown = pieces
    .filter(({ text, line }) => (line.region === 'header' || text.includes('©')) && text.length <= 120)
    .map(({ text }) => text);
  const domains = all
    .filter(({ text }) => text.includes('@'))
    .flatMap(({ text }) => /@([\w.-]{3,60})/u.exec(text)?.[1] ?? []);
  const site = metadata.meta.get('og:site_name') ?? '';
  // The first picture is the site's own logo, where it is one; others may be those of partners.
  const [{ alt, src, title } = { alt: '', src: '', title: '' }] = metadata.images;
  const logo = /logo/iu.test(`${alt} ${src} ${title}`) ? [alt, title] : [];
  return [site, host, ...shown, ...domains, ...logo];
}
