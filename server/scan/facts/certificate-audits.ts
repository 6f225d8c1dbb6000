import { anyCase } from '../any-case.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { certifierNamed, issuerIn } from './certifiers.ts';
import { MONTHS } from './month-names.ts';
import { validUntil } from './validity.ts';

/** Things that are checked or hold until a day by themselves. */
const OF_THINGS = anyCase(
  /garantie|gewährleist|angebot|gutschein|aktion(?!\p{L})|vertrag|kalibrier|steuer|bilanz|jahresabschluss|(?<!\p{L})(?:unser\p{L}{0,2}|das|die|den|der|alle) (?:\p{Ll}{3,20} )?\p{L}{0,20}(?:gerät|maschine|anlage|dach|brücke|gebäude|kran|leiter|kessel|brunnen|aufzug|fahrzeug|wasser|leitung|waage)\p{L}{0,3}(?!\p{L})/iu,
);

/** Whether a sentence tells of a thing that is checked, or holds until a day, rather than of a certificate. */
export const isOfOtherThing = (sentence: string): boolean =>
  OF_THINGS.test(sentence) && certificateNames(sentence).length === 0;

/** Nouns of a sentence about the audits of a company as a whole: when, by whom, with which result. */
const OF_AUDITS = anyCase(
  `^(?:${[
    '(?:re|über|folge|haupt|erst|zertifizierungs|qualitäts|umwelt|energie|öko|bio|kontroll)?-?(?:zertifi|audit|überwachung|kontroll|begutacht|gutacht|akkredit|prüf(?:ung|er|stelle|bericht))\\p{L}*',
    '(?:\\p{L}{2,20}-?)?(?:urkunden?|bescheinigung|zertifikate?s?|siegels?|labels?|system\\p{L}{0,2}|management\\p{L}*)',
    `jahr\\p{L}*|frühjahr|frühling|sommer|herbst|winter|monat\\p{L}*|wochen?|tagen?|mal|ende|anfang|mitte|${MONTHS.join('|')}`,
    'gültigkeit\\p{L}*|laufzeit|ablauf(?:datum)?|abläufen?|prozessen?|betriebe?s?|unternehmens?|hauses?|haus|hofe?s?|hof|normen?|standards?|stelle|nummer|qualität|ergebnis|rechten|abstand|abständen|turnus|vorgaben|regeln',
  ].join('|')})$`,
);

/** Whether a sentence has nothing in it that could be audited but the company: its nouns beside the auditor's name tell. */
function isOfCompany(sentence: string, auditor: string): boolean {
  const words = sentence.replace(auditor, ' ').split(/[\s/]/u).slice(1);
  return words
    .map((word) => word.replace(/[^\p{L}\d-]/gu, ''))
    .every((word) => !/^\p{Lu}\p{L}{2}/u.test(word) || /\d/u.test(word) || OF_AUDITS.test(word));
}

/** A body that certifies, in a sentence that tells of the company's audits and of nothing else. */
export function auditorIn(sentence: string): string | null {
  const auditor = issuerIn(sentence) ?? certifierNamed(sentence);
  return auditor !== null && isOwnStatement(sentence) && isOfCompany(sentence, auditor) ? auditor : null;
}

const MOST = 200;
/** Whether a sentence that names no certificate tells who audited what the one before it names, or until when it holds. */
export const tellsOfAudit = (sentence: string): boolean =>
  sentence.length <= MOST &&
  certificateNames(sentence).length === 0 &&
  (auditorIn(sentence) !== null ||
    (validUntil(sentence) !== null && isOwnStatement(sentence) && isOfCompany(sentence, issuerIn(sentence) ?? '')));
