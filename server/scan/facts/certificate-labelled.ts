import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import type { DetailedCertificate } from './certificate-details.ts';
import { certificateNames } from './certificate-names.ts';
import { isBodyName } from './certifier-names.ts';
import { bareCertifier, behindIssuerLabel, namesIssuer } from './certifiers.ts';
import { sealName } from './seal-names.ts';
import { untilAlone, validUntil } from './validity.ts';

/** Longest name of a certificate that its labels alone make one, in characters and words. */
const NAME = 60;
const WORDS = 7;
const NO_NAME = anyCase(
  /[:.!?]$|(?<!\p{L})(?:nr|nummer|download|pdf|zertifikate?|urkunde|stand|seit|garantie|gewährleistung|versicherung|angebot|gutschein|vertrag|lizenz|ausstellung|messe|ausweis|stelle|mietvertrag|rabatt|aktion|preise?)(?!\p{L})|\d{4}/iu,
);
/** The number under which a body controls organic farming, alone behind its label. */
const CONTROL_NUMBER = /^(?:DE|AT|CH)-(?:ÖKO|OEKO|BIO)-\d{3}$/u;
const NUMBER_LABEL = /(?:kontroll|zertifikats?|öko|bio)-?(?:nummer|nr\.?|code)\s?:?$/iu;

/**
 * A certificate of any name that only the two lines right below it tell as one: 'Genuss Region', 'verliehen von: …',
 * 'gültig bis …'; and a control number that stands where its name would.
 */
export function labelledName(lines: readonly Line[], { index, text }: Line, isSure: boolean): string | null {
  if (CONTROL_NUMBER.test(text)) return isNumberAlone(lines, index) ? text : null;
  if (text.length > NAME || !/^[\p{Lu}\d]/u.test(text) || NO_NAME.test(text) || namesIssuer(text)) return null;
  if (isIssuer(text)) return null;
  if (text.split(' ').length > WORDS || isNamed(lines[index - 1])) return null;
  const [first = '', second = ''] = [lines[index + 1]?.text, lines[index + 2]?.text];
  if (isSure && IS_VALID.test(first)) return text;
  return (isIssuer(first) && isValidity(second)) || (isValidity(first) && isIssuer(second)) ? text : null;
}

const TELLS_END = anyCase(/(?<!\p{L})(?:bis|until) .{0,12}20\d\d/iu);
/** Whether what a line tells goes on about the certificate that the line above it names. */
export const goesOnAbove = (lines: readonly Line[], { index, tag }: Line): boolean => {
  const above = lines[index - 1];
  return isNamed(above) && (above?.tag !== tag || !TELLS_END.test(above.text));
};

const isNamed = (line: Line | undefined): boolean =>
  line !== undefined && (certificateNames(line.text).length > 0 || sealName(line.text) !== null);

/** Rows above a control number that may name the certificate which it belongs to, each of a label and its cell. */
const REACH = 8;
const isNumberAlone = (lines: readonly Line[], index: number): boolean =>
  NUMBER_LABEL.test(lines[index - 1]?.text ?? '') && !lines.slice(Math.max(0, index - REACH), index).some(isNamed);

/** A line of its own that tells until when what stands above it holds. */
const IS_VALID = anyCase(
  /^(?:zertifiziert|anerkannt|ausgezeichnet|gültig|gilt|valid) (?:bis|until)(?: zum| ende)? \S{3,12}(?: 20\d\d)?\.?$/iu,
);
/** Lines of details are short. */
const DETAIL = 120;

const isIssuer = (text: string): boolean => text.length < DETAIL && (behindIssuerLabel(text) ?? '') !== '';
const isValidity = (text: string): boolean => text.length < DETAIL && validUntil(text) !== null;

/** Parts of a line that names something, who issued it and until when it holds. */
const PARTS = /\s[–—|·•-]\s|[,;(]\s?|:\s/u;
const MOST_PARTS = 5;
const SAYS_VALID = anyCase(/(?<!\p{L})(?:gültig|gilt|läuft|befristet|valid|verlängert|zertifiziert)(?!\p{L})/iu);

/**
 * A certificate of any name that its line tells as one: 'Genuss Region (Probe e. V., gültig bis 05/2027)'. A date
 * alone is enough where the page `isSure` to be about certificates.
 */
export function partedCertificate(text: string, isSure: boolean): DetailedCertificate | null {
  if (!/\d/u.test(text)) return null;
  const [head = '', ...parts] = trimMarksEnd(text, ').')
    .split(PARTS, MOST_PARTS + 1)
    .map((part) => part.trim());
  if (parts.length < 2 || parts.length >= MOST_PARTS + 1 || head.length > NAME || head.split(' ').length > WORDS)
    return null;
  if (!/^[\p{Lu}\d]/u.test(head) || NO_NAME.test(head) || behindIssuerLabel(text) !== null || isBodyName(head))
    return null;
  if (!isSure && !SAYS_VALID.test(text)) return null;
  const until = validUntil(text) ?? parts.map(untilAlone).find((date) => date !== null) ?? null;
  const bodies = parts.map((part) => part.replace(/^(?:durch|von|vom) (?:die |den |das |der )?/u, ''));
  const issuer = bodies.find((part) => bareCertifier(part) !== null || isBodyName(part)) ?? null;
  return until === null || issuer === null ? null : { name: head, issuer, until };
}
