import { CARD_WEIGHT } from './certificate-cards.ts';
import { detailOf } from './certificate-details.ts';
import { certificateKey } from './certificate-key.ts';
import { rank } from './choose.ts';
import type { Certificate, Fact, PageFacts } from './page-facts.ts';
import { isLongGone } from './validity.ts';

/** The certificates of one page that still hold, each once, as told most fully. */
export const fullestOf = (facts: readonly Fact<Certificate>[]): Fact<Certificate>[] =>
  withoutIssuers(dropShorter(facts)).filter(({ value }) => value.validUntil === null || !isLongGone(value.validUntil));

/** A mark that is also called as its body, where that body stands beside another certificate as the one that issued it. */
function withoutIssuers(facts: readonly Fact<Certificate>[]): Fact<Certificate>[] {
  const issuers = new Map(
    facts.flatMap(({ value }) => (value.issuer === null ? [] : [[certificateKey(value.issuer), value.validUntil]])),
  );
  return facts.filter(({ value }) => {
    const key = certificateKey(value.name);
    return value.issuer !== null || !issuers.has(key) || issuers.get(key) !== value.validUntil;
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
    if (!known || detailOf(fact.value) > detailOf(known.value) || isRenewed(known.value, fact.value))
      kept.set(key, fact);
  }
  return [...kept.values()];
}

/** Whether a certificate that is long gone is told again with a day to come. */
const isRenewed = ({ validUntil: old }: Certificate, { validUntil }: Certificate): boolean =>
  old !== null && validUntil !== null && isLongGone(old) && !isLongGone(validUntil);

/** The certificates of all pages, each as told in the greatest detail, at the place of its best evidence. */
export function joinCertificates(pages: readonly PageFacts[]): Fact<Certificate>[] {
  const joined = new Map<string, Fact<Certificate>>();
  for (const { fact: told } of rank(pages, (page) => page.certifications)) {
    const key = certificateKey(told.value.name);
    const known = joined.get(key);
    if (key !== '' && (!known || detailOf(told.value) > detailOf(known.value))) joined.set(key, told);
  }
  // 'EN 1090' beside 'EN 1090-2' is the same norm, told without its part.
  const keys = [...joined.keys()];
  return [...joined].flatMap(([key, told]) =>
    (NORM_KEY.test(key) && keys.some((other) => other.startsWith(key) && PART.test(other.slice(key.length)))) ||
    (FAMILY_KEY.test(key) && keys.some((other) => other !== key && other.startsWith(key)))
      ? []
      : [told],
  );
}

const NORM_KEY = /^(?:iso)?\d{4,5}$/u;
const PART = /^\d{1,2}$/u;
/** Standards of which each has a name of its own behind that of all: 'BRCGS' beside 'BRCGS Packaging'. */
const FAMILY_KEY = /^(?:brc|brcgs|gmp|ifs|iscc)$/u;
