import { anyCase } from '../any-case.ts';
import { textOf } from '../dom/elements.ts';
import type { Metadata } from '../dom/metadata.ts';
import type { ElementNode } from '../dom/nodes.ts';
import { foldText } from '../dom/text.ts';
import { type Country, countryCode } from './country.ts';
import { endsWithForm } from './name-text.ts';
import { isToldApart } from './name-words.ts';
import type { Address } from './page-facts.ts';

/** A schema.org thing on the page, from JSON-LD or microdata. */
export interface StructuredItem {
  /** Types without their vocabulary: 'LocalBusiness'. */
  types: string[];
  props: Record<string, unknown>;
  method: 'json-ld' | 'microdata';
  /** Whose it is: the site's own, one of its branches, or somebody else's who has to do with it. */
  part: Part;
}

type Part = 'own' | 'branch' | 'other';

/** Properties that lead to a part of the company, and to others: a parent, a maker, a customer. */
const BRANCH_PROPERTY = /^(?:department|subOrganization|branch|branches)$/u;
const OTHER_PROPERTY =
  /^(?:parentOrganization|creator|author|brand|manufacturer|memberOf|affiliation|sponsor|funder|worksFor|alumniOf|issuedBy|recognizedBy|hasCredential|customer|client|supplier|subjectOf|isPartOf|review|reviews|contributor|organizer|performer|events?|superEvent|containedInPlace|itemOffered|isSimilarTo|isRelatedTo|owns)$/u;

const DEPTH = 12;
const ITEM_LIMIT = 500;

/**
 * All things with a type that the page of a host holds, nested ones included. Malformed blocks are repaired where the
 * fault is a usual one.
 */
export function readStructuredData(metadata: Metadata, host: string): StructuredItem[] {
  const items: StructuredItem[] = [];
  for (const block of metadata.jsonLd) {
    const data = parseLenient(block);
    if (data !== undefined) collectItems(data, items, 'own', 0);
  }
  assignParts(items);
  leaveOutFirms(items);
  const all = items.concat(readMicrodata(metadata.properties));
  for (const item of all) if (isOrganisation(item) && isOfOtherSite(item, host)) item.part = 'other';
  const home = all.find((item) => isOrganisation(item) && isAtHome(item, host));
  if (home) for (const item of all) if (item.part === 'own' && isToldOf(item, home)) item.part = 'other';
  return all;
}

/** Whether a thing is another than the one that says that the site is its own: 'Stadthalle Muster' on the school's page. */
function isToldOf(item: StructuredItem, home: StructuredItem): boolean {
  const [name, own] = [item, home].map(({ props }) => textProp(props, 'name'));
  if (!name || !own || name.split(' ', 1)[0] === own.split(' ', 1)[0]) return false;
  return isToldApart(name, own);
}

/** The name of a site in its host: 'www.muster.de' and 'muster.com' share it. */
const siteName = (host: string): string =>
  host
    .replace(/(?:\.(?:co|or|gv|ac|com))?\.[^.]+$/u, '')
    .split('.')
    .at(-1) ?? host;

/** An organisation whose own home page is another site: the franchisor or the parent that made the pages. */
function isOfOtherSite({ props }: StructuredItem, host: string): boolean {
  const url = textProp(props, 'url');
  if (host === '' || !/^https?:\/\/[^/]{3,100}\/?$/iu.test(url) || !URL.canParse(url)) return false;
  const home = new URL(url).hostname.replace(/^www\./u, '');
  return siteName(home) !== siteName(host) || isPartnerOf(host, home);
}

/** Whether a thing's own home page is on the site of a host. */
export function isAtHome({ props }: StructuredItem, host: string): boolean {
  const url = textProp(props, 'url');
  return URL.canParse(url) && siteName(new URL(url).hostname) === siteName(host);
}

/** What subdomains of a company's own are called. */
const OWN_PART = anyCase(
  /^(?:www\d?|web|m|mobile?|home|start|neu|new|beta|test|stag(?:e|ing)|dev|cms|\p{L}{2}|(?:web|online|fan)?-?shop|store|blog|news|info|portal|service|support|help|jobs?|karriere|career|company|unternehmen|corporate|ueber-uns|about|b2b|kontakt)$/iu,
);

/** 'musterstadt.marke.de' is that of a partner on the portal of the brand, whose home page is 'marke.de'. */
const isPartnerOf = (host: string, home: string): boolean =>
  host.endsWith(`.${home}`) && !OWN_PART.test(host.slice(0, -home.length - 1));

/** Whose a thing is that a property of such a thing leads to. */
function partBehind(property: string, part: Part): Part {
  if (part !== 'own') return part;
  return BRANCH_PROPERTY.test(property) ? 'branch' : OTHER_PROPERTY.test(property) ? 'other' : 'own';
}

/** Things that others refer to by id only, and branches that name the company as their parent. */
function assignParts(items: readonly StructuredItem[]): void {
  const byId = new Map<string, StructuredItem[]>();
  for (const item of items) {
    const id = item.props['@id'];
    if (typeof id === 'string') byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  const own = items.filter((item) => item.part === 'own');
  for (const { props } of own) {
    for (const property of Object.keys(props)) {
      const part = partBehind(property, 'own');
      if (part === 'own') continue;
      for (const { '@id': id } of itemsOf(props, property)) {
        for (const item of typeof id === 'string' ? (byId.get(id) ?? []) : []) item.part = part;
      }
    }
  }
  for (const item of own) {
    const parents = itemsOf(item.props, 'parentOrganization').map(({ '@id': id }) => id);
    const parent = parents.flatMap((id) => (typeof id === 'string' ? (byId.get(id) ?? []) : []))[0];
    if (!parent) continue;
    parent.part = 'own';
    item.part = 'branch';
  }
}

/** A part that bears the name of another company is one: 'Muster Austria GmbH' as a subOrganization of the Muster SE. */
function leaveOutFirms(items: readonly StructuredItem[]): void {
  const nameOf = ({ props }: StructuredItem): string => textProp(props, 'legalName') || textProp(props, 'name');
  const own = new Set(items.filter((item) => item.part === 'own' && isOrganisation(item)).map(nameOf));
  for (const item of items)
    if (item.part === 'branch' && own.size > 0 && !own.has(nameOf(item)) && endsWithForm(nameOf(item)))
      item.part = 'other';
}

/** JSON with the faults that pages have: comments, CDATA marks, raw line breaks, trailing commas, a final semicolon. */
export function parseLenient(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[|\]\]>\s*$/gu, '')
    .replace(/^\s*<!--|-->\s*$/gu, '')
    .trim()
    .replace(/;$/u, '');
  for (const repair of [bare, bare.replace(/[\r\n\t]+/gu, ' ').replace(/,\s{0,100}([}\]])/gu, '$1')]) {
    try {
      return JSON.parse(repair);
    } catch {
      // The next repair, or nothing: a block that is no JSON says nothing.
    }
  }
  return undefined;
}

function collectItems(value: unknown, items: StructuredItem[], part: Part, depth: number): void {
  if (depth > DEPTH || items.length >= ITEM_LIMIT || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const entry of value) collectItems(entry, items, part, depth + 1);
    return;
  }
  const props = value as Record<string, unknown>;
  const types = typesOf(props['@type']);
  if (types.length > 0) items.push({ types, props, method: 'json-ld', part });
  for (const [key, entry] of Object.entries(props)) collectItems(entry, items, partBehind(key, part), depth + 1);
}

function typesOf(type: unknown): string[] {
  const list = Array.isArray(type) ? type : [type];
  return list
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.slice(name.lastIndexOf('/') + 1));
}

/** Text of a property, the first of a list; '' where it is absent or no text. */
export function textProp(props: Record<string, unknown>, key: string): string {
  const value = props[key];
  const first = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return foldText(first.slice(0, 2_000));
  if (typeof first === 'number') return String(first);
  if (first && typeof first === 'object') return textProp(first as Record<string, unknown>, '@value');
  return '';
}

/** Nested things of a property, always as a list. */
export function itemsOf(props: Record<string, unknown>, key: string): Record<string, unknown>[] {
  const value = props[key];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((entry): entry is Record<string, unknown> => entry !== null && typeof entry === 'object');
}

const ORGANISATION =
  /^(?:Organization|Corporation|LocalBusiness|\w{0,30}(?:Business|Service|Store|Shop|Contractor|Restaurant|Agency|Dealer|Repair|Plumber|Electrician|Dentist|Physician|Attorney|Hotel|Bakery|Clinic|Salon|Company|Organization|Establishment|Office|Locksmith|Painter|School|Association|NGO|Notary|Optician|Pharmacy|Brewery|Winery|Gym))$/u;

/** A kind of company that has no name of its own here ('Campground', 'Zoo') says what only companies have. */
const hasCompanyData = ({ types, props }: StructuredItem): boolean =>
  !types.includes('Person') &&
  (textProp(props, 'legalName') !== '' || (textProp(props, 'vatID') !== '' && itemsOf(props, 'address').length > 0));

const isOrganisationType = (item: StructuredItem): boolean =>
  item.types.some((type) => ORGANISATION.test(type) && type !== 'Service') || hasCompanyData(item);

/** Things that are the company of the site. */
export const isOrganisation = (item: StructuredItem): boolean => item.part === 'own' && isOrganisationType(item);

/** The addresses of an organisation that tell a street or a postcode, with the country where they name it. */
export function postalAddresses(props: Record<string, unknown>): (Address & { country: Country | null })[] {
  return itemsOf(props, 'address')
    .map((address) => ({
      street: textProp(address, 'streetAddress') || null,
      zip: textProp(address, 'postalCode') || null,
      city: textProp(address, 'addressLocality') || null,
      country:
        countryCode(textProp(address, 'addressCountry')) ??
        countryCode(textProp(itemsOf(address, 'addressCountry')[0] ?? {}, 'name')),
    }))
    .filter(({ street, zip }) => street !== null || zip !== null);
}

/** Things that are a further location of the company. */
export const isBranch = (item: StructuredItem): boolean => item.part === 'branch' && isOrganisationType(item);

/** Microdata: each itemscope with its own properties, text or content attribute. */
function readMicrodata(properties: readonly ElementNode[]): StructuredItem[] {
  const items = new Map<ElementNode, StructuredItem>();
  const itemFor = (scope: ElementNode): StructuredItem => {
    const known = items.get(scope);
    if (known) return known;
    const made: StructuredItem = {
      types: typesOf(scope.attribute('itemtype')),
      props: {},
      method: 'microdata',
      part: partOf(scope),
    };
    items.set(scope, made);
    return made;
  };
  for (const element of properties.slice(0, ITEM_LIMIT)) {
    const scope = scopeOf(element);
    const name = element.attribute('itemprop') ?? '';
    if (!scope || name === '') continue;
    const { props } = itemFor(scope);
    if (props[name] !== undefined) continue;
    props[name] = element.attribute('itemscope') === undefined ? propertyValue(element) : itemFor(element).props;
  }
  return [...items.values()].filter((item) => item.types.length > 0);
}

function partOf(scope: ElementNode): Part {
  const above = scopeOf(scope);
  return above ? partBehind(scope.attribute('itemprop') ?? '', partOf(above)) : 'own';
}

function scopeOf(element: ElementNode): ElementNode | null {
  let up = element.parent;
  for (let depth = 0; up && depth < 100; depth++, up = up.parent) {
    if (up.attribute('itemscope') !== undefined) return up;
  }
  return null;
}

function propertyValue(element: ElementNode): string {
  const content = element.attribute('content');
  if (content !== undefined) return content;
  const value = element.name === 'time' ? element.attribute('datetime') : hrefOf(element);
  if (value !== undefined) return value;
  return foldText(textOf(element, 500));
}

const hrefOf = (element: ElementNode): string | undefined =>
  element.name === 'a' || element.name === 'link' ? element.attribute('href') : undefined;
