import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { memoOfText } from '../memo-of-text.ts';
import { isOfOtherThing, tellsOfAudit } from './certificate-audits.ts';
import { cards, cleanName, inMain, isLabel, linesBeforeDetails, NO_CERTIFICATE, reachOf } from './certificate-cards.ts';
import { DETAIL_WORD, detailsBelow, withDetails } from './certificate-details.ts';
import { certificateFact as fact, ofHolder } from './certificate-fact.ts';
import { headedCertificates } from './certificate-headed.ts';
import { HELD_WORD, isOwnStatement } from './certificate-holding.ts';
import { goesOnAbove, labelledName, partedCertificate } from './certificate-labelled.ts';
import { listedCertificates } from './certificate-lists.ts';
import { documentedCertificates, picturedCertificates, structuredCertificates } from './certificate-media.ts';
import { certificateNames } from './certificate-names.ts';
import { isOfOthers } from './certificate-others.ts';
import { holderIn } from './certificate-parties.ts';
import { rowBehind } from './certificate-rows.ts';
import { disownedLines } from './certificate-sections.ts';
import { goesOn, heldInSentences, isOfOneNamed, TELLING } from './certificate-sentences.ts';
import { siblingCertificates } from './certificate-siblings.ts';
import { isOverOrPlanned, takesBack } from './certificate-status.ts';
import { certificatesByHolder, tabledCertificates } from './certificate-tables.ts';
import { isCertificatesTitle } from './certificate-titles.ts';
import { issuerIn } from './certifiers.ts';
import { fullestOf } from './join-certificates.ts';
import { isOfCustomersPage } from './others-sections.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { documentedName, sealName } from './seal-names.ts';
import { sentencesOf } from './sentences.ts';
import { isOfThing, subjectOf } from './subjects.ts';
import { validUntil } from './validity.ts';
import { namedByHost } from './whose-words.ts';

/** Lines of a page that are looked at for certificates with details; a page with more lists others'. */
const MOST_LINES = 2_000;
/** Short texts that are a certificate by their ending: 'FGK-QM-01 Zertifiziert'. */
const BY_ENDING = anyCase(
  /^(\p{Lu}[\p{L}\d .:*+/-]{2,50}?)[ -](?:zertifiziert|zertifizierung|zertifikat|certified|certificate)$/iu,
);
const GENERIC =
  /(?:und|and)$|^(?:unsere?|alle|weitere|our|download|qualität|das|ein|die|mehr|pdf|akkreditierung|rechtliche)\b/iu;

/** Certificates the company holds: cards and badges of a certificates page, sentences, images, links, schema.org. */
export function readCertifications(reading: Reading): Fact<Certificate>[] {
  if (isOfCustomersPage(reading)) return [];
  const own = withoutDisowned(reading);
  const facts = [...structuredCertificates(own)];
  facts.push(...cards(own), ...tabledCertificates(own), ...certificatesByHolder(reading));
  if (own.kind === 'certificates') facts.push(...badges(own));
  facts.push(...records(own), ...headedCertificates(own), ...detailedLines(own));
  facts.push(...heldInSentences(own), ...listedCertificates(own), ...picturedCertificates(own));
  facts.push(...documentedCertificates(own));
  return fullestOf([...facts, ...siblingCertificates(own, facts)]);
}

/** What stands below headings of others' certificates, as others'. */
function withoutDisowned(reading: Reading): Reading {
  const disowned = disownedLines(reading);
  if (disowned.size === 0) return reading;
  const isDisowned = (line: Line): boolean => disowned.has(line.index);
  return {
    ...reading,
    pieces: reading.pieces.map((piece) => (isDisowned(piece.line) ? { ...piece, owner: 'sister' } : piece)),
    lines: reading.lines.map((line) => (isDisowned(line) ? { ...line, text: '' } : line)),
  };
}

/** Lines and table rows of any page that name a certificate and tell who issued it or how long it holds. */
function detailedLines(reading: Reading): Fact<Certificate>[] {
  const { kind, pieces } = reading;
  const own = pieces.filter(
    ({ owner, signs, line }) =>
      owner === 'company' && (kind === 'certificates' || (signs & (HELD_WORD | DETAIL_WORD)) > 0 || line.tag === 'td'),
  );
  const isOwn = namedByHost(reading.host);
  const isTakenBack = (behind: string): boolean => takesBack(behind, isOwn);
  return [...new Set(own.map(({ line }) => line))].slice(0, MOST_LINES).flatMap((line) => {
    if (line.text.length > 200 || !inMain(line) || sentencesOf(line.text).slice(1).some(isTakenBack)) return [];
    const told = withoutThings(line.text);
    const known = certificateNames(told);
    const seal =
      known.length > 0 || validUntil(told) === null ? null : (sealName(headOf(told)) ?? documentedIn(reading, line));
    const names = seal === null ? known : [{ name: seal, index: told.indexOf(seal) }];
    const isSure = kind === 'certificates' || isBesideOne(reading, line);
    const isFree = known.length === 0 && !goesOnAbove(reading.lines, line);
    const parted = isFree ? partedCertificate(line.text, isSure) : null;
    if (parted && isOwnStatement(line.text) && !NO_CERTIFICATE.test(parted.name))
      return [fact(reading, [line], parted.name, parted.name, parted.issuer, parted.until, 48)];
    if (names.length === 0 || !isOwnStatement(line.text) || subjectOf(line.text) || isOfThing(line.text)) return [];
    if (isOfOneBefore(line.text, names[0]?.name ?? '')) return [];
    const row = names.length === 1 ? rowBehind(reading, line) : null;
    if (row) return names.map(({ name }) => fact(reading, row.lines, name, name, row.issuer, row.until, 48));
    const [first = ''] = names.map(({ name }) => name);
    const said = sentencesOf(told).find((sentence) => sentence.includes(first)) ?? told;
    const party =
      holderIn(said, Math.max(0, said.indexOf(first)), reading) ?? holderIn(told, names[0]?.index ?? 0, reading);
    return withDetails(told, names, '')
      .filter(({ until, issuer }) => until !== null || issuer !== null)
      .map(({ name, issuer, until }) => ofHolder(fact(reading, [line], name, name, issuer, until, 48), party));
  });
}

/** A line without the sentences about things that are checked or hold until a day as certificates do, and about others. */
const withoutThings = memoOfText((text): string => {
  const parts = sentencesOf(text);
  const isLeftOut = (part: string): boolean =>
    isOfOtherThing(part) || (parts.length > 1 && certificateNames(part).length > 0 && isOfOthers(part));
  return parts.some(isLeftOut) ? parts.filter((part) => !isLeftOut(part)).join(' ') : text;
});

/** Whether the line before or behind one, of the same kind, names a certificate. */
const isBesideOne = ({ lines }: Reading, { index, tag }: Line): boolean =>
  [lines[index - 1], lines[index + 1]].some((next) => next?.tag === tag && certificateNames(next.text).length > 0);

/** Whether the sentence of a line that names a certificate goes on about another whom the one before it named. */
function isOfOneBefore(text: string, name: string): boolean {
  const parts = sentencesOf(text);
  const at = parts.findIndex((part) => part.includes(name));
  return at > 0 && isOfOneNamed(parts[at] ?? '', parts[at - 1] ?? '');
}

/** What a document is said to be about, unless it goes on about the certificate named above it. */
const documentedIn = ({ lines }: Reading, { text, index }: Line): string | null =>
  certificateNames(lines[index - 1]?.text ?? '').length > 0 ? null : documentedName(text);

/** The text before the first mark that parts a name from its details. */
const headOf = (text: string): string => text.split(/\s[–—|-]\s|[,:;(]\s?/u)[0] ?? '';

/** Names of certificates, each with lines below that tell its issuer or date: 'Norm', 'ISO 9001', 'Stelle', 'DQS'. */
function records(reading: Reading): Fact<Certificate>[] {
  const { lines, kind } = reading;
  const near = kind === 'certificates' ? null : linesBeforeDetails(reading);
  const candidates = reading.pieces.filter(({ line }) => near === null || near.has(line.index)).slice(0, MOST_LINES);
  return candidates.flatMap(({ line, owner, text }) => {
    if (!TELLING.has(owner) || !inMain(line) || text.length > 90 || text !== line.text) return [];
    const [known, other] = text.split(' ').length <= 8 ? certificateNames(text) : [];
    const seal = known ? null : (sealName(text) ?? labelledName(lines, line, kind === 'certificates'));
    const certificate = known ?? (seal === null ? undefined : { name: seal, index: 0 });
    if (!certificate || other || !isOwnStatement(text)) return [];
    const linesBelow = linesOfRecord(lines, line);
    const below = linesBelow.flatMap(inSentences);
    const ownCells = below[0]?.tag === 'td' ? below.filter(({ tag }) => tag === 'td') : below;
    const { issuer, until, last } = detailsBelow(below, true);
    if (
      (issuer === null && until === null) ||
      (seal !== null && until === null) ||
      ownCells.some(({ text: more }) => more.length < 120 && isOverOrPlanned(more))
    )
      return [];
    const told = [line, ...linesBelow.filter(({ index }) => index <= last)];
    const party = holderIn(text, certificate.index, reading);
    return [ofHolder(fact(reading, told, certificate.name, certificate.name, issuer, until, 56), party)];
  });
}

/** Characters of a paragraph below a certificate's name that may go on about it. */
const PARAGRAPH = 400;

/** A paragraph as the sentences of it that go on about the certificate named above; other lines as they are. */
function inSentences(line: Line): Line[] {
  const sentences = line.text.length <= PARAGRAPH ? sentencesOf(line.text) : [];
  if (sentences.length < 2 || sentences.some(isOverOrPlanned)) return [line];
  return sentences
    .filter((text) => goesOn(text) || tellsOfAudit(text) || validUntil(text) !== null)
    .map((text) => ({ ...line, text: text.replace(/(?<!V)\.$/u, '') }));
}

/** What is said of all certificates named above it: 'Beide Zertifikate hat die … ausgestellt'. */
const OF_ALL = anyCase(
  /^(?:alle|beide|sämtliche|all|both)\s(?:\S{2,12}\s){0,2}(?:zertifi|certifi|siegel|labels?(?!\p{L})|urkunden|nachweise)/iu,
);
const MOST_NAMES = 8;
const NAME_ALONE = 40;
/** Characters of lines that are quoted together. */
const SHOWN = 170;

/** The lines behind a certificate's name that only name more of them, with the line that tells details of them all. */
function linesOfAll(lines: readonly Line[], { index }: Line): Line[] {
  const behind = lines.slice(index + 1, index + 1 + MOST_NAMES);
  const end = behind.findIndex(({ text }) => text.length > NAME_ALONE || certificateNames(text).length === 0);
  const run = OF_ALL.test(behind[end]?.text ?? '') ? behind.slice(0, end + 1) : [];
  return run.reduce((length, { text }) => length + text.length, 0) <= SHOWN ? run : [];
}

/** The lines below a certificate's name up to the next certificate or heading; labels in bold are no headings. */
function linesOfRecord(lines: readonly Line[], first: Line): Line[] {
  const ofAll = linesOfAll(lines, first);
  if (ofAll.length > 0) return ofAll;
  const below: Line[] = [];
  for (const next of lines.slice(first.index + 1, first.index + 1 + reachOf(lines[first.index - 1]))) {
    const isHeading = next.heading > 0 && (next.heading < BOLD || first.heading === BOLD) && next.tag !== 'dt';
    if ((isHeading && !isLabel(next.text)) || next.region !== first.region || certificateNames(next.text).length > 0)
      break;
    below.push(next);
  }
  return below;
}

/** Short texts of a certificates page: badge names, captions, buttons. */
function badges(reading: Reading): Fact<Certificate>[] {
  const texts = reading.lines.filter((line) => line.text.length <= 90 && inMain(line));
  return texts.flatMap((line) => {
    if (/[.!?]$/u.test(line.text) && line.text.split(' ').length > 6) return [];
    const names = certificateNames(line.text);
    const ending = names.length === 0 ? BY_ENDING.exec(line.text)?.[1] : undefined;
    if ((names.length === 0 && !ending) || !isOwnStatement(line.text) || subjectOf(line.text) || isOfThing(line.text))
      return [];
    if (linesOfRecord(reading.lines, line).some(({ text }) => text.length < 120 && isOverOrPlanned(text))) return [];
    const whole = line.text.length <= 60 && names.length === 1 && line.heading > 0 ? cleanName(line.text) : null;
    if (names.length > 0) {
      const row = names.length === 1 ? rowBehind(reading, line) : null;
      const issuer = row?.issuer ?? issuerIn(line.text);
      const until = row?.until ?? validUntil(line.text);
      const party = row ? null : holderIn(line.text, names[0]?.index ?? 0, reading);
      if (names.length > 1)
        return withDetails(line.text, names, '').map(({ name, ...told }) =>
          ofHolder(fact(reading, [line], name, name, told.issuer, told.until, 55), party),
        );
      return names.map(({ name }) =>
        ofHolder(fact(reading, row?.lines ?? [line], name, whole ?? name, issuer, until, 55), party),
      );
    }
    return ending && !GENERIC.test(ending) && !isCertificatesTitle(line.text)
      ? [fact(reading, [line], ending, ending, null, null, 50)]
      : [];
  });
}
