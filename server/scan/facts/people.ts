import { anyCase } from '../any-case.ts';
import type { PageKind } from '../types.ts';
import type { AddressSite } from './address-sites.ts';
import { isBoardMember } from './boards.ts';
import { hasGivenName } from './given-names.ts';
import { stripLabels, valueBehind } from './label-values.ts';
import { labelledPeople } from './labelled-people.ts';
import { leaderLabel } from './leader-labels.ts';
import { leadersIn } from './leader-sentences.ts';
import { isLeased, isOfLeased } from './leased-business.ts';
import { hasLegalForm } from './legal-forms.ts';
import { isKnown, knownTexts } from './name-support.ts';
import { nameWithForm } from './name-text.ts';
import { KOMPLEMENTAER, SISTER } from './other-parties.ts';
import { isLabelledOthers, isOwnLabel } from './owner-labels.ts';
import type { Fact, Person } from './page-facts.ts';
import {
  atCompany,
  type IsOthersAt,
  isReadable,
  isRoleOfPersonAbove,
  MOST_PERSONS,
  personFact,
  personOfCard,
} from './person-facts.ts';
import { parsePerson, personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { signsQuotation } from './quotations.ts';
import type { Reading } from './reading.ts';
import { AS_ROLE, OTHER_ROLE, OWNER_BEHIND, ROLE_BEHIND, ROLE_ONLY, ROLE_RIGHT_BEHIND, ROLE_WORD } from './roles.ts';
import { sentencesOf } from './sentences.ts';
import { ownersByName } from './sole-owners.ts';
import { namedByHost } from './whose-words.ts';

/** Characters before a person in which a form that names no company may stand. */
const FORM_REACH = 300;

/** Those who run the company: managing directors, board, owners, representing partners; with who says so. */
export function readPeople(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthersAt): Fact<Person>[] {
  const elsewhere: IsOthersAt = (index, at) =>
    isOfLeased(reading.pieces, index, at, reading.host) ||
    (!isGeneralPartner(reading.pieces, index, at, isOthers) &&
      !isBareForm(reading.pieces[index]?.text.slice(Math.max(0, at - FORM_REACH), at) ?? '') &&
      isOthers(index, at));
  const labelled = labelledPeople(reading, elsewhere);
  const isFirmOfOthers = (text: string): boolean =>
    isOfOthers(reading, text) || (labelled.length > 0 && isOfStranger(reading, text));
  const facts = [
    ...labelled,
    ...rolesBehindNames(reading, elsewhere, isFirmOfOthers),
    ...peopleInSentences(reading, elsewhere, isFirmOfOthers),
  ];
  if (facts.length > 0) return facts;
  return ownersByName(reading, sites).map(({ person, pieces, weight }) => personFact(reading, pieces, person, weight));
}

/** Whether a sentence tells who owns or runs somebody else's firm. */
type IsOfOthers = (sentence: string) => boolean;

/** 'Die GmbH wird vertreten …' names no company but the page's own. */
const isBareForm = (text: string): boolean => hasLegalForm(text) && nameWithForm(text) === null;

const GENERAL_PARTNER = new RegExp(`${KOMPLEMENTAER}|haftend|general partner`, 'iu');
const IN_TURN = /(?:diese|wiederum|ihrerseits).{0,20} vertreten|vertreten durch/iu;

/** Whoever runs a limited partnership's general partner runs the partnership; a parent may be represented by others. */
function isGeneralPartner(pieces: readonly Piece[], index: number, at: number, isOthers: IsOthersAt): boolean {
  const piece = pieces[index];
  const said = piece?.text.slice(0, at) ?? '';
  const before = pieces.slice(Math.max(0, index - 3), index).filter(({ line }) => line.block === piece?.line.block);
  if (piece?.owner === 'partner') {
    // The partner of a sister whose entry stands below the company's runs the sister.
    const first = pieces.slice(0, index).findLastIndex(({ owner }) => owner !== 'partner') + 1;
    return !isOthers(first, 0);
  }
  if (before.some(({ text }) => GENERAL_PARTNER.test(text) || IN_TURN.test(text))) return true;
  if (SISTER.test(said)) return false;
  const inTurn = IN_TURN.exec(said);
  return (
    GENERAL_PARTNER.test(said) || (inTurn !== null && (leaderLabel(said) !== null || !isOthers(index, inTurn.index)))
  );
}

/** Lines of a card between a person's role and the text about them. */
const CARD_REACH = 3;

/** Whether a card tells nothing of its person but the template's own text. */
const isLeftFromTemplate = (pieces: readonly Piece[], role: number): boolean =>
  pieces.slice(role + 1, role + 1 + CARD_REACH).some(({ text }) => /^lorem ipsum/iu.test(text));

/**
 * 'Eva Probe (Geschäftsführerin)', 'Eva Probe, Inhaberin', and team cards with the role on the line below. Customers
 * who are quoted tell where they have their role.
 */
function rolesBehindNames(reading: Reading, isOthers: IsOthersAt, isFirmOfOthers: IsOfOthers): Fact<Person>[] {
  const facts: Fact<Person>[] = [];
  const { pieces } = reading;
  for (const [i, piece] of pieces.entries()) {
    if (facts.length > MOST_PERSONS) break;
    if ((piece.signs & ROLE_WORD) === 0 || piece.line.region === 'nav') continue;
    if (isLeftFromTemplate(pieces, i)) continue;
    if (piece.text.length > 120) {
      if (isReadable(piece) && !isOthers(i, 0)) facts.push(...ownerAmongData(reading, piece, isFirmOfOthers));
      continue;
    }
    if (isBoardMember(piece.text, reading.country)) continue;
    if (
      !isReadable(piece) &&
      (piece.owner !== 'staff' || piece.isHint || !/geschäftsf|geschäftsl|inhaber/iu.test(piece.text))
    )
      continue;
    const said = unquoted(piece.text).replace(CONTACT_PERSON, '');
    const owners = ownersBehind(piece.text, isFirmOfOthers);
    // 'Weinhof Probe, Inh. Eva Probe': what stands in front of an owner is a firm, however much it looks like a person.
    const ahead = rightBefore(said) ?? ROLE_BEHIND.exec(said)?.[1] ?? asRole(reading, said);
    const behind = owners.length > 0 && !(ahead && hasGivenName(ahead)) ? undefined : ahead;
    const role = said.slice(behind?.length).replace(/^[\s,(–|-]+(?:\p{L}{3,25} (?:und|&) )?/u, '');
    const isGuest =
      isAuthor(reading, i) ||
      ((unquoted(piece.text) !== piece.text || piece.line.tag === 'blockquote') &&
        !ROLE_ONLY.test(role.replace(/\)$/u, '')));
    if (behind && !isGuest && !OTHER_ROLE.test(said) && !isOthers(i, 0))
      for (const person of allPersons(behind))
        facts.push(atCompany(personFact(reading, piece, person, 62), piece.hasForm ? nameWithForm(role) : null));
    if (owners.length > 0 && !isOthers(i, 0))
      for (const person of owners) facts.push(personFact(reading, piece, person, 60));
    const above = pieces[i - 1];
    // In a table of labels the next row's label is no role of the person above.
    const isLabel = piece.line.tag === 'th' || piece.line.tag === 'dt' || above?.owner === 'board';
    if (
      above &&
      !isLabel &&
      ROLE_ONLY.test(piece.text) &&
      !OTHER_ROLE.test(piece.text) &&
      isRoleOfPersonAbove(pieces, i)
    ) {
      const person = parsePerson(above.text);
      if (person) facts.push(personFact(reading, [above, piece], person, 58));
    } else if (above && !isLabel && ROLE_ONLY.test(piece.text) && !OTHER_ROLE.test(piece.text)) {
      const head = personOfCard(pieces, i);
      const person = head && parsePerson(head.text);
      if (head && person) facts.push(personFact(reading, pieces.slice(head.index, i + 1), person, 58));
    }
  }
  return facts;
}

/** Who signs a quotation on a page that is not about the company's own people. */
const isAuthor = ({ pieces, kind }: Reading, at: number): boolean =>
  (kind === 'home' || kind === 'other') && signsQuotation(pieces, at);

/** A person whose role follows in a box of its own, without a mark between them. */
function rightBefore(text: string): string | undefined {
  const name = ROLE_RIGHT_BEHIND.exec(text)?.[1]?.trim();
  return name !== undefined && hasGivenName(name) ? name : undefined;
}

/** Names in a legal notice that says as what they act. */
const asRole = ({ kind }: Reading, text: string): string | undefined =>
  kind === 'impressum' && text.includes(' als ') ? AS_ROLE.exec(text)?.[1] : undefined;

/** 'Ihr Ansprechpartner: Eva Probe, Inhaberin': one who runs the company is no less so for answering questions. */
const CONTACT_PERSON = /^(?:(?:ihre?|unsere?)? ?ansprechpartner(?:in)?:?|ich bin(?: die| der)?|mein name ist) /iu;

/** 'Muster Reisen, Inh. Eva Probe, Weg 1, 12345 Ort, …': a whole entry in one line. */
const OWNER_AMONG = /^[^.;]{3,90}[\s,(–-]inh(?:\.|aber(?:in)?)\s?:?\s([^,;()\d]{5,60})[,;)]/iu;

function ownerAmongData(reading: Reading, piece: Piece, isFirmOfOthers: IsOfOthers): Fact<Person>[] {
  const owner = isFirmOfOthers(piece.text) ? undefined : OWNER_AMONG.exec(piece.text.slice(0, 200))?.[1];
  return owner ? personsIn(valueBehind(owner), true).map((person) => personFact(reading, piece, person, 56)) : [];
}

/** 'Webwerk Probe, Inh. Eva Probe' in a legal notice that labels who runs the company: a firm unknown to the page, apart from the company's. */
const FIRM_WITH_OWNER = /^(?:firma )?([^:]{3,70}?)[\s,(–-]{1,3}inh(?:\.|aber)/iu;

function isOfStranger(reading: Reading, text: string): boolean {
  const firm = FIRM_WITH_OWNER.exec(text)?.[1];
  return reading.kind === 'impressum' && firm !== undefined && !isKnown(firm, knownTexts(reading));
}

function ownersBehind(text: string, isFirmOfOthers: IsOfOthers): Person[] {
  const owner = OWNER_BEHIND.exec(text)?.[1];
  if (!owner || sentencesOf(text).some(isFirmOfOthers)) return [];
  return personsIn(valueBehind(owner), true);
}

/** 'Shop-Einrichtung: Studio Probe, Inh. Eva Probe': what the label says may be anything, the firm behind it is the site's or not. */
const FIRM_OF_OWNER = /^([^:.]{3,60}): ([^:]{3,70}?)[\s,(–-]{1,3}inh(?:\.|aber)/iu;

/** 'Webwerkstatt Probe, Inhaberin Eva Probe, Hafenstraße 7': who makes sites, on one that does not call it its own. */
const SITE_MAKER = anyCase(
  /^([^,:.]{0,40}(?:web|internet|online|werbe|medien)-?(?:werkstatt|agentur|design|studio|schmiede|manufaktur|büro|service|gestaltung)(?!\p{L})[^,:.]{0,30}?),? inh(?:\.|aber)/iu,
);

function isOfOthers(reading: Reading, sentence: string): boolean {
  if (isLabelledOthers(sentence) || isLeased(sentence, reading.host)) return true;
  const maker = SITE_MAKER.exec(sentence)?.[1];
  if (maker !== undefined && !namedByHost(reading.host)(maker)) return true;
  const [, label, firm] = FIRM_OF_OWNER.exec(sentence) ?? [];
  return label !== undefined && firm !== undefined && !isOwnLabel(label) && !isKnown(firm, knownTexts(reading));
}

/** Behind the role of a person named before, no further name follows: 'Eva Probe, Inhaberin Autohaus Probe'. */
function isPersonWithRole(text: string): boolean {
  const name = text.length <= 120 ? ROLE_BEHIND.exec(unquoted(text))?.[1] : undefined;
  return name !== undefined && allPersons(name).length > 0;
}

/** What stands behind a quotation. */
const unquoted = (text: string): string => text.replace(/^.{0,200}[“”"]\s*/u, '');

/** Kinds of pages whose running text is about the company itself. */
const TOLD_ON = new Set<PageKind>(['impressum', 'contact', 'about', 'team', 'home']);

/** 'Eva Probe' or 'Eva Probe und Jan Muster'; none where a part is no name. */
function allPersons(text: string): Person[] {
  const persons = text.split(/\s(?:und|&|\+)\s/u).map((part) => parsePerson(part));
  return persons.every((person) => person !== null) ? persons : [];
}

/** 'Aktionärin: Muster Privatstiftung. Vorstand der Stiftung: …': those of the owner whom the sentence before names. */
const OWNERS = anyCase(/beteiligungsverhältnis|gesellschafter|eigentümer|aktionär|anteilseigner|inhaber der anteile/iu);
const OF_OWNER = anyCase(
  /^\p{L}{4,25} (?:der|des) (?:stiftung|privatstiftung|holding|genossenschaft|vereins)(?!\p{L})/iu,
);
const isOfOwner = (sentence: string, before = ''): boolean => OF_OWNER.test(sentence) && OWNERS.test(before);

function peopleInSentences(reading: Reading, isOthers: IsOthersAt, isFirmOfOthers: IsOfOthers): Fact<Person>[] {
  if (!TOLD_ON.has(reading.kind)) return [];
  const weight = reading.kind === 'impressum' || reading.kind === 'contact' ? 56 : 54;
  return reading.pieces.flatMap((piece, i) => {
    if (piece.text.length < 25 || (piece.signs & ROLE_WORD) === 0 || !isReadable(piece)) return [];
    const label = leaderLabel(piece.text);
    if (isPersonWithRole(piece.text)) return [];
    if (label && personsIn(stripLabels(piece.text.slice(label.length))).length > 0) return [];
    let from = 0;
    return sentencesOf(piece.text).flatMap((sentence, at, all) => {
      const start = piece.text.indexOf(sentence, from);
      from = start + sentence.length;
      if ((reading.country === 'DE' && /verwaltungsrat/iu.test(sentence)) || isFirmOfOthers(sentence)) return [];
      if (isOfOwner(sentence, all[at - 1])) return [];
      return leadersIn(sentence, (place) => isOthers(i, start + place), all[at - 1]).flatMap(({ persons, firm }) =>
        persons.map((person) => atCompany(personFact(reading, piece, person, weight), firm)),
      );
    });
  });
}
