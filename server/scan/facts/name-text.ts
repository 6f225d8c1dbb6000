import { anyCase } from '../any-case.ts';
import { trimMarks } from '../dom/text.ts';
import { hasGivenName } from './given-names.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { BARE_LABEL, LABEL_BEFORE, NOT_A_NAME } from './name-labels.ts';
import { isNamedStreet } from './streets.ts';

/** Words of a sentence that no name of a company holds. */
const SAID_WORDS = [
  '[Ww]ir|[Ii]hnen|uns|ich|unsere?n?|we',
  'haben|hat|ist|sind|wird|werden|wurden?|is|are|was|were',
  'finden|liegt|steht|bieten|freuen|erreichen|hilft|helfen',
];
const SAID = new RegExp(`(?<![\\p{L}-])(?:${SAID_WORDS.join('|')})(?![\\p{L}-])`, 'u');

/** Whether a text says something instead of naming somebody: 'Gegründet haben wir den Betrieb 2017'. */
export const isSentence = (text: string): boolean => SAID.test(text);

/** What stands in front of a name in its line: a copyright sign, years, a welcome, an article. */
const LEADS = [
  '©|\\(c\\)|copyright',
  'by|von|bei|über|about|willkommen bei|welcome to',
  'impressum(?: der| des| von)?|imprint(?: of)?',
  'betrieben (?:von|durch)|(?:einzel)?firma|einzelunternehmen|fa\\.|die|der|das|the',
];
/** A name that begins with the 'von' of its surname: 'von Muster Software AG'. */
const NOBLE = /^von (?!(?:der|dem|den|uns|hier|unserer?|Firma|Fa\.)(?!\p{L}))\p{Lu}\p{Ll}/u;
const YEARS = '\\d{4}\\s?(?:[-–]\\s?\\d{4})?\\s?';
const LEADING = anyCase(`^(?:(?:©|\\(c\\)|copyright|℗)\\s?)?(?:${YEARS})?(?:(?:${LEADS.join('|')})\\s){0,4}`);

/** What follows a name in its line. */
const TRAILS = [
  ',\\s(?:(?:rechtsfähige|gemeinnützige|selbst(?:st)?ändige|kirchliche|öffentliche)\\s){0,2}stiftung\\s(?:des\\s)?(?:bürgerlichen|privaten)\\srechts',
  'alle rechte vorbehalten|all rights reserved|[–-] alle(?!\\p{L})',
  '(?<!\\p{L})(?:c\\/o\\s|z\\.\\s?hd?\\.\\s|kurz:)|,\\s(?:\\p{L}{3,25}\\s){0,2}seit\\s(?:über\\s)?\\d',
];
const TRAILING = anyCase(TRAILS.join('|'));

/** A form or an owner in brackets behind a name that has its own: 'Atelier Probe (Einzelfirma)'. */
const FORM_BEHIND = anyCase(
  /\s?\((?:einzel(?:firma|unternehm\p{L}{2,5})|(?:körperschaft|anstalt|stiftung) des öffentlichen rechts|inh(?:\.|aber)[^)]{0,60})\)$/iu,
);

/** 'Atelier Probe – Inh. Eva Probe'; a sole trader's form behind the owner makes both the firm. */
const OWNER_BEHIND = /(?:,|\s[–-])\s?inh(?:\.|aber(?:in)?:?)\s[^,]{3,60}$/iu;

/** The short name of an association behind its form: 'Bundesverband der Probe e.V. (BDP)'. */
const ACRONYM_BEHIND = /\s?\((?=[^)]{0,12}\p{Lu}[^)]{0,12}\p{Lu})[\p{L}&.-]{2,14}\)$/u;

/** 'Für den Inhalt verantwortlich: Praxis Muster' */
const RESPONSIBLE_BEFORE = /^für (?:den|die) inhalte? verantwortlich\s?:\s/iu;

/** 'Angaben nach § 5 DDG: Muster GmbH' */
const REQUIRED_BEFORE =
  /^(?:impressum|(?:pflicht)?angaben|informationen|anbieter) (?:nach|gemäß|gem\.|laut) §\s?[^:;]{1,40}:\s/iu;

/** 'Ofenbau Eva Muster, nicht die Muster Keramik GmbH im gleichen Haus' */
const NOT_ANOTHER = /, nicht (?:die|der|das|etwa|zu verwechseln) .{3,120}$/u;

const NAME_MARKS = ',;:|·•*–-';

/** A company name in the text of one line: leading and trailing words that are not part of it removed. */
export function cleanName(text: string): string {
  const unlabelled = text
    .replace(/^[^©]{1,60}(?=©)/u, (lead) => (hasLegalForm(lead) ? lead : ''))
    .replace(/^\s?©\s?/u, '© ')
    .replace(NOT_ANOTHER, '')
    .replace(LABEL_BEFORE, '')
    .replace(RESPONSIBLE_BEFORE, '')
    .replace(REQUIRED_BEFORE, '')
    .replace(BARE_LABEL, (label, rest: string) => (hasLegalForm(rest) ? rest : label));
  const own = (NOBLE.test(unlabelled) ? unlabelled : unlabelled.replace(LEADING, ''))
    .replace(FORM_BEHIND, '')
    .replace(OWNER_BEHIND, (owner) => (hasLegalForm(owner) ? owner : ''))
    .replace(ACRONYM_BEHIND, (acronym, at: number, whole: string) => (endsWithForm(whole.slice(0, at)) ? '' : acronym))
    .replace(
      /\s?\((?:nachfolgend|im folgenden|kurz|hereinafter|vormals|ehemals|früher|formerly|bis (?:\p{L}{3,9} )?\d{4}\s?:)[^)]{0,200}\)?/iu,
      '',
    );
  const end = own.search(TRAILING);
  const bare = trimMarks(end > 0 ? own.slice(0, end) : own, NAME_MARKS);
  return /^[„“”"»«][^„“”"»«]{1,120}[“”"«»]$/u.test(bare) ? bare.slice(1, -1) : bare;
}

/** Whether a text ends with the legal form of the company that it names. */
export function endsWithForm(text: string): boolean {
  const form = findLegalForm(text);
  return form !== null && hasLegalForm(text) && form.index + form.written.length >= text.length;
}

/** The part of a line that names a company by its legal form: from the start of the name to the form. */
export function nameWithForm(text: string): string | null {
  const found = findLegalForm(text);
  if (!found || !hasLegalForm(text)) return null;
  const end = found.index + found.written.length;
  const before = text.slice(0, found.index);
  const words = before.trim().split(' ');
  let from = words.length;
  while (from > 0 && belongsToName(words[from - 1] ?? '', words[from])) from--;
  const isFirst = from === 0 || (words[from - 1] ?? '').endsWith(':');
  const isNoble = isFirst && NOBLE.test(words.slice(from).join(' '));
  while (!isNoble && from < words.length - 1 && CONNECTIVE.test(words[from] ?? '')) from++;
  const list = partnersBefore(words, from, found.form);
  const head = [...list, ...words.slice(from)].join(' ').replace(PART_OF, '').replace(SAID_OF, '').replace(FIRM_OF, '');
  // 'Versicherungs-AG' is one word: nothing comes between the words and the form that does not stand there.
  const gap = /\s?$/u.exec(before)?.[0] ?? '';
  const name = cleanName(`${head}${gap}${text.slice(found.index, end)}`.trim().replace(ENTRY_NUMBER, ''));
  return name.length > found.written.length + 1 && name.length <= 120 ? name : null;
}

/** The number of an entry: '3. Muster Technik GmbH', but not '1. FC Musterstadt'. */
const ENTRY_NUMBER = /^\d{1,2}[.)]\s(?=\p{Lu}\p{Ll})/u;

/** What a company's name may stand behind as its owner or target. */
const PARTS = [
  'service|angebot|marke|projekt|produkt|(?:web|internet)?seite|website|(?:online-?|web-?)?shop|auftritt|karten|teil|mitglied',
  'rechnungen|belege|lieferungen|(?:ent)?störungsdienst|bereitschaftsdienst|portal|plattform|blog|label|einrichtung|geschäftsbereich|brand|product|project|part|member',
  'gesellschafter(?:in(?:nen)?)?|geschäftsführ(?:er(?:in)?|ung)|vorstand|(?:firmen)?sitz|registergericht|anschrift|unternehmen|umwandlung|übernahme|gründung|tochter\\p{L}{0,12}|niederlassung',
];
/** 'Ein Service der Muster GmbH', 'Umwandlung in die Muster GmbH': the company is named behind the article. */
export const PART_OF = anyCase(
  `^.{0,80}?(?<!\\p{L})(?:${PARTS.join('|')})\\s(?:der|des|von|in die|durch die|of|by)\\s`,
);

/** 'Ein Haus von der Muster GmbH', 'Fragen Sie die Muster GmbH': what the sentence says before it names the company. */
const SAID_OF =
  /^(?:.{0,80}?(?<!\p{L})(?:von|bei|mit|durch|an|Sie|[Ww]ir|[Uu]ns|Ihnen) (?:der|dem|den|die|das)|Eine?[nrms]? .{2,60}? (?:der|des|von))\s(?=\p{Lu})/u;

/** 'Ein Ofen der Firma Muster AG': the name stands behind the word for it. */
const FIRM_OF =
  /^.{0,80}?(?<!\p{L})(?:Firma|Fa\.|Herstellers|Lieferanten|Bauherr(?:in)?|Auftraggeber(?:in)?|Investor(?:in)?|Generalunternehmer(?:in)?|Kund(?:e|in)|(?:de[rsmn]|vom|beim) (?:Hersteller|Unternehmens?)) (?=\p{Lu})/u;

/** Forms of partnerships, whose partners' surnames make the name. */
const OF_PARTNERS = /^(?:PartG|e?GbR|GesbR|OHG|OG)/u;
const AND_PARTNERS = /^(?:Partner|Kollegen|Kolleginnen|Co\.?)$/u;
const SURNAME = /^["„(]?\p{Lu}\p{Ll}{1,20}(?:-\p{Lu}\p{Ll}{1,20})?,?$/u;
const TITLE = /^(?:Dr(?:es|ies)?|Prof|DDr)\.$/u;
/** What a list of partners stands behind; what they are or have together begins the name. */
const BEFORE_PARTNERS = anyCase(/(?:^|[:(„"–©.!?\d]|(?<!\p{L})(?:die|der|das|den|the|von|bei|mit|durch|für))$/iu);
const JOINT_WORK =
  /^\p{Lu}\p{L}{0,25}(?:anwälte|anwältinnen|ärzte|berater|prüfer|notare|architekten|ingenieure|kanzlei|praxis|sozietät|büro)$|^(?:Kanzlei|Praxis|Notare)$/u;

/** Surnames in front of a name that goes on with others: 'Muth, Lang & Probe PartG', cut at the comma otherwise. */
function partnersBefore(words: readonly string[], from: number, form: string): string[] {
  let start = from;
  while (start > 0 && /,$/u.test(words[start - 1] ?? '') && SURNAME.test(words[start - 1] ?? '')) {
    start--;
    while (TITLE.test(words[start - 1] ?? '')) start--;
  }
  const [first = '', and = '', last = ''] = words.slice(from).filter((word) => !TITLE.test(word));
  const isOfPartners = OF_PARTNERS.test(form) || (/^(?:&|\+|und)$/u.test(and) && AND_PARTNERS.test(last));
  // Somebody of the name may be named with the firm: 'Eva Probe, Probe & Muth PartG'.
  if (start === from || !isOfPartners || !SURNAME.test(first) || words.includes(`${first},`)) return [];
  const jointly = JOINT_WORK.test(words[start - 1] ?? '');
  return jointly || BEFORE_PARTNERS.test(words[start - 1] ?? '') ? words.slice(start - Number(jointly), from) : [];
}

/** Words between those of a name. */
const CONNECTIVE = /^(?:&|\+|und|für|der|des|von|am|an|im|in|zur|zum|e\.|die|of|the|for|and|-|–)$/u;

function belongsToName(word: string, next: string | undefined): boolean {
  if (word === '' || /[,;:!?|]$/u.test(word) || (word.endsWith('.') && word.length > 4)) return false;
  if (CONNECTIVE.test(word)) return next !== undefined;
  return (
    /^["„'(]?[\p{Lu}\d]/u.test(word) || /^\p{Ll}+\p{Lu}/u.test(word) || /^\p{Ll}[\p{Ll}\d]{2,}$/u.test(word) === false
  );
}

/** A form and nothing else: 'rechtsfähige Stiftung des bürgerlichen Rechts', 'eingetragener Verein'. */
const FORM_ALONE = anyCase(
  /^(?:eine? )?(?:(?:nicht ?)?(?:rechtsfähig|gemeinnützig|selbst(?:st)?ändig|kirchlich|privat|eingetragen|öffentlich)e[rs]? ){0,2}(?:stiftung|verein|gesellschaft|genossenschaft|körperschaft|anstalt)(?: (?:des|nach) \p{L}{4,20} (?:privat)?rechts?)?$/iu,
);

/** What a woman is by profession, or which of several rooms: 'Klinische und Gesundheitspsychologin', 'Praxis 2'. */
const OCCUPATION =
  /^(?:(?:\p{L}{2,30}(?:e|er|te)|und|&) ){0,3}\p{L}{0,30}(?:psycholog|therapeut|ärzt|anwält|pädagog|architekt|ingenieur)in(?:nen)?$|^(?:Praxis|Büro|Filiale|Standort|Laden|Werk|Ordination)\s?\d$/iu;

/** Whether a text can be a company's name at all. */
export function isPossibleName(name: string): boolean {
  if (name.length < 2 || name.length > 120 || /@|https?:|www\.|^[(&+]/u.test(name) || NOT_A_NAME.test(name))
    return false;
  if (OCCUPATION.test(name) && !name.split(' ').some(hasGivenName)) return false;
  if (FORM_ALONE.test(name) || /\. \p{Lu}\p{L}{3,20}: /u.test(name) || isNamedStreet(name)) return false;
  return (/\p{L}{2}/u.test(name) && !/^\d/u.test(name.replace(/^\d\p{L}/u, 'x'))) || hasLegalForm(name);
}
