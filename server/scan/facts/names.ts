import type { AddressSite } from './address-sites.ts';
import { afterLabel } from './labels.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { NAME_LABEL } from './name-labels.ts';
import { namesInLines } from './name-mentions.ts';
import { weighBySupport } from './name-support.ts';
import { cleanName, isPossibleName, nameWithForm } from './name-text.ts';
import { isNameLine, namesAbove } from './names-above.ts';
import type { Fact } from './page-facts.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

const RESPONSIBLE = /^verantwortlich(?:e[rn]?)?(?: (?:für|im sinne|i\.\s?s\.|gem).{0,80})?:?$/iu;

/** Words without one of which no label of a name can match. */
const LABEL_WORD = wordSign(
  /firm|name|unternehm|company|inhaber|herausgeb|anbieter|betr[ei]|verantwort|publisher|provider|offenlegung|operated/iu,
);

/** Everything on the page that may be the company's name. */
export function readNames(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  return [
    ...labelledNames(reading),
    ...weighBySupport(reading, namesOfSites(reading, sites)),
    ...operatorNames(reading),
    ...namesInLines(reading),
    ...namesInHead(reading),
    ...structuredNames(reading),
  ].filter((fact) => fact.value.length >= 2 && !isPlaceholder(fact.value));
}

/** From here on, different names above different addresses are those of locations. */
const LOCATIONS = 3;

function namesOfSites(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  const facts = sites.flatMap((site) => namesAbove(reading, site));
  const plain = new Set(facts.filter(({ value }) => !hasLegalForm(value)).map(({ value }) => value));
  if (plain.size < LOCATIONS || reading.kind === 'impressum') return facts;
  return facts.map((fact) => (plain.has(fact.value) ? { ...fact, weight: Math.min(fact.weight, 20) } : fact));
}

const SITE =
  '(?:(?:web|internet)?-?(?:seiten?|site|auftritts?|präsenz|shops?)|homepage|online-?shops?|plattform|portals?|blogs?|angebots?)';

/** Sentences that say whose the site is, up to the name: 'Diese Seiten werden betrieben von der …'. */
const OPERATOR = new RegExp(
  `(?:${[
    `(?<!\\p{L})${SITE}[\\p{L} ,]{0,60} (?:betrieben|bereitgestellt|herausgegeben|veröffentlicht|angeboten|verantwortet) (?:von|durch)`,
    `(?<!\\p{L})${SITE} (?:betreibt|unterhält|veröffentlicht|verantwortet)`,
    `(?<!\\p{L})${SITE} (?:wird|werden|ist|sind)[\\p{L} ]{0,40} (?:von|durch)`,
    `(?<!\\p{L})(?:betreiber(?:in)?|anbieter(?:in)?|dienste?-?anbieter(?:in)?|inhaber(?:in)?|herausgeber(?:in)?|verantwortlich)[\\p{L} ]{0,60} (?:ist|sind)`,
    `(?<!\\p{L})ein(?:e)? (?:angebot|service|projekt|produkt|marke|website|webseite|internetseite|dienst|seite) (?:der|von|des)`,
    '(?<!\\p{L})(?:operated|published|provided|owned) by',
    '(?<!\\p{L})a (?:service|brand|product|project) (?:of|by)',
  ].join('|')}):? (?:der |die |den |dem |the )?(?:firma )?(?=["„\\p{L}\\d])`,
  'iu',
);

/** Companies that running text says the site belongs to. */
function operatorNames(reading: Reading): Fact[] {
  if (reading.kind !== 'impressum' && reading.kind !== 'contact') return [];
  return reading.pieces.flatMap((piece) => {
    const { text, owner, isHint } = piece;
    if (owner !== 'company' || isHint || !hasLegalForm(text)) return [];
    const said = OPERATOR.exec(text);
    const rest = said ? text.slice(said.index + said[0].length, said.index + said[0].length + 120) : '';
    const form = findLegalForm(rest);
    const name = form && hasLegalForm(rest) ? cleanName(rest.slice(0, form.index + form.written.length)) : '';
    if (!isPossibleName(name) || /[.;:]\s|,\s.{0,120},\s/u.test(name)) return [];
    return [textFact(reading, piece, name, name, 66, 'text', 'medium')];
  });
}

/** 'Anbieter des Baukastens: …' provides something else than the site. */
const OF_SOMETHING =
  /^(?:de[sr]|diese[rs]|für) (?![^:]{0,60}(?:web|internet|seite|site|auftritt|angebot|präsenz|portal|shop|dienst|medien|inhalt|blog|app|plattform|unternehmen|firma|gesellschaft|§))[^:]{3,60}: /iu;

function labelledNames(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if ((piece.signs & LABEL_WORD) === 0 || piece.owner !== 'company') continue;
    if (piece.line.region === 'nav' || piece.isHint) continue;
    const next = reading.pieces[i + 1];
    if (RESPONSIBLE.test(piece.text) && next && isNameLine(next)) {
      const name = cleanName(next.text);
      if (isPossibleName(name)) facts.push(textFact(reading, [piece, next], name, name, 38, 'label', 'low'));
    }
    const rest = afterLabel(piece.text, NAME_LABEL);
    if (rest === null) continue;
    if (OF_SOMETHING.test(rest)) continue;
    const hasColon = /^[^:]{0,80}:/u.test(piece.text);
    if (rest !== '' && !hasColon && !hasLegalForm(rest)) continue;
    if (rest === '' && !hasColon && (reading.kind !== 'impressum' || piece.line.region === 'footer')) continue;
    const text = rest !== '' ? rest : (next?.text ?? '');
    const form = hasLegalForm(text);
    const name = form && text.length > 60 ? nameWithForm(text) : cleanName(text.split(/,\s/u, 1)[0] ?? '');
    if (!name || !isPossibleName(name)) continue;
    const place = rest !== '' || !next ? piece : [piece, next];
    facts.push(textFact(reading, place, name, name, form ? 75 : 52, 'label', form ? 'high' : 'medium'));
  }
  return facts;
}

function namesInHead(reading: Reading): Fact[] {
  const { metadata, url } = reading;
  const facts: Fact[] = [];
  const add = (text: string, value: string, weight: number): void => {
    facts.push({ value, weight, evidence: { url, snippet: text.slice(0, 200), method: 'meta', confidence: 'low' } });
  };
  for (const text of [metadata.title, metadata.meta.get('og:site_name') ?? '']) {
    for (const part of text.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
      const name = nameWithForm(part);
      if (name) add(text, name, 40);
    }
  }
  const site = metadata.meta.get('og:site_name');
  if (site && isPossibleName(site)) add(site, site, 20);
  for (const part of metadata.title.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
    if (isPossibleName(part) && !/^(?:über|about|start|willkommen|team|standorte|karriere|datenschutz)/iu.test(part))
      add(metadata.title, part, 8);
  }
  return facts;
}

function structuredNames(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    (['legalName', 'name'] as const).flatMap((key) => {
      const value = textProp(item.props, key);
      if (!isPossibleName(value)) return [];
      const weight = key === 'legalName' ? 56 : hasLegalForm(value) ? 50 : 34;
      return [
        {
          value,
          weight,
          evidence: {
            url: reading.url,
            snippet: `"${key}": "${value}"`.slice(0, 200),
            method: item.method,
            confidence: 'medium' as const,
          },
        },
      ];
    }),
  );
}
