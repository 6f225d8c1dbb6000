import { anyCase } from '../any-case.ts';
import { BOLD } from '../dom/lines.ts';
import { isSiteOfOthers } from './address.ts';
import { type AddressSite, headingOf } from './address-sites.ts';
import type { IsOthers } from './attribution.ts';
import { firmOfTitle, isOwnInRow, operatorBelow, partyInRow } from './branch-parties.ts';
import { isGoneOrPlanned } from './bygone-places.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { isBodyName, isKindAlone } from './name-words.ts';
import { isNotOwnPlace } from './not-own-places.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Fact, ShownPlace } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isAmongBare, isListedAsOwn } from './place-introductions.ts';
import { isNoPlaceOfWork } from './place-owners.ts';
import { namesOneMore, saysOurs, saysPlace } from './place-sayings.ts';
import { countedPlaces, WHERE_IT_IS } from './place-sections.ts';
import { callsOwnHouse, callsPlace, namesKind, PLACE_OF_WORK, tellsActivity } from './place-words.ts';
import { type Reading, textFact } from './reading.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { sectionAbove, standsBelow } from './sections.ts';
import { isToldAbove } from './told-places.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';

/** Longest text that is a place's name rather than a sentence about it. */
const NAME = 60;

/** What a page shows with a street of its own and a short name or none; whose it is tells the site as a whole. */
export function shownPlaces(reading: Reading, sites: readonly AddressSite[], isOthers: IsOthers): Fact<ShownPlace>[] {
  const facts: Fact<ShownPlace>[] = [];
  let list = 0;
  let form = '';
  const titleFirm = firmOfTitle(reading.pieces);
  const counted = countedPlaces(reading.pieces, sites);
  for (const site of sites) {
    const first = site.pieces[0];
    if (!first || site.address.street === null || first.line.region === 'nav') continue;
    if ((site.owner !== 'company' && site.owner !== 'branch') || isSiteOfOthers(reading, site, isOthers)) continue;
    if (isNotOwnPlace(reading, site)) continue;
    const isCalled = isOwnInRow(reading.pieces, site) || isCalledOwn(reading, site, first, counted.has(site));
    const name = nameOf(reading.pieces, site, first) ?? (isCalled ? headingOfOwn(site) : null);
    if (name === null || isAside(name) || isNoPlaceOfWork(name) || hasLegalForm(name) || FOREIGN_FORM.test(name))
      continue;
    // Each line of embedded data has a tag of its own.
    const like = first.line.source === undefined ? `${first.line.tag} ${first.line.region ?? ''}` : 'data';
    if (like !== form) list++;
    form = like;
    const value = {
      ...site.address,
      name: name || null,
      country: site.country,
      list,
      isCalled,
      firm:
        firmOf(reading.pieces, first) ??
        partyInRow(reading.pieces, site) ??
        operatorBelow(reading.pieces, site) ??
        bodyOf(name, sectionAbove(reading.pieces, first)) ??
        titleFirm,
    };
    facts.push(textFact(reading, site.pieces, value, site.address.street, 40, 'text', 'medium'));
  }
  return facts;
}

/** A body whose place it is: by the place's name, or by the heading above, 'Die Stiftung'. */
const bodyOf = (name: string, heading: string | null): string | null => {
  if (isBodyName(name)) return name;
  return heading !== null && isKindAlone(heading) ? heading : null;
};

/** What is said to be the company's own is not called by the heading, which may tell of something else. */
const headingOfOwn = (site: AddressSite): string => (saysOurs(site.lead) ? '' : headingOf(site));

/** 'Lehrstand (Imkerverein, Weg 1, …)': what stands in brackets is where another is. */
const isAside = (name: string): boolean => name.lastIndexOf('(') > name.lastIndexOf(')');

/** Words of a label in front of an address below a heading that calls the place. */
const LABEL_WORDS = 3;
/** Words between one address of a list and the next: ') und in Bad Probstadt'. */
const NEXT_WORDS = 5;
/** Labels that are no part of what stands before a street: 'Filiale: Weg 1', 'Zweigniederlassung Weg 1'. */
const LABEL = /^([^:]{4,40}):/u;
const BARE_LABEL = /^(?:(?:Zweign|N)iederlassung|Zweigstelle|Filiale)(?= \p{Lu})/u;

/** Whether the heading, the label or the sentence before a street calls it a place of the company. */
function isCalledOwn(reading: Reading, site: AddressSite, first: Piece, isCounted: boolean): boolean {
  const { pieces } = reading;
  const isOwn = namedByHost(reading.host);
  if (first.line.region === 'header' || site.address.zip === null) return false;
  const lead = site.lead.trim();
  const label = lead.slice(lead.lastIndexOf(':') + 1).trim() || lead;
  const above = site.above.filter(
    (piece, i, { length }) =>
      behindName(piece, isOwn).length <= NAME &&
      (piece.line.heading > 0 || piece.line.block === first.line.block || i === length - 1),
  );
  const { address } = site;
  return lead === ''
    ? above.some((piece) => callsPlace(behindName(piece, isOwn), address) || callsOwnHouse(piece.text)) ||
        isToldAbove(site, first) ||
        (namesKind(nameRightAbove(site, first)) && standsBelow(pieces, first, WHERE_IT_IS)) ||
        ((isCounted || isListedAsOwn(pieces, first)) && !isBelowPerson(pieces, first) && !isBuilt(reading, first)) ||
        callsPlace(LABEL.exec(first.text)?.[1] ?? bareLabel(first), address) ||
        callsPlace(kindBehind(site), address)
    : (callsPlace(label, address) && !isSaidOfOthers(lead)) ||
        saysPlace(lead) ||
        isListed(site, lead) ||
        isHeaded(site, lead) ||
        ((foldKey(label) === foldKey(address.city ?? '') || isAmongBare(pieces, first, label)) &&
          (isCounted || isListedAsOwn(pieces, first)));
}

/** 'Muster GmbH, Niederlassung Ort': which of its places the name of a company, or of this one, is followed by. */
function behindName({ text, hasForm }: Piece, isOwn: IsOwn): string {
  const [, name = '', place] = /^([^,]{4,80}?)(?:,| [–-]) ([^,]{4,40})$/u.exec(text) ?? [];
  return place !== undefined && (hasForm || isOwn(name)) ? place : text;
}

const bareLabel = ({ text }: Piece): string => BARE_LABEL.exec(text)?.[0] ?? '';

/** 'Weg 1, 12345 Ort (Filiale)' */
function kindBehind({ pieces, address: { city } }: AddressSite): string {
  const text = pieces.at(-1)?.text ?? '';
  return (
    /^\s\((\p{L}[\p{L} -]{3,30})\)/u.exec(text.slice(text.lastIndexOf(city ?? '\n') + (city?.length ?? 0)))?.[1] ?? ''
  );
}

/** The line of its block right above a street, else the heading there. */
function nameRightAbove({ above }: AddressSite, first: Piece): string {
  const last = above.at(-1);
  return last && (last.line.block === first.line.block || last.line.heading > 0) ? last.text : '';
}

/** 'Unsere Häuser' are what a builder builds. */
const HOUSES = anyCase(/(?<!\p{L}|schau|muster)häuser/iu);
const BUILDER = /bau|architekt|immobil|makler|zimmer(?:er|ei)|holz|dach|(?:massiv|fertig)h[aä]us/iu;

const isBuilt = ({ pieces, metadata, host }: Reading, first: Piece): boolean =>
  standsBelow(pieces, first, HOUSES) && BUILDER.test(`${metadata.title} ${host}`);

/** 'Eva Probe' in the line right above a street: an agent's, maybe. */
function isBelowPerson(pieces: readonly Piece[], { index, line }: Piece): boolean {
  const above = pieces[index - 1];
  return above?.line.block === line.block && hasGivenName(above.text);
}

/** 'Filialen betreiben wir in Ort (Weg 1, …) und Dorf (Ring 7, …)': the next of a list goes with the first. */
const isListed = ({ listLead }: AddressSite, lead: string): boolean =>
  listLead !== undefined &&
  (lead.split(' ').length <= NEXT_WORDS || namesOneMore(lead)) &&
  !isSaidOfOthers(lead) &&
  saysPlace(listLead);

/** 'Seit 2017 sind wir auch am Fluss vor Ort: …' below a heading that calls the place; a text about it may stand between. */
function isHeaded(site: AddressSite, lead: string): boolean {
  const [upper, last] = site.above.slice(-2);
  const heading = last && upper && last.line.heading === 0 && isAboutOwn(last.text) ? upper : (last ?? upper);
  return (
    heading !== undefined &&
    heading.line.heading > 0 &&
    (callsPlace(heading.text, site.address) || callsOwnHouse(heading.text)) &&
    !isSaidOfOthers(lead) &&
    (OWN_VOICE.test(lead) || lead.split(' ').length <= LABEL_WORDS)
  );
}

const isAboutOwn = (text: string): boolean =>
  text.length <= 300 && OWN_VOICE.test(text) && !isSaidOfOthers(text) && !isGoneOrPlanned(text);

/** 'Der Flughafen Ort ist 65 Kilometer entfernt' is a sentence, and no place's name. */
const IN_SENTENCE = /[.!?]$|\p{Ll}\s\p{Ll}{3,}\s\p{Ll}|\s(?:ist|sind|liegt|liegen|steht|hat)(?!\p{L})/u;

/** What stands before a street: its line's beginning, the line or cell above, or the heads of a table. Null for prose. */
function nameOf(pieces: readonly Piece[], site: AddressSite, first: Piece): string | null {
  const lead = site.lead.slice(site.lead.lastIndexOf(':') + 1).trim();
  const at = pieces.indexOf(first);
  const name = lead || bareLabel(first) || nameAbove(pieces, at, site);
  if (name === '' && first.line.tag !== 'td') return null;
  if (name.length <= NAME && !IN_SENTENCE.test(name)) return name;
  // Behind a text about the place, the town in the heading above both tells which it is.
  const heading = lead === '' ? headingOf(site) : '';
  return heading !== '' && foldKey(heading) === foldKey(site.address.city ?? '') ? heading : null;
}

function nameAbove(pieces: readonly Piece[], at: number, site: AddressSite): string {
  const street = pieces[at];
  const above = pieces[at - 1];
  if (!street || !above) return '';
  // Below the company's own name, the heading tells which of its places it is.
  if (above.line.block === street.line.block && !above.hasForm)
    return (tellsActivity(above.text) && namesTown(headingOf(site), site)) || isInBuilding(above.text, headingOf(site))
      ? headingOf(site)
      : above.text;
  if (above.line.block === street.line.block) return headingOf(site);
  if (above.line.heading === BOLD) return headsAbove(pieces, at - 1);
  if (above.line.heading > 0) return above.text;
  // The cell before holds a name or, in a table of columns, the rest of another place.
  if (street.line.tag === 'td') return /\d/u.test(above.text) ? '' : above.text;
  return isTownName(above, street, site) ? above.text : headingOf(site);
}

/** 'Technopark Muster, Haus C' below 'Labor': the heading tells what is there. */
const BUILDING =
  /(?:[Pp]ark|[Zz]entrum|[Cc]enter|[Cc]ampus)(?!\p{L}).{0,30},|(?:^|, )(?:Haus|House|Gebäude|Building|Halle|Hall|Tor|Eingang|Block) (?:\p{Lu}|\d{1,3})(?!\p{L})/u;
const isInBuilding = (text: string, heading: string): boolean => BUILDING.test(text) && PLACE_OF_WORK.test(heading);

const namesTown = (text: string, { address: { city } }: AddressSite): boolean =>
  city !== null && foldKey(text).includes(foldKey(city));

/** A town's name in a line of its own above the street, as footers have it. */
const isTownName = ({ text, line }: Piece, street: Piece, { address: { city } }: AddressSite): boolean =>
  line.region === street.line.region && text.length <= NAME / 2 && foldKey(text) === foldKey(city ?? '');

/** The company named in the line right above a street. */
function firmOf(pieces: readonly Piece[], street: Piece): string | null {
  const above = pieces[street.index - 1];
  return above?.line.block === street.line.block && above.hasForm ? above.text : null;
}

/** Heads of a table stand side by side: which of them is whose is not told, so all of them are. */
function headsAbove(pieces: readonly Piece[], last: number): string {
  let from = last;
  while (pieces[from - 1]?.line.tag === pieces[last]?.line.tag && pieces[from - 1]?.line.heading === BOLD) from--;
  return pieces
    .slice(from, last + 1)
    .map(({ text }) => text)
    .join(' ');
}
