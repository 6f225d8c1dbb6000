import type { Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import { detailOf, withDetails } from './certificate-details.ts';
import { listedCertificates } from './certificate-lists.ts';
import { picturedCertificates, structuredCertificates } from './certificate-media.ts';
import {
  certificateKey,
  certificateNames,
  HELD_WORD,
  isOwnStatement,
  isSelfEvident,
  saysHeld,
} from './certificate-names.ts';
import { isCertifier, issuerIn } from './certifiers.ts';
import { rank } from './choose.ts';
import { evidence } from './evidence.ts';
import type { Owner } from './owners.ts';
import type { Certificate, Fact, PageFacts } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { isoDate, validUntil } from './validity.ts';
import { DIGIT, wordSign } from './word-signs.ts';

/** Words without one of which a line tells neither an issuer nor a date. */
const DETAIL_WORD = wordSign(
  /gültig|befristet|valid|expir|issue|aussteller|ausgestellt|erteilt|stelle|läuft|laufzeit/iu,
);
const CARD_REACH = 6;
const CARD_WEIGHT = 70;
/** Short texts that are a certificate by their ending: 'FGK-QM-01 Zertifiziert'. */
const BY_ENDING =
  /^(\p{Lu}[\p{L}\d .:*+/-]{2,50}?)[ -](?:zertifiziert|zertifizierung|zertifikat|certified|certificate)$/iu;
const GENERIC = /^(?:unsere?|alle|weitere|our|download|qualität|das|ein|die|mehr|pdf|akkreditierung|rechtliche)\b/iu;

/** Certificates the company holds: cards and badges of a certificates page, sentences, images, links, schema.org. */
export function readCertifications(reading: Reading): Fact<Certificate>[] {
  const facts = [...structuredCertificates(reading)];
  if (reading.kind === 'certificates') facts.push(...cards(reading), ...badges(reading));
  else facts.push(...detailedLines(reading));
  facts.push(...sentences(reading), ...listedCertificates(reading), ...picturedCertificates(reading));
  return dropShorter(facts);
}

/** Lines and table rows of any page that name a certificate and tell who issued it or how long it holds. */
function detailedLines(reading: Reading): Fact<Certificate>[] {
  const own = reading.pieces.filter(
    ({ owner, signs, line }) =>
      owner === 'company' && ((signs & (HELD_WORD | DETAIL_WORD)) > 0 || (line.tag === 'td' && (signs & DIGIT) > 0)),
  );
  return [...new Set(own.map(({ line }) => line))].flatMap((line) => {
    if (line.text.length > 200 || !inMain(line) || !isOwnStatement(line.text)) return [];
    const names = certificateNames(line.text);
    const row = names.length === 1 ? rowBehind(reading, line) : null;
    if (row) return names.map(({ name }) => fact(reading, row.lines, name, name, row.issuer, row.until, 48));
    return withDetails(line.text, names, '')
      .filter(({ until, issuer }) => until !== null || issuer !== null)
      .map(({ name, issuer, until }) => fact(reading, [line], name, name, issuer, until, 48));
  });
}

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

const inMain = (line: Line): boolean => line.region !== 'nav' && line.region !== 'header' && line.region !== 'footer';

/** Headings with a validity line below them: whatever the heading names is the certificate. */
function cards(reading: Reading): Fact<Certificate>[] {
  const { lines } = reading;
  return lines.flatMap((line, i) => {
    if (line.heading <= 1 || line.tag === 'th' || line.text.length > 90 || !inMain(line)) return [];
    const below: Line[] = [];
    for (let j = i + 1; j < lines.length && j <= i + CARD_REACH; j++) {
      const next = lines[j] as Line;
      if ((next.heading > 0 && next.heading <= line.heading) || /^t[dh]$/u.test(next.tag)) break;
      below.push(next);
    }
    const validity = below.find(
      (next) => /gültig|valid (?:until|to)|ablauf/iu.test(next.text) && next.text.length < 120,
    );
    const issued = below.find((next) => next.text.length < 120 && issuerIn(next.text) !== null);
    if (!validity && !issued) return [];
    const until = validity ? validUntil(validity.text) : null;
    const issuer = issued ? issuerIn(issued.text) : null;
    const last = Math.max(issued?.index ?? 0, until && validity ? validity.index : 0);
    return [
      fact(
        reading,
        [line, ...below.filter(({ index }) => index <= last)],
        line.text,
        cleanName(line.text),
        issuer,
        until,
        CARD_WEIGHT,
      ),
    ];
  });
}

/** Short texts of a certificates page: badge names, captions, buttons. */
function badges(reading: Reading): Fact<Certificate>[] {
  const texts = reading.lines.filter((line) => line.text.length <= 90 && inMain(line));
  return texts.flatMap((line) => {
    if (/[.!?]$/u.test(line.text) && line.text.split(' ').length > 6) return [];
    const names = certificateNames(line.text);
    const whole = line.text.length <= 60 && names.length === 1 && line.heading > 0 ? cleanName(line.text) : null;
    if (names.length > 0) {
      const row = names.length === 1 ? rowBehind(reading, line) : null;
      const issuer = row?.issuer ?? issuerIn(line.text);
      const until = row?.until ?? validUntil(line.text);
      return names.map(({ name }) => fact(reading, row?.lines ?? [line], name, whole ?? name, issuer, until, 55));
    }
    const ending = BY_ENDING.exec(line.text)?.[1];
    return ending && !GENERIC.test(ending) ? [fact(reading, [line], ending, ending, null, null, 50)] : [];
  });
}

/** Table rows: the cells behind a certificate's name hold its issuer and the date under the head 'Gültig bis'. */
function rowBehind(
  reading: Reading,
  line: Line,
): { issuer: string | null; until: string | null; lines: Line[] } | null {
  if (line.tag !== 'td') return null;
  const heads = reading.lines.filter((head) => head.tag === 'th' && head.index < line.index);
  const dated = heads.some((head) => /gültig|valid|ablauf/iu.test(head.text));
  const issued = heads.findIndex((head) => /zertifizier|aussteller|issuer|certified by|stelle/iu.test(head.text));
  const cells: Line[] = [];
  for (let i = line.index + 1; cells.length < heads.length; i++) {
    const cell = reading.lines[i];
    if (cell?.tag !== 'td' || certificateNames(cell.text).length > 0) break;
    cells.push(cell);
  }
  const date = dated ? cells.find((cell) => isoDate(cell.text) !== null) : undefined;
  const others = cells.filter(
    (cell) => cell !== date && /\p{L}{2}/u.test(cell.text) && !/^(?:pdf|download)/iu.test(cell.text),
  );
  // Cells without text make no line: only a full row tells its columns apart.
  const isFull = cells.length === heads.length - 1;
  const issuer =
    issued < 0
      ? undefined
      : (others.find((cell) => isCertifier(cell.text)) ??
        (isFull ? others.find((cell) => cell === cells[issued - 1]) : undefined));
  if (!date && !issuer) return null;
  const last = Math.max(date?.index ?? 0, issuer?.index ?? 0);
  return {
    issuer: issuer?.text ?? null,
    until: date ? isoDate(date.text) : null,
    lines: [line, ...cells.filter((cell) => cell.index <= last)],
  };
}

function cleanName(text: string): string {
  const ending =
    /(?:zertifizierung|zertifikat|zertifiziert|certification|certificate|certified)$/iu.exec(text)?.[0] ?? '';
  const bare = trimMarksEnd(text.slice(0, text.length - ending.length), '–:-');
  return bare === '' ? text : bare;
}

/** Sections in which a company tells what it holds: its own, and those about who supervises and controls it. */
const TELLING = new Set<Owner>(['company', 'chamber', 'authority']);

/** How a text begins that goes on about the certificates named before it. */
const DETAILS =
  /^(?:(?:beide|alle|die|das|unser|dieses) )?zertifikate?(?!\p{L})|^gültig|^(?:aussteller|zertifizier(?:er|ungs)|ausgestellt|zertifiziert (?:durch|von)|geprüft (?:durch|von)|prüfstelle|kontrollstelle)/iu;

/** 'Unser Betrieb ist nach ISO 9001 zertifiziert.' */
function sentences(reading: Reading): Fact<Certificate>[] {
  const facts: Fact<Certificate>[] = [];
  for (const [index, { line, owner, signs, text }] of reading.pieces.entries()) {
    if ((signs & HELD_WORD) === 0 || line.region === 'nav') continue;
    if (!TELLING.has(owner) && !isBadge(owner, text)) continue;
    const parts = sentencesOf(text);
    for (const [i, sentence] of parts.entries()) {
      const held = saysHeld(sentence);
      const named = certificateNames(sentence).filter(({ name }) => held || isSelfEvident(name));
      if (named.length === 0) continue;
      const below = reading.pieces[index + 1];
      const next = parts[i + 1] ?? (below && below.line.heading === 0 ? below.text : '');
      const behind = next.length <= 200 && DETAILS.test(next) ? next : '';
      const lines = behind !== '' && below && behind === below.text ? [line, below.line] : [line];
      for (const { name, issuer, until } of withDetails(sentence, named, behind))
        facts.push(fact(reading, lines, name, name, issuer, until, 45));
    }
  }
  return facts;
}

/** A line below the company's staff or its opening hours that only names a certificate. */
function isBadge(owner: Owner, text: string): boolean {
  if (owner !== 'staff' && owner !== 'responsible' && owner !== 'branch') return false;
  return text.length <= 80 && !/[.!?:]$/u.test(text) && certificateNames(text).length === 1;
}

function fact(
  reading: Reading,
  lines: Line[],
  written: string,
  name: string,
  issuer: string | null,
  until: string | null,
  weight: number,
): Fact<Certificate> {
  const confidence = weight >= 60 ? 'high' : 'medium';
  return {
    value: { name, issuer, validUntil: until },
    weight,
    evidence: evidence(reading.url, lines, written, 'text', confidence),
  };
}
