import { trimMarks } from '../dom/text.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';

/** Labels that name the company that a page is about. */
export const NAME_LABEL =
  /^(?:(?:eingetragener )?firmen(?:name|wortlaut|bezeichnung)|firma|firmierung|name (?:des|der) (?:unternehmens|firma|gesellschaft|vereins)|unternehmens?(?:name|bezeichnung)?|company(?: name)?|legal name|vereinsname|name(?: und anschrift)?(?=\s?(?::|$))|medieninhaber(?:in)?(?:,? (?:&|und)?\s?(?:herausgeber(?:in)?|diensteanbieter|betreiber)){0,3}|herausgeber(?:in)?|dienste?-?anbieter|anbieter|(?:web)?s(?:ite|eiten)-?betreiber(?:in)?|betreiber(?:in)?(?: der (?:web)?s(?:eite|ite))?|verantwortliche stelle|publisher|provider|(?:diese internetseite|diese website|this website) (?:wird betrieben von|is operated by)|offenlegung)(?![\p{L}])/iu;

/** The same label in front of a name in one line; without a colon only where it cannot be part of the name. */
export const LABEL_BEFORE = new RegExp(
  `^(?:${NAME_LABEL.source.slice(1)}\\s?:\\s?|(?:medieninhaber(?:in)?(?: (?:&|und) herausgeber(?:in)?)?|(?:eingetragener )?firmen(?:name|wortlaut)|name des unternehmens|unternehmensname|company name|vereinsname)\\s)`,
  'iu',
);

/** Lines that stand above a street and are no name: headings, labels, sentences, contact data. */
export const NOT_A_NAME =
  /^(?:angaben|information|impressum|imprint|legal notice|kontakt|contact|adresse|address|anschrift|postanschrift|firmensitz|straße$|strasse$|plz|ort$|(?:registrierte|ladungsfähige|ladefähige) |sitz(?!\p{L})|anbieter|dienste?-?anbieter|betreiber|herausgeber|medieninhaber|verantwortlich|vertreten|inhaber|inh\.|geschäftsführer|unternehmen(?:sangaben|sinformationen|sdetails)?$|company (?:information|data|details)|firmen(?:name|angaben|informationen|daten)$|firma$|rechtliche|tel(?!\p{L})|fax(?!\p{L})|e-?mail(?!\p{L})|mail(?!\p{L})|web(?!\p{L})|www(?!\p{L})|gesellschaft$|c\/o|z\.\s?h|gewerbegebiet|gewerbepark|industriegebiet|gebäude|haus |etage|stock|postfach|startseite|home\b|menü|zum inhalt|zurück|←|diese |this |hier |wir |standort|alternative|gemäß|according|umsatzsteuer|ust(?!\p{L})|zentrale|hauptsitz|headquarter|abteilung|öffnungszeiten|so finden|anfahrt|besuchen|stand:|pflichtangaben|gesetzliche|offenlegung|disclaimer|verleger|redaktion|name\b.{0,30}:|legal$|offices?$|our |unser)/iu;
const LEADING =
  /^(?:(?:©|\(c\)|copyright|℗)\s?)?(?:\d{4}\s?(?:[-–]\s?\d{4})?\s?)?(?:(?:©|\(c\)|by|von|bei|über|about|willkommen bei|welcome to|impressum(?: der| des| von)?|imprint(?: of)?|copyright|firma|fa\.|die|der|das|the)\s){0,4}/iu;
const TRAILING =
  /(?:alle rechte vorbehalten|all rights reserved|[–-] alle(?!\p{L})|(?<!\p{L})c\/o\s|(?<!\p{L})z\.\s?hd?\.\s|(?<!\p{L})kurz:)/iu;

const NAME_MARKS = ',;:|·•*–-';

/** A company name in the text of one line: leading and trailing words that are not part of it removed. */
export function cleanName(text: string): string {
  const own = text
    .replace(/^\s?©\s?/u, '© ')
    .replace(LABEL_BEFORE, '')
    .replace(LEADING, '')
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
  const head = words.slice(from).join(' ').replace(PART_OF, '');
  const name = cleanName(`${head} ${text.slice(found.index, end)}`.trim());
  return name.length > found.written.length + 1 && name.length <= 120 ? name : null;
}

/** 'Ein Service der Muster GmbH', 'Umwandlung in die Muster GmbH': the company is named behind the article. */
export const PART_OF =
  /^.{0,80}?(?<!\p{L})(?:service|angebot|marke|projekt|produkt|(?:web|internet)?seite|website|shop|unternehmen|umwandlung|übernahme|gründung|tochter\p{L}{0,12}|niederlassung|auftritt|karten|teil|mitglied)\s(?:der|des|von|in die|durch die)\s/iu;

function belongsToName(word: string, next: string | undefined): boolean {
  if (word === '' || /[,;:!?|]$/u.test(word) || (word.endsWith('.') && word.length > 4)) return false;
  if (/^(?:&|\+|und|für|der|des|von|und|am|an|im|in|zur|zum|e\.|die|of|the|for|and|-|–)$/u.test(word))
    return next !== undefined;
  return (
    /^["„'(]?[\p{Lu}\d]/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word) || /^\p{Ll}[\p{Ll}\d]{2,}$/u.test(word) === false
  );
}

/** Whether a text can be a company's name at all. */
export function isPossibleName(name: string): boolean {
  if (name.length < 2 || name.length > 120 || /@|https?:|www\./u.test(name) || NOT_A_NAME.test(name)) return false;
  return (/\p{L}{2}/u.test(name) && !/^\d/u.test(name.replace(/^\d\p{L}/u, 'x'))) || hasLegalForm(name);
}
