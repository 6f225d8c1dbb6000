import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { certificateNames } from './certificate-names.ts';
import { isOfOthers } from './certificate-others.ts';
import { CERTIFIERS, CONTROL_CODE } from './certifier-names.ts';
import { SAYING } from './certifier-sayings.ts';
import { bareCertifier, behindIssuerLabel, bodyBehind, issuerIn } from './certifiers.ts';
import { endsWithForm, nameWithForm } from './name-text.ts';
import type { Certificate } from './page-facts.ts';
import { dateAtEnd, isoDate, isToCome, isValidityLabel, untilAlone, validUntil } from './validity.ts';
import { wordSign } from './word-signs.ts';

/** Words without one of which a line tells neither an issuer nor a date. */
export const DETAIL_WORD = wordSign(
  anyCase(
    `gültig|befristet|valid|expir|issue|aussteller|ausgestellt|erteilt|vergeben|stelle|zertifizier|certified|läuft|gilt|gelten|laufzeit|ablauf|^\\(?(?:\\d{1,2}[./]){1,2}20\\d\\d|^(?:${CERTIFIERS.join('|')})(?!\\p{L})`,
  ),
);
export interface DetailedCertificate {
  name: string;
  issuer: string | null;
  until: string | null;
}

const CERTIFIED = /zertifiziert|akkreditiert|auditiert|certified/iu;

/** 'nach ISO 9001 zertifiziert (DQS, bis 2028) und tragen das …': with a verb of its own, what is told before is of another. */
const BEARS_TOO = anyCase(
  /(?:(?:zertifiziert|anerkannt|ausgezeichnet|akkreditiert|certified|recogni[sz]ed|accredited)(?!\p{L})[^;]{0,140}|\)\s?)(?:,|(?<!\p{L})und|(?<!\p{L})and) (?:tragen|führen|halten|haben|besitzen|hold|carry|bear|have) (?:(?:auch|zudem|außerdem|also|das|den|die|ein|the|an?) ){0,2}$/iu,
);
/** 'Wir sind vom Verband als Musterschule anerkannt': a title that is no certificate by its name. */
const TITLE = anyCase(
  /(?<!\p{L})als \p{L}.{3,80}(?:zertifiziert|anerkannt|ausgezeichnet|akkreditiert)(?!\p{L})|(?:certified|recogni[sz]ed|accredited) as /iu,
);
const OF_ALL = anyCase(/(?<!\p{L})(?:beide[sr]?|alle|jeweils|both|all)(?!\p{L})/iu);

/** Where the certificates begin that have a clause of their own, behind what is told of others; -1 where all stand in one. */
function ownClause(sentence: string, named: readonly { name: string; index: number }[]): number {
  if (OF_ALL.test(sentence)) return -1;
  return named.findIndex(({ index }, i) => {
    const before = named[i - 1];
    const between = sentence.slice(before ? before.index + before.name.length : 0, index);
    return BEARS_TOO.test(between) && (before !== undefined || TITLE.test(between));
  });
}

/**
 * Issuer and date of the certificates of one sentence. Brackets behind a name are about that one alone; what stands
 * outside of brackets, and in the sentence behind, is about all.
 */
export function withDetails(
  sentence: string,
  named: readonly { name: string; index: number }[],
  behind: string,
): DetailedCertificate[] {
  const own = ownClause(sentence, named);
  const from = named[own]?.index ?? 0;
  if (own >= 0 && from > 0) {
    const later = named.slice(own).map(({ name, index }) => ({ name, index: index - from }));
    return [
      ...withDetails(sentence.slice(0, from), named.slice(0, own), behind),
      ...withDetails(sentence.slice(from), later, behind),
    ];
  }
  const brackets = named.map(({ name, index }) => {
    const next = named.find((other) => other.index > index);
    const behindName = sentence.slice(index + name.length, next?.index);
    const [, between = '', bracket = ''] = /^([^(]{0,25})(\([^()]{2,90}\))/u.exec(behindName) ?? [];
    // 'nach ISO 9001 und ISO 14001 zertifiziert (DQS, …)': behind the last name's verb they are about all.
    return named.length > 1 && next === undefined && CERTIFIED.test(between) ? '' : bracket;
  });
  const single = brackets.every((bracket) => bracket === '' || (!issuerIn(bracket) && !validUntil(bracket)));
  const shared = single ? sentence : sentence.replace(/\([^()]{0,90}\)/gu, '');
  const alone = named.length === 1 ? detailsInParts(shared) : NOTHING;
  // Told of all names, of which a sentence may have a hundred.
  const issuer = alone.issuer ?? issuerIn(shared) ?? issuerIn(behind);
  const until = validUntil(shared) ?? alone.until ?? validUntil(behind);
  return named.map(({ name, index }, i) => {
    const own = brackets[i] ?? '';
    const inBracket = issuerIn(own);
    const behindName = inBracket === null ? bodyBehind(sentence.slice(index + name.length)) : null;
    // 'SCC (Sicherheits Certifikat Contraktoren), ausgestellt von …': brackets may only spell the name out.
    const rest = inBracket !== null && named.length === 1 ? sentence.replace(own, '') : '';
    const outside = SAYING.test(rest) ? issuerIn(rest) : null;
    return { name, issuer: outside ?? inBracket ?? behindName ?? issuer, until: validUntil(own) ?? until };
  });
}

const NOTHING = { issuer: null, until: null };
/** Characters of a line whose parts are details rather than a sentence's clauses. */
const PARTED = 140;

/** What a link to a certificate leads to: '(PDF, 95 KB)'. */
const DOCUMENT = /\s\(PDF[^()]{0,20}\)/iu;

const isFirm = (part: string): boolean => endsWithForm(part) && (/^\p{Lu}/u.test(part) || nameWithForm(part) === part);

/** Details between commas or dashes: 'ISO 9001, TÜV Rheinland, bis 31.12.2027'. */
function detailsInParts(text: string): { issuer: string | null; until: string | null } {
  if (text.length > PARTED) return NOTHING;
  const parts = text
    .replace(DOCUMENT, '')
    .split(/\s?[,;|]\s|\s[·•]\s|\s[–—-]\s(?!\d)/u)
    .slice(1);
  const bounded = parts.filter((part) => /^(?:gültig |valid )?(?:bis|until)\s/iu.test(part));
  // Beside until when it holds, a firm is who issued it.
  const issuer =
    firstOf(parts, bareCertifier) ??
    (bounded.length > 0 && issuerIn(text) === null ? (parts.find(isFirm) ?? null) : null);
  // Beside who issued it and nothing else, a day to come is until when it holds.
  const alone = issuer === null ? null : firstOf(parts, dateAlone);
  return { issuer, until: firstOf(bounded, dateAtEnd) ?? (alone !== null && isToCome(alone) ? alone : null) };
}

const dateAlone = (part: string): string | null => isoDate(trimMarksEnd(part, ').').trim());

interface DetailsBelow {
  issuer: string | null;
  until: string | null;
  /** Index of the last line that tells one of them; -1 where none does. */
  last: number;
}

/**
 * Issuer and date in the lines below a name: said in a line, or in the line behind their label. Where the name is one
 * of a known certificate, a certifier's name alone in its line is enough.
 */
export function detailsBelow(lines: readonly Line[], isKnown: boolean): DetailsBelow {
  const found: DetailsBelow = { issuer: null, until: null, last: -1 };
  for (const [i, line] of lines.entries()) {
    if (certificateNames(line.text).length > 0 && isOfOthers(line.text)) continue;
    const next = lines[i + 1];
    const labelled = behindIssuerLabel(line.text);
    const isAlone = labelled === '';
    const issuer = isAlone
      ? nameIn(next?.text ?? '')
      : ((labelled && nameIn(labelled)) ?? issuerInShort(line.text, isKnown));
    const isLabel = isValidityLabel(line.text);
    const until = isLabel ? dateAtEnd(next?.text ?? '') : (validUntilInShort(line.text) ?? dayToCome(found, line));
    if (found.issuer === null && issuer) {
      found.issuer = issuer;
      found.last = (isAlone && next ? next : line).index;
    }
    if (found.until === null && until) {
      found.until = until;
      found.last = Math.max(found.last, (isLabel && next ? next : line).index);
    }
  }
  return found;
}

/** A day to come, alone in its line below who issued a certificate. */
function dayToCome({ issuer }: DetailsBelow, { tag, text }: Line): string | null {
  // A table's cell says what its head does.
  const day = issuer === null || tag === 'td' ? null : dateAlone(text);
  return day !== null && isToCome(day) ? day : null;
}

/** Characters of a line that may tell a detail. */
const DETAIL = 120;

const issuerInShort = (text: string, isKnown: boolean): string | null =>
  text.length < DETAIL ? ((isKnown ? firstOf(partsOf(text), bareCertifier) : null) ?? issuerIn(text)) : null;

/** 'Stufe 5 · Muster Cert GmbH · gültig bis 11/2027' */
const partsOf = (text: string): string[] => [text, ...(/[·•|,]/u.test(text) ? text.split(/\s?[·•|]\s?|,\s/u) : [])];

const validUntilInShort = (text: string): string | null =>
  text.length < DETAIL ? (validUntil(text) ?? firstOf(partsOf(text), untilAlone)) : null;

/** What stands where a label announces a name: taken as it is, unless it is a date, a link or a sentence. */
function nameIn(written: string): string | null {
  const text = written.replace(CONTROL_CODE, '');
  return text.length >= 2 &&
    text.length <= 90 &&
    /^\p{L}/u.test(text) &&
    // 'gilt bis', 'Gültig bis': the head of the next column is nobody's name.
    /[\p{Lu}.]/u.test(text) &&
    !isValidityLabel(text) &&
    !/[!?:]$|\d{4}|\.\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text)
    ? text
    : null;
}

function firstOf(texts: readonly string[], read: (text: string) => string | null): string | null {
  for (const text of texts) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

/** How much is told of a certificate, to choose between tellings of the same one. */
export const detailOf = ({ name, issuer, validUntil: until }: Certificate): number =>
  (until ? 4 : 0) +
  (issuer ? 2 : 0) +
  (/:\s?\d{4}|\s(?:nach|gemäß|gem\.)\s|\s(?:Version|Issue|V)\s?\d/u.test(name) ? 1 : 0);
