import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { certificateNames, sealName } from './certificate-names.ts';
import { behindIssuerLabel } from './certifiers.ts';
import { validUntil } from './validity.ts';

/** Longest name of a certificate that its labels alone make one, in characters and words. */
const NAME = 60;
const WORDS = 7;
const NO_NAME = anyCase(
  /[:.!?]$|(?<!\p{L})(?:nr|nummer|download|pdf|zertifikate?|urkunde|stand|seit|garantie|gewährleistung|versicherung|angebot|gutschein)(?!\p{L})|\d{4}/iu,
);
/** The number under which a body controls organic farming, alone behind its label. */
const CONTROL_NUMBER = /^(?:DE|AT|CH)-(?:ÖKO|OEKO|BIO)-\d{3}$/u;
const NUMBER_LABEL = /(?:kontroll|zertifikats?|öko|bio)-?(?:nummer|nr\.?|code)\s?:?$/iu;

/**
 * A certificate of any name that only the two lines right below it tell as one: 'Genuss Region', 'verliehen von: …',
 * 'gültig bis …'; and a control number that stands where its name would.
 */
export function labelledName(lines: readonly Line[], { index, text }: Line): string | null {
  if (CONTROL_NUMBER.test(text)) return isNumberAlone(lines, index) ? text : null;
  if (text.length > NAME || !/^[\p{Lu}\d]/u.test(text) || NO_NAME.test(text)) return null;
  if (text.split(' ').length > WORDS || isNamed(lines[index - 1])) return null;
  const [first = '', second = ''] = [lines[index + 1]?.text, lines[index + 2]?.text];
  return (isIssuer(first) && isValidity(second)) || (isValidity(first) && isIssuer(second)) ? text : null;
}

const isNamed = (line: Line | undefined): boolean =>
  line !== undefined && (certificateNames(line.text).length > 0 || sealName(line.text) !== null);

/** Rows above a control number that may name the certificate which it belongs to, each of a label and its cell. */
const REACH = 8;
const isNumberAlone = (lines: readonly Line[], index: number): boolean =>
  NUMBER_LABEL.test(lines[index - 1]?.text ?? '') && !lines.slice(Math.max(0, index - REACH), index).some(isNamed);

/** Lines of details are short. */
const DETAIL = 120;

const isIssuer = (text: string): boolean => text.length < DETAIL && (behindIssuerLabel(text) ?? '') !== '';
const isValidity = (text: string): boolean => text.length < DETAIL && validUntil(text) !== null;
