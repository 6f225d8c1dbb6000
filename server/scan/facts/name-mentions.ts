import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import type { PageKind } from '../types.ts';
import { hasLegalForm } from './legal-forms.ts';
import { knownTexts } from './name-support.ts';
import { cleanName, isPossibleName, nameWithForm } from './name-text.ts';
import { distinctive } from './name-words.ts';
import { isMenu } from './names-above.ts';
import { SECTION_OF_OTHERS } from './other-parties.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { withoutTrades } from './trades.ts';
import { wordSign } from './word-signs.ts';

const COPYRIGHT = wordSign(/©|^\(c\)|copyright/iu);

/** Headings, copyright lines and running text that name a company by its legal form. */
export function namesInLines(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const isOwn = ownMentions(reading);
  let mentioned = false;
  let section: Line | null = null;
  for (const piece of reading.pieces) {
    const { text, line, owner } = piece;
    if (line.heading > 0 && line.heading < BOLD) section = SECTION_OF_OTHERS.test(text) ? line : null;
    if ((owner !== 'company' && owner !== 'boilerplate') || piece.isHint) continue;
    const copyright = (piece.signs & COPYRIGHT) > 0 && /^(?:©|\(c\)|copyright)|\s©\s/iu.test(text);
    if (!hasLegalForm(text)) {
      const name = copyright ? cleanName(text.replace(/^[^©]{0,40}©/u, '©').split(/\s[|·–-]\s|\.\s/u, 1)[0] ?? '') : '';
      if (isPossibleName(name) && name.length > 2) facts.push(textFact(reading, piece, name, name, 18, 'text', 'low'));
      continue;
    }
    const name = nameWithForm(text);
    if (!name || !isPossibleName(name) || (isMenu(line) && !copyright)) continue;
    const whole = cleanName(text) === name;
    if (!copyright && !isOwn(piece, name, whole, section)) continue;
    const weight =
      (copyright ? 48 : whole ? 46 : isSubject(text, name) ? 36 : mentioned || reading.kind === 'impressum' ? 22 : 35) +
      (line.heading > 0 && whole ? 4 : 0) -
      (owner === 'boilerplate' ? 8 : 0);
    const method = line.heading > 0 ? 'heading' : 'text';
    facts.push(textFact(reading, piece, name, name, weight, method, copyright || whole ? 'medium' : 'low'));
    mentioned = true;
  }
  return facts;
}

/** What stands in front of a name that belongs to whoever speaks: 'wir, die Muster GmbH', 'Willkommen bei der …'. */
const WE = [
  'wir(?:, (?:von )?(?:die|der|das)| (?:von|bei) der| sind(?: die| das)?| als|,)?',
  'uns(?:,)?(?: bei)? der',
  'unser(?:e|em|er)? (?:firma|unternehmen|betrieb|gesellschaft|haus|verein),?(?: die| der| das)?',
  'willkommen (?:bei|auf der (?:web|internet)?seite|im hause)(?: der| des)?',
  '(?:über|firma|hier ist) (?:die|der|das)?',
  'we(?: at|,)?(?: the)?|we are(?: the)?|welcome to(?: the)?|about(?: the)?',
];
const SAID_BY_US = anyCase(`(?:^|[\\s„"(])(?:${WE.join('|')}) ?$`);
const FIRST_PERSON = anyCase(/(?<!\p{L})(?:wir|uns|unser(?:e[nmrs]?)?|we|us|our)(?!\p{L})/iu);

/** Shorter words of a name are rather its trade. */
const FAMILY_NAME = 5;

/**
 * Whether a company that a page names is the site's own. The law wants an Impressum to name nobody else without
 * saying so; elsewhere a name needs a sign: the page's title, header, logo, host or structured data know it, or it is
 * said by the company itself.
 */
function ownMentions(reading: Reading): (piece: Piece, name: string, whole: boolean, section: Line | null) => boolean {
  if (reading.kind === 'impressum') return () => true;
  let known: string | null = null;
  const isKnown = (name: string): boolean => {
    known ??= `${knownTexts(reading)} ${structuredNames(reading)}`;
    const texts = known;
    const words = distinctive(withoutTrades(name) || name);
    const hits = words.filter((word) => texts.includes(word));
    // Half a name may be a word of the trade: 'Bau', 'Holz'.
    const half = hits.some((word) => word.length >= FAMILY_NAME) ? 1 : 0;
    return hits.length * 2 + half > words.length;
  };
  return ({ index, text, line }, name, whole, section) => {
    if (section && line.index <= section.scopeEnd) return false;
    const isListed = [index - 1, index + 1].some((at) => isFormedPartOf(line, reading.pieces[at]));
    if (isListed && !isKnown(name)) return false;
    const isTop = line.heading === 1 || reading.lines[line.index - 1]?.heading === 1;
    if (whole && (reading.kind === 'contact' || isTop || isFrame(line))) return true;
    if (whole || isKnown(name)) return isKnown(name);
    const sentence = sentencesOf(text).find((part) => part.includes(name)) ?? text;
    return SAID_BY_US.test(sentence.slice(0, sentence.indexOf(name))) || isToldOf(sentence, name, reading.kind);
  };
}

/** A line that names several companies lists partners or members. */
const isFormedPartOf = (line: Line, piece: Piece | undefined): boolean => piece?.line === line && piece.hasForm;

/** The parts of a page that are the same all over its site. */
const isFrame = ({ region }: Line): boolean => region === 'header' || region === 'footer';

const structuredNames = ({ items }: Reading): string =>
  items
    .filter(isOrganisation)
    .map(({ props }) => distinctive(textProp(props, 'name')).join(' '))
    .join(' ');

/** 'Die Muster AG ist …': the sentence is about the company named first. */
function isSubject(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && /^(?:(?:die|das|the|bei der|wir von der)\s)?$/iu.test(text.slice(0, at));
}

/** A preposition before the article: 'mit der Muster GmbH', 'für die Muster AG'. */
const OBJECT = anyCase(
  /(?<!\p{L})(?:an|auf|aus|bei|durch|für|gegen|in|mit|nach|ohne|über|um|von|vor|zu|by|for|from|of|to|with) (?:die|der|das|the) $/iu,
);

/**
 * The company speaks of itself by its name; where it says 'we' beside the name, that is another's. On a page about the
 * company the name may stand further back: 'Seit 1938 verarbeitet die Muster AG …'.
 */
function isToldOf(sentence: string, name: string, kind: PageKind): boolean {
  if (FIRST_PERSON.test(sentence)) return false;
  if (isSubject(sentence, name)) return true;
  const before = sentence.slice(0, sentence.indexOf(name));
  return kind === 'about' && / (?:die|das|the) $/iu.test(before) && !OBJECT.test(before);
}
