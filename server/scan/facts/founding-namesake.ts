import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { datedClauses, YEAR } from './founding-clauses.ts';
import { hasGivenName } from './given-names.ts';
import { parsePerson } from './person-names.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf } from './sentences.ts';

/** Pieces with years in which a story begins: later ones tell what became of the company. */
const MOST_PIECES = 3;
/** Sentences before one that says 'er' in which he is named. */
const NAMED_BEFORE = 3;

const BARE_YEAR = new RegExp(`^${YEAR}$`, 'u');
const ANY_YEAR = new RegExp(YEAR, 'u');
const YEARS = new RegExp(YEAR, 'gu');
const PERSON = /(?<!\p{L})(\p{Lu}\p{Ll}{1,15}(?:-\p{Lu}\p{Ll}{1,15})?)(?= (?:von )?(\p{Lu}[\p{L}-]{2,30}))/gu;
const HE = /(?<!\p{L})(?:[Ee]r|[Ss]ie|[Ii]ch)(?!\p{L})/u;
/** What people do before there is a business, and after: they are born and learn, join, follow, marry and build. */
const OTHER_DEED = anyCase(
  /(?<!\p{L})(?:geboren|geb\.|zur welt|aufgewachsen|jahrgang|gelernt|lernte|\p{L}{0,12}lehre|lehrling|\p{L}{0,12}ausbildung|\p{L}{0,12}studium|studierte|\p{L}{0,12}prüfung|meisterbrief|\p{L}{0,8}diplom|abitur|matura|promov\p{L}{1,8}|heiratete[n]?|starb|verstarb|gestorben|gefallen|\p{L}{0,12}krieg\p{L}{0,2}|übernahm(?:en)?|übernommen|übergab(?:en)?|übergeben|(?:trat|stieg|kam|stieß|wechselte|folgte)(?:en)?|eingetreten|eingestiegen|nachfolge\p{L}{0,4}|(?:sohn|söhne|tochter|töchter|enkel(?:in)?)|\p{L}{0,12}generation|umgewandelt|umwandlung|umbenannt|umzug|zog(?:en)? (?:um|.{1,40} nach)|bau(?:te|ten)|gebaut|erweitert\p{L}{0,3}|renoviert\p{L}{0,3}|erhielt(?:en)?|gewann(?:en)?|wurde[n]? .{0,60}(?:ausgezeichnet|gewählt|ernannt|zertifiziert|geschäftsführ\p{L}{0,6})|ehren\p{L}{3,12}|verein\p{L}{0,4}|begann(?:en)? (?:.{0,30} )?(?:bei|beim|in der|im|als)|war(?:en)?|ist|sind|hat|haben|wird|werden)(?!\p{L})/iu,
);
const PAST_OR_BEGUN =
  /(?<!\p{L})(?:\p{Ll}{2,20}ten?|(?:bezog|begann|fing|nahm|griff|schloss|hing|kaufte|rief)(?:en)?|eröffnet|mietet|pachtet)(?!\p{L})/u;

/** Whether a text names somebody by the given name and a family name that the company bears. */
function namesNamesake(text: string, isNamed: (surname: string) => boolean): boolean {
  return allMatches(text, PERSON).some(
    ([, given = '', surname = '']) =>
      isNamed(surname) && (hasGivenName(given) || parsePerson(`${given} ${surname}`, true) !== null),
  );
}

/**
 * The first year of a story, in which somebody whose name the company bears did something; no more than a hint that
 * they began it then: '1962 pachtete Karl Muster eine Tankstelle'. `isNamed` knows the names that the company bears.
 */
export function namesakeYear(
  pieces: readonly Piece[],
  isEarliest: (year: string) => boolean,
  isNamed: (surname: string) => boolean,
): { year: string; pieces: Piece[] } | null {
  const dated = pieces.filter(isToldWhen).slice(0, MOST_PIECES);
  const first = allMatches(dated[0]?.text ?? '', YEARS)[0]?.[0];
  for (const piece of dated) {
    const isEntry = BARE_YEAR.test(piece.text);
    const sentences = sentencesOf(isEntry ? `${piece.text}: ${pieces[piece.index + 1]?.text}` : piece.text);
    for (const [i, sentence] of sentences.entries()) {
      const earlier = sentences.slice(Math.max(0, i - NAMED_BEFORE), i).join(' ');
      for (const clause of datedClauses(sentence)) {
        const year = clause.hasYear ? clause.yearAt(0, 0) : null;
        const told = year === null ? '' : clause.text;
        // What is older and stands further on is somebody else's, as a story goes on with time.
        const isBeginning = year !== null && (year === first || isEarliest(year));
        if (!isBeginning || !PAST_OR_BEGUN.test(told) || OTHER_DEED.test(told)) continue;
        if (namesNamesake(told, isNamed) || (HE.test(told) && namesNamesake(earlier, isNamed)))
          return { year, pieces: isEntry ? pieces.slice(piece.index, piece.index + 2) : [piece] };
      }
    }
  }
  return null;
}

const isToldWhen = ({ owner, text, line }: Piece): boolean =>
  owner === 'company' &&
  line.region !== 'nav' &&
  line.region !== 'footer' &&
  (line.heading === 0 || BARE_YEAR.test(text)) &&
  ANY_YEAR.test(text) &&
  !/©|copyright/iu.test(text);
