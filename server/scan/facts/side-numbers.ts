import { anyCase } from '../any-case.ts';
import type { Region } from '../dom/html-tags.ts';
import { BOLD } from '../dom/lines.ts';
import type { AddressSite } from './address-sites.ts';
import { foldKey } from './choose.ts';
import { hasGivenName } from './given-names.ts';
import { hasLegalForm } from './legal-forms.ts';
import { ownTexts } from './name-support.ts';
import { distinctive } from './name-words.ts';
import { BODIES } from './other-parties.ts';
import type { Address } from './page-facts.ts';
import { parsePerson } from './person-names.ts';
import type { FoundNumber } from './phone-numbers.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { isOfStranger } from './stranger-names.ts';

/** Lines above a number in which a person or a place is looked for. */
const REACH = 4;
const PLACE_REACH = 6;

/** Characters in which a firm is named beside a number, and those of a label that may stand between. */
const NEAR = 80;
const LABEL = 20;

/** A purpose in front of a number: it is answered elsewhere, or by somebody else, than the head office. */
const PURPOSE = anyCase(
  /^(?:(?:\p{L}{0,12}-?)?(?:notdienst|notruf|notfall\p{L}{0,8}|störungsdienst|entstörung\p{L}{0,8}|bereitschaft\p{L}{0,8}) \p{L}{3}|\p{L}{3,20}-?hotline|kundendienst|vertrieb|verkauf|einkauf|buchhaltung|presse|disposition|versand|lager|marketing|qualitätssicherung|export)/iu,
);

/** Whether a number's label names a purpose: 'Störungsdienst Heizung', 'Bestellhotline'. */
export const hasPurpose = (text: string): boolean => PURPOSE.test(text);

/** Headings of parts with numbers of persons, departments and others. */
const SIDE_PART = anyCase(
  /^(?:unsere? |ihre? |die )?(?:presse|medien(?:kontakt|anfragen)|karriere|jobs?(?!\p{L})|bewerb|(?:offene )?stellen|ausbildung|ansprech|außendienst|team(?!\p{L})|(?:direkte )?durchwahl|direkt (?:verbunden|erreichbar)|support$|(?!tisch|zimmer)\p{L}[\p{L}’']{1,14}-reservierung|notdienst|notfall|störung|hausmeister|partner(?!\p{L})|gruppe(?!\p{L}))/iu,
);

/** 'Hotline der Gruppe', 'Telefon unserer Designerin', in front of a number. */
const HOLDER = anyCase(
  /(?:nummer|telefon|hotline|notdienst|störungsdienst|mobil|handy|tel\.) (?:(?:der|des|de[rs] \p{L}{3,20}) (?:(?:unternehmens|firmen)?gruppe|holding|konzerns?|mutter\p{L}{0,20}|partner\p{L}{0,20})|(?:unsere[rs]|ihre[rs]) (?!zentrale|praxis|kanzlei|geschäftsstelle|verwaltung|hauses|büros|firma|unternehmens|betriebs|rezeption|team)\p{Lu}\p{L}{3,30})[\s:]{1,3}$/iu,
);

/** 'Infoline der Zentrale' in what all pages of a chain or franchise show: the legal page gives the company's own. */
const OF_HEAD_OFFICE = anyCase(/(?<!\p{L})(?:der|unserer) (?:\p{L}{3,20}-?)?zentrale[\s:]{1,3}$/iu);

/** Services of a town, a region or a profession, which many share: 'Notdienst der Region', 'Ärztlicher Bereitschaftsdienst'. */
const PUBLIC_SERVICE = anyCase(
  /(?:notdienst|bereitschaftsdienst|notruf)(?: (?:der|des|im|in|für|an) (?:\p{L}{2,6} )?(?:region|stadt|gemeinde|kreises|landkreis(?:es)?|bezirks?|kantons?|umgebung|wochenende[ns]?|ärzte|kassenärzt\p{L}{2,20}|\p{L}{3,20}kammer|innung|apotheken))[\s:]{1,3}$|(?<!unsere?[rmn]? )(?<!\p{L})(?:tierärztlicher? )?ringdienst(?: \p{L}{3,30})?(?: unter)?[\s:]{1,3}$|(?<!unsere?[rm]? )(?:zahnärztliche|kinderärztliche|kassenärztliche|(?<!\p{L})ärztliche|tierärztliche|anwaltliche|psychiatrische)[rsn]? (?:not(?:fall)?dienst|bereitschaftsdienst|notruf)[^.!?]{0,40}$|(?:not(?:fall)?dienst|bereitschaftsdienst|notruf)? ?au(?:ß|ss)erhalb (?:der|unserer) (?:sprech|praxis|ordinations)(?:zeiten|stunden?)[^.!?\d]{0,40}$|(?<!\p{L})(?:apotheken|gift)-?(?:notdienst|notruf)[^.!?]{0,40}$|(?<!\p{L})emergency (?:dental|medical|doctors?['’]?) service[^.!?]{0,40}$/iu,
);

/** 'Anmeldung bei der Volkshochschule, Telefon …', 'Karten gibt es beim Kulturamt, Tel. …'. */
const ANSWERED_BY =
  /(?:[Aa]n(?:ge)?meld|[Bb]uch(?:en|ung)|[Rr]eserv|[Kk]arten|[Tt]ickets|[Vv]orverkauf|erhältlich|[Aa]uskunft|[Aa]uskünfte|(?<!\p{L})Infos?(?!\p{L})|[Ii]nformation|Termine?(?!\p{L}))[^.!?:]{0,60}?(?:\s(?:bei(?: der| den)?|beim|(?:über|an|durch) (?:die|das|den))|:)\s(?!Herr|Frau|Tel|Fon|Mobil|Handy|Ruf)(\p{Lu}[\p{L}-]{3,40}(?: \p{Lu}[\p{L}-]{1,30}){0,3})[\s,:;(–-]{1,4}(?:(?:Tel|Fon|Telefon|Phone|Mobil|tel)[\p{L}.]{0,8}[\s.:]{0,3})?$/u;
/** Who of the company answers. */
const OWN_DESK = anyCase(
  /(?:(?<!reise)büro|sekretariat|rezeption|empfang|geschäftsstelle|verwaltung|leitung|zentrale|praxis|kanzlei|stelle|hotline|service|team|kasse|theke|kontor|inhaber|vorsitzende|vorstand|wirt|nummer|fach|haus|tag|abend|uhr)\p{L}{0,4}$/iu,
);

function isAnsweredByOthers(reading: Reading, before: string): boolean {
  const name = ANSWERED_BY.exec(before)?.[1];
  if (name === undefined || OWN_DESK.test(name) || parsePerson(name, true) !== null) return false;
  const known = ownTexts(reading);
  return !distinctive(name).some((word) => known.includes(word));
}

/** 'Bergführerbüro Probe: +43 …': a firm or a body by its kind and name, right before a number. */
const FIRM_LABEL = anyCase(
  /^(?:\p{L}{0,20}(?:büro|taxi|verein|verband|schule|verleih|agentur|museum|bahn(?:en)?|wacht|rettung|apotheke|klinik|hotel|gasthof|restaurant|werkstatt|firma)) (\p{Lu}[^:,;]{2,40}):\s$/iu,
);

function isLabelledFirm(reading: Reading, before: string): boolean {
  const name = before.length <= NEAR ? FIRM_LABEL.exec(before)?.[1] : undefined;
  if (name === undefined) return false;
  const known = ownTexts(reading);
  return !distinctive(name).some((word) => known.includes(word));
}

/** Whether a number is not the head office's but a person's, another place's, or somebody's who is named beside it. */
export function isSideNumber(
  reading: Reading,
  index: number,
  found: FoundNumber,
  sites: readonly AddressSite[],
): boolean {
  const piece = reading.pieces[index] as Piece;
  const before = piece.text.slice(0, found.index);
  return (
    HOLDER.test(before.slice(-80)) ||
    (isFrame(piece) && OF_HEAD_OFFICE.test(before.slice(-60))) ||
    isOfGroup(reading.pieces, index) ||
    isBelowSideLabel(reading.pieces, index) ||
    PUBLIC_SERVICE.test(before.slice(-80)) ||
    isAnsweredByOthers(reading, before.slice(-160)) ||
    isLabelledFirm(reading, before) ||
    isOfFirmBehind(piece.text.slice(found.index + found.written.length)) ||
    isOfPersonBefore(reading, before) ||
    // A legal page gives the company's own numbers below whatever name; in its footer the site's places follow.
    (reading.kind !== 'impressum' && (isOfPersonAbove(reading, index) || isInSidePart(reading.pieces, index))) ||
    ((reading.kind !== 'impressum' || isFrame(piece)) &&
      (isElsewhere(index, piece, sites) || isOfStranger(reading, index, found.index)))
  );
}

/** 'Muster Gruppe | Zentrale 0421 …': the first part of a line says whose the others are. */
function isOfGroup(pieces: readonly Piece[], index: number): boolean {
  const [piece, before] = [pieces[index], pieces[index - 1]];
  return (
    before !== undefined &&
    before.line === piece?.line &&
    /(?:gruppe|group|holding|verbund|konzern)$/iu.test(before.text)
  );
}

/** 'Fahrer-Hotline (24 h)' above a number: a line for some, none of the head office's. */
const SIDE_LABEL = anyCase(
  /^(?:fahrer|mitarbeiter|bewerber|händler|partner|lieferanten|investoren|aktionärs?|presse|mitglieder|schadens?)-?(?:hotline|telefon|line)(?!\p{L})/iu,
);

/** 'Nur für Mitglieder mit Vertrag' */
const ONLY_FOR = anyCase(/(?<!\p{L})(?:nur|ausschlie(?:ß|ss)lich) für (?:\p{Ll}{3,20} ){0,2}\p{Lu}\p{L}{3}/iu);

const isForSome = (text: string): boolean => SIDE_LABEL.test(text) || (text.length < NEAR && ONLY_FOR.test(text));

/** A number alone, or behind one word for it. */
const BARE_NUMBER = /^(?:\p{L}{3,10}\.?:? )?[\d\s()+/-]+$/u;

function isBelowSideLabel(pieces: readonly Piece[], index: number): boolean {
  const text = pieces[index]?.text ?? '';
  return isForSome(text) || (BARE_NUMBER.test(text) && isForSome(pieces[index - 1]?.text ?? ''));
}

const FRAME = new Set<Region | null>(['header', 'footer', 'aside']);

/** Whether a line stands in what a page shares with the others of its site. */
export const isFrame = ({ line }: Piece): boolean => FRAME.has(line.region);

/** The words in front of a number up to the one before, in brackets behind it, and in the line above it in its block or of a number alone. */
export function wordsBeside(pieces: readonly Piece[], index: number, { index: at, written }: FoundNumber): string {
  const [piece, above] = [pieces[index] as Piece, pieces[index - 1]];
  const before =
    piece.text
      .slice(Math.max(0, at - NEAR), at)
      .split(/\d{3}/u)
      .at(-1) ?? '';
  const behind = /^\s?\(([^()]{3,60})\)/u.exec(piece.text.slice(at + written.length))?.[1] ?? '';
  const sharesBlock = above?.line.block === piece.line.block && before.length < LABEL;
  const isAlone = BARE_NUMBER.test(piece.text) && above?.line.region === piece.line.region;
  const isBelow = above !== undefined && (sharesBlock || isAlone) && above.text.length < NEAR;
  return [isBelow && !/\d{3}/u.test(above.text) ? above.text : '', before, behind].join(' ').trim();
}

/** '0171 5552040 (Liftwacht Ohlsen e.K., Rendsburg)', '0361 55520 (KZV Thüringen)' */
function isOfFirmBehind(behind: string): boolean {
  const named = /^\s?\(([^)]{3,80})\)/u.exec(behind)?.[1] ?? '';
  return hasLegalForm(named) || BODIES.test(named);
}

/** 'Vorstand: Eva Probe, Tel. …', 'Eva Probe, Einkauf: …' */
function isOfPersonBefore(reading: Reading, before: string): boolean {
  if (before.length < 8 || before.length > 120) return false;
  const label = /[\s,;:|–(-]{0,3}(?:tel|fon|telefon|mobil|handy|durchwahl|dw|phone)[\p{L}.]{0,8}[\s.:]{0,3}$/iu;
  const clauses = before
    .replace(label, '')
    .split(/[,;:|–(]\s?/u)
    .slice(-2);
  return clauses.some((clause) => isOtherPerson(reading, clause));
}

/** The card of a person: the name, perhaps what they do, then the number. */
function isOfPersonAbove({ pieces, ...reading }: Reading, index: number): boolean {
  const { line } = pieces[index] as Piece;
  for (let i = index - 1; i >= Math.max(0, index - REACH); i--) {
    const above = pieces[i] as Piece;
    const sharesCard = above.line.block === line.block || above.line.scopeEnd >= line.index;
    if (!sharesCard || /\d{4,5}\s\p{Lu}/u.test(above.text) || above.hasForm) return false;
    const [name = '', role = ''] = above.text.split(/(?:,| [–|-]|\s\()\s?/u, 2);
    if (above.text.length <= 90 && isOtherPerson({ ...reading, pieces }, name))
      return !/inhab|geschäftsf|eigent/iu.test(role);
    if (above.line.heading > 0 && above.line.heading < BOLD) return false;
  }
  return false;
}

/** A person whose name is not the company's, too. */
function isOtherPerson({ host, metadata }: Reading, text: string): boolean {
  const person = text.length >= 6 && text.length <= 60 ? parsePerson(text, true) : null;
  if (!person || !(person.title || hasGivenName(person.name))) return false;
  const family = foldKey(person.name.split(' ').at(-1) ?? '');
  return !foldKey(`${host} ${metadata.title}`).includes(family);
}

export function isInSidePart(pieces: readonly Piece[], index: number): boolean {
  const { index: at, block } = (pieces[index] as Piece).line;
  for (let i = index - 1; i >= Math.max(0, index - 12); i--) {
    const { line } = pieces[i] as Piece;
    if (line.tag === 'caption' && SIDE_PART.test(line.text)) return true;
    if (line.heading === 0 || (line.heading === BOLD && i < index - 1 && line.block !== block)) continue;
    return line.scopeEnd >= at && SIDE_PART.test(line.text);
  }
  return false;
}

/** Right below an address in another town than the first below a company's name, else than the first of the page. */
function isElsewhere(index: number, piece: Piece, sites: readonly AddressSite[]): boolean {
  const own = sites.filter(({ owner }) => owner === 'company');
  const seat = (own.find(({ above }) => above.at(-1)?.hasForm) ?? own[0])?.address;
  const near = addressAbove(index, piece, sites);
  return Boolean(seat?.zip && near?.street) && near?.zip !== seat?.zip && near?.city !== seat?.city;
}

/** The address that a number stands right below, in the same block or section. */
export function addressAbove(index: number, { line }: Piece, sites: readonly AddressSite[]): Address | null {
  const near = sites.findLast(({ pieces }) => (pieces.at(-1)?.index ?? index) <= index);
  const last = near?.pieces.at(-1);
  if (!near || !last || last.index < index - PLACE_REACH) return null;
  return last.line.block === line.block || last.line.scopeEnd >= line.index ? near.address : null;
}

/** Country of an E.164 number by its code: most have two digits. */
const codeOf = (number: string): string => /^\+(?:423|[17]|\d\d)/u.exec(number)?.[0] ?? number;

/** Whether a number is of another country than most of the company's; free numbers are nobody's. */
export const isAbroad = (number: string, main: string): boolean => codeOf(number) !== codeOf(main);
