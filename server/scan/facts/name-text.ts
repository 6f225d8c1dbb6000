import { trimMarks } from '../dom/text.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';

/** Labels that name the company that a page is about. */
export const NAME_LABEL =
  /^(?:(?:eingetragener )?firmen(?:name|wortlaut|bezeichnung)|firma|firmierung|name (?:des|der) (?:unternehmens|firma|gesellschaft|vereins)|unternehmens?(?:name|bezeichnung)?|company(?: name)?(?! (?:n(?:umber|o)|reg|house|detail|info|address))|legal name|vereinsname|name(?: und anschrift)?(?=\s?(?::|$))|medieninhaber(?:in)?(?:,? (?:&|und)?\s?(?:herausgeber(?:in)?|diensteanbieter|betreiber)){0,3}|herausgeber(?:in)?|dienste?-?anbieter|anbieter|(?:web)?s(?:ite|eiten)-?betreiber(?:in)?|betreiber(?:in)?(?: der (?:web)?s(?:eite|ite))?|verantwortliche stelle|publisher|provider|(?:diese internetseite|diese website|this website) (?:wird betrieben von|is operated by)|offenlegung)(?![\p{L}])/iu;

/** The same label in front of a name in one line; without a colon only where it cannot be part of the name. */
export const LABEL_BEFORE = new RegExp(
  `^(?:${NAME_LABEL.source.slice(1)}\\s?:\\s?|(?:medieninhaber(?:in)?(?: (?:&|und) herausgeber(?:in)?)?|(?:eingetragener )?firmen(?:name|wortlaut)|name des unternehmens|unternehmensname|company name|vereinsname)\\s)`,
  'iu',
);

/** How lines begin that stand above a street and are no name. */
const NO_NAMES = [
  // headings and labels of the whole entry
  'angaben|pflichtangaben|gesetzliche|information|impressum|imprint|legal notice|legal$|offenlegung|disclaimer|rechtliche|gemäß|according|alternative',
  'anbieter|dienste?-?anbieter|betreiber|herausgeber|medieninhaber|verleger|redaktion|verantwortlich|vertreten|inhaber|inh\\.|geschäftsführer',
  'unternehmen(?:sangaben|sinformationen|sdetails)?$|company (?:information|data|details)|firmen(?:name|angaben|informationen|daten)$|firma$|gesellschaft$|name\\b.{0,30}:',
  // what surrounds an address
  '(?:registrierte|ladungsfähige|ladefähige) |kontakt|contact|adresse|address|anschrift|postanschrift|firmensitz|sitz(?!\\p{L})|zentrale|hauptsitz|headquarter|standort|abteilung|besucher(?:adresse)?$|post$|offices?$',
  'straße$|strasse$|plz|ort$|c\\/o|z\\.\\s?h|postfach|pf\\s\\d|gewerbegebiet|gewerbepark|industriegebiet|gebäude|haus |etage|stock',
  'tel(?!\\p{L})|fax(?!\\p{L})|e-?mail(?!\\p{L})|mail(?!\\p{L})|web(?!\\p{L})|www(?!\\p{L})|umsatzsteuer|ust(?!\\p{L})',
  // other parts of the page
  'startseite|home\\b|menü|zum inhalt|zurück|←|stand:|öffnungszeiten|sprechzeiten|so finden|anfahrt|besuch(?:en)?(?!\\p{L})|terminvereinbarung|reparatur(?:en)?$|partner(?:werkstatt|betriebe?)?$|karriere$|aktuelles$|veranstaltungsort',
  // sentences
  'diese |this |hier |wir |our |unser',
];
export const NOT_A_NAME = new RegExp(`^(?:${NO_NAMES.join('|')})`, 'iu');

/** Words of a sentence that no name of a company holds. */
const SAID =
  /(?<![\p{L}-])(?:[Ww]ir|[Ii]hnen|uns|ich|haben|hat|ist|sind|wird|werden|wurden?|finden|liegt|steht|bieten|freuen|erreichen|hilft|helfen|unsere?n?|is|are|we|was|were)(?![\p{L}-])/u;

/** Whether a text says something instead of naming somebody: 'Gegründet haben wir den Betrieb 2017'. */
export const isSentence = (text: string): boolean => SAID.test(text);

const LEADING =
  /^(?:(?:©|\(c\)|copyright|℗)\s?)?(?:\d{4}\s?(?:[-–]\s?\d{4})?\s?)?(?:(?:©|\(c\)|by|von|bei|über|about|willkommen bei|welcome to|impressum(?: der| des| von)?|imprint(?: of)?|copyright|firma|fa\.|die|der|das|the)\s){0,4}/iu;
const TRAILING =
  /(?:alle rechte vorbehalten|all rights reserved|[–-] alle(?!\p{L})|(?<!\p{L})c\/o\s|(?<!\p{L})z\.\s?hd?\.\s|(?<!\p{L})kurz:)/iu;

/** A form or an owner in brackets behind a name that has its own: 'Atelier Probe (Einzelfirma)'. */
const FORM_BEHIND =
  /\s?\((?:einzel(?:firma|unternehm\p{L}{2,5})|(?:körperschaft|anstalt|stiftung) des öffentlichen rechts|inh(?:\.|aber)[^)]{0,60})\)$/iu;

const NAME_MARKS = ',;:|·•*–-';

/** A label and its value run together in one cell: 'Unternehmen Muster GmbH'. */
const BARE_LABEL =
  /^(?:unternehmen|firmenname|firmierung|anbieter|dienste?-?anbieter|betreiber|herausgeber)\s(.{4,120})$/iu;

/** A company name in the text of one line: leading and trailing words that are not part of it removed. */
export function cleanName(text: string): string {
  const own = text
    .replace(/^\s?©\s?/u, '© ')
    .replace(LABEL_BEFORE, '')
    .replace(BARE_LABEL, (label, rest: string) => (hasLegalForm(rest) ? rest : label))
    .replace(LEADING, '')
    .replace(FORM_BEHIND, '')
    .replace(/\s?\((?:nachfolgend|im folgenden|kurz|hereinafter)[^)]{0,200}\)?/iu, '');
  const end = own.search(TRAILING);
  const bare = trimMarks(end > 0 ? own.slice(0, end) : own, NAME_MARKS);
  return /^[„“”"»«][^„“”"»«]{1,120}[“”"«»]$/u.test(bare) ? bare.slice(1, -1) : bare;
}

/** The part of a line that names a company by its legal form: from the start of the name to the form. */
export function nameWithForm(text: string): string | null {
  const found = findLegalForm(text);
  if (!found || !hasLegalForm(text)) return null;
  const end = found.index + found.written.length;
  const words = text.slice(0, found.index).trim().split(' ');
  let from = words.length;
  while (from > 0 && belongsToName(words[from - 1] ?? '', words[from])) from--;
  while (from < words.length - 1 && CONNECTIVE.test(words[from] ?? '')) from++;
  const head = words.slice(from).join(' ').replace(PART_OF, '').replace(SAID_OF, '');
  const name = cleanName(`${head} ${text.slice(found.index, end)}`.trim());
  return name.length > found.written.length + 1 && name.length <= 120 ? name : null;
}

/** 'Ein Service der Muster GmbH', 'Umwandlung in die Muster GmbH': the company is named behind the article. */
export const PART_OF =
  /^.{0,80}?(?<!\p{L})(?:service|angebot|marke|projekt|produkt|(?:web|internet)?seite|website|shop|unternehmen|umwandlung|übernahme|gründung|tochter\p{L}{0,12}|niederlassung|auftritt|karten|teil|mitglied)\s(?:der|des|von|in die|durch die)\s/iu;

/** 'Ein Haus von der Muster GmbH', 'Fragen Sie die Muster GmbH': what the sentence says before it names the company. */
const SAID_OF =
  /^(?:.{0,80}?(?<!\p{L})(?:von|bei|mit|durch|an|Sie|[Ww]ir|[Uu]ns|Ihnen) (?:der|dem|den|die|das)|Eine?[nrms]? .{2,60}? (?:der|des|von))\s(?=\p{Lu})/u;

/** Words between those of a name. */
const CONNECTIVE = /^(?:&|\+|und|für|der|des|von|am|an|im|in|zur|zum|e\.|die|of|the|for|and|-|–)$/u;

function belongsToName(word: string, next: string | undefined): boolean {
  if (word === '' || /[,;:!?|]$/u.test(word) || (word.endsWith('.') && word.length > 4)) return false;
  if (CONNECTIVE.test(word)) return next !== undefined;
  return (
    /^["„'(]?[\p{Lu}\d]/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word) || /^\p{Ll}[\p{Ll}\d]{2,}$/u.test(word) === false
  );
}

/** Whether a text can be a company's name at all. */
export function isPossibleName(name: string): boolean {
  if (name.length < 2 || name.length > 120 || /@|https?:|www\.|^\(/u.test(name) || NOT_A_NAME.test(name)) return false;
  return (/\p{L}{2}/u.test(name) && !/^\d/u.test(name.replace(/^\d\p{L}/u, 'x'))) || hasLegalForm(name);
}
