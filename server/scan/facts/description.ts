import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { foldKey } from './choose.ts';
import { type Offer, offerIn } from './offers.ts';
import type { Fact, Prose } from './page-facts.ts';
import { isParagraph, methodOf, type ProseMethod, proseFact } from './paragraphs.ts';
import { isPlaceholder } from './placeholders.ts';
import type { Reading } from './reading.ts';
import { isOrganisation, textProp } from './structured-data.ts';

const SHORTEST = 40;
/** So many short parts are a list. */
const LIST_PARTS = 4;
/** Lines of a page in which the company introduces itself. */
const MOST_LINES = 150;
const COMPANY_VOICE = anyCase(
  /(?<!\p{L})(?:wir|uns|unser\p{L}{0,3}|we|us|our|unternehmen|betrieb|company|familienbetrieb)(?!\p{L})/iu,
);

/** Headings of parts that tell of something else than what the company does. */
const OTHER_PARTS =
  /^(?:unsere? |die |der |das |aktuelle )?(?:aktuell|news|neu(?:es|igkeit)|termin|veranstaltung|blog|journal|magazin|presse|(?:kunden)?stimmen|(?:das|was) (?:sagen )?(?:unsere )?kund|referenz|kundenzufrieden|bewertung|(?:offene )?stellen|karriere|jobs|geschichte|historie|chronik|gruppe|partner$|öffnungszeiten|kontakt|anfahrt|notdienst|aktion|zertifi|auszeichnung|nachhaltig|spenden|team$|über den)/iu;

const NEWS = /^(?:unsere? |die |der |das |aktuelle )?(?:aktuell|news|neu(?:es|igkeit))/iu;
/** How a company introduces itself, above its news as well. */
const SELF = anyCase(
  /^(?:herzlich )?willkommen (?:bei|beim|im|in|auf|zu)(?!\p{L})|^wir sind (?:der|die|das|eine?|ihre?) /iu,
);

/**
 * What the company says it does: its own summary in the head or in structured data, the paragraph of the home page
 * that introduces it, else one of the page about it.
 */
export function readDescriptions(reading: Reading): Fact<Prose>[] {
  if (reading.kind !== 'home' && reading.kind !== 'about') return [];
  const { meta, title } = reading.metadata;
  const isHome = reading.kind === 'home';
  const brand = foldKey(`${reading.host} ${title} ${meta.get('og:site_name') ?? ''}`);
  const facts: (Fact<Prose> | null)[] = [];
  /** `weights` by the strength of what the text says. */
  const add = (offer: Offer | null, weights: readonly number[], method: ProseMethod): void => {
    const weight = weights[offer?.strength ?? 0];
    if (offer && weight && offer.text.length >= SHORTEST && !isPlaceholder(offer.text))
      facts.push(proseFact(reading, offer.text, weight, method));
  };
  // A page about the company is summed up as a page, not as a company.
  const summary = offerIn(meta.get('description') ?? '', brand);
  add(summary, isHome ? [summary && isWordList(summary.text) ? 50 : 53, 60, 60] : [0, 40, 45], 'meta');
  add(offerIn(meta.get('og:description') ?? '', brand), isHome ? [44, 50, 50] : [0, 38, 38], 'meta');
  for (const item of reading.items.filter(isOrganisation))
    add(offerIn(textProp(item.props, 'description'), brand), [45, 55, 55], item.method);
  const told = isHome ? introduction(reading, brand) : selfPortrait(reading, brand);
  const isFuller = told !== null && goesOn(summary, told.offer);
  if (told) add(told.offer, !isHome ? [0, 42, 44] : isFuller ? [0, 61, 61] : [0, 49, 52], methodOf(told.line));
  const slogan = isHome ? reading.lines.slice(0, MOST_LINES).find((line) => isSlogan(line, brand)) : undefined;
  if (slogan) add({ text: slogan.text, strength: 1 }, [0, 40], methodOf(slogan));
  return facts.filter((fact) => fact !== null);
}

/** Words for search engines rather than a sentence: 'Ofen, Kamin, Herd, Muster' */
function isWordList(text: string): boolean {
  const parts = text.split(/[,;|·]\s?/u);
  return parts.length >= LIST_PARTS && parts.every((part) => part.trim().split(' ').length <= 3);
}

/** The summary is how the paragraph begins, which goes on: '… builds valves' and '… builds valves for waterworks'. */
const goesOn = (summary: Offer | null, told: Offer): boolean =>
  summary !== null &&
  summary.text.length < told.text.length &&
  told.text.startsWith(summary.text.replace(/[.!…]$/u, ''));

interface Told {
  line: Line;
  offer: Offer;
}

/** The first paragraph of the home page that says what the company does. */
function introduction({ lines }: Reading, brand: string): Told | null {
  let parts: Line[] = [];
  for (const [i, line] of lines.slice(0, MOST_LINES).entries()) {
    parts = parts.filter(({ scopeEnd }) => line.index <= scopeEnd);
    if (line.heading > 0 && line.heading < BOLD)
      parts = [...parts.filter(({ heading }) => heading < line.heading), line];
    if (!isShownText(line) || lines[i - 1]?.block === line.block) continue;
    const others = parts.filter((part) => OTHER_PARTS.test(part.text));
    if (others.length > 0 && !(SELF.test(line.text) && others.every((part) => NEWS.test(part.text)))) continue;
    const text = wholeBlock(lines, i);
    if (!isSentence(text, line)) continue;
    const offer = offerIn(text, brand);
    if (offer && offer.strength > 0 && offer.text.length >= SHORTEST) return { line, offer };
  }
  return null;
}

/** The first paragraph of a page about the company in which it says itself what it does. */
function selfPortrait({ lines }: Reading, brand: string): Told | null {
  for (const line of lines) {
    if (!isParagraph(line)) continue;
    const offer = offerIn(line.text, brand);
    const isOwn =
      offer &&
      offer.strength > 0 &&
      (COMPANY_VOICE.test(offer.text) || brand.includes(foldKey(offer.text.split(' ', 1)[0] ?? '')));
    if (isOwn) return { line, offer };
  }
  return null;
}

const isShownText = ({ heading, hidden, region, tag }: Line): boolean =>
  (heading === 0 || heading === BOLD) &&
  !hidden &&
  tag !== 'blockquote' &&
  region !== 'nav' &&
  region !== 'footer' &&
  region !== 'aside';

const isSentence = (text: string, { tag }: Line): boolean =>
  text.length >= SHORTEST &&
  !/^["„“”«»‚]/u.test(text) &&
  text.split(' ').length >= (tag === 'p' ? 5 : 7) &&
  (tag === 'p' || /[.!]$/u.test(text));

/** The lines of one block, which only line breaks part, as one text. */
function wholeBlock(lines: readonly Line[], from: number): string {
  const first = lines[from] as Line;
  let text = first.text;
  for (let i = from + 1; lines[i]?.block === first.block && text.length < 1_000; i++) text += ` ${lines[i]?.text}`;
  return text;
}

/** A heading that says what the company does: 'Ihr Fachbetrieb für Heizung und Sanitär in Köln'. */
function isSlogan({ heading, hidden, region, text }: Line, brand: string): boolean {
  if (heading === 0 || heading > 2 || hidden || region === 'nav' || region === 'footer') return false;
  return (
    text.length >= SHORTEST &&
    text.length <= 200 &&
    text.split(' ').length >= 5 &&
    (offerIn(text, brand)?.strength ?? 0) > 0
  );
}
