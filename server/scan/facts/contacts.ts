import type { Contact } from '../../../contract/report.ts';
import type { PageKind } from '../types.ts';
import { distinct, rank } from './choose.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** Below this a number or address is a branch's or a department's: shown only where there is no better one. */
const OWN = 50;

/** Pages that speak for the company as a whole, best ones first; others list persons, departments and branches. */
const GENERAL: readonly (readonly PageKind[])[] = [['impressum', 'contact', 'home'], ['about']];

/** Phones, fax numbers and e-mail addresses of the company itself, best first, ids stable by position. */
export function joinContacts(pages: readonly PageFacts[]): Contact[] {
  const fax = own(pages, (page) => page.fax);
  const faxNumbers = new Set(fax.map((fact) => fact.value));
  const phones = own(pages, (page) => page.phones).filter(
    // A tel: link on a fax number does not make it a phone; a label of its own does.
    (fact) => !faxNumbers.has(fact.value) || fact.evidence.method === 'label',
  );
  const emails = own(pages, (page) => page.emails);
  const lists = [
    ['phone', phones],
    ['fax', fax],
    ['email', emails],
  ] as const;
  return lists.flatMap(([type, facts]) =>
    facts.map((fact, i) => ({ id: `${type}-${i + 1}`, type, value: fact.value, evidence: fact.evidence })),
  );
}

function own(pages: readonly PageFacts[], read: (page: PageFacts) => Fact[]): Fact[] {
  const general = GENERAL.map((kinds) =>
    rank(
      pages.filter((page) => kinds.includes(page.kind)),
      read,
    ),
  );
  const candidates = general.find((found) => found.length > 0) ?? rank(pages, read);
  const strong = candidates.filter(({ fact }) => fact.weight >= OWN);
  return distinct(strong.length > 0 ? strong : candidates.slice(0, 1), (value) => value);
}
