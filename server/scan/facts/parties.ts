import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { foldKey } from './choose.ts';
import { isParentName } from './firm-names.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { nameWithForm } from './name-text.ts';
import {
  hasWordMore,
  isKindAlone,
  isOtherBody,
  isOtherOfGroup,
  isSameCompany,
  isSameFirm,
  isToldApart,
} from './name-words.ts';
import { ABOUT_OWN, COURT, FOREIGN_FORM } from './other-parties.ts';
import { NO_ENTRIES } from './owner-labels.ts';
import type { Fact, PageFacts } from './page-facts.ts';
import { hasPartner } from './partner-entries.ts';
import type { Piece } from './pieces.ts';
import { CLAUSE_MARK, sentenceStart } from './sentences.ts';

/** How far up the lines of a block, and those of a section, may stand below the name that they belong to. */
const BLOCK_REACH = 6;
const SECTION_REACH = 24;
/** Characters of a line in which a company's name is looked for. */
const SENTENCE_REACH = 300;

/**
 * The company that a page names last before a place in a piece: in the same sentence, in the lines above of the same
 * block, or in the heading of the section; null where it names none. A general partner is none of its own.
 */
export function partyBefore(pieces: readonly Piece[], piece: Piece, at: number): string | null {
  if (piece.owner === 'partner') return null;
  if (piece.hasForm) {
    const before = lastSentence(piece.text.slice(Math.max(0, at - SENTENCE_REACH), at));
    if (hasPartner(before)) return null;
    const company = companyIn(before);
    const entered = company ?? ENTERED.exec(piece.text.slice(0, at))?.[1] ?? null;
    if (entered) return entered;
  }
  return companyAbove(pieces, piece);
}

/** An entry in one line: 'Anbieter des Ladens: Muster Shop GmbH, Weg 1, 12345 Ort. Geschäftsführerin: …'. */
const ENTERED = /^[^:.]{3,60}:\s(\p{Lu}[^:.,;]{2,60}\s(?:gGmbH|GmbH|AG|UG \(haftungsbeschränkt\)|KG)),\s/u;

function companyAbove(pieces: readonly Piece[], { index, line, owner }: Piece): string | null {
  // Of the headings above, those count that hold the innermost one: 'Muster Nord GmbH', 'Büro Ost', address.
  let level = Number.POSITIVE_INFINITY;
  for (let i = index - 1; i >= Math.max(0, index - SECTION_REACH); i--) {
    const { text, line: upper, hasForm, owner: whose } = pieces[i] as Piece;
    // A bank or an insurer named between the company's own lines has none of them.
    if (owner === 'company' && NO_ENTRIES.has(whose)) continue;
    const inBlock = upper.block === line.block && i >= index - BLOCK_REACH;
    const isTitle = upper.heading > 0 && upper.heading < BOLD;
    if (isTitle && upper.heading >= level) continue;
    if (isTitle && upper.scopeEnd < line.index) return null;
    if (hasForm && (inBlock || isTitle || isEntry(pieces, i, level, line.index))) {
      const last = lastSentence(text.slice(-SENTENCE_REACH));
      const company = hasPartner(last) ? null : companyIn(last);
      if (company) return company;
    }
    if (isTitle) level = upper.heading;
  }
  return null;
}

/** A company's name alone, first below the heading of a section that goes on: 'Österreich' / 'Muster Austria GmbH'. */
function isEntry(pieces: readonly Piece[], at: number, level: number, upTo: number): boolean {
  const [heading, name] = [pieces[at - 1], pieces[at]];
  if (!heading || !name || heading.line.heading === 0 || heading.line.heading >= Math.min(level, BOLD)) return false;
  return heading.line.scopeEnd >= upTo && nameWithForm(name.text) === name.text;
}

const lastSentence = (text: string): string => text.slice(sentenceStart(text, text.length));

/** The company that a text names last by its legal form; sole traders' names may run over several lines. */
function companyIn(text: string): string | null {
  if (!hasLegalForm(text)) return null;
  const clauses = text.split(CLAUSE_MARK);
  const clause = clauses.findLast((part) => hasLegalForm(part) && !COURT.test(part) && !ABOUT_OWN.test(part));
  const name = clause === undefined ? null : nameWithForm(clause.replace(BECOMING, ''));
  return name && !SOLE_TRADERS.has(findLegalForm(name)?.form ?? '') ? name : null;
}

/** 'Vom Ein-Mann-Betrieb zur Muster GmbH': what a company became. */
const BECOMING = /^\s?(?:Vom|Von)\s.{2,60}?\s(?:zur|zum)\s/u;

const SOLE_TRADERS = new Set(['e.K.', 'e.U.']);

/** Facts that a page may give for other companies, too. */
const TOLD_OF_OTHERS = [
  'address',
  'vatId',
  'registerCourt',
  'registerNumber',
  'founded',
  'employees',
  'branches',
  'reviews',
] as const satisfies readonly (keyof PageFacts)[];

/** Numbers and courts that each company of a group has of its own. */
const ENTRIES = new Set<keyof PageFacts>(['vatId', 'registerCourt', 'registerNumber']);

/** Bodies that hold companies, and the forms of those. */
const BODY = anyCase(
  /(?<!\p{L})(?:\p{L}{0,15}verband|e\.\s?V\.|verein|stift(?:ung)?|\p{L}{0,15}werk)(?!\p{L})|stiftung(?!\p{L})/iu,
);
const OF_CAPITAL = /(?<!\p{L})g?(?:GmbH|AG|UG|SE)(?!\p{L})/u;
/** Whether a name is that of a company which an association, a foundation or the like has, and calls after itself. */
export const isSubsidiaryOfBody = (name: string, party: string): boolean =>
  BODY.test(name) &&
  !OF_CAPITAL.test(name) &&
  OF_CAPITAL.test(party) &&
  (isToldApart(name, party) || isOtherOfGroup(name, party));

/** The pages of a site without what they tell of companies other than the one of the given name. */
export function withoutOthers(pages: readonly PageFacts[], name: string): PageFacts[] {
  const key = foldKey(name);
  const isOwn = ({ party }: Fact<unknown>): boolean =>
    party === undefined ||
    (isKindAlone(party) && !isOtherBody(name, party)) ||
    ((isSameCompany(name, party) || key.includes(foldKey(party))) &&
      !isSubsidiaryOfBody(name, party) &&
      !isOtherBody(name, party));
  const sisters = sistersNamed(pages, name);
  const brands = brandsOfOthers(pages, name);
  const isBesideSister = ({ value, beside }: Fact): boolean =>
    beside !== undefined &&
    (sisters.some((sister) => foldKey(beside).includes(sister)) ||
      (OF_ALL_PLACES.test(value) && brands.includes(foldKey(BRAND_LINE.exec(beside)?.[1] ?? '-'))));
  const othersNumbers = new Set(
    pages.flatMap(({ phones, fax }) =>
      [...phones, ...fax].filter((fact) => !isOwn(fact) || isBesideSister(fact)).map(({ value }) => value),
    ),
  );
  // What a page's frame shows without a word for it is whose the pages say elsewhere.
  const isOwnNumber = (fact: Fact): boolean =>
    isOwn(fact) && !isBesideSister(fact) && (fact.evidence.method === 'label' || !othersNumbers.has(fact.value));
  const isLongerNamed = ({ party }: Fact): boolean =>
    party !== undefined && hasWordMore(name, party.replace(OF_FIRM, ''));
  // Where the company has numbers of its own, those of a company with a longer name are that one's.
  const hasOwnNumbers = pages.some(({ phones }) => phones.some((fact) => isOwnNumber(fact) && !isLongerNamed(fact)));
  const isSisters = ({ party }: Fact<unknown>): boolean => party !== undefined && isToldApart(name, party);
  const isInEntry = ({ party }: Fact<unknown>): boolean => party !== undefined && isSameFirm(name, party);
  const isOwnEntry = (fact: Fact<unknown>): boolean => fact.party === undefined || isInEntry(fact);
  const own = pages.map((page) => {
    const hasEntry = page.address.some(isInEntry);
    const isLegal = page.kind === 'impressum' || page.kind === 'contact';
    const mayBeSisters = !isLegal || (hasEntry && page.address.some(isSisters));
    // Beside another's entry the company's numbers are those below its own name, where any are.
    const isBesideEntry = page.name.some(
      ({ value, place }) => place !== undefined && hasLegalForm(value) && !isSameFirm(name, value),
    );
    const told = TOLD_OF_OTHERS.map((field) => {
      const facts = page[field] as Fact<unknown>[];
      if (!ENTRIES.has(field)) return [field, facts.filter(isOwn)];
      const below = isBesideEntry ? facts.filter(isInEntry) : [];
      return [field, below.length > 0 ? below : facts.filter(mayBeSisters ? isOwnEntry : isOwn)];
    });
    const certifications = page.certifications.filter(
      (fact) => isOwn(fact) && !(fact.party !== undefined && isOtherOfGroup(name, fact.party)),
    );
    const leaders = page.people.filter((fact) => isOwn(fact) && !(mayBeSisters && isSisters(fact)));
    // Among a group's entries those who are named in none may run any of them.
    const inEntry = isLegal && mayBeSisters ? leaders.filter(isInEntry) : [];
    const people = inEntry.length > 0 ? inEntry : leaders;
    const isSistersEntry = (fact: Fact): boolean => isLegal && mayBeSisters && isSisters(fact);
    const isReached = (fact: Fact): boolean =>
      isOwnNumber(fact) && !isSistersEntry(fact) && !(hasOwnNumbers && isLongerNamed(fact));
    const isSistersMailbox = (fact: Fact, { url }: PageFacts): boolean =>
      isSisters(fact) && hasLegalForm(fact.party ?? '') && !url.includes(fact.value.slice(fact.value.indexOf('@') + 1));
    const contacts = {
      phones: page.phones.filter(isReached),
      fax: page.fax.filter(isReached),
      emails: page.emails.filter((fact) => isOwn(fact) && !isSistersEntry(fact) && !isSistersMailbox(fact, page)),
    };
    return { ...page, ...Object.fromEntries(told), ...contacts, people, certifications };
  });
  return isParentName(name) && !BRANCH_OF.test(name) ? own : withoutGroup(own, name);
}

/** 'Muster AB Zweigniederlassung Österreich' is not all of Muster AB. */
const BRANCH_OF = /(?<!\p{L})(?:(?:Zweign|N)iederlassung|Branch)(?!\p{L})/u;

/** 'Kundendienst der Muster GmbH' is the firm's. */
const OF_FIRM = /^.{2,60}\s(?:der|des|von|vom)\s(?=\p{Lu})/u;

/** Numbers that are dialled alike from everywhere. */
const OF_ALL_PLACES = /^\+(?:49(?:800|180|700)|43(?:800|810|820)|41(?:800|84))/u;
/** 'Muster Servicehotline' calls the line by its brand. */
const BRAND_LINE = anyCase(
  /(?:^|\s)([\p{L}\d&.-]{3,30})[ -](?:(?:service|info|kunden|bestell|beratungs)-?)?(?:hotline|line|telefon|zentrale|service|center)[\s:]*$/iu,
);

/** Keys of the words that other companies' names begin with and the company's lacks: the brand of a franchise. */
function brandsOfOthers(pages: readonly PageFacts[], name: string): string[] {
  const named = new Set(pages.flatMap((page) => page.name.map(({ value }) => value)));
  return [...named]
    .filter((other) => hasLegalForm(other) && !isSameCompany(name, other))
    .map((other) => foldKey(other.split(' ', 1)[0] ?? ''))
    .filter((brand) => brand !== '' && !foldKey(name).includes(brand));
}

/** Keys of what other companies of the group are called without their forms, by the names that the pages give in full. */
function sistersNamed(pages: readonly PageFacts[], name: string): string[] {
  const named = new Set(pages.flatMap((page) => page.name.map(({ value }) => value)));
  return [...named]
    .filter((other) => hasLegalForm(other) && isSameCompany(name, other) && isToldApart(name, other))
    .map((other) => foldKey(other.slice(0, findLegalForm(other)?.index)));
}

/**
 * Of a group that shares the company's name figures count only where there are no others, and likewise those of a
 * company that is told apart from it; of a parent from elsewhere never.
 */
function withoutGroup(pages: readonly PageFacts[], name: string): PageFacts[] {
  const isOfGroup = ({ party }: Fact): boolean =>
    party !== undefined && (isParentName(party) || (hasLegalForm(party) && isToldApart(name, party)));
  const isForeign = ({ party }: Fact): boolean => party !== undefined && FOREIGN_FORM.test(party);
  const isOthers = (field: 'founded' | 'employees') =>
    pages.some((page) => page[field].some((fact) => !isOfGroup(fact))) ? isOfGroup : isForeign;
  const [isFoundedOthers, isStaffOfOthers] = [isOthers('founded'), isOthers('employees')];
  return pages.map((page) => ({
    ...page,
    founded: page.founded.filter((fact) => !isFoundedOthers(fact)),
    employees: page.employees.filter((fact) => !isStaffOfOthers(fact)),
  }));
}
