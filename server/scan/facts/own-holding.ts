import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { HELD, isOwnStatement } from './certificate-holding.ts';
import type { NamedCertificate } from './certificate-names.ts';
import { isAffirmed, isOverOrPlanned, isPresent } from './certificate-status.ts';
import { OWN_VOICE } from './own-voice.ts';

/** What companies call themselves, but nobody calls so who works for them: a mill or a laundry may be either. */
const SELF =
  '\\p{L}{0,20}(?:betrieb|unternehmen|firma|haus|praxis|kanzlei|büro|verein|werk|standort|gesellschaft|genossenschaft|team|hotel|restaurant|gasthof|weingut|hof|apotheke|agentur|geschäft|laden|atelier|studio|salon|klinik|heim|kita|schule|museum|theater|stiftung|verband|mosterei|brauerei|bäckerei|metzgerei|tischlerei|schreinerei|gärtnerei|dachdeckerei|zimmerei|produktion|fertigung|saal|halle)';
/** 'unser Betrieb', 'unsere kleine Praxis': the company, as it calls itself. */
const OURS = `unser(?:e[mnrs]?)? (?:\\p{L}{3,20}e[nmrs]? )?(?:${SELF})(?!\\p{L})`;
/** Up to what another is told of: a clause that another subject begins. */
const ON =
  '(?:(?!,? (?:und|aber|denn|während|weil|wobei|sondern) (?:wir|unsere?|die|der|das|sie) |, (?:die|der|das|den|dem) )(?:[^;:–]|:(?! ))){0,160}?';
const CERTIFIED =
  '(?:re-?)?(?:zertifiziert|akkreditiert|auditiert|anerkannt|zugelassen|ausgezeichnet|registriert)(?!\\p{L}| (?:ist|sind) (?:die|der|das))';
const BEHIND = '(?: (?:nach|gemäß|als|mit|für) (?:[^,;:.–]|\\.(?=\\S)){2,80})?';
const HAS = '(?:haben|hat|tragen|trägt|führen|führt|besitzen|besitzt|halten(?! uns)|hält|verfügen|verfügt)';
const GIVEN = '(?:verliehen|überreicht|ausgestellt|zuerkannt|zugesprochen|erteilt|bestätigt|bescheinigt)(?!\\p{L})';

/** Ends of what is held: another clause, or one more deed. */
const END = '(?=[,;–]|: |\\.?$)';
const END_OR_AND = '(?=[,;–]|: |\\.?$| (?:und|aber|denn|während|and|which|while|because) )';

/** What a company says of itself, from its subject to what it says to hold. */
const SAYINGS = [
  `(?:(?<!\\p{L})(?:wir (?:sind|wurden)|(?:sind|wurden) wir)|${OURS} (?:ist|wurde|wird)|(?<!\\p{L})(?:ist|wurde|wird) ${OURS}) ${ON}${CERTIFIED}${BEHIND}`,
  ...[END, END_OR_AND].map(
    (end) => `(?:(?<!\\p{L})(?:wir ${HAS}|${HAS} wir)|${OURS} ${HAS}|(?<!\\p{L})${HAS} ${OURS})(?!\\p{L})${ON}${end}`,
  ),
  // 'Wir drucken klimaneutral und sind mit dem Siegel Muster ausgezeichnet'
  `^wir (?:[^;:–]{3,120}) und (?:sind ${ON}${CERTIFIED}${BEHIND}|${HAS}(?!\\p{L})${ON}${END})`,
  `(?<!\\p{L})(?:wurden?|hat|haben) (?:uns|${OURS}) ${ON}${GIVEN}`,
  `(?<!\\p{L})(?:das|den|die) [^,;:–]{3,60} (?:(?:tragen|führen|besitzen|halten) wir(?! uns)(?!\\p{L})${ON}${END}|haben wir(?! uns) ${ON}(?:erhalten|bekommen|erworben|erlangt|erneuert|verlängert|bestanden)(?!\\p{L}))`,
  `(?:zertifikat|siegel|label|zulassung|gütezeichen)(?!\\p{L})[^;:]{0,80}, (?:das|die|der) (?:uns|unsere[rm]? \\p{L}{3,30}) [^,;:]{0,40}${GIVEN} wurde`,
  `(?<!\\p{L})ließen wir (?:uns|unser) ?${ON}zertifizieren`,
  `(?<!\\p{L})(?:wir sind|sind wir) (?:\\p{L}{3,12} ){0,2}zertifizierte[rs]? [^,;:–]{3,80}?(?=[,;:–]|\\.?$| und \\p{L}+en )`,
  '^als zertifizierte[rs]? [^,;:–]{3,60} (?:sind|haben|bieten|dürfen|können|arbeiten|führen) wir(?!\\p{L})',
  ...[END, END_OR_AND].map(
    (end) =>
      `(?<!\\p{L})we (?:are|were|have been|have held|hold|carry|have|received|obtained|achieved) (?:[^,;:–]|:(?! )){3,160}?${end}`,
  ),
  `(?<!\\p{L})our (?!customer|client|supplier|partner|parent|landlord|host)(?:\\p{L}{3,15} )?\\p{L}{3,20} (?:is|was|has been|were|holds|carries) (?:[^,;:–]|:(?! )){3,160}?${END_OR_AND}`,
].map((source) => anyCase(source, 'g'));
/** The document alone: whether it is there yet tells the rest of the sentence. */
const DOCUMENTS = [
  `(?<!\\p{L})unsere? (?:\\p{L}{3,20}e[nrs]? )?(?:(?:din|en|iso|iec|\\S{0,12}\\d\\S{0,8}) ){0,4}\\S{0,20}(?:zertifikat|zertifizierung|akkreditierung|siegel)(?: (?:nach|gemäß|als) [^,;:–]{3,60}?)?(?=[,;:–]|\\.?$| \\p{Ll})`,
  '(?<!\\p{L})our (?:[\\p{L}\\d:/-]{2,15} ){0,4}certificat(?:es|e|ions|ion)(?: (?:for|to|according to) [^,;:–]{3,80})?',
].map((source) => anyCase(source, 'g'));
/** Words that say so without one for a certificate, where one is named. */
const STRONG = anyCase(`${GIVEN}|(?<!\\p{L})(?:besitzen|halten|verfügen|hold|carry)(?!\\p{L})`);

/** A part of a sentence, by its places. */
export interface Span {
  from: number;
  to: number;
}

/** Longest sentence that is looked at. */
const LONGEST = 400;
/** Between certificates of one list. */
const LIST = /^(?:[\s,()]|(?:und|sowie|and|auch|nach|gemäß|der|die|das)(?!\p{L})|&){0,24}$/u;

/**
 * Where a sentence says in the company's own words that it holds something, whatever else the sentence tells of others:
 * 'Wir sind nach ISO 9001 zertifiziert und verarbeiten Ziegel namhafter Hersteller.' `named` are the certificates in it.
 */
export function ownHoldings(sentence: string, named: readonly NamedCertificate[]): Span[] {
  if (sentence.length > LONGEST || sentence.endsWith('?') || !OWN_VOICE.test(sentence)) return [];
  if (!HELD.test(sentence) && !(named.length > 0 && STRONG.test(sentence))) return [];
  const sayings = isAffirmed(sentence) ? [...SAYINGS, ...DOCUMENTS] : SAYINGS;
  return sayings
    .flatMap((saying) => allMatches(sentence, saying))
    .flatMap(({ 0: said, index }) => {
      // What is over or only planned is said anywhere in the clause: 'Bis 2019 …', '…, die Prüfung steht noch aus'.
      const from = Math.max(sentence.lastIndexOf('; ', index), sentence.lastIndexOf(': ', index), 0);
      const end = sentence.indexOf('; ', index);
      const clause = sentence.slice(from, end < 0 ? sentence.length : end);
      const isNamed = named.some((one) => one.index >= index && one.index < index + said.length);
      if (!(HELD.test(said) || (isNamed && STRONG.test(said))) || !isOwnStatement(said)) return [];
      if (isOverOrPlanned(clause) || !isPresent(clause)) return [];
      let to = index + said.length;
      for (const one of named)
        if (one.index >= to && LIST.test(sentence.slice(to, one.index))) to = one.index + one.name.length;
      return [{ from: index, to }];
    });
}
