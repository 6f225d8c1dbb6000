import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { type NameGroup, nameGroups } from './name-groups.ts';
import { blockAbove } from './names-above.ts';
import type { Person } from './page-facts.ts';
import { parsePerson, personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { isProfession } from './professions.ts';
import type { Reading } from './reading.ts';
import { OTHER_ROLE } from './roles.ts';
import { TRADES } from './trades.ts';

/** A person whom the page names where a firm's name would stand. */
interface Owner {
  person: Person;
  pieces: Piece[];
  weight: number;
}

/** Addresses that are looked at for an owner above them; a page with more has a list of others'. */
const MOST_SITES = 20;

const PARTNERSHIP = /(?<!\p{L})e?G(?:es)?[bn]{1,2}R(?!\p{L})/u;
const MERCHANT = /(?<!\p{L})(?:e\.\s?K(?:fm|fr)?\.?|e\.\s?U\.?|eingetragene[rn]? Kauf(?:mann|frau)|eK)(?![\p{L}\d])/u;
const withoutForm = (text: string): string => text.replace(PARTNERSHIP, '').replace(MERCHANT, '').trim();

/** Where nobody is labelled, a person's name in the address block of a firm without legal form is its owner. */
export function ownersByName(reading: Reading, sites: readonly AddressSite[]): Owner[] {
  if (reading.kind !== 'impressum' && reading.kind !== 'contact') return [];
  for (const owner of ['company', 'responsible'] as const) {
    for (const site of sites.filter((site) => site.owner === owner).slice(0, MOST_SITES)) {
      const above = blockAbove(reading.pieces, site);
      const block = [...above, ...site.pieces.slice(0, 1)];
      if (block.some(({ text }) => hasLegalForm(text) && !PARTNERSHIP.test(text) && !MERCHANT.test(text))) return [];
      const owners = ownersIn(above, site);
      if (owners.length > 0) return owners;
    }
  }
  return labelledNames(reading);
}

function ownersIn(above: readonly Piece[], site: AddressSite): Owner[] {
  const block = [...above, ...site.pieces.slice(0, 1)];
  const partners = block.filter(({ text }) => PARTNERSHIP.test(text) && personsIn(withoutForm(text), true).length > 1);
  const titled = above.flatMap((piece) =>
    titledNames(piece.text).map((person) => ({ person, pieces: [piece], weight: 35 })),
  );
  if (titled.length > 1) return titled;
  const owners = (partners.length > 0 ? partners : above).flatMap((piece) =>
    ownNames(withoutForm(piece.text))
      .filter(({ name }) => !MERCHANT.test(piece.text) || hasGivenName(name))
      .map((person) => ({ person, pieces: [piece], weight: 35 })),
  );
  const lead = ownNames(site.lead).map((person) => ({ person, pieces: site.pieces, weight: 32 }));
  const named = likelyPersons([...owners, ...lead], site);
  if (named.length > 0) return named;
  return above.flatMap((piece) =>
    nameInFirm(withoutForm(piece.text)).map((person) => ({ person, pieces: [piece], weight: 33 })),
  );
}

/**
 * 'Polsterei Vogt' and 'Velohuus Toggenburg' are written like persons: where a line has a title or a common given
 * name, only such lines count, and a name that holds the place or begins with a trade is none.
 */
function likelyPersons(owners: readonly Owner[], { address }: AddressSite): Owner[] {
  const sure = owners.filter(({ person }) => person.title !== null || hasGivenName(person.name));
  if (sure.length > 0) return sure;
  const place = address.city?.toLowerCase() ?? '';
  return owners.filter(
    ({ person: { name } }) => !name.toLowerCase().split(' ').includes(place) && TRADES.exec(name)?.index !== 0,
  );
}

/** 'Einzelfirma von Eva Probe' */
const FIRM_OF = /^Einzel(?:firma|unternehmen|unternehmung) von /u;

/** Persons in a line of names; what they do may follow: 'Eva Probe, Texterin'. */
function ownNames(text: string): Person[] {
  const parts = text.split(/,\s/u);
  const names = parts.filter((part) => !isProfession(part));
  // 'Kontakt: Eva Probe' alone may be anybody.
  if (CONTACT.test(text) && names.length === parts.length) return [];
  return personsIn(names.join(', ').replace(CONTACT, '').replace(FIRM_OF, ''), true);
}

/** The first persons with a title in a line: nothing else on a page looks like them, but others may be predecessors. */
function titledNames(text: string): Person[] {
  if (OTHER_ROLE.test(text)) return [];
  const isTitled = ({ persons, certain }: NameGroup): boolean =>
    certain && persons.every(({ title }) => title !== null);
  return nameGroups(text).find(isTitled)?.persons ?? [];
}

const CONTACT = /^kontakt:\s/iu;

/** 'Praxis Dr. med. Eva Probe', 'Fotografie Eva Probe': the owner within the name of a firm. */
function nameInFirm(text: string): Person[] {
  const titled = titledNames(text);
  if (titled.length > 0) return titled;
  const trade = TRADES.exec(text);
  if (!trade) return [];
  const rest = trade.index === 0 ? text.slice(trade[0].length) : text.slice(0, trade.index);
  const person = parsePerson(rest.trim(), true);
  return person && hasGivenName(person.name) ? [person] : [];
}

const NAME_LABEL =
  /^(?:(?:vor- und (?:nach|zu))?name|anbieter(?:in)?|dienste?-?anbieter(?:in)?|betreiber(?:in)?|verantwortlich(?:e[rn]?)?(?: für (?:den inhalt|die (?:web|internet)?seite))?):\s/iu;

/** 'Name: Eva Probe, M.A.' in a list of data that names no firm. */
function labelledNames({ pieces }: Reading): Owner[] {
  const isFirm = ({ text, owner }: Piece): boolean =>
    owner === 'company' && hasLegalForm(text) && !PARTNERSHIP.test(text) && !MERCHANT.test(text);
  if (pieces.some(isFirm)) return [];
  for (const piece of pieces) {
    if (piece.owner !== 'company' || piece.isHint || !NAME_LABEL.test(piece.text) || piece.text.length > 120) continue;
    const persons = ownNames(withoutForm(piece.text.replace(NAME_LABEL, ''))).filter(
      ({ name }) => !MERCHANT.test(piece.text) || hasGivenName(name),
    );
    if (persons.length > 0) return persons.map((person) => ({ person, pieces: [piece], weight: 34 }));
  }
  return toldOperators(pieces);
}

const OPERATES = anyCase(
  `(?:${[
    '(?:betreiber|anbieter|inhaber|herausgeber)(?:in)?[\\p{L} ]{0,40} (?:ist|bin ich)[:,]?',
    'seiten? (?:betreibt|betreiben)',
    '(?:betrieben|herausgegeben) von',
    'mein name ist|ich bin|ich hei(?:ß|ss)e',
  ].join('|')}) $`,
);

/** 'Betreiberin dieser Seite ist Eva Probe, …' */
function toldOperators(pieces: readonly Piece[]): Owner[] {
  for (const piece of pieces) {
    if (piece.owner !== 'company' || piece.isHint || !/(?:ist|bin|betr[ei]|herausg|heiße?)/iu.test(piece.text))
      continue;
    const group = nameGroups(piece.text).find(
      ({ start, certain }) => certain && OPERATES.test(piece.text.slice(Math.max(0, start - 80), start)),
    );
    const isOwner = group && (!MERCHANT.test(piece.text) || group.persons.some(({ name }) => hasGivenName(name)));
    if (isOwner) return group.persons.map((person) => ({ person, pieces: [piece], weight: 33 }));
  }
  return [];
}
