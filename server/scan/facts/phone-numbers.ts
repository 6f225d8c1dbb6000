import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { allMatches } from '../all-matches.ts';
import { memoOfText } from '../memo-of-text.ts';

/** Digits with the marks that people put between them; begins with +, 00, 0 or a bracket. Another area code in brackets begins the next. */
const CANDIDATE = /(?:\(?\+\s?\d|\(0|(?<![\d.,/-])0)[\d\s()/.\-–‑−]{4}(?:(?![\s/]\(0\s?\d)[\d\s()/.\-–‑−]){0,36}\d/gu;
/** '/-11' and '-0 / 7211' inside a run of digits begin another number, not more digits of the same one. */
const EXTENSION_CUT = /\s?\/\s?[-–]|(?<=[-–]\d{1,4})\s?\/\s?[1-9]/u;

/** '03.05.2026', '1-3-2026', '08.00 - 12.00', '02/650/40417': digits of a date, of hours or of a tax number. */
const NO_PHONE =
  /^\d\d\/\d{3}\/\d{4,5}$|^\(?\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d$|^\d\d\.\d\d\s?[-–]\s?\d\d\.\d\d$/u;

export interface FoundNumber {
  e164: string;
  written: string;
  index: number;
}

/** Numbers in a text as E.164, those only that are valid in their country's numbering plan. */
export function findPhoneNumbers(text: string, country: CountryCode): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of allMatches(text, CANDIDATE)) {
    if (NO_PHONE.test(match[0])) continue;
    const cut = match[0].search(EXTENSION_CUT);
    const run = cut > 6 ? match[0].slice(0, cut) : match[0];
    const extended = cut > 6 ? null : withExtension(match[0], text.slice(match.index + match[0].length), country);
    if (extended) {
      found.push({ ...extended, index: match.index });
      continue;
    }
    for (const part of splitRun(run, country)) {
      found.push({ ...part, index: match.index + match[0].indexOf(part.written) });
    }
  }
  return found;
}

/** '05572 38 46 02 DW 20': what stands behind the number of the house belongs to it. */
const EXTENSION = /^,?\s?(?:DW|Durchwahl|Kl(?:appe|\.))[\s:.–-]{0,3}\d{1,4}(?!\d)/u;

function withExtension(run: string, behind: string, country: CountryCode): Omit<FoundNumber, 'index'> | null {
  const extension = /[-–]\s?0$/u.test(run) ? undefined : EXTENSION.exec(behind)?.[0];
  const e164 = extension === undefined ? null : toE164(run + extension, country);
  return e164 !== null && e164.length <= LONGEST ? { e164, written: run + extension } : null;
}

/** Characters of the longest E.164 number, which has fifteen digits. */
const LONGEST = 16;

/** A run may hold two numbers: '0221 123456 0171 2345678'. The whole is tried first. */
function splitRun(run: string, country: CountryCode): Omit<FoundNumber, 'index'>[] {
  const whole = toE164(run, country);
  if (whole && whole.length <= LONGEST) return [{ e164: whole, written: run.trim() }];
  const cut = run.slice(6).search(/\s\/?\s?\(?0\d/u);
  if (cut < 0) {
    // '0171 3920017 (24 h)': the bracket begins a remark.
    const bracket = run.lastIndexOf('(');
    if (bracket > 6) return splitRun(run.slice(0, bracket), country);
    // '03691 72100 / 72144': the second number leaves out the area code.
    const slash = run.search(/\s\/\s?[1-9]/u);
    return slash > 6 ? splitRun(run.slice(0, slash), country) : [];
  }
  return [run.slice(0, cut + 6), run.slice(cut + 6)].flatMap((part) => {
    const e164 = toE164(part.replace(/^[\s/]+/u, ''), country);
    return e164 ? [{ e164, written: part.replace(/^[\s/]+/u, '').trim() }] : [];
  });
}

/** '+49 (0)221 …' and '+49 0221 …' lose their trunk zero; '(+49)' its brackets. Null where no such number can be. */
export function toE164(text: string, country: CountryCode): string | null {
  const compact = text
    .replace(/[‑–−]/gu, '-')
    .replace(/\(\s?0\s?\)/gu, '')
    .replace(/[^\d+]/gu, '')
    .replace(/^00/u, '+')
    .replace(/^(\+(?:49|43|41|423))0+/u, '$1');
  return validNumber(`${country}${compact}`);
}

/** The E.164 form of digits behind their country's two letters; a site has the same few numbers on all its pages. */
const validNumber = memoOfText((digits): string | null => {
  const number = parsePhoneNumberFromString(digits.slice(2), digits.slice(0, 2) as CountryCode);
  return number?.isValid() ? number.number : null;
});
