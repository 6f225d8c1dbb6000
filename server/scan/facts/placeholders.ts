import { anyCase } from '../any-case.ts';
import { wordSign } from './word-signs.ts';

const FORMS = 'gmbh|ag|kg|ug';
const STREET = 'stra(?:ß|ss)e';

/** Example persons, companies and addresses that templates leave on pages; none of them is a fact. */
const EXAMPLES = [
  `muster(?:${STREET}|str\\.|weg|platz|allee|gasse|stadt|ort|dorf|hausen|land)`,
  'muster(?:mann|frau|person|name|firma|gmbh|unternehmen|betrieb|agentur|verein|shop|praxis|kanzlei)',
  '(?:max|maxi|erika|hans|frau|herr|firma|familie) muster(?:\\p{L}{0,6})',
  `muster\\s(?:${FORMS}|gbr|ohg|e\\.\\s?k|firma|unternehmen|str)`,
  `beispiel(?:${STREET}|weg|platz|stadt|ort|hausen|firma|gmbh|unternehmen|betrieb)|beispiel\\s(?:${FORMS})`,
  `(?:demo|test|sample|dummy|acme|xy|xyz)[\\s-]?(?:${FORMS}|firma|company|corp|inc|unternehmen|${STREET}|street|stadt|city)`,
  `(?:ihr|dein)e? (?:name|firma|firmenname|unternehmen|${STREET}|adresse|ort|stadt)|your (?:name|company|street|city)`,
  '(?:john|jane|max|mia) doe|vorname nachname|first name last name|name der firma|lorem ipsum',
  '\\d{5} (?:stadt|ort|city)(?!\\p{L})',
  'stra(?:ß|ss)e (?:und )?hausnummer$|plz,? ort$',
];
const EXAMPLE = anyCase(`(?<!\\p{L})(?:${EXAMPLES.join('|')})`);

/** Marks of values still to be filled in: '[Name eintragen]', '{{name}}', '___', a row of X. */
const UNFILLED =
  /^[[<{(_*.…-]{1,9}[^\d]{0,80}[\]>})_*.…-]{1,9}$|\[[^\]]{0,80}\]|\{\{|<[^>]{1,60}>|___|\.\.\.\.|(?<!\p{L})(?:X{2,20}|platzhalter|placeholder)(?!\p{L})/u;

/** What a template asks for, in brackets, where the answer was written behind it: '[Firmenname] Lindner GmbH'. */
const FIELDS = [
  '(?:ihre?|vollständige[rn]?|offizielle[rn]?|vor- und (?:nach|zu)|vor|nach)? ?name',
  'firm(?:a|en\\p{L}{0,14})|unternehmen(?:s\\p{L}{0,14})?|rechtsform|inhaber(?:in)?|geschäftsführ\\p{L}{0,8}',
  'vertretungs\\p{L}{0,20}',
  'adresse|anschrift|stra(?:ß|ss)e|hausnummer|plz|postleitzahl|ort|stadt|land',
  'telefon(?:nummer)?|tel\\.?|mobil|fax(?:nummer)?|e-?mail(?:-?adresse)?|website|domain|url',
  'register\\p{L}{0,10}|handelsregister\\p{L}{0,8}|hr[ab]?-?nummer|amtsgericht|ust\\S{0,8}',
  'umsatzsteuer\\S{0,30}|steuernummer',
];
const FIELD_NAME = anyCase(`\\[\\s?(?:${FIELDS.join('|')})(?![\\p{L}])[^\\]]{0,60}\\]\\s?(?=[\\p{L}\\d+(])`, 'g');

/** A text without the field names that stand in front of filled-in values. */
export const withoutFieldNames = (text: string): string => (text.includes('[') ? text.replace(FIELD_NAME, '') : text);

export function isPlaceholder(text: string): boolean {
  return EXAMPLE.test(text) || UNFILLED.test(text);
}

/** The example word of a text ('Musterstraße', 'Max Mustermann'), lower case; null where there is none. */
export function exampleWord(text: string, signs: number): string | null {
  if ((signs & EXAMPLE_WORD) === 0) return null;
  return EXAMPLE.exec(text)?.[0].toLowerCase() ?? null;
}

/** '123456789', '000000000', '987654321': digits that nobody was given. */
export function isExampleNumber(digits: string): boolean {
  if (/^(\d)\1{3,20}$|^0{1,20}$/u.test(digits)) return true;
  return digits.length >= 5 && ('012345678901234567890'.includes(digits) || '9876543210987654321'.includes(digits));
}

/** '+49 30 123456', '0221 000000': the end of a phone number counts up or stands still. */
export function isExamplePhone(e164: string): boolean {
  return /(?:1234567?8?9?0?|000000)$/u.test(e164) && /(?:123456\d{0,4}|000000)$/u.test(e164);
}

const HINT_WORD = wordSign(/beispiel|bitte|eintragen|b\.$|e\.g\./iu);
const EXAMPLE_WORD = wordSign(
  anyCase(
    /(?<!\p{L})(?:muster|beispiel|(?:ihr|dein)e?$|demo|test|sample|dummy|acme|xyz?|your|(?:doe|vorname|last|firma|ipsum|stadt|ort|city)(?!\p{L}))/iu,
  ),
);

/** Editors' hints such as 'Beispiel: DE123456789' or 'Bitte … eintragen': nothing in them is a fact. */
export function isEditorsHint(text: string, signs: number): boolean {
  if ((signs & HINT_WORD) === 0) return false;
  return /(?<!\p{L})(?:beispiel:|(?:,|\.) beispiel|beispiel(?!\p{L})|z\.\s?b\.\s(?:GmbH|Max)|bitte .{0,60}(?:eintragen|ergänzen|prüfen|bestätigen|einfügen)|hier .{0,40}eintragen|e\.g\.:)/iu.test(
    text,
  );
}
