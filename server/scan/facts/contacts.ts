import type { Contact } from '../../../contract/report.ts';
import type { PageKind } from '../types.ts';
import { type Candidate, distinct, foldKey, rank } from './choose.ts';
import { GENERAL_MAILBOX } from './emails.ts';
import { framesWeighedDown, inFrame, isFramedSentence } from './frames.ts';
import type { Address, Fact, PageFacts } from './page-facts.ts';
import { placeKey } from './place-key.ts';
import { isAbroad } from './side-numbers.ts';

/** Below this a number or address is a branch's or a department's: shown only where there is no better one. */
const OWN = 50;

/** What a number loses that stands right below an address other than the seat. */
const ELSEWHERE = 25;

/** From here on the page calls it a phone or fax number in front, in a line of its own. */
const LABELLED = 65;

/** Pages that speak for the company as a whole, best ones first; others list persons, departments and branches. */
const GENERAL: readonly (readonly PageKind[])[] = [['impressum', 'contact', 'home'], ['about']];

/** Phones, fax numbers and e-mail addresses of the company itself, best first, ids stable by position. */
export function joinContacts(pages: readonly PageFacts[], seat: Address | undefined): Contact[] {
  const fax = ownNumbers(pages, (page) => page.fax, seat);
  const faxNumbers = new Set(fax.map((fact) => fact.value));
  const phones = withoutAbroad(ownNumbers(pages, (page) => page.phones, seat)).filter(
    // A tel: link on a fax number does not make it a phone; a label of its own does.
    (fact) => !faxNumbers.has(fact.value) || fact.evidence.method === 'label',
  );
  const general = withOwnMailbox(
    withoutTowns(
      own(pages, (page) => page.emails),
      // A list of places read alone is all there is of the company.
      pages.length > 1 ? otherTowns(pages, seat) : new Set(),
    ),
    pages,
  );
  const emails = withoutGroups(withMailbox(withMailbox(general, pages, isSecured), pages, isForGuests), pages);
  const lists = [
    ['phone', phones],
    ['fax', fax],
    ['email', emails],
  ] as const;
  return lists.flatMap(([type, facts]) =>
    facts.map((fact, i) => ({ id: `${type}-${i + 1}`, type, value: fact.value, evidence: fact.evidence })),
  );
}

/** Letters of a town by which a mailbox is known as that of the place there. */
const TOWN = 4;

/** Beside others, the mailbox of one of the company's other places: 'gotha@muster.de'. */
function withoutTowns(emails: readonly Fact[], towns: ReadonlySet<string>): readonly Fact[] {
  const names = [...towns].map(foldKey).filter((town) => town.length >= TOWN);
  const isGeneral = ({ value }: Fact): boolean => !names.includes(foldKey(value.slice(0, value.indexOf('@'))));
  return emails.some(isGeneral) ? emails.filter(isGeneral) : emails;
}

/** The domain of a group as a whole. */
const OF_GROUP = /^[^@]{1,64}@.{0,60}(?:gruppe|group|holding)/u;

/** Beside a mailbox at the site's own domain, that of the group which the site's frame shows. */
function withoutGroups(emails: readonly Fact[], [page]: readonly PageFacts[]): readonly Fact[] {
  if (!page || !emails.some((email) => isAtHome(email, page))) return emails;
  return emails.filter((email) => isAtHome(email, page) || !OF_GROUP.test(email.value));
}

/** Whether a mailbox is at the domain of the site that a page is of. */
const isAtHome = ({ value }: Fact, { url }: PageFacts): boolean =>
  value.endsWith(`@${new URL(url).hostname.replace(/^www\./u, '')}`);

/** Beside a mailbox at a provider's, the general one at the site's own domain that the contact page gives. */
function withOwnMailbox(emails: readonly Fact[], pages: readonly PageFacts[]): readonly Fact[] {
  const contact = pages.find(({ kind }) => kind === 'contact');
  if (!contact || emails.length === 0 || emails.some((email) => isAtHome(email, contact))) return emails;
  const ours = contact.emails.find(
    (email) => email.weight >= OWN && isAtHome(email, contact) && GENERAL_MAILBOX.test(email.value),
  );
  return ours ? [...emails, ours] : emails;
}

/** Whether a mailbox may stand beside those that are known. */
type IsKind = (address: string, emails: readonly Fact[]) => boolean;

/** Mailboxes of those who write of patients: HIN in Switzerland, KIM and De-Mail in Germany; their hosts are others'. */
const isSecured: IsKind = (address) => /@(?:[\w-]{1,30}-)?hin\.ch$|\.kim\.telematik$|\.de-mail\.de$/u.test(address);

/** Mailboxes of hosts that all guests write to, at the address of the general one. */
const isForGuests: IsKind = (address, emails) =>
  /^(?:reservierung(?:en)?|reservations?|buchung(?:en)?|bookings?|rezeption|reception|empfang)@/u.test(address) &&
  emails.some(({ value }) => hostOf(value) === hostOf(address));

const hostOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/** Beside the general mailbox that of a kind, where the contact page gives one: several are those of persons or houses. */
function withMailbox(emails: readonly Fact[], pages: readonly PageFacts[], isKind: IsKind): readonly Fact[] {
  const given = pages
    .filter(({ kind }) => kind === 'contact')
    .flatMap((page) => page.emails)
    .filter(({ value, weight }) => weight >= OWN && isKind(value, emails));
  const [mailbox, ...more] = distinctValues(given);
  const isNew = mailbox && more.length === 0 && !emails.some(({ value }) => value === mailbox.value);
  return isNew ? [...emails, mailbox] : emails;
}

const distinctValues = (facts: readonly Fact[]): Fact[] =>
  distinct(
    facts.map((fact) => ({ fact, weight: fact.weight })),
    (value) => value,
  );

/** Beside the company's main number, one of another country counts where it has a label of its own. */
const withoutAbroad = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(
    ({ value, weight }, i) =>
      (weight >= LABELLED || !isAbroad(value, facts[0]?.value ?? value)) &&
      !facts.slice(0, i).some((better) => national(better.value) === national(value)),
  );

/** A number without its country's two digits: the same one, where a page that names no country was taken for another's. */
const national = (value: string): string => value.slice(3);

/**
 * Numbers of the seat. What all pages show in their frame says nothing more for standing on the legal page, too, and
 * right below another address it is another place's, there and in the frame.
 */
function ownNumbers(
  pages: readonly PageFacts[],
  read: (page: PageFacts) => Fact[],
  seat: Address | undefined,
): readonly Fact[] {
  const isAt = ({ place }: Fact, isSeat: boolean): boolean =>
    place?.street && seat?.street ? (placeKey(place) === placeKey(seat)) === isSeat : false;
  const all = pages.flatMap(read);
  const towns = [...otherTowns(pages, seat)];
  const isBelowTown = ({ beside = '' }: Fact): boolean =>
    towns.some((town) => townOf(beside) === town || beside.startsWith(`${town} `));
  const ofSeat = new Set(all.filter((fact) => isAt(fact, true) && !isBelowTown(fact)).map(({ value }) => value));
  const ofOthers = new Set(all.filter((fact) => isAt(fact, false)).map(({ value }) => value));
  const isFramed = inFrame(pages, read);
  const isElsewhere = (fact: Fact, page: number): boolean =>
    isAt(fact, false) ||
    (isBelowTown(fact) && !ofSeat.has(fact.value)) ||
    (ofOthers.has(fact.value) && !ofSeat.has(fact.value) && isFramed(page, fact));
  const facts = framesWeighedDown(pages, read).map((list, page) =>
    list.map((fact) => (isElsewhere(fact, page) ? { ...fact, weight: fact.weight - ELSEWHERE } : fact)),
  );
  const byPage = new Map(pages.map((page, i) => [page, facts[i] ?? []]));
  return own(pages, (page) => byPage.get(page) ?? []);
}

/** Towns of the company's other places, which stand above their numbers: 'Winterthur' / '+41 52 …'. */
function otherTowns(pages: readonly PageFacts[], seat: Address | undefined): ReadonlySet<string> {
  const places = pages.flatMap((page) =>
    [...page.places, ...page.branches].map(({ value }) => townOf(value.city ?? '')),
  );
  return new Set(places.filter((town) => town !== '' && town !== townOf(seat?.city ?? '')));
}

/** A town without its canton: 'Wil SG'. */
const townOf = (city: string): string => city.replace(/ \p{Lu}{2}$/u, '');

function own(pages: readonly PageFacts[], read: (page: PageFacts) => Fact[]): Fact[] {
  const general = GENERAL.map((kinds) =>
    rank(
      pages.filter((page) => kinds.includes(page.kind)),
      read,
    ),
  );
  const candidates = general.find((found) => found.length > 0) ?? rank(pages, read);
  const strong = candidates.filter(({ fact }) => fact.weight >= OWN);
  const chosen = strong.length > 0 ? withoutCasual(strong, legalFacts(pages, read)) : candidates.slice(0, 1);
  return distinct(chosen, (value) => value);
}

/** What the legal pages give beside the sentences of the site's frame, which may be about others; those where there is nothing else. */
function legalFacts(pages: readonly PageFacts[], read: (page: PageFacts) => Fact[]): readonly Fact[] {
  const isFramed = isFramedSentence(pages, read);
  const legal = pages.flatMap((page, i) =>
    page.kind === 'impressum' ? read(page).map((fact) => ({ fact, framed: isFramed(i, fact) })) : [],
  );
  const content = legal.filter(({ fact, framed }) => !framed && fact.weight >= OWN);
  return (content.length > 0 ? content : legal).map(({ fact }) => fact);
}

/**
 * Where the Impressum gives a number or address, other pages add only what has a label of its own: what stands in
 * their sentences is somebody else's, and an extension of the same number one person's.
 */
function withoutCasual(candidates: readonly Candidate<string>[], legal: readonly Fact[]): readonly Candidate<string>[] {
  const known = legal.filter(({ weight }) => weight >= OWN).map(({ value }) => value);
  if (known.length === 0) return candidates;
  return candidates.filter(
    ({ fact: { value, weight } }) =>
      known.includes(value) || (weight >= LABELLED && !known.some((main) => isExtension(value, main))),
  );
}

/** '+492219874031' beside '+49221987400', which ends in the switchboard's zero. */
const isExtension = (number: string, main: string): boolean =>
  main.endsWith('0') && number.startsWith(main.slice(0, -1)) && number.length <= main.length + 3;
