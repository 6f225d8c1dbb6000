import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { DETAIL_WORD, detailsBelow } from './certificate-details.ts';
import { certificateFact as fact } from './certificate-fact.ts';
import { certificateKey } from './certificate-key.ts';
import { certificateNames } from './certificate-names.ts';
import { TELLING } from './certificate-sentences.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { isCertificatesTitle } from './certificate-titles.ts';
import { behindIssuerLabel, issuerIn } from './certifiers.ts';
import { nameWithForm } from './name-text.ts';
import type { Owner } from './owner-topics.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isValidityLabel, validUntil } from './validity.ts';

const CARD_REACH = 6;
/** Lines below a certificate's name that may tell its details: behind a label, as one of pairs, each detail takes two. */
export const reachOf = (label: Line | undefined): number =>
  label?.tag === 'th' || label?.tag === 'dt' ? 2 * CARD_REACH : CARD_REACH;
export const CARD_WEIGHT = 70;
/** What makes a heading a certificate's name although the date itself is none that can be read. */
const SAYS_VALID = /gültig|valid (?:until|to)|ablauf/iu;
/** Headings of a whole section, which no certificate is called. */
const SECTION = anyCase(
  /^qualität (?:und|&) \p{L}{4,20}$|^(?:zertifikate|zertifizierungen|siegel) (?:der|des|unserer|unseres|für) .{2,40}$/iu,
);
/** Headings above other things that hold until a day. */
export const NO_CERTIFICATE = anyCase(
  /garantie|gewährleistung|angebot|aktion(?!\p{L})|rabatt|gutschein|preis|tarif|versicherung|abgelaufen|partner$|termin|ausstellung|messe|jobs?$|(?:schwester|tochter|mutter|beteiligungs)-?(?:unternehmen|gesellschaft|firm|betrieb)|\?$/iu,
);
/** Labels of what is told about a certificate, which may be bold. */
export const isLabel = (text: string): boolean => behindIssuerLabel(text) === '' || isValidityLabel(text);

/** Labels in front of a certificate's name. */
export const NAME_LABELS = 'zertifikat|zertifizierung|norm|standard|regelwerk|siegel|label|certificate';
const NAME_LABEL = anyCase(`^(?:${NAME_LABELS})\\s?(?::|$)`);

/** Whether one of a card's lines names a certificate itself: behind a label or, where it is a norm, at its beginning. */
function namesItself({ text }: Line, i: number, told: readonly Line[]): boolean {
  if (i === 0 || text.length > 120) return false;
  if (NAME_LABEL.test(text)) return !text.endsWith(':') || told[i + 1] !== undefined;
  const first = certificateNames(text)[0];
  return first?.index === 0 && /\d/u.test(first.name);
}

/** Whether one of a card's lines tells the details of a certificate that it names before them. */
const tellsItself = ({ text }: Line, i: number): boolean =>
  i > 0 &&
  text.length <= 200 &&
  certificateNames(text).length === 1 &&
  validUntil(text) !== null &&
  issuerIn(text) !== null;

/** Below a heading with somebody's address, a body named is not a certificate's. */
const tellsContact = ({ text }: Line): boolean =>
  text.includes('@') || /(?:telefon|tel\.|phone)\s?:?\s?[+(\d]/iu.test(text);

export const inMain = (line: Line): boolean =>
  line.region !== 'nav' && line.region !== 'header' && line.region !== 'footer';

/**
 * Headings with a validity line below them: whatever the heading names is the certificate. On pages about other things
 * the lines must tell its issuer, too.
 */
export function cards(reading: Reading): Fact<Certificate>[] {
  const { lines, kind } = reading;
  const near = kind === 'certificates' ? null : linesBeforeDetails(reading, TELLING);
  const found = lines.flatMap((line, i): Card[] => {
    if (
      near?.has(line.index) === false ||
      line.heading <= 1 ||
      line.tag === 'th' ||
      line.text.length > 90 ||
      !inMain(line) ||
      isLabel(line.text)
    )
      return [];
    if (SECTION.test(line.text) || isCertificatesTitle(line.text) || NO_CERTIFICATE.test(line.text)) return [];
    if (isSection(lines, i) || nameWithForm(line.text) === line.text) return [];
    const below = linesOfCard(lines, i);
    if (below.some(({ text }) => text.length < 120 && isOverOrPlanned(text))) return [];
    const { issuer, until, last } = detailsBelow(below, certificateNames(line.text).length > 0);
    if (near !== null && !isCardOf(line, below, last)) return [];
    if (issuer === null && until === null && !below.some(({ text }) => SAYS_VALID.test(text) && text.length < 120))
      return [];
    const told = [line, ...below.filter(({ index }) => index <= last)];
    // The details are those of the certificate that they name themselves.
    if (
      certificateNames(line.text).length === 0 &&
      [namesItself, tellsItself, tellsContact].some((is) => told.some(is))
    )
      return [];
    const isSure = near === null || (issuer !== null && until !== null);
    return [{ line, isSure, told: fact(reading, told, line.text, cleanName(line.text), issuer, until, CARD_WEIGHT) }];
  });
  return found.filter(({ line, isSure }) => isSure || found.some((card) => isNextCard(lines, line, card))).map(toFact);
}

/** A heading with what is told of it as a certificate. */
interface Card {
  line: Line;
  /** Not only in a row with others of which more is told. */
  isSure: boolean;
  told: Fact<Certificate>;
}

const toFact = ({ told }: Card): Fact<Certificate> => told;

/** Whether the heading before or behind one, of the same level, is that of a certificate of which more is told. */
function isNextCard(lines: readonly Line[], line: Line, { line: other, isSure }: Card): boolean {
  if (!isSure || other.heading !== line.heading || Math.abs(other.index - line.index) > 2 * CARD_REACH) return false;
  const [from, to] = line.index < other.index ? [line.index, other.index] : [other.index, line.index];
  return lines.slice(from + 1, to).every(({ heading }) => heading === 0 || heading === BOLD);
}

/** Whether the lines with the details are about what the heading names, and begin right below it. */
function isCardOf({ index, text: heading }: Line, below: readonly Line[], last: number): boolean {
  const key = certificateKey(heading);
  const told = below.filter((line) => line.index <= last);
  return (
    told.length <= 4 &&
    told[0]?.index === index + 1 &&
    told.every(
      ({ text }) =>
        text.length < 120 &&
        certificateNames(text).every(({ name }) => key.includes(certificateKey(name))) &&
        !(sentencesOf(text).length > 2),
    )
  );
}

/** Whether a heading that names no certificate stands right above the first of several, each with a heading of its own. */
function isSection(lines: readonly Line[], at: number): boolean {
  const [line, first] = [lines[at], lines[at + 1]];
  if (!line || !first || first.heading <= line.heading || first.heading >= BOLD || isLabel(first.text)) return false;
  if (certificateNames(line.text).length > 0) return false;
  if (certificateNames(first.text).length > 0) return true;
  const below = lines.slice(at + 2, at + 2 + 2 * CARD_REACH);
  const end = below.findIndex(({ heading }) => heading > 0 && heading < first.heading);
  return below.slice(0, end < 0 ? below.length : end).some(({ heading }) => heading === first.heading);
}

/** The lines below a heading up to the next one of its level, or up to a table. */
function linesOfCard(lines: readonly Line[], at: number): Line[] {
  const level = lines[at]?.heading ?? 0;
  const below: Line[] = [];
  for (const next of lines.slice(at + 1, at + 1 + CARD_REACH)) {
    if ((next.heading > 0 && next.heading <= level) || /^t[dh]$/u.test(next.tag)) break;
    below.push(next);
  }
  return below;
}

/** Indices of the lines behind which a detail may follow: looking for names in all lines would take long. */
export function linesBeforeDetails({ pieces }: Reading, owners?: ReadonlySet<Owner>): Set<number> {
  const near = new Set<number>();
  for (const { line, owner, signs } of pieces) {
    if ((signs & DETAIL_WORD) === 0 || owners?.has(owner) === false || line.text.length > 200) continue;
    for (let i = line.index - reachOf(line); i < line.index; i++) near.add(i);
  }
  return near;
}

/** What a norm for the running of a company is about, in front of it: 'Energiemanagement nach ISO 50001:2018'. */
const MANAGED = anyCase(
  /^[\p{L}-]{0,30}(?:management(?:-?systeme?)?|sicherheit|schutz)(?: (?:nach|gemäß|gem\.)(?: der)?|:)? ((?:DIN |EN )*ISO[ /].{4,25})$/iu,
);

export function cleanName(text: string): string {
  const ending =
    /(?:zertifizierung|zertifikat|zertifiziert|certification|certificate|certified)$/iu.exec(text)?.[0] ?? '';
  const bare = trimMarksEnd(text.slice(0, text.length - ending.length), '–:-®').replace(
    /^(?:CE-)?(?:zertifiziert|zertifizierung|kennzeichnung|zertifikat|certified) (?:nach|gemäß|to)(?: der)? /iu,
    '',
  );
  const norm = MANAGED.exec(bare)?.[1];
  return bare === '' ? text : (norm ?? bare);
}
