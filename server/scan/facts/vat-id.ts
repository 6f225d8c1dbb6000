import { isValidIBAN } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { ownerOfEntry } from './entry-owners.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isExampleNumber } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { DIGIT } from './word-signs.ts';

const GERMAN = /(?<![\p{L}\d])DE[\s.:-]{0,2}(\d(?:[ ./-]?\d){8})(?![ ./-]?\d)/u;
const AUSTRIAN = /(?<![\p{L}\d])AT[\s-]?U[\s.:-]{0,2}(\d(?:[ .]?\d){7})(?![ .]?\d)/u;
const SWISS = /(?<![\p{L}\d])CHE[-\s]?(\d{3})[.\s]?(\d{3})[.\s]?(\d{3})(?!\d)\s{0,2}((?:MWST|MwSt|TVA|IVA|VAT)\b)?/gu;
const FOREIGN =
  /(?<![\p{L}\d])((?:BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|GB)\s?[\dA-Z][\dA-Z .]{6,13}\d?)(?![\p{L}\d])/u;

const VAT_LABEL =
  /\bust\.?-?\s?id|umsatzsteuer-?\s?(?:id|nummer)|\bUID\b|ATU|\bvat\b|mwst|mehrwertsteuer|\bUStr?-?ID|§\s?27\s?a|sales tax id|tva/iu;
const TAX_NUMBER = /steuer-?\s?n(?:umme)?r|\btax (?:number|no)|\bSt\.?-?Nr/iu;

/** Check digit of a German VAT id, ISO 7064 MOD 11,10 over the nine digits. */
export function isGermanVatId(digits: string): boolean {
  if (!/^[1-9]\d{8}$/u.test(digits)) return false;
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}

interface VatId {
  value: string;
  written: string;
  /** Passed the check digit of its country. */
  checked: boolean;
}

/** Whether an id passes its country's check; Swiss ids need their MWST suffix dropped before. */
export function isVatIdChecked(value: string): boolean {
  return value.startsWith('DE') ? isGermanVatId(value.slice(2)) : checkVAT(value, countries).isValid;
}

/** Every id begins with two capital letters. */
const MAY_HOLD = /[A-Z]{2}/u;

/** The VAT id in a text, without blanks; null for tax numbers, IBANs, example values and ids of a wrong length. */
export function findVatId(text: string, labelBefore: boolean): VatId | null {
  if (!/\d{3}|\d \d/u.test(text)) return null;
  const label = labelBefore || VAT_LABEL.test(text);
  const german = GERMAN.exec(text);
  if (german?.[1] && !isInsideIban(text, german.index)) {
    const digits = german[1].replace(/\D/gu, '');
    if (isExampleNumber(digits)) return null;
    const checked = isGermanVatId(digits);
    // Without a label only a valid check digit tells an id from any other 'DE' with digits.
    return label || checked ? { value: `DE${digits}`, written: german[0], checked } : null;
  }
  const austrian = AUSTRIAN.exec(text);
  if (austrian?.[1]) {
    const value = `ATU${austrian[1].replace(/\D/gu, '')}`;
    if (isExampleNumber(value.slice(3))) return null;
    return { value, written: austrian[0], checked: isVatIdChecked(value) };
  }
  // The register's number stands before the same one for taxes.
  const swiss = allMatches(text, SWISS).find((match) => isSwissVat(match, text, labelBefore));
  if (swiss) {
    const value = `CHE${swiss[1]}${swiss[2]}${swiss[3]}`;
    return isExampleNumber(value.slice(3)) ? null : { value, written: swiss[0].trim(), checked: isVatIdChecked(value) };
  }
  return label ? findForeign(text) : null;
}

function isSwissVat({ 4: tax, index }: RegExpExecArray, text: string, labelBefore: boolean): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  return tax !== undefined || /mwst|mehrwertsteuer|vat|tva|ust/iu.test(labelBefore && before === '' ? 'mwst' : before);
}

function findForeign(text: string): VatId | null {
  const match = FOREIGN.exec(text)?.[1];
  if (!match) return null;
  const value = match.replace(/[ .]/gu, '');
  return isVatIdChecked(value) ? { value, written: match.trim(), checked: true } : null;
}

function isInsideIban(text: string, at: number): boolean {
  const run = /^DE[\d ]{20,30}/u.exec(text.slice(at))?.[0].replace(/ /gu, '').slice(0, 22);
  return run !== undefined && run.length === 22 && isValidIBAN(run);
}

const BARE_LABEL = /(?:ust|umsatzsteuer|uid|vat|mwst|mehrwertsteuer|sales tax|27\s?a)[^:]{0,90}:?$/iu;

function isLabelOnly(piece: Piece | undefined): boolean {
  return (
    piece !== undefined &&
    piece.text.length <= 140 &&
    VAT_LABEL.test(piece.text) &&
    !/\d{6}/u.test(piece.text) &&
    BARE_LABEL.test(piece.text)
  );
}

/** 'UID' above a Swiss number is the register's, with or without tax. */
const isEntered = (label: Piece | undefined, { text }: Piece): boolean =>
  /^CHE/u.test(text) &&
  /^(?:UID|Unternehmens)/iu.test(label?.text ?? '') &&
  !/mwst|mehrwert|vat/iu.test(label?.text ?? '');

const ID_ALONE = /^(?:DE|ATU)[\d .]{8,13}$/u;

/** A group with one id for all of its companies names whose it is. */
const OF_GROUP = anyCase(
  /(?:organträger|muttergesellschaft|konzernmutter)(?:in|s)?(?!\p{L}).{0,120}$|(?<!\p{L})(?:deren|dessen) (?:eigene )?(?:ust\S{0,8}|umsatzsteuer\S{0,25}|uid\S{0,8}|nummer)?\s?$|(?:id|nr\.?|nummer) (?:der|des|unserer|vom) (?:bank|sparkasse|agentur|steuerberaters?|vermieters?|druckerei|kammer)(?:\p{L}{0,10})?:?\s?$/iu,
);

/** The company's VAT ids; one whose line names another company comes after those that do not. */
export function readVatIds(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const { pieces } = reading;
  for (const [i, piece] of pieces.entries()) {
    // 'USt-IdNr. / Bank' above or beside both
    const isOwn =
      piece.owner === 'company' ||
      (piece.owner === 'bank' && (VAT_LABEL.test(piece.text) || ID_ALONE.test(piece.text)));
    if ((piece.signs & DIGIT) === 0 || !isOwn || piece.isHint || !MAY_HOLD.test(piece.text)) continue;
    const before = isLabelOnly(pieces[i - 1]);
    const found = findVatId(piece.text, before && !isEntered(pieces[i - 1], piece));
    if (!found || (TAX_NUMBER.test(piece.text) && !before && !VAT_LABEL.test(piece.text))) continue;
    if (OF_GROUP.test(piece.text.slice(0, piece.text.indexOf(found.written)))) continue;
    const label = before || VAT_LABEL.test(piece.text);
    const weight = 60 + (label ? 10 : 0) + (found.checked ? 10 : 0) - facts.length;
    const previous = pieces[i - 1];
    const place = before && previous ? [previous, piece] : piece;
    const confidence = found.checked && label ? 'high' : 'medium';
    const fact = textFact(reading, place, found.value, found.written, weight, label ? 'label' : 'pattern', confidence);
    const owner = ownerOfEntry(reading, i, piece.text.indexOf(found.written));
    facts.push(owner === null ? fact : { ...fact, party: owner });
  }
  return facts;
}
