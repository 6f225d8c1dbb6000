import { anyCase } from '../any-case.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { certifierNamed, issuerIn } from './certifiers.ts';
import { isOfThing, subjectOf } from './subjects.ts';
import { validUntil } from './validity.ts';

/** What bodies do that certify, and what comes of it. */
const AUDITS = anyCase(
  /audit|überwach|(?:^|\s|über|ge)prüf|zertifi|begutacht|kontroll|akkredit|urkunde|bescheinig|ausgestellt|erteilt|verliehen|gültig/iu,
);
/** Things that are checked or hold until a day by themselves, and people who are not a company's system. */
const OF_THINGS = anyCase(
  /garantie|gewährleist|angebot|gutschein|aktion(?!\p{L})|vertrag|kalibrier|steuer|bilanz|jahresabschluss|aufzug|fahrzeug|feuerlösch|(?<!\p{L})(?:unser\p{L}{0,2}|das|die|den|der|alle) (?:\p{Ll}{3,20} )?(?:\p{L}{0,20}(?:gerät|maschine|anlage|dach|bau|brücke|gebäude|brand|kran|leiter|kessel|brunnen|wasser|trinkwasser|leitung|waage|software|server)\p{L}{0,3})(?!\p{L})/iu,
);

/** Whether a sentence tells of a thing that is checked, or holds until a day, rather than of a certificate. */
export const isOfOtherThing = (sentence: string): boolean =>
  OF_THINGS.test(sentence) && certificateNames(sentence).length === 0;

/** Whether a sentence speaks of the audits of the company, and neither of another's nor of a thing's. */
const isOfAudit = (sentence: string): boolean =>
  AUDITS.test(sentence) && isOwnStatement(sentence) && !OF_THINGS.test(sentence) && !isOfThing(sentence);

/** A body that certifies, in a sentence that tells that somebody audits the company. */
export const auditorIn = (sentence: string): string | null =>
  isOfAudit(sentence) ? (issuerIn(sentence) ?? certifierNamed(sentence)) : null;

const MOST = 200;
/** Whether a sentence that names no certificate tells who audited what the one before it names, or until when it holds. */
export const tellsOfAudit = (sentence: string): boolean =>
  sentence.length <= MOST &&
  isOfAudit(sentence) &&
  subjectOf(sentence) === null &&
  certificateNames(sentence).length === 0 &&
  (issuerIn(sentence) !== null || validUntil(sentence) !== null || certifierNamed(sentence) !== null);
