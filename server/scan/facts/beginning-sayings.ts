import { anyCase } from '../any-case.ts';
import { BEGINNINGS, GRANTED, GRANTED_TO } from './founding-beginnings.ts';
import { datedClauses, yearBehind, yearGoneBackTo, yearTold } from './founding-clauses.ts';
import type { Said } from './founding-sayings.ts';
import { goesOnAboutOthers } from './founding-subjects.ts';
import { isOfOthers } from './founding-words.ts';
import type { IsOwn } from './whose-words.ts';

/** What else begins in the life of a company. */
const OTHER_BEGINNING = anyCase(
  /(?:stadt|firmen|spenden|volks|staffel)lauf|rennen|wettbewerb|turnier|rallye|erste[nrs]? (?:deutsche|österreichische|schweizer|europäische)|(?<!auf|aufge)bau(?!er|te)|erste[nrs]?\s(?:\p{L}{0,15}(?:halle|gebäude|werk(?!statt|stätt)|maschine|messe|roboter|computer|auszeichnung|zertifikat)|cnc)|produktion|serien|corona|pandemie|krieg|zusammenarbeit|kooperation|ausbildung|lehre|lehrling|azubi|bei uns|projekt|export|studi(?!os?(?!\p{L})|en(?:freund|kolleg))|digital|umstellung|umwandl|umgewandelt|umfirm|umbenann|rechtsform|prokur|als \p{L}{0,15}(?:geschäftsführ|vorstand)|(?:our|a|the) (?:second|third|new) |planung|sanierung|umzug|modernisier|generation|übernahme|vertrieb|online|blog|hobby|gebäude|halle|bahnhof|betriebshof|bauhof|marke|mutter|produkt(?!ion)|bürgermeister|(?<!kirchen|pfarr)gemeinde(?!r)|landkreis|filiale/iu,
);

/** What began a trade somewhere else: 'Das erste Leihhaus in Hessen entstand 1738'. */
const FIRST_OF_COUNTRY = anyCase(
  /^(?:das|die|der) (?:aller)?erste (?:\p{L}{3,20}e )?\p{L}{4,30} (?:in|im|der|des) (?:deutschland|österreich|schweiz|europa|welt|kontinents?|landes?|bundeslandes?|hessen|bayern|sachsen|thüringen|niedersachsen|brandenburg|westfalen|schleswig|holstein|mecklenburg|württemberg|baden|franken|schwaben|tirol|kärnten|steiermark|burgenland|vorarlberg|kanton|region)(?!\p{L})/iu,
);

/** 'die Ofenbau Muster GmbH' builds nothing there. */
const NAME_WITH_FORM = /(?:\p{Lu}[\p{L}&.-]{1,30}\s){1,4}(?:g?GmbH|AG|KG|OHG|UG)(?!\p{L})/gu;

/** Somebody's career: 'begann 1950 bei Muster', 'hat 2004 bei der Firma Muster angefangen'. */
const AT_EMPLOYER =
  /(?:begann|begonnen|angefangen|fing|startete)(?!\p{L}).{0,60}\s(?:bei|beim)\s(?:(?:der|dem)\s)?(?!Null|Kerzen|Nacht|Regen|Schnee|Licht)\p{Lu}|\s(?:bei|beim)\s(?:(?:der|dem)\s)?(?!Null|Kerzen|Nacht|Regen|Schnee|Licht)\p{Lu}.{0,60}\s(?:begonnen|angefangen|gestartet|an)(?!\p{L})/u;

/** Whether a clause tells of the beginning of something other than the company. */
export const isOtherBeginning = (clause: string): boolean =>
  OTHER_BEGINNING.test(clause.replace(NAME_WITH_FORM, '')) || FIRST_OF_COUNTRY.test(clause) || AT_EMPLOYER.test(clause);

/** 'Angefangen hat alles mit einem Handkarren.' Then the next sentence tells when. */
const ALL_BEGAN = anyCase(
  /^(?:(?:angefangen|begonnen|gestartet) (?:hat|haben) (?:alles|es|wir|ich|er|sie|(?:mein|unser)e? (?:(?:ur)?(?:groß|gross)?(?:vater|mutter|eltern)|opa|oma|onkel|tante|schwiegervater|schwiegereltern))|(?:alles|unsere (?:eigene )?geschichte) (?:beg(?:ann|innt)|f(?:ing|ängt))|am anfang (?:stand|war)(?:en)?) (?!.{0,80}(?:corona|pandemie))/iu,
);

/** The first beginning that these sentences tell of, to be believed where the page names no earlier year. */
export function saidBeginning(sentences: readonly string[], isOwn: IsOwn): Said | null {
  for (const [i, sentence] of sentences.entries()) {
    const before = sentences[i - 1] ?? '';
    if (goesOnAboutOthers(sentence, before, isOwn)) continue;
    const all = ALL_BEGAN.test(sentence);
    const own = all ? yearTold(sentence) : null;
    const next = all ? yearBehind(sentences, i) : null;
    if (own || (next && !isOfOthers(sentences[i + 1] ?? '', isOwn))) return { year: own ?? next ?? '', weight: 42 };
    for (const clause of datedClauses(sentence, yearGoneBackTo(sentences, i))) {
      if (!clause.hasYear || isOfOthers(clause.text, isOwn) || isOtherBeginning(clause.text)) continue;
      for (const [weight, saying] of BEGINNINGS) {
        const match = saying.exec(clause.text);
        const year = match && clause.yearAt(match.index, match.index + match[0].length);
        if (year) return { year, weight };
      }
      const granted = GRANTED_TO.test(sentence) && isOwn(clause.text) ? GRANTED.exec(clause.text) : null;
      const year = granted && clause.yearAt(granted.index, granted.index + granted[0].length);
      if (year) return { year, weight: 39 };
    }
  }
  return null;
}
