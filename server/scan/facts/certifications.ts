import type { Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { detailOf, detailsBelow, withDetails } from './certificate-details.ts';
import { certificateFact as fact } from './certificate-fact.ts';
import { disownedLines, HELD_WORD, isOver, isOwnStatement } from './certificate-holding.ts';
import { listedCertificates } from './certificate-lists.ts';
import { picturedCertificates, structuredCertificates } from './certificate-media.ts';
import { certificateKey, certificateNames, sealName } from './certificate-names.ts';
import { holderIn } from './certificate-parties.ts';
import { rowBehind } from './certificate-rows.ts';
import { heldInSentences, TELLING } from './certificate-sentences.ts';
import { tabledCertificates } from './certificate-tables.ts';
import { behindIssuerLabel, issuerIn } from './certifiers.ts';
import { rank } from './choose.ts';
import type { Certificate, Fact, PageFacts } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isOfThing, subjectOf } from './subjects.ts';
import { isValidityLabel, validUntil } from './validity.ts';
import { wordSign } from './word-signs.ts';

/** Words without one of which a line tells neither an issuer nor a date. */
const DETAIL_WORD = wordSign(
  /gültig|befristet|valid|expir|issue|aussteller|ausgestellt|erteilt|vergeben|stelle|zertifizier|certified|läuft|laufzeit|ablauf/iu,
);
/** Lines of a page that are looked at for certificates with details; a page with more lists others'. */
const MOST_LINES = 2_000;
const CARD_REACH = 6;
const CARD_WEIGHT = 70;
/** What makes a heading a certificate's name although the date itself is none that can be read. */
const SAYS_VALID = /gültig|valid (?:until|to)|ablauf/iu;
/** Short texts that are a certificate by their ending: 'FGK-QM-01 Zertifiziert'. */
const BY_ENDING =
  /^(\p{Lu}[\p{L}\d .:*+/-]{2,50}?)[ -](?:zertifiziert|zertifizierung|zertifikat|certified|certificate)$/iu;
/** Headings of a whole section, which no certificate is called. */
const SECTION =
  /^(?:unsere |our )?(?:zertifikate?|zertifizierung(?:en)?|qualität(?: (?:und|&) \p{L}{4,20})?|auszeichnungen|certificates?|certifications?|quality)$/iu;
/** Headings above other things that hold until a day. */
const NO_CERTIFICATE =
  /garantie|gewährleistung|angebot|aktion(?!\p{L})|rabatt|gutschein|preis|tarif|versicherung|abgelaufen|partner$|termin|ausstellung|messe|jobs?$/iu;
const GENERIC = /^(?:unsere?|alle|weitere|our|download|qualität|das|ein|die|mehr|pdf|akkreditierung|rechtliche)\b/iu;

/** Addresses of pages that present customers, with the certificates that they hold. */
const OF_CUSTOMERS =
  /\/(?:unsere-)?(?:kunden|customers|referenzen|references|case-stud(?:y|ies)|anwender)(?:\.\w{2,5})?\/?$/u;

/** Certificates the company holds: cards and badges of a certificates page, sentences, images, links, schema.org. */
export function readCertifications(reading: Reading): Fact<Certificate>[] {
  if (OF_CUSTOMERS.test(reading.url)) return [];
  const own = withoutDisowned(reading);
  const facts = [...structuredCertificates(own)];
  facts.push(...cards(own), ...tabledCertificates(own));
  if (own.kind === 'certificates') facts.push(...badges(own));
  facts.push(...records(own), ...detailedLines(own));
  facts.push(...heldInSentences(own), ...listedCertificates(own), ...picturedCertificates(own));
  return dropShorter(facts);
}

/** What stands below headings of others' certificates, as others'. */
function withoutDisowned(reading: Reading): Reading {
  const disowned = disownedLines(reading.lines);
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
  const own = reading.pieces.filter(
    ({ owner, signs, line }) => owner === 'company' && ((signs & (HELD_WORD | DETAIL_WORD)) > 0 || line.tag === 'td'),
  );
  return [...new Set(own.map(({ line }) => line))].slice(0, MOST_LINES).flatMap((line) => {
    if (line.text.length > 200 || !inMain(line)) return [];
    const known = certificateNames(line.text);
    const seal = known.length > 0 || validUntil(line.text) === null ? null : sealName(headOf(line.text));
    const names = seal === null ? known : [{ name: seal, index: line.text.indexOf(seal) }];
    if (names.length === 0 || !isOwnStatement(line.text) || subjectOf(line.text) || isOfThing(line.text)) return [];
    const row = names.length === 1 ? rowBehind(reading, line) : null;
    if (row) return names.map(({ name }) => fact(reading, row.lines, name, name, row.issuer, row.until, 48));
    const party = holderIn(line.text, names[0]?.index ?? 0, reading);
    return withDetails(line.text, names, '')
      .filter(({ until, issuer }) => until !== null || issuer !== null)
      .map(({ name, issuer, until }) => ofParty(fact(reading, [line], name, name, issuer, until, 48), party));
  });
}

/** The text before the first mark that parts a name from its details. */
const headOf = (text: string): string => text.split(/\s[–—|-]\s|[,:;(]\s?/u)[0] ?? '';

/** Where one place says 'ISO 9001' and another 'ISO 9001:2015 (TÜV …)', the one that says more is kept. */
function dropShorter(facts: readonly Fact<Certificate>[]): Fact<Certificate>[] {
  const cardNames = facts.filter((fact) => fact.weight === CARD_WEIGHT).map((fact) => certificateKey(fact.value.name));
  const kept = new Map<string, Fact<Certificate>>();
  for (const fact of facts) {
    const key = certificateKey(fact.value.name);
    if (key === '') continue;
    // 'Schweißfachbetrieb' in the text of the card 'Schweißfachbetrieb DIN 18800-7' is that card.
    if (fact.weight < CARD_WEIGHT && cardNames.some((name) => name !== key && name.includes(key))) continue;
    const known = kept.get(key);
    if (!known || detailOf(fact.value) > detailOf(known.value)) kept.set(key, fact);
  }
  return [...kept.values()];
}

/** The certificates of all pages, each as told in the greatest detail, at the place of its best evidence. */
export function joinCertificates(pages: readonly PageFacts[]): Fact<Certificate>[] {
  const joined = new Map<string, Fact<Certificate>>();
  for (const { fact: told } of rank(pages, (page) => page.certifications)) {
    const key = certificateKey(told.value.name);
    const known = joined.get(key);
    if (key !== '' && (!known || detailOf(told.value) > detailOf(known.value))) joined.set(key, told);
  }
  return [...joined.values()];
}

/** Labels of what is told about a certificate, which may be bold. */
const isLabel = (text: string): boolean => behindIssuerLabel(text) === '' || isValidityLabel(text);

const inMain = (line: Line): boolean => line.region !== 'nav' && line.region !== 'header' && line.region !== 'footer';

/**
 * Headings with a validity line below them: whatever the heading names is the certificate. On pages about other things
 * the lines must tell its issuer, too.
 */
function cards(reading: Reading): Fact<Certificate>[] {
  const { lines, kind } = reading;
  const near = kind === 'certificates' ? null : linesBeforeDetails(reading);
  return lines.flatMap((line, i) => {
    if (
      near?.has(line.index) === false ||
      line.heading <= 1 ||
      line.tag === 'th' ||
      line.text.length > 90 ||
      !inMain(line) ||
      isLabel(line.text)
    )
      return [];
    if (SECTION.test(line.text) || NO_CERTIFICATE.test(line.text)) return [];
    const below = linesOfCard(lines, i);
    if (below.some(({ text }) => text.length < 120 && isOver(text))) return [];
    const { issuer, until, last } = detailsBelow(below, certificateNames(line.text).length > 0);
    if (near !== null && (issuer === null || until === null || !isCardOf(line, below, last))) return [];
    if (issuer === null && until === null && !below.some(({ text }) => SAYS_VALID.test(text) && text.length < 120))
      return [];
    const told = [line, ...below.filter(({ index }) => index <= last)];
    return [fact(reading, told, line.text, cleanName(line.text), issuer, until, CARD_WEIGHT)];
  });
}

/** Whether the lines with the details are about what the heading names, and begin right below it. */
function isCardOf({ index }: Line, below: readonly Line[], last: number): boolean {
  const told = below.filter((line) => line.index <= last);
  return (
    told.length <= 4 &&
    told[0]?.index === index + 1 &&
    told.every(
      ({ text }) => text.length < 120 && certificateNames(text).length === 0 && !(sentencesOf(text).length > 2),
    )
  );
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

/** Names of certificates, each with lines below that tell its issuer or date: 'Norm', 'ISO 9001', 'Stelle', 'DQS'. */
function records(reading: Reading): Fact<Certificate>[] {
  const { lines, kind } = reading;
  const near = kind === 'certificates' ? null : linesBeforeDetails(reading);
  const candidates = reading.pieces.filter(({ line }) => near === null || near.has(line.index)).slice(0, MOST_LINES);
  return candidates.flatMap(({ line, owner, text }) => {
    if (!TELLING.has(owner) || !inMain(line) || text.length > 90 || text !== line.text) return [];
    const [known, other] = text.split(' ').length <= 8 ? certificateNames(text) : [];
    const seal = known ? null : sealName(text);
    const certificate = known ?? (seal === null ? undefined : { name: seal, index: 0 });
    if (!certificate || other || !isOwnStatement(text)) return [];
    const below = linesOfRecord(lines, line);
    const { issuer, until, last } = detailsBelow(below, true);
    if (
      (issuer === null && until === null) ||
      (seal !== null && until === null) ||
      below.some(({ text: more }) => more.length < 120 && isOver(more))
    )
      return [];
    const told = [line, ...below.filter(({ index }) => index <= last)];
    const party = holderIn(text, certificate.index, reading);
    return [ofParty(fact(reading, told, certificate.name, certificate.name, issuer, until, 56), party)];
  });
}

/** Indices of the lines behind which a detail may follow: looking for names in all lines would take long. */
function linesBeforeDetails({ pieces }: Reading): Set<number> {
  const near = new Set<number>();
  for (const { line, signs } of pieces) {
    if ((signs & DETAIL_WORD) === 0 || line.text.length > 200) continue;
    for (let i = line.index - CARD_REACH; i < line.index; i++) near.add(i);
  }
  return near;
}

/** The lines below a certificate's name up to the next certificate or heading; labels in bold are no headings. */
function linesOfRecord(lines: readonly Line[], first: Line): Line[] {
  const below: Line[] = [];
  for (const next of lines.slice(first.index + 1, first.index + 1 + CARD_REACH)) {
    const isHeading = next.heading > 0 && (next.heading < 7 || first.heading === 7) && next.tag !== 'dt';
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
    if (linesOfRecord(reading.lines, line).some(({ text }) => text.length < 120 && isOver(text))) return [];
    const names = certificateNames(line.text);
    const ending = names.length === 0 ? BY_ENDING.exec(line.text)?.[1] : undefined;
    if ((names.length === 0 && !ending) || !isOwnStatement(line.text) || subjectOf(line.text) || isOfThing(line.text))
      return [];
    const whole = line.text.length <= 60 && names.length === 1 && line.heading > 0 ? cleanName(line.text) : null;
    if (names.length > 0) {
      const row = names.length === 1 ? rowBehind(reading, line) : null;
      const issuer = row?.issuer ?? issuerIn(line.text);
      const until = row?.until ?? validUntil(line.text);
      const party = row ? null : holderIn(line.text, names[0]?.index ?? 0, reading);
      return names.map(({ name }) =>
        ofParty(fact(reading, row?.lines ?? [line], name, whole ?? name, issuer, until, 55), party),
      );
    }
    return ending && !GENERIC.test(ending) ? [fact(reading, [line], ending, ending, null, null, 50)] : [];
  });
}

const ofParty = (told: Fact<Certificate>, party: string | null): Fact<Certificate> =>
  party === null ? told : { ...told, party };

function cleanName(text: string): string {
  const ending =
    /(?:zertifizierung|zertifikat|zertifiziert|certification|certificate|certified)$/iu.exec(text)?.[0] ?? '';
  const bare = trimMarksEnd(text.slice(0, text.length - ending.length), '–:-').replace(
    /^(?:zertifiziert|zertifizierung|zertifikat|certified) (?:nach|gemäß|to)(?: der)? /iu,
    '',
  );
  return bare === '' ? text : bare;
}
