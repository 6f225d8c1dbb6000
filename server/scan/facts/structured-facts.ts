import { findCourt } from './courts.ts';
import { partyOf } from './data-owners.ts';
import type { BranchSite, Fact, Person } from './page-facts.ts';
import { parsePerson } from './person-names.ts';
import type { Reading } from './reading.ts';
import { findRegisterNumber } from './register-numbers.ts';
import { OTHER_ROLE, ROLE_ONLY } from './roles.ts';
import {
  isBranch,
  isOrganisation,
  itemsOf,
  postalAddresses,
  type StructuredItem,
  textProp,
} from './structured-data.ts';
import { findVatId } from './vat-id.ts';

/** Below what the page's text says outright, above what it only hints at. */
const WEIGHT = 50;
const SNIPPET = 200;

function structuredFact<Value>(reading: Reading, item: StructuredItem, value: Value, snippet: string): Fact<Value> {
  const evidence = { url: reading.url, snippet, method: item.method, confidence: 'medium' } as const;
  const { party } = partyOf(reading, item);
  return { value, weight: WEIGHT, evidence, ...(party !== undefined && { party }) };
}

/** `vatID`, and a `taxID` that is one. */
export function structuredVatIds(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    ['vatID', 'taxID'].flatMap((key) => {
      const written = textProp(item.props, key);
      const found = written.length <= 40 ? findVatId(written, key === 'vatID') : null;
      return found?.checked ? [structuredFact(reading, item, found.value, `"${key}": "${written}"`)] : [];
    }),
  );
}

/** Register entries among the identifiers of an organisation; schema.org has no property of its own for them. */
function identifiersOf({ props }: StructuredItem): { text: string; snippet: string }[] {
  const plain = textProp(props, 'identifier');
  const named = itemsOf(props, 'identifier').map((entry) =>
    `${textProp(entry, 'propertyID') || textProp(entry, 'name')} ${textProp(entry, 'value')}`.trim(),
  );
  return [plain, ...named]
    .filter((text) => text !== '' && text.length <= SNIPPET - 20)
    .map((text) => ({ text, snippet: `"identifier": "${text}"` }));
}

export function structuredRegisterNumbers(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    identifiersOf(item).flatMap(({ text, snippet }) => {
      const found = findRegisterNumber(text);
      return found ? [structuredFact(reading, item, found.value, snippet)] : [];
    }),
  );
}

export function structuredCourts(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    identifiersOf(item).flatMap(({ text, snippet }) => {
      const found = findRegisterNumber(text) ? findCourt(text) : null;
      return found ? [structuredFact(reading, item, found.value, snippet)] : [];
    }),
  );
}

const PERSON_PROPERTIES = ['employee', 'employees', 'member', 'members', 'founder', 'founders', 'owner', 'ceo'];

/** Persons whose job title says that they run the company; a founder without one may be long gone. */
export function structuredPeople(reading: Reading): Fact<Person>[] {
  return reading.items.filter(isOrganisation).flatMap((item) =>
    PERSON_PROPERTIES.flatMap((property) => itemsOf(item.props, property)).flatMap((entry) => {
      const [name, role] = [textProp(entry, 'name'), textProp(entry, 'jobTitle')];
      if (!ROLE_ONLY.test(role) || OTHER_ROLE.test(role)) return [];
      const person = parsePerson(name);
      return person ? [structuredFact(reading, item, person, `"name": "${name}", "jobTitle": "${role}"`)] : [];
    }),
  );
}

/** Departments and branches with an address of their own; one at the company's own address is no further location. */
export function structuredBranches(reading: Reading): Fact<BranchSite>[] {
  const seats = new Set(reading.items.filter(isOrganisation).flatMap((item) => addressesOf(item).map(addressKey)));
  return reading.items.filter(isBranch).flatMap((item) =>
    addressesOf(item)
      .filter((address) => !seats.has(addressKey(address)))
      .map((address) => {
        const parts = [address.street, address.zip, address.city].filter((part) => part !== null);
        return structuredFact(reading, item, address, `"address": ${parts.join(', ')}`);
      }),
  );
}

const addressesOf = ({ props }: StructuredItem): BranchSite[] =>
  postalAddresses(props)
    .filter(({ zip, city }) => zip !== null && city !== null)
    .map((address) => ({ ...address, name: textProp(props, 'name') || null }));

const addressKey = ({ street, zip }: BranchSite): string => `${zip} ${street}`.toLowerCase();
