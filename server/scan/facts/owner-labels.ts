import { memoOfText } from '../memo-of-text.ts';
import { type Owner, TOPICS } from './owner-topics.ts';

/** Headings that join a company's own data with a third party ('Register & Behörden') are the company's. */
const OWN_FIRST =
  /^(?:register(?!gericht und)|handelsregister|firmenbuch|umsatzsteuer|ust|uid|kontakt|vertret|geschäftsführ|(?:managing )?directors?(?!\p{L})|general managers?(?!\p{L})|(?:legally )?represented(?!\p{L})|(?:our )?vat(?!\p{L})|inhaber(?!(?:in)? de[rs] (?:\p{L}{3,20}-?)?(?:marke|lizenz|konzept)))|impressum(?! gilt (?:auch|ebenfalls|ebenso|zugleich) für$)|imprint|(?:hinweise? zur )?verantwortlichen? stelle(?!\p{L})/u;

/** Parties that are never the company itself. */
export const STRANGER = new Set<Owner>(['agency', 'dpo', 'insurer', 'sister']);
/** Parties that have no register entry, VAT id or directors on the page: such a label is the company's again. */
export const NO_ENTRIES = new Set<Owner>(['board', 'branch', 'bank', 'chamber', 'authority', 'arbitration', 'staff']);

/** A company as owner has an entry and numbers of its own; persons are partners and may run the company. */
const SHAREHOLDER =
  /^(?:alleinige[rn]? |unsere? )?(?:gesellschafter(?:in)?|muttergesellschaft|konzernmutter|parent company)$/u;

/** Partners of a firm of lawyers are persons; others are firms, by their form or with an address or number beside. */
const PARTNER =
  /^(?:unsere? |offizielle[rs]? )?(?:(?:kooperations|schulungs|werkstatt|service|technik)?-?partner(?:betrieb|firma|unternehmen|werkstatt|verein)?|ausrüster|sponsor|lieferant|(?:web-?|it-?)?technik|edv(?:-betreuung)?|(?:it-)?systemhaus)(?:in)?$/u;

/** What a label in small letters says of the lines behind it. */
export const judgeLabel = memoOfText((label) => ({
  isOwn: OWN_FIRST.test(label),
  isShareholder: SHAREHOLDER.test(label),
  isPartner: PARTNER.test(label),
  topic: TOPICS.find(([, pattern]) => pattern.test(label)) ?? null,
}));

/** Whether a label in front of a sentence gives it to somebody else: 'Fotografie: Studio Probe, Inhaberin …'. */
export function isLabelledOthers(sentence: string): boolean {
  const owner = ownerByLabel(sentence);
  return owner !== null && owner !== 'company' && owner !== 'partner';
}

/** Whether a label in front of a name makes it that of a third party: 'Berufshaftpflicht: Muster AG'. */
export function isLabelledStranger(sentence: string): boolean {
  const owner = ownerByLabel(sentence);
  return owner !== null && (STRANGER.has(owner) || NO_ENTRIES.has(owner)) && owner !== 'branch' && owner !== 'staff';
}

function ownerByLabel(sentence: string): Owner | null {
  const label = /^([^:.]{3,60}):/u.exec(sentence)?.[1];
  return label === undefined ? null : (judgeLabel(label.toLowerCase()).topic?.[0] ?? null);
}

/** Whether a line says, as a label or heading, whom the lines below it are about. */
export const isTopicLabel = (text: string): boolean => judgeLabel(text.toLowerCase()).topic !== null;

/** Whether a label introduces the company itself: 'Anbieter', 'Kontakt'. */
export function isOwnLabel(label: string): boolean {
  const { isOwn, topic } = judgeLabel(label.toLowerCase());
  return isOwn || topic?.[0] === 'company';
}

/** 'Alleinige Gesellschafterin ist die Muster Holding SE, …, Vorstand: …': all that the sentence tells is hers. */
const SHAREHOLDER_IS =
  /^(?:(?:Alleinige|Einzige|Unsere|Unsere alleinige|Hundertprozentige) )?(?:Mehrheits|Haupt)?(?:[Gg]esellschafterin|[Aa]ktionärin|[Mm]uttergesellschaft)(?: (?:der|des|unserer) [^,;:]{2,60})? ist (?:die|der|das) \p{Lu}/u;
export const tellsOfShareholder = (text: string): boolean => SHAREHOLDER_IS.test(text);

/** 'Eva-Muster-Stiftung', whose name bears its form without being one of law. */
const FOUNDATION = /^(?:\p{Lu}[\p{L}.-]{1,40} ){0,3}\p{Lu}[\p{L}-]{2,40}-Stiftung(?:[,.]|\s|$)/u;
export const isFoundation = (text: string): boolean => FOUNDATION.test(text);
