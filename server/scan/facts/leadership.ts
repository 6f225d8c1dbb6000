import type { Ceo } from '../../../contract/report.ts';
import { type Candidate, foldKey, rank } from './choose.ts';
import type { PageFacts, Person } from './page-facts.ts';

/** From here a label names the role outright; below are owners, partners and names without a label. */
const OUTRIGHT = 56;

/** An association's president represents it beside those who manage it. */
const ASSOCIATION = /^(?:Verein|e\. ?V\.|eV)$/u;
const PRESIDENT = /^Präsident(?:in)?\s?:/u;
const LABELLED = 50;

/** Companies of which every partner is one who runs it, and the label that names them all. */
const OF_PARTNERS = /^(?:e?GbR|OHG|OG|PartG)/u;
const PARTNERS = /(?<!\p{L})(?:Gesellschafter|Partner)(?:innen)?:/u;

/** Owners and partners have no Vorstand: such a label is that of an insurer or a parent named on the page. */
const NO_BOARD = /^(?:e\.K\.|e\.U\.|Einzelunternehmen|GbR|OHG|OG)$/u;

/** A mayor whom a private firm quotes is a customer. */
const PRIVATE = /GmbH|AG|UG|KG|OHG|OG|GbR|SE|PartG|e\.[KU]\.|Einzelunternehmen/u;
const HEAD_OF_TOWN = /^(?:(?:Ober|Alt)?[Bb]ürgermeister(?:in)?|Landr(?:at|ätin))(?!\p{L})/u;

/** Only partnerships have a general partner: beside those of another company it is a sister's. */
const PARTNERSHIP = /KG|OHG|OG/u;
const GENERAL_PARTNER = /^(?:Komplementär|[Pp]ersönlich haftende)/u;

/**
 * Those who run the company. The page with the best evidence decides: a team page does not add to what the
 * Impressum says, it only stands in where the Impressum is silent.
 */
export function joinLeadership(pages: readonly PageFacts[], form: string | undefined): Ceo[] {
  const hasBoard = !NO_BOARD.test(form ?? '');
  const isPrivate = PRIVATE.test(form ?? '');
  const named = rank(pages, (page) => page.people).filter(
    ({ fact: { evidence } }) =>
      (hasBoard || !/^Vorst(?:and|änd)/u.test(evidence.snippet)) && !(isPrivate && HEAD_OF_TOWN.test(evidence.snippet)),
  );
  const ofCompany = named.filter(({ fact }) => !GENERAL_PARTNER.test(fact.evidence.snippet));
  const candidates = PARTNERSHIP.test(form ?? '') || ofCompany.length === 0 ? named : ofCompany;
  const best = candidates[0];
  if (!best) return [];
  const url = best.fact.evidence.url;
  const floor = Math.min(best.fact.weight, OUTRIGHT);
  const beside = ASSOCIATION.test(form ?? '') ? PRESIDENT : OF_PARTNERS.test(form ?? '') ? PARTNERS : null;
  const chosen = candidates.filter(
    ({ fact }) =>
      fact.evidence.url === url &&
      (fact.weight >= floor || (fact.weight >= LABELLED && beside?.test(fact.evidence.snippet) === true)),
  );
  return uniquePersons(chosen).map(({ fact }, i) => ({
    id: `ceo-${i + 1}`,
    name: fact.value.name,
    title: fact.value.title,
    evidence: fact.evidence,
  }));
}

/** The same person once, in the page's order, with the title where any mention has one. */
function uniquePersons(candidates: readonly Candidate<Person>[]): Candidate<Person>[] {
  const seen = new Map<string, Candidate<Person>>();
  for (const candidate of candidates) {
    const key = foldKey(candidate.fact.value.name.split(' ').sort().join(' '));
    const known = seen.get(key);
    if (!known) seen.set(key, candidate);
    else if (!known.fact.value.title && candidate.fact.value.title) seen.set(key, candidate);
  }
  return [...seen.values()];
}
