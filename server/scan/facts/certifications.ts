import type { Line } from '../dom/lines.ts';
import { trimMarksEnd } from '../dom/text.ts';
import {
  certificateKey,
  certificateNames,
  HELD_WORD,
  isoDate,
  isSelfEvident,
  issuerIn,
  saysHeld,
  validUntil,
} from './certificate-names.ts';
import { evidence } from './evidence.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { itemsOf, textProp } from './structured-data.ts';

const CARD_REACH = 6;
const CARD_WEIGHT = 70;
/** Short texts that are a certificate by their ending: 'FGK-QM-01 Zertifiziert'. */
const BY_ENDING =
  /^(\p{Lu}[\p{L}\d .:*+/-]{2,50}?)[ -](?:zertifiziert|zertifizierung|zertifikat|certified|certificate)$/iu;
const GENERIC = /^(?:unsere?|alle|weitere|our|download|qualität|das|ein|die|mehr|pdf|akkreditierung|rechtliche)\b/iu;

/** Certificates the company holds: cards and badges of a certificates page, sentences, images, links, schema.org. */
export function readCertifications(reading: Reading): Fact<Certificate>[] {
  const facts = [...structured(reading)];
  if (reading.kind === 'certificates') facts.push(...cards(reading), ...badges(reading));
  facts.push(...sentences(reading), ...images(reading));
  return dropShorter(facts);
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
    if (!known || detail(fact.value) > detail(known.value)) kept.set(key, fact);
  }
  return [...kept.values()];
}

const detail = (value: Certificate): number =>
  (value.validUntil ? 4 : 0) + (value.issuer ? 2 : 0) + (/:\s?\d{4}/u.test(value.name) ? 1 : 0);

const inMain = (line: Line): boolean => line.region !== 'nav' && line.region !== 'header' && line.region !== 'footer';

/** Headings with a validity line below them: whatever the heading names is the certificate. */
function cards(reading: Reading): Fact<Certificate>[] {
  const { lines } = reading;
  return lines.flatMap((line, i) => {
    if (line.heading <= 1 || line.text.length > 90 || !inMain(line)) return [];
    const below: Line[] = [];
    for (let j = i + 1; j < lines.length && j <= i + CARD_REACH; j++) {
      const next = lines[j] as Line;
      if (next.heading > 0 && next.heading <= line.heading) break;
      below.push(next);
    }
    const validity = below.find(
      (next) => /gültig|valid (?:until|to)|ablauf/iu.test(next.text) && next.text.length < 120,
    );
    if (!validity) return [];
    const until = validUntil(validity.text);
    const issuer = below.map((next) => issuerIn(next.text)).find((name) => name !== null) ?? null;
    return [
      fact(
        reading,
        until ? [line, ...below.slice(0, below.indexOf(validity) + 1)] : [line],
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
  const issued = heads.some((head) => /zertifizier|aussteller|issuer|certified by|stelle/iu.test(head.text));
  const cells: Line[] = [];
  for (let i = line.index + 1; cells.length < heads.length; i++) {
    const cell = reading.lines[i];
    if (cell?.tag !== 'td' || certificateNames(cell.text).length > 0) break;
    cells.push(cell);
  }
  const date = dated ? cells.find((cell) => isoDate(cell.text) !== null) : undefined;
  const issuer = issued
    ? cells.find((cell) => cell !== date && /\p{L}{3}/u.test(cell.text) && !/^(?:pdf|download)/iu.test(cell.text))
    : undefined;
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

/** 'Unser Betrieb ist nach ISO 9001 zertifiziert.' */
function sentences(reading: Reading): Fact<Certificate>[] {
  const facts: Fact<Certificate>[] = [];
  for (const { line, owner, signs, text: whole } of reading.pieces) {
    if ((signs & HELD_WORD) === 0) continue;
    if ((owner !== 'company' && owner !== 'chamber') || line.region === 'nav') continue;
    if (!saysHeld(whole) && !/fachbetrieb|bioland-|naturland-|demeter-/iu.test(whole)) continue;
    for (const sentence of sentencesOf(whole)) {
      const held = saysHeld(sentence);
      for (const { name } of certificateNames(sentence)) {
        if (!held && !isSelfEvident(name)) continue;
        facts.push(fact(reading, [line], name, name, issuerIn(sentence), validUntil(sentence), 45));
      }
    }
  }
  return facts;
}

/** Seals as pictures and certificates as PDF links. */
function images(reading: Reading): Fact<Certificate>[] {
  const { images: pictures, links } = reading.metadata;
  const texts = [
    ...pictures.map(({ alt, title }) => ({ text: alt || title, method: 'image' as const })),
    ...links
      .filter(({ href }) => /\.pdf(?:$|[?#])/iu.test(href))
      .flatMap(({ text, href }) => [text, fileName(href)].map((name) => ({ text: name, method: 'link' as const }))),
  ];
  return texts.flatMap(({ text: written, method }) => {
    const text = method === 'link' ? spokenFileName(written) : written;
    if (text.length > 150 || !(saysHeld(text) || reading.kind === 'certificates' || /siegel|logo/iu.test(text)))
      return [];
    return certificateNames(text).map(({ name }) => ({
      value: { name, issuer: issuerIn(text), validUntil: validUntil(text) },
      weight: 40,
      evidence: { url: reading.url, snippet: written, method, confidence: 'medium' as const },
    }));
  });
}

/** Last part of a link's path, percent-decoded where it can be. */
function fileName(href: string): string {
  const path = href.replace(/[?#].*$/su, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** 'Zertifikat-ISO-9001_gueltig-bis-31-05-2027.pdf' as one would say it. */
function spokenFileName(name: string): string {
  return name
    .replace(/\.pdf$/iu, '')
    .replace(/(?<!\d)(\d{1,2})[-_](\d{1,2})[-_](\d{4})(?!\d)/gu, '$1.$2.$3')
    .replace(/[_+]|(?<!\d)-|-(?!\d)/gu, ' ')
    .replace(/gueltig/giu, 'gültig');
}

function structured(reading: Reading): Fact<Certificate>[] {
  return reading.items.flatMap((item) =>
    ['hasCertification', 'hasCredential'].flatMap((key) =>
      itemsOf(item.props, key).flatMap((credential) => {
        const name = textProp(credential, 'name');
        if (name === '') return [];
        const issuer =
          [...itemsOf(credential, 'issuedBy'), ...itemsOf(credential, 'recognizedBy')].map((by) =>
            textProp(by, 'name'),
          )[0] ?? null;
        const expires = textProp(credential, 'expires') || textProp(credential, 'validUntil');
        const until = /^\d{4}-\d{2}/u.test(expires) ? expires.slice(0, 10) : null;
        const snippet = `"${key}": { "name": "${name}"${expires ? `, "expires": "${expires}"` : ''} }`.slice(0, 200);
        return [
          {
            value: { name, issuer, validUntil: until },
            weight: 60,
            evidence: { url: reading.url, snippet, method: item.method, confidence: 'high' as const },
          },
        ];
      }),
    ),
  );
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
