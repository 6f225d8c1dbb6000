import { anyCase } from '../any-case.ts';
import { type AddressSite, isWholeNotice } from './address-sites.ts';
import type { IsOthers } from './attribution.ts';
import { type Country, countryCode, findCountrySign } from './country.ts';
import { partyOf } from './data-owners.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Owner } from './owner-topics.ts';
import type { Address, Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, itemsOf, postalAddresses, textProp } from './structured-data.ts';

const OWNER_WEIGHT: Partial<Record<Owner, number>> = { company: 60, responsible: 40, branch: 25 };

/** The company's own addresses, the legal seat before branches; third parties' are left out. */
export function readAddresses(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): Fact<Address>[] {
  const facts: Fact<Address>[] = [];
  for (const site of sites) {
    const base = OWNER_WEIGHT[site.owner];
    const line = site.pieces[0]?.line;
    if (base === undefined || !line) continue;
    const isOfOthers = isSiteOfOthers(reading, site, isOthers);
    const named = site.above.some(({ hasForm }) => hasForm) || hasLegalForm(site.lead);
    const weight =
      base +
      (site.address.street ? 8 : 0) +
      (named ? 6 : 0) -
      (isInSentence(site) ? 10 : 0) -
      (isFormer(site) ? 40 : 0) -
      (isOfOthers ? 35 : 0) -
      (line.region === 'footer' && !isWholeNotice(site) ? 8 : 0) -
      (line.hidden ? 20 : 0) -
      Math.min(10, facts.length);
    const written = site.address.street ?? site.address.zip ?? '';
    const confidence = site.owner === 'company' && site.address.street && !isOfOthers ? 'high' : 'medium';
    facts.push(textFact(reading, site.pieces, site.address, written, weight, 'pattern', confidence));
  }
  return facts.concat(structuredAddresses(reading));
}

/** Whether the line or the lines above a street name somebody else. */
export function isSiteOfOthers(reading: Reading, site: AddressSite, isOthers: IsOthers): boolean {
  const [first] = site.pieces;
  if (!first) return false;
  const at = first.text.indexOf(site.address.street ?? site.address.zip ?? '');
  return isOthers(reading.pieces.indexOf(first), Math.max(0, at), true);
}

/** 'Zuletzt gebaut: Dachstuhl für Familie Probe, Ring 7, 20099 Hamburg' tells of somebody else's place. */
function isInSentence({ lead }: AddressSite): boolean {
  return !hasLegalForm(lead) && /(?<!\p{L})(?:für|bei|beim|for|at)(?!\p{L})/u.test(lead);
}

const FORMER_PLACE = anyCase(
  /(?<!\p{L})(?:alte|bisherige|frühere|ehemalige|vorherige)[rsnm]? (?:anschrift|adresse|standort|sitz|räume|büro|geschäft|laden)/iu,
);

/** 'Alte Anschrift: Weg 1, 12345 Ort' before a company moved. */
const isFormer = ({ lead, above }: AddressSite): boolean =>
  FORMER_PLACE.test(lead) || FORMER_PLACE.test(above.at(-1)?.text ?? '');

function structuredAddresses(reading: Reading): Fact<Address>[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    postalAddresses(item.props).map(({ country: _, ...value }) => {
      const snippet = `"address": ${[value.street, value.zip, value.city].filter(Boolean).join(', ')}`;
      const evidence = { url: reading.url, snippet, method: item.method, confidence: 'medium' as const };
      return { value, weight: 35, evidence, ...partyOf(reading, item) };
    }),
  );
}

/** Stated country of the company: beside its address, in structured data, or plain from the page's other signs. */
export function readCountries(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  const facts: Fact[] = [];
  for (const site of sites) {
    const base = OWNER_WEIGHT[site.owner];
    const last = site.pieces.at(-1);
    if (base === undefined || !last) continue;
    const index = reading.pieces.indexOf(last);
    const next = reading.pieces[index + 1];
    const below = next && next.text.length < 40 ? statedCountry(next.text) : null;
    if (site.country) facts.push(textFact(reading, last, site.country, site.country, base + 5, 'pattern', 'high'));
    else if (statedCountry(last.text)) {
      facts.push(textFact(reading, last, statedCountry(last.text) ?? '', '', base + 5, 'pattern', 'high'));
    } else if (below && next)
      facts.push(textFact(reading, [last, next], below, next.text, base + 5, 'pattern', 'high'));
  }
  facts.push(...structuredCountries(reading));
  if (facts.length === 0 && reading.country) facts.push(...impliedCountry(reading, reading.country));
  return facts;
}

function structuredCountries(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    itemsOf(item.props, 'address').flatMap((address) => {
      const written =
        textProp(address, 'addressCountry') || textProp(itemsOf(address, 'addressCountry')[0] ?? {}, 'name');
      const code = countryCode(written);
      const snippet = `"addressCountry": "${written}"`;
      return code
        ? [
            {
              value: code,
              weight: 35,
              evidence: { url: reading.url, snippet, method: item.method, confidence: 'medium' as const },
            },
          ]
        : [];
    }),
  );
}

/** 'Deutschland', 'Wien, Österreich', 'Rheinland-Pfalz, Deutschland'. */
function statedCountry(text: string): Country | null {
  for (const part of text.split(/[,/()|]|\s[–-]\s/u).reverse()) {
    const code = countryCode(part);
    if (code && part.trim().length > 2) return code;
  }
  return null;
}

/** The country that the page as a whole speaks for, with the first place that does so. */
function impliedCountry(reading: Reading, country: Country): Fact[] {
  for (const piece of reading.pieces) {
    if (piece.owner !== 'company' && piece.owner !== 'branch') continue;
    const written = findCountrySign(piece.text, piece.signs, country);
    if (written !== null) return [textFact(reading, piece, country, written, 20, 'pattern', 'medium')];
  }
  return [];
}
