import { anyCase } from '../any-case.ts';
import { type Candidate, foldKey, rank } from './choose.ts';
import { namesOfContents } from './frames.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { isSameFirm, isToldApart } from './name-words.ts';
import type { Address, Fact, PageFacts } from './page-facts.ts';

/** Weakest name that is believed without an address, register entry or VAT id beside it. */
const NAME_ALONE = 34;

/** By how much an address below the company's name, or an id of its country, may be weaker than another. */
const NEAR = 15;

/** Who the company is: name, form, address and register entry, chosen to fit each other. */
export interface Identity {
  name: Fact;
  legalForm: Fact | undefined;
  address: Fact<Address> | undefined;
  country: Fact | undefined;
  vatId: Fact | undefined;
  registerNumber: Fact | undefined;
  registerCourt: Fact | undefined;
  /** Register numbers were found, those that do not fit the legal form included. */
  hasNumbers: boolean;
}

/** Whether more than a weak name speaks for a company. */
export const isKnown = ({ name, address, vatId, hasNumbers }: Identity): boolean =>
  name.weight >= NAME_ALONE || Boolean(address || vatId || hasNumbers);

/** Joins the legal facts of all pages. */
export function identify(pages: readonly PageFacts[], name: Fact): Identity {
  const address = chooseAddress(
    rank(pages, (page) => page.address),
    name,
  );
  const vatId = chooseVatId(
    rank(pages, (page) => page.vatId),
    rank(pages, (page) => page.country)[0]?.fact.value,
  );
  const numbers = rank(pages, (page) => page.registerNumber);
  const legalForm = chooseForm(
    name,
    rank(pages, (page) => page.legalForm),
  );
  const registerNumber = chooseNumber(numbers, legalForm?.value ?? null);
  return {
    name,
    legalForm,
    address,
    country:
      chooseCountry(
        rank(pages, (page) => page.country),
        address,
      ) ?? countryOfNumbers([vatId, registerNumber], address),
    vatId,
    registerNumber,
    registerCourt: chooseCourt(
      rank(pages, (page) => page.registerCourt),
      registerNumber,
      registerNumber ? [] : numbers,
    ),
    hasNumbers: numbers.length > 0,
  };
}

/** What the company of the pages is called; undefined where nobody is named. */
export function findName(pages: readonly PageFacts[]): Fact | undefined {
  return chooseName(namesOfContents(pages)) ?? soleOwner(pages);
}

/** Where a page gives everything but a firm's name, the person who runs it trades under their own. */
function soleOwner(pages: readonly PageFacts[]): Fact | undefined {
  const person = rank(pages, (page) => page.people)[0]?.fact;
  return person && { value: person.value.name, weight: 20, evidence: person.evidence };
}

/** The heaviest name; each further place that says the same, with its legal form or without, adds to it. */
function chooseName(candidates: readonly Candidate<string>[]): Fact | undefined {
  const groups = new Map<string, { best: Candidate<string>; support: number }>();
  const support = (key: string): void => {
    const group = groups.get(key);
    if (group) group.support = Math.min(group.support + 2, 8);
  };
  for (const candidate of candidates) {
    const key = foldKey(candidate.fact.value);
    if (groups.has(key)) support(key);
    else groups.set(key, { best: candidate, support: 0 });
  }
  const withForm = [...groups].map(([full, { best }]) => ({ full, bare: withoutForm(best.fact.value) }));
  for (const { fact } of candidates) {
    const key = foldKey(fact.value);
    for (const { full, bare } of withForm) if (bare === key && full !== key) support(full);
  }
  let winner: { best: Candidate<string>; support: number } | undefined;
  for (const group of groups.values()) {
    if (!winner || (!isSecondEntry(group.best, winner.best) && weigh(group) > weigh(winner))) winner = group;
  }
  return winner && fullName(winner.best.fact, candidates);
}

const weigh = ({ best, support }: { best: Candidate<string>; support: number }): number => best.weight + support;

/** On one page, of two entries told alike the first is the company's, however often the pages name the other. */
const isSecondEntry = (one: Candidate<string>, first: Candidate<string>): boolean =>
  one.weight === first.weight &&
  one.fact.place !== undefined &&
  one.fact.evidence.url === first.fact.evidence.url &&
  hasLegalForm(first.fact.value);

/** The key of a name before its legal form; null where it has none. */
function withoutForm(name: string): string | null {
  const form = hasLegalForm(name) ? findLegalForm(name) : null;
  return form === null ? null : foldKey(name.slice(0, form.index));
}

/** Where the name stands with its legal form elsewhere ('Muster Bau' above the street, '© Muster Bau GmbH'), that one. */
function fullName(chosen: Fact, candidates: readonly Candidate<string>[]): Fact {
  if (hasLegalForm(chosen.value)) return chosen;
  const key = foldKey(chosen.value);
  const fuller = candidates.find(({ fact: { value } }) => withoutForm(value) === key) ?? longerName(chosen, candidates);
  return fuller ? { ...fuller.fact, ...(chosen.place && { place: chosen.place }) } : chosen;
}

/** Where one name alone goes on from it to a legal form ('Muster', '© Muster Bau GmbH'), that one. */
function longerName({ value }: Fact, candidates: readonly Candidate<string>[]): Candidate<string> | undefined {
  const longer = candidates.filter(
    ({ fact, weight }) => weight >= NAME_ALONE && fact.value.startsWith(`${value} `) && hasLegalForm(fact.value),
  );
  return longer.every(({ fact }) => foldKey(fact.value) === foldKey(longer[0]?.fact.value ?? ''))
    ? longer[0]
    : undefined;
}

/**
 * The best address, unless the company's whole name stands right before another, or another company of the group is
 * named above it and the company itself above another. Where it lacks the street, another mention of the same place may
 * give it.
 */
function chooseAddress(candidates: readonly Candidate<Address>[], name: Fact): Fact<Address> | undefined {
  const [heaviest] = candidates;
  if (!heaviest) return undefined;
  const { party = '' } = heaviest.fact;
  const isSisters = !foldKey(name.value).includes(foldKey(party.slice(0, findLegalForm(party)?.index)));
  const isBelowName = ({ fact: { value }, weight }: Candidate<Address>): boolean =>
    weight + NEAR >= heaviest.weight && value.street === name.place?.street && value.zip === name.place.zip;
  const isBehindName = ({ fact, weight }: Candidate<Address>): boolean =>
    weight + NEAR >= heaviest.weight && hasLegalForm(name.value) && isNameOf(fact.party, name.value);
  // Among the entries of a group's companies the one below the company's own name.
  const isInOwnEntry = ({ fact: { value, party: of } }: Candidate<Address>): boolean =>
    of !== undefined && isSameFirm(name.value, of) && value.street !== null && value.street === name.place?.street;
  const named =
    party === '' && heaviest.fact.value.street !== name.place?.street ? candidates.find(isBehindName) : undefined;
  const isOthersEntry =
    party === '' ? heaviest.fact.value.street !== name.place?.street : isToldApart(name.value, party);
  const entry = isOthersEntry ? candidates.find(isInOwnEntry) : undefined;
  const best = (named ?? entry ?? (isSisters ? candidates.find(isBelowName) : undefined) ?? heaviest).fact;
  if (best.value.street) return best;
  const fuller = candidates.find(({ fact }) => fact.value.street && fact.value.zip === best.value.zip);
  return fuller?.fact ?? best;
}

/** Whether a company is the one of that name, whose form goes on in brackets: 'UG (haftungsbeschränkt)'. */
const isNameOf = (party: string | undefined, name: string): boolean =>
  party === name || (party !== undefined && hasLegalForm(party) && name.startsWith(`${party} (`));

/** The country said beside the address, else on its page: others name where they sell, show or supply. */
function chooseCountry(candidates: readonly Candidate<string>[], address: Fact<Address> | undefined): Fact | undefined {
  const { zip } = address?.value ?? {};
  const fitting = candidates.filter(({ fact }) => !zip || !isForeignZip(zip, fact.value));
  const ofPage = fitting.filter(({ fact }) => fact.evidence.url === address?.evidence.url);
  const beside = zip ? ofPage.find(({ fact }) => fact.evidence.snippet.includes(zip)) : undefined;
  return (beside ?? ofPage[0] ?? fitting[0])?.fact;
}

/** Digits of the region's postcodes: a head office abroad may be all that names a country. */
const ZIP_DIGITS: Record<string, number> = { DE: 5, AT: 4, CH: 4, LI: 4 };

const isForeignZip = (zip: string, country: string): boolean =>
  /^\d+$/u.test(zip) && zip.length !== (ZIP_DIGITS[country] ?? zip.length);

/** Where no country is named for the address, the one whose tax office or register the company has a number of. */
function countryOfNumbers(
  numbers: readonly (Fact | undefined)[],
  address: Fact<Address> | undefined,
): Fact | undefined {
  const zip = address?.value.zip;
  for (const fact of numbers) {
    const country = COUNTRY_OF_NUMBER.find(([, number]) => fact && number.test(fact.value))?.[0];
    if (fact && country && zip && !isForeignZip(zip, country)) return { ...fact, value: country };
  }
  return undefined;
}

const COUNTRY_OF_NUMBER: readonly (readonly [string, RegExp])[] = [
  ['DE', /^(?:DE\d|HR[AB] |GnR |VR |PR )/u],
  ['AT', /^(?:ATU|FN |ZVR )/u],
  ['CH', /^CHE/u],
];

/** The id of the company's own country, else the best: groups and branches name ids from abroad, too. */
function chooseVatId(candidates: readonly Candidate<string>[], country: string | undefined): Fact | undefined {
  const [best] = candidates;
  const own = candidates.find(
    ({ fact, weight }) => fact.value.startsWith(country ?? '-') && weight + NEAR >= (best?.weight ?? 0),
  );
  return (own ?? best)?.fact;
}

/** A form said outright counts before the one in the name, and that before a sole owner's title. */
function chooseForm(name: Fact, candidates: readonly Candidate<string>[]): Fact | undefined {
  // A foundation or a special-purpose association by name may say that it is one of public law.
  const enough = hasLegalForm(name.value) ? 80 : 58;
  const stated = candidates.find(({ fact }) => fact.weight >= enough)?.fact;
  const inName = findLegalForm(name.value);
  if (inName && (!stated || inName.form.length > stated.value.length)) {
    return { value: inName.form, weight: name.weight, evidence: name.evidence };
  }
  return stated ?? candidates[0]?.fact;
}

/**
 * Registers by legal form. A KG is entered in section A, a GmbH or AG in section B, an association in its own: another
 * register's number is that of a partner, a parent or a subsidiary.
 */
const REGISTERS: readonly (readonly [form: RegExp, register: RegExp])[] = [
  [/(?:KG|OHG|OG)$/u, /^(?!HRB|Z?VR|GnR|PR)/u],
  [/^(?:e\.V\.|Verein)$/u, /^(?!HR|GnR|PR|FN|GsR)/u],
  [/^eG$/u, /^(?!HR|Z?VR|PR|GsR)/u],
  [/^PartG/u, /^(?!HR|Z?VR|GnR|GsR)/u],
  [/^(?:e\.K\.|e\.U\.|Einzelunternehmen)$/u, /^(?!HRB|Z?VR|GnR|PR|GsR)/u],
  [/^GbR$/u, /^(?!HR|Z?VR|GnR|PR)/u],
  [/^Stiftung$/u, /^(?!HRB|Z?VR|GnR|PR)/u],
];
const OF_CAPITAL = /GmbH|UG|AG|SE|KGaA/u;

function chooseNumber(candidates: readonly Candidate<string>[], form: string | null): Fact | undefined {
  const register = REGISTERS.find(([forms]) => form !== null && forms.test(form))?.[1];
  if (register) return candidates.find(({ fact }) => register.test(fact.value))?.fact;
  const capital = form !== null && OF_CAPITAL.test(form);
  const fitting = capital ? candidates.find(({ fact }) => !/^(?:HRA|Z?VR|GnR|PR|GsR)/u.test(fact.value)) : undefined;
  return (fitting ?? candidates[0])?.fact;
}

/** The court that stands with the chosen number, else the best one that stands with none of others. */
function chooseCourt(
  all: readonly Candidate<string>[],
  number: Fact | undefined,
  others: readonly Candidate<string>[],
): Fact | undefined {
  const candidates = all.filter(
    ({ fact: { evidence } }) => !others.some(({ fact }) => fact.evidence.snippet === evidence.snippet),
  );
  const beside = candidates.find(
    ({ fact }) =>
      number && fact.evidence.url === number.evidence.url && fact.evidence.snippet.includes(number.evidence.snippet),
  );
  const chosen = (beside ?? candidates[0])?.fact;
  const own = chosen && TRANSLATED.test(chosen.value) ? candidates.find(isSameCourt(chosen.value)) : undefined;
  return own?.fact ?? chosen;
}

const TRANSLATED = anyCase(/(?<!\p{L})(?:court|commercial register)(?!\p{L})/iu);

/** 'Landesgericht Innsbruck' on the German page is the 'Regional Court of Innsbruck' of the English one. */
const isSameCourt =
  (translated: string) =>
  ({ fact: { value } }: Candidate<string>): boolean =>
    !TRANSLATED.test(value) && translated.includes(value.split(' ').at(-1) ?? value);
