import type { CountryCode } from 'libphonenumber-js/max';
import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import type { IsOthers } from './attribution.ts';
import type { Country } from './country.ts';
import { partyOf } from './data-owners.ts';
import { decodeEmailText } from './emails.ts';
import { LABELS } from './labels.ts';
import { linkedPhones } from './linked-phones.ts';
import type { Address, Fact } from './page-facts.ts';
import { type FoundNumber, findPhoneNumbers, toE164 } from './phone-numbers.ts';
import { keyOf, type Pair, pairBelow } from './phone-pairs.ts';
import type { Piece } from './pieces.ts';
import { isExamplePhone, isPlaceholder } from './placeholders.ts';
import { isSignature } from './quotations.ts';
import { type Reading, textFact } from './reading.ts';
import { addressAbove, hasPurpose, isFrame, isSideNumber, wordsBeside } from './side-numbers.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { DIGIT } from './word-signs.ts';

/** Numbers that look like phone numbers: of taxes, accounts, registers, customers, approvals, hours. */
const OTHER_NUMBERS = [
  'steuer|\\bust|\\bvat\\b|\\buid\\b|\\bst\\.?-?nr|finanzamt',
  '\\biban|\\bbic\\b|konto|blz',
  'hr[ab]\\s?\\d|registr|register|gisa|\\bFN\\s?\\d|kennziffer|aktenzeichen|\\bzvr\\b',
  '(?:kunden|betriebs|mitglieds|bestell|artikel|lizenz|personal|leitweg|versicherungs)-?(?:nummer|nr|id)|artikel',
  '\\bik\\b|\\blanr\\b|\\bbsnr\\b|\\bean\\b|\\bgtin\\b|\\bisbn\\b|\\bwkn\\b|\\bisin\\b|\\blucid\\b|\\bweee\\b',
];
const NOT_A_PHONE = anyCase(OTHER_NUMBERS.join('|'));
const FAX_HINT = /\bfax|fa-fax|(?:bi|fa|mdi|icon|ti)-print/iu;
const PHONE_HINT = /phone|telefon|mobile|\btel\b|whatsapp/iu;
/** Phone words right before a number, in running text too. */
const PHONE_WORD = /tel(?:efon)?|fon\b|phone|mobil|funk|handy|whatsapp|natel|notdienst|notruf|notfall|hotline/iu;
/** A single letter between the data of one line: '…, T +49 …'. */
const LETTER = /(?:[,;|·/]\s?|\d\s)([TPMF])[.:]?\s$/u;
/** 'Bewerbungen an Frau Muster, 0221 1234' */
const FOR_JOBS = anyCase(
  /(?<!\p{L})(?:stellen(?:anfrage|angebot|bewerb)|bewerb|karriere|initiativbewerb|praktik)\p{L}{0,12}[^.!?;|]{0,40}$/iu,
);
const CALLED = [
  anyCase(/(?<!\p{L})(?:rezeption|reservierung|zentrale|sekretariat|empfang|rufnummer):?\s$/iu),
  anyCase(/(?:kostenfrei|kostenlos|gebührenfrei):?\s$/iu),
  anyCase(/(?:erreich|anruf|ruf(?:en|t)?|kontakt\s?:)\p{L}{0,6}[^.]{0,30}$/iu),
  /(?:erreich|ruf|kontakt|sprech|frag|meld|termin|hilf|berat|auskunft|call|reach)[^!?]{1,140}\s(?:unter|auf|at|on)(?: (?:der|folgender) (?:nummer|rufnummer))?:?\s?$/iu,
];

/** Lines are read up to this length; longer ones are cut before (see LINE_LIMIT of the lines). */
const LONGEST = 2_000;
/** A paragraph as long as this gives a number only beside a word for it. */
const PARAGRAPH = 400;
/** Numbers that are read of a page; one with more is a directory. */
const MOST_NUMBERS = 500;

export interface PhoneNumbers {
  phones: Fact[];
  fax: Fact[];
}

type Label = 'phone' | 'fax' | null;

/** The company's phone and fax numbers. A number needs a label, a tel: link, an international prefix or its own line. */
export function readPhones(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): PhoneNumbers {
  const result: PhoneNumbers = { phones: [], fax: [] };
  const country = dialledFrom(reading.country, sites);
  /** Numbers that the page shows as those of others. */
  const others = new Set<string>();
  let label: Label = null;
  let pairs = new Map<string, Pair>();
  for (const [i, piece] of reading.pieces.entries()) {
    if (result.phones.length + result.fax.length > MOST_NUMBERS) break;
    // Labels of a column may stand between a label and its number.
    const [next, second, third] = reading.pieces.slice(i + 1, i + 4);
    if (((piece.signs | (next?.signs ?? 0) | (second?.signs ?? 0) | (third?.signs ?? 0)) & DIGIT) === 0) {
      label = null;
      continue;
    }
    const own = ownLabel(piece);
    const below = own === null ? null : pairBelow(reading.pieces, i, country);
    if (below && below.size > 0) pairs = below;
    const alone = own !== null && !/\d{3}/u.test(piece.text);
    if (!isOwn(piece) || piece.text.length > LONGEST || !/\d{2}/u.test(piece.text) || isSignature(reading.pieces, i)) {
      label = alone ? own : null;
      continue;
    }
    let called: FoundNumber | null = null;
    for (const found of findPhoneNumbers(piece.text, country)) {
      if (own === null && isOtherNumber(reading.pieces[i - 1])) continue;
      const kind: Pair | null =
        pairs.get(keyOf(i, found.index)) ??
        kindOf(piece, found, own, label) ??
        (called && isJoined(piece.text, called, found) ? 'phone' : null);
      called = kind === 'phone' ? found : null;
      if (!kind || isExamplePhone(found.e164) || isPlaceholder(found.written)) continue;
      if (isOthers(i, found.index)) {
        others.add(found.e164);
        continue;
      }
      const isSide = isSideNumber(reading, i, found, sites);
      const place = addressAbove(i, piece, sites);
      addNumber(reading, result, kind, found, i, own !== null || label !== null, isSide, place);
    }
    label = alone ? own : null;
  }
  if (result.phones.length === 0)
    result.phones.push(...linkedPhones(reading, country).filter(({ value }) => !others.has(value)));
  result.phones.push(...structured(reading, 'telephone', country));
  result.fax.push(...structured(reading, 'faxNumber', country));
  return result;
}

/**
 * The country in which numbers without a prefix are dialled: Germany where all places of the company's own have German
 * postcodes, even if agencies and subsidiaries abroad speak louder; else the one that the page speaks for.
 */
function dialledFrom(country: Country | null, sites: readonly AddressSite[]): Country {
  const own = sites.filter(({ owner }) => owner === 'company' || owner === 'branch');
  const isGerman = own.length > 0 && own.every(({ address }) => address.zip?.length === 5);
  return isGerman ? 'DE' : (country ?? 'DE');
}

/** Numbers in structured data stand in where the text shows none. */
function structured(reading: Reading, key: 'telephone' | 'faxNumber', country: CountryCode): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const written = textProp(item.props, key);
    const value = /\d{3}/u.test(written) && written.length < 40 ? toE164(written, country) : null;
    const snippet = `"${key}": "${written}"`;
    return value
      ? [
          {
            value,
            weight: 45,
            evidence: { url: reading.url, snippet, method: item.method, confidence: 'medium' as const },
            ...partyOf(reading, item),
          },
        ]
      : [];
  });
}

/** A label above says that the number below is a tax number, an account … */
function isOtherNumber(above: Piece | undefined): boolean {
  return above !== undefined && above.text.length < 60 && !/\d{3}/u.test(above.text) && NOT_A_PHONE.test(above.text);
}

function isOwn(piece: Piece): boolean {
  return piece.owner === 'company' || piece.owner === 'branch' || piece.owner === 'responsible';
}

function ownLabel(piece: Piece): Label {
  const { text } = piece;
  if (LABELS.fax.test(text)) return 'fax';
  return LABELS.phone.test(text) || LABELS.mobile.test(text) ? 'phone' : null;
}

/** What the words right before a number call it; null where nothing says that it is a phone number. */
function kindOf(piece: Piece, found: FoundNumber, own: Label, above: Label): Pair | null {
  const before = piece.text.slice(0, found.index);
  const words = before.slice(-40);
  const behind = piece.text.slice(found.index + found.written.length);
  if (/(?:tel|fon)\w{0,10}\.?\s?(?:\/|&|und|\+)\s?(?:tele)?fax[\s:.]{0,4}$/iu.test(words)) return 'both';
  if (/^\s?(?:\((?:tele)?fax\)|(?:tele)?fax$)/iu.test(behind)) return 'fax';
  if (/^\s?\((?:tel(?:efon)?|phone|mobil|handy|festnetz|zentrale)\.?\)/iu.test(behind)) return 'phone';
  if (/^[^.;:]{0,20}\((?:nur |auch |per )?(?:whats-?app|sms)(?!\p{L})/iu.test(behind)) return 'phone';
  if (/^\s?(?:uhr|h)(?!\p{L})/iu.test(behind) || FOR_JOBS.test(before.slice(-60))) return null;
  const fax = words.search(/(?:(?:tele)?fax(?:en)?|(?:fern|tele)kopie(?:rer)?)(?!\p{L})/iu);
  const phone = words.search(PHONE_WORD);
  if (fax >= 0 && fax >= phone) return 'fax';
  if (phone >= 0 || CALLED.some((saying) => saying.test(before.slice(-180)))) return 'phone';
  const letter = LETTER.exec(words)?.[1];
  if (letter) return letter === 'F' ? 'fax' : 'phone';
  if (NOT_A_PHONE.test(words) || piece.text.length > PARAGRAPH) return null;
  if (own && before.length < 40) return own;
  if (above && /^[\s\d()+/|,;.–-]*$/u.test(before)) return above;
  if (FAX_HINT.test(piece.line.hints)) return 'fax';
  if (isLinked(piece) || PHONE_HINT.test(piece.line.hints) || /^\(?\+|^00/u.test(found.written)) return 'phone';
  return isAlone(piece, found) ? 'phone' : null;
}

/** 'unter 030 1234 (Büro) und 0170 1234': what is said of one number is said of the next one. */
function isJoined(text: string, before: FoundNumber, found: FoundNumber): boolean {
  const between = text.slice(before.index + before.written.length, found.index);
  return /^(?:\s\([^()]{2,30}\))?,?\s(?:und|oder|bzw\.|sowie)\s(?:unter\s)?$/u.test(between);
}

const isLinked = ({ line }: Piece): boolean => line.hrefs.some((href) => /^tel:/iu.test(href));

/** Characters of a line that says a number and an e-mail address, and nothing else. */
const ALONE = 200;

/** The number is all that its line says, apart from a bullet, an icon or an e-mail address. */
function isAlone({ text }: Piece, { written }: FoundNumber): boolean {
  if (text.length > ALONE || written.replace(/\D/gu, '').length < 8 || !/[\s/()-]/u.test(written)) return false;
  const rest = decodeEmailText(text)
    .replace(written, '')
    .replace(/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}/u, '')
    .replace(/[\p{P}\p{S}\s]/gu, '');
  return rest.length <= 1;
}

function addNumber(
  reading: Reading,
  result: PhoneNumbers,
  kind: Pair,
  found: FoundNumber,
  index: number,
  labelled: boolean,
  isSide: boolean,
  address: Address | null,
): void {
  const piece = reading.pieces[index] as Piece;
  const above = reading.pieces[index - 1];
  const place = labelled && ownLabel(piece) === null && above && ownLabel(above) ? [above, piece] : piece;
  const weight =
    60 +
    (labelled && (reading.kind === 'impressum' || !hasPurpose(piece.text)) ? 10 : 0) -
    (piece.owner === 'company' && !isSide ? 0 : 25) -
    (piece.line.region === 'footer' ? 5 : 0) -
    (piece.line.hidden ? 20 : 0);
  const method = labelled ? 'label' : isLinked(piece) ? 'link' : 'pattern';
  const read = textFact(reading, place, found.e164, found.written, weight, method, labelled ? 'high' : 'medium');
  // A legal page gives the company's own numbers below whatever address.
  const isLegal = reading.kind === 'impressum' && !isFrame(piece);
  const beside = wordsBeside(reading.pieces, index, found);
  const fact = { ...read, ...(beside && { beside }), ...(address && !isLegal && { place: address }) };
  if (kind !== 'fax') result.phones.push(fact);
  if (kind !== 'phone') result.fax.push(fact);
}
