import { anyCase } from '../any-case.ts';
import { hasGivenName } from './given-names.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { isKnown, knownTexts } from './name-support.ts';
import { cleanName, isPossibleName, isSentence } from './name-text.ts';
import type { Fact } from './page-facts.ts';
import { personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { type Reading, textFact } from './reading.ts';
import { wordSign } from './word-signs.ts';

const SITE =
  '(?:(?:web|internet)?-?(?:seiten?|site|auftritts?|präsenz|shops?)|homepage|online-?shops?|plattform|portals?|blogs?|angebots?)';

/** Sentences that say whose the site is, up to the name: 'Diese Seiten werden betrieben von der …'. */
const OPERATOR = anyCase(
  `(?:${[
    `(?<!\\p{L})${SITE}[\\p{L} ,]{0,60} (?:betrieben|bereitgestellt|herausgegeben|veröffentlicht|angeboten|verantwortet) (?:von|durch)`,
    `(?<!\\p{L})${SITE} (?:gibt|betreibt|unterhält|veröffentlicht|verantwortet)`,
    `(?<!\\p{L})${SITE} (?:wird|werden|ist|sind)[\\p{L} ]{0,40} (?:von|durch)`,
    `(?<!\\p{L})(?:betreiber(?:in)?|anbieter(?:in)?|dienste?-?anbieter(?:in)?|inhaber(?:in)?|herausgeber(?:in)?|träger(?:in)?|verantwortlich)[\\p{L} -]{0,60} (?:ist|sind)`,
    `(?<!\\p{L})ein(?:e)? (?:angebot|service|projekt|produkt|marke|website|webseite|internetseite|dienst|seite) (?:der|von|des)`,
    '(?<!\\p{L})(?:operated|published|provided|owned) by',
    '(?<!\\p{L})a (?:service|brand|product|project) (?:of|by)',
  ].join('|')}):? (?:der |die |den |dem |the )?(?:firma )?(?=["„\\p{L}\\d])`,
);

/** Words without one of which no sentence says whose the site is. */
const OPERATOR_WORD = wordSign(
  /betr(?:ieb|eib)|geführt|getragen|unterhält|bereitgest|herausge|veröffentl|anbieter|angebo|verantwort|inhaber|träger|service|projekt|produkt|marke|seite|dienst|operated|published|provided|owned|brand/iu,
);
/** Characters behind such words in which the name is looked for. */
const NAME_REACH = 120;

/** Companies that running text says the site belongs to. */
export function operatorNames(reading: Reading): Fact[] {
  if (reading.kind !== 'impressum' && reading.kind !== 'contact') return [];
  return reading.pieces.flatMap((piece) => {
    const { text, owner, isHint, signs } = piece;
    if (owner !== 'company' || isHint || (signs & OPERATOR_WORD) === 0) return [];
    const said = OPERATOR.exec(text) ?? runBy(reading, text);
    if (!said || INDEPENDENT.test(text) || TECHNICAL.test(said[0]) || isRunByOthers(text)) return [];
    const rest = text.slice(said.index + said[0].length, said.index + said[0].length + NAME_REACH);
    const form = hasLegalForm(rest) ? findLegalForm(rest) : null;
    return form
      ? formedName(reading, piece, rest.slice(0, form.index + form.written.length))
      : plainName(reading, piece, rest);
  });
}

/** 'Muster ist eine Marke der …. Jeder Markt wird von einem selbstständigen Partner geführt.' */
export const INDEPENDENT = anyCase(
  /(?<!\p{L})(?:franchise|lizenz)-?(?:partner|nehmer|betrieb)|(?:selbst(?:st)?ändig|unabhängig|eigenständig)e[rnms]? (?:\p{L}{2,20} )?(?:partner|unternehme|kaufleute|händler|betriebe?n?(?!\p{L})|firmen)/iu,
);

/** 'Unser Webshop wird technisch betrieben von der …': whose machines the site runs on. */
export const TECHNICAL = anyCase(/(?<!\p{L})(?:technisch|gehostet)(?!\p{L})/iu);

/**
 * Another thing than the site and its pages, with who runs it or answers for it, up to their name: 'Den Onlineshop
 * betreibt die …', 'Fragen zu Bestellungen beantwortet ausschließlich die …'.
 */
const THING_RUN = anyCase(
  /^(?:den|das|die|unser(?:en|e)?) (?!(?:web|internet)?-?(?:seiten?|site|auftritt|präsenz|angebot)|homepage|diese)\p{Lu}[\p{L}-]{2,30}(?: (?:in|im|am|für|zu|der|des) \p{L}{2,20}){0,2} (?:betreibt|unterhält|führt|verwaltet|verantwortet|bewirtschaftet) (?:die|der|das|eine?) (?=\p{Lu})/iu,
);
const ANSWERED =
  /(?<!\p{L})(?:beantwortet|bearbeitet|erledigt|übernimmt|betreut)(?: (?:ausschließlich|allein|nur|für (?:uns|Sie)|seit \d{4}))? (?:die|der|das) (?=\p{Lu})/u;

/** Whether a sentence tells who runs something else, or does something for the company. */
export const isRunByOthers = (text: string): boolean => THING_RUN.test(text) || ANSWERED.test(text);

const RUN_BY =
  /(?:^|[.!?] )(?:Der|Die|Das|Unser[emnrs]{0,2}) ([^.!?]{3,60}?) (?:wird|werden|ist|sind) (?:\p{Ll}{2,20} ){0,3}(?:betrieben|geführt|getragen) (?:von|durch) (?:der |dem |den |die )?(?=["„\p{Lu}])/u;

/** 'Der Markt Musterstadt wird betrieben von der …', where the page is called by what is run. */
function runBy(reading: Reading, text: string): RegExpExecArray | null {
  const said = RUN_BY.exec(text);
  return said && isKnown(said[1] ?? '', knownTexts(reading)) ? said : null;
}

function formedName(reading: Reading, piece: Piece, text: string): Fact[] {
  const name = cleanName(text);
  if (!isPossibleName(name) || /[.;:]\s|,\s.{0,120},\s/u.test(name)) return [];
  // In the last line of all pages it may be whose brand the company sells or uses.
  const weight = piece.line.region === 'footer' ? 62 : 70;
  return [textFact(reading, piece, name, name, weight, 'text', 'medium')];
}

const isPerson = (name: string): boolean =>
  personsIn(name, true).some((person) => person.title !== null || hasGivenName(person.name));

/** What ends a name in a sentence; 'St.' and 'Dr.' do not. */
const END = /[,;:(|–]|(?<!(?<!\p{L})\p{L}{1,3})\.|\s(?:vertreten|mit (?:dem )?Sitz|mit der Anschrift)(?!\p{L})/u;

/** A foundation, a municipality or a firm without legal form: the page should know it by its title, host or header. */
function plainName(reading: Reading, piece: Piece, rest: string): Fact[] {
  const end = rest.search(END);
  const name = cleanName(end < 0 ? rest : rest.slice(0, end));
  if ((end < 0 && rest.length === NAME_REACH) || !/^\p{Lu}/u.test(name)) return [];
  if (!isPossibleName(name) || isSentence(name) || isPerson(name)) return [];
  if (!isKnown(name, knownTexts(reading))) return [];
  return [textFact(reading, piece, name, name, 64, 'text', 'medium')];
}
