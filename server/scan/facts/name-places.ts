import type { AddressSite } from './address-sites.ts';
import { foldKey } from './choose.ts';
import { hasLegalForm } from './legal-forms.ts';
import { isKnown, knownTexts } from './name-support.ts';
import { distinctive } from './name-words.ts';
import { SECTION_OF_OTHERS } from './other-parties.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';

/** A name, and the address that it stands above. */
export interface NamedSite {
  site: AddressSite;
  name: Fact;
}

/** What is left to a name in a page's frame, and what a later one loses, where the content begins with the company. */
const IN_FRAME = 30;
const LATER = 30;

/**
 * On a legal or contact page the company comes first in the content. Whoever stands above another address further down,
 * in an aside or in the footer, is a partner, an owner or a body that the company belongs to, legal form or not.
 * `told` are the names that the page gives otherwise.
 */
export function weighByPlace(
  reading: Reading,
  sites: readonly AddressSite[],
  named: readonly NamedSite[],
  told: readonly Fact[],
): Fact[] {
  const facts = named.map(({ name }) => name);
  if (sites.length < 2 || (reading.kind !== 'impressum' && reading.kind !== 'contact')) return facts;
  const seat = sites.find((site) => !isInFrame(site) && site.owner === 'company');
  const atSeat = named.find(({ site }) => site === seat)?.name;
  const first = atSeat ?? told[0] ?? named.find(({ site }) => !isInFrame(site) && site.owner === 'company')?.name;
  if (!seat || !first) return facts;
  const known = knownTexts(reading);
  const isFirstKnown = isKnown(first.value, known);
  const isFirstPlain = isFirstKnown && !hasLegalForm(first.value) && reading.kind === 'impressum';
  return named.map(({ site, name }) => {
    if (isSamePlace(site, seat) || name.value === first.value) return name;
    if (!isTitle(reading, first.value) && isTitle(reading, name.value)) return name;
    const isLess = isFirstPlain || (isFirstKnown && !isKnown(name.value, known));
    if (!isInFrame(site)) return isLess ? { ...name, weight: name.weight - LATER } : name;
    const isRatherOwn = !isFirstKnown && isKnown(name.value, known);
    return isRatherOwn ? name : { ...name, weight: Math.min(name.weight, IN_FRAME) };
  });
}

/** Whether the page's title or the site's host has all words of a name. */
function isTitle({ metadata, host }: Reading, name: string): boolean {
  const texts = foldKey(`${metadata.title} ${host}`);
  return distinctive(name).every((word) => texts.includes(word));
}

const isInFrame = ({ pieces: [first] }: AddressSite): boolean =>
  first?.line.region === 'footer' || first?.line.region === 'aside';

const isSamePlace = ({ address: one }: AddressSite, { address: other }: AddressSite): boolean =>
  one.zip === other.zip && (one.street === other.street || one.street === null || other.street === null);

/** How far up the heading of an address's section may stand. */
const HEADING_REACH = 8;

/** Whether the nearest heading above an address gives the section to partners, sponsors or others. */
export function isInSectionOfOthers(pieces: readonly Piece[], { above, pieces: [first] }: AddressSite): boolean {
  const at = (above[0] ?? first)?.index ?? 0;
  const line = first?.line.index ?? 0;
  for (let i = Math.min(at + above.length, pieces.length - 1); i >= Math.max(0, at - HEADING_REACH); i--) {
    const { line: upper, text } = pieces[i] as Piece;
    if (upper.heading === 0 || upper.index >= line) continue;
    return SECTION_OF_OTHERS.test(text) && upper.scopeEnd >= line;
  }
  return false;
}
