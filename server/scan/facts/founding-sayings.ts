/** A year from 1500 on, as the first group of each saying. */
export const YEAR = '((?:1[5-9]|20)\\d{2})(?![\\d/])(?!\\.\\d)';
/** A day before the year: '1. April ', '01.04.', 'Frühjahr '. */
const DAY =
  '(?:(?:im |am |in |vom |seit )?(?:dem )?(?:jahre? |frühjahr |frühling |sommer |herbst |winter |januar |jänner |februar |märz |april |mai |juni |juli |august |september |oktober |november |dezember |\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|\\p{L}{3,9})\\s?)){0,2}';
/** Up to `most` words of one clause. */
const words = (most: number): string => `(?:[^\\s.!?,;]{1,30}\\s){0,${most}}?`;
/** The same without a word that begins something new: '1988 gegründet und 2005 umgewandelt'. */
const wordsOfOne = (most: number): string => `(?:(?!und\\s|sowie\\s|bevor\\s|ehe\\s)[^\\s.!?,;]{1,30}\\s){0,${most}}?`;
/** The same with abbreviations and commas among them: names with 'Dr.' or 'e.V.'. */
const names = (most: number): string => `(?:\\S{1,30}\\s){0,${most}}?`;

const OWN_SHOP =
  'betriebe?s?|werkstatt|laden|geschäfte?s?|praxis|kanzlei|büros?|gasthofe?s?|gasthaus(?:es)?|restaurants?|hotels?|bäckerei|metzgerei|firma|apotheke|schule|agentur|ateliers?|studios?|salons?|schmiede|brauerei|schreinerei|tischlerei|gärtnerei|druckerei|haus(?:es)?|unternehmens?|gesellschaft|genossenschaft|bank|vereins?|café|cafés|hofs?|weinguts?';
const POSSESSIVE = '(?:(?:seine|ihre|eine|unsere?)[nrs]?|sein|ihr|ein|die|den|das)';
const PAST = '(?:wurde|wurden|haben|hat|ist|sind|worden)';
const SELF_EMPLOYED = 'selb(?:st)?ständig';
const STORY =
  'geschichte|firmengeschichte|unternehmensgeschichte|alles|story|wurzeln|ursprünge?|anfänge|tradition|historie';

/** Ways to say in which year a company was founded, surest first among those that begin alike. */
const SURE: readonly (readonly [number, string])[] = [
  [
    70,
    `^(?:(?:firmen|unternehmens|praxis|kanzlei)?gründung(?:s(?:jahr|datum))?|gegründet|gegr\\.?|founded|established|year of foundation|jahr der gründung)(?:\\s(?:in|im jahr))?\\s{0,2}:?\\s{0,2}${DAY}${YEAR}`,
  ],
  [
    60,
    `(?:wurde|seit|ist|hat|haben|anno|jahre?)\\s${names(3)}${DAY}${YEAR}\\s${names(8)}(?:gegründet|ins leben gerufen)`,
  ],
  [
    60,
    `(?<!\\p{L})(?:(?:aus)?gegründet|(?:firmen|unternehmens|vereins|praxis|betriebs)?gründung|founded|established)\\s(?:by\\s${names(5)}in\\s|in\\s(?:the year\\s)?)?${wordsOfOne(6)}${DAY}${YEAR}`,
  ],
  [58, `(?<!\\p{L})gegründet\\s${PAST}\\s${words(8)}${DAY}${YEAR}`],
  [60, `(?<!\\p{L})gründungsjahr\\s${names(4)}(?:ist\\s|war\\s)?${YEAR}`],
  [58, `(?<!\\p{L})gründungsversammlung\\s(?:war|fand)?\\s?${words(4)}${DAY}${YEAR}`],
  // A building is put up as well: only what has a register is meant.
  [
    56,
    `(?:unternehmen|firma|betrieb|gesellschaft|genossenschaft|stiftung|anstalt|verein|fonds|stammhaus)\\s${words(4)}${YEAR}\\s${names(8)}errichtet`,
  ],
  // No comma between: '1998 übernahm sie den Betrieb, den ihr Großvater gegründet hatte'.
  [55, `${YEAR}\\s${words(14)}(?:aus)?gegründet(?:e[nrs]?)?(?!\\p{L})`],
  [
    56,
    `${YEAR}\\s(?:erfolgte|folgte|war|kam es zu[r]?)\\s${words(3)}(?:firmen|unternehmens|vereins)?gründung(?!\\p{L})`,
  ],
  [55, `(?<!\\p{L})rief(?:en)?\\s${names(6)}${DAY}${YEAR}\\s${names(4)}ins\\sleben`],
  [55, `${YEAR}\\srief(?:en)?\\s${names(10)}ins\\sleben`],
  [46, `${YEAR}\\s(?:öffnete|öffneten)\\s${words(8)}(?:türen|pforten)`],
  [58, `(?:^|[;:]\\s)${YEAR}\\s?[:–-]?\\s(?:(?:firmen|unternehmens)?gründung|gegründet)(?!\\p{L})`],
  [52, `(?:^|\\s)(?:est\\.|established|anno)\\s${YEAR}`],
  [60, `${YEAR}\\s?[:–-]?\\s${names(6)}(?:gründet|gründete|gründeten|gründen|gegründet durch)(?!\\p{L})`],
  [58, `${YEAR}\\s${words(14)}(?:gründete|gründeten)(?!\\p{L})`],
  [60, `(?<!\\p{L})(?:gründete|gründeten)\\s${words(8)}${DAY}${YEAR}`],
  [60, `in\\s${YEAR},?\\s${names(6)}founded(?!\\p{L})`],
  // the founder's step
  [55, `${YEAR}\\s${words(4)}(?:machte|machten|macht|machen)\\s${words(16)}${SELF_EMPLOYED}`],
  [55, `(?:machte|machten)\\ssich\\s${words(8)}${DAY}${YEAR}\\s${words(14)}${SELF_EMPLOYED}`],
  [55, `sich\\s${words(5)}${YEAR}\\s${words(8)}${SELF_EMPLOYED}\\sgemacht`],
  [55, `${YEAR}\\s(?:hat|haben)\\s${names(3)}sich\\s${names(12)}${SELF_EMPLOYED}\\sgemacht`],
  [50, `${YEAR}\\s${words(10)}(?:schritt|sprung|weg)\\sin\\sdie\\s${SELF_EMPLOYED}keit`],
  [50, `(?:schritt|sprung|weg)\\sin\\sdie\\s${SELF_EMPLOYED}keit\\s${words(4)}${DAY}${YEAR}`],
  [
    50,
    `${YEAR}\\s(?:eröffnete|eröffneten|eröffnet|eröffnen)\\s${names(6)}${POSSESSIVE}\\s(?:\\p{L}{3,15}\\s)?(?:\\p{L}{0,20}-?)?(?:${OWN_SHOP})(?!\\p{L})`,
  ],
  [
    50,
    `${YEAR}\\s(?:hat|haben)\\s${names(8)}${POSSESSIVE}\\s(?:\\p{L}{3,15}\\s)?(?:\\p{L}{0,20}-?)?(?:${OWN_SHOP})\\seröffnet`,
  ],
  [44, `(?:eröffnete|eröffneten)\\s\\p{Lu}[\\p{L}-]{2,25}\\s${YEAR}\\s(?:in|im|am)(?!\\p{L})`],
  [46, `(?<!\\p{L})ging(?:en)?\\s${DAY}${YEAR}\\saus\\s${names(12)}hervor`],
  [46, `${YEAR}\\sging(?:en)?\\s${names(5)}aus\\s${names(12)}hervor`],
  [
    50,
    `(?:eröffnete|eröffneten)\\s${words(5)}${DAY}${YEAR}\\s${words(4)}${POSSESSIVE}\\s(?:\\p{L}{3,15}\\s)?(?:${OWN_SHOP})(?!\\p{L})`,
  ],
  [
    50,
    `(?<!\\p{L})(?:${STORY})\\s${names(4)}(?:begann|beginnt|begonnen|startete|started|began)\\s${words(3)}${DAY}${YEAR}`,
  ],
  [
    50,
    `(?:angefangen|begonnen)\\s(?:hat|haben|hatte|hatten)\\s(?:(?:wir|alles|es|unsere?)\\s)${words(4)}${DAY}${YEAR}`,
  ],
  [
    48,
    `(?<!\\p{L})(?:${STORY})\\s${words(6)}(?:bis\\s(?:in|auf)|auf|in(?:s)?|im)\\s(?:das\\s|dem\\s)?(?:jahre?\\s)?${YEAR}\\szurück`,
  ],
  [48, `(?<!\\p{L})dates?\\sback\\sto\\s${YEAR}`],
  [50, `(?:legte|legten)\\s${words(6)}${YEAR}\\s${words(6)}den\\sgrundstein`],
  [50, `${YEAR}\\s${words(2)}(?:legte|legten)\\s${words(6)}den\\sgrundstein(?:\\s(?:für|zu|des|der|unser)|[.!]?$)`],
  [48, `grundstein\\s(?:für|zu|des|der|unsere?[rs]?)\\s${words(5)}${DAY}${YEAR}\\s${words(3)}gelegt`],
  [48, `nahm(?:en)?\\s${words(5)}${YEAR}\\s${words(4)}(?:arbeit|betrieb|tätigkeit|geschäftsbetrieb|geschäfte)\\sauf`],
  [48, `wurde\\s${DAY}${YEAR}\\s${names(6)}eröffnet`],
  // what has lasted since
  [
    42,
    `(?:geführt|\\p{L}{0,20}handwerk|\\p{L}{0,20}tradition|meisterhand|familienbesitz|familienhand|generation|erfahrung|qualität|leidenschaft)\\sseit\\s${YEAR}`,
  ],
  [42, `seit\\s${YEAR}\\s(?:\\S{1,15}\\s){0,3}?(?:familienbesitz|familienhand|familiengeführt|inhabergeführt)`],
  [
    50,
    `(?:besteht|(?<!\\()bestehend|existiert|bestehen wir|existieren wir|gibt es uns|uns gibt es|gibt es unsere?n?)\\s${words(4)}seit\\s(?:dem jahre?\\s)?${YEAR}`,
  ],
  [50, `seit\\s(?:dem jahre?\\s)?${YEAR}\\s(?:besteht|existiert|gibt es)\\s(?:uns|unser)`],
  [45, `(?:familien|traditions|meister|fach|handwerks)-?(?:unternehmen|betrieb)\\s${names(4)}seit\\s${YEAR}`],
];

/** What tells of a beginning only where the page knows of nothing earlier. */
const BEGINNINGS: readonly (readonly [number, string])[] = [
  [
    40,
    `${YEAR}\\s${words(3)}(?:startete|starteten|begann|begannen|startet|starten|beginnt)\\s${words(8)}(?:mit|als|in|im|zu)\\s`,
  ],
  [40, `(?:startete|starteten|begann|begannen|gestartet|begonnen|angefangen)\\s${words(8)}${DAY}${YEAR}`],
  [40, `${YEAR}\\s${words(8)}(?:gestartet|begonnen|angefangen)(?!\\p{L})`],
  [40, `${YEAR}\\s(?:fiel|gab|erfolgte)\\s${words(4)}startschuss\\s(?:für|zu|der|des)`],
  [40, `am\\sanfang\\s(?:stand|war)\\s${words(4)}${YEAR}`],
  [40, `(?:entstand|entstanden|hervorgegangen)\\s${words(5)}${YEAR}`],
  [40, `${YEAR}\\s${words(6)}(?:entstand|entstanden)(?!\\p{L})`],
  [
    38,
    `^(?:im\\s(?:jahre?|frühjahr|sommer|herbst|winter)\\s|am\\s\\d{1,2}\\.\\s\\p{L}{3,9}\\s)?${YEAR}\\s\\p{Ll}{2,20}te(?:n)?\\s${words(16)}(?:den|die|das|seine[nrs]?|ihre[nrs]?|eine[nrs]?|unsere[nrs]?)\\sersten?(?:[rs])?(?!\\p{L})`,
  ],
];

const compiled = (sayings: readonly (readonly [number, string])[]): (readonly [number, RegExp])[] =>
  sayings.map(([weight, source]) => [weight, new RegExp(source, 'iu')]);
const SURE_PATTERNS = compiled(SURE);
const BEGINNING_PATTERNS = compiled(BEGINNINGS);

/** Foundings that are not this company's. */
const OTHER =
  /niederlassung|tochter|verband|showroom|filiale|werkhalle|neubau|laden in|partner(?:firma|unternehmen)|kunde|standort .{0,30}gegründet|abteilung|förderverein|betriebsrat|arbeitskreis|zweig(?:stelle|betrieb|praxis)|(?:zweite|weitere|dritte|neue)[nrs]?\s/iu;
/** What a founding verb may have behind it that is not this company either. */
const OTHER_OBJECT =
  /^\S{0,12}\s?(?:\S{1,25}\s){0,4}?\p{L}{0,20}(?:niederlassung|tochter|filial|zweig|abteilung|förderverein|betriebsrat|stiftung|akademie|joint|stützpunkt|standort|verkaufsbüro|vertretung|ableger|schwester)/iu;
/** What a first stone is laid for. */
const OTHER_STONE = /halle|bau(?!unter)|gebäude|werk(?!statt)|schule|kirche|(?<!\p{L})haus/iu;
/** A firm takes a form when it is years old, as often as not. */
const OF_A_FORM = /gründung (?:der|einer|unserer|als) (?:gmbh|ag|kg|ug|ohg|gbr|egbr)(?!\p{L})/iu;
/** What else begins in the life of a company. */
const OTHER_BEGINNING =
  /bau(?!ern)|produktion|serien|corona|pandemie|krieg|zusammenarbeit|kooperation|ausbildung|lehre|projekt|export|studi|digital|umstellung|planung|sanierung|umzug|modernisier|generation|übernahme|vertrieb|online/iu;

/** A founding year with how surely the words tell it. */
export interface Said {
  year: string;
  weight: number;
}

/** The surest way to tell a founding that these sentences use; a founding of something else ends the search. */
export function saidFounding(sentences: readonly string[]): Said | null {
  let formed: Said | null = null;
  for (const [weight, saying] of SURE_PATTERNS) {
    for (const sentence of sentences) {
      const match = saying.exec(sentence);
      if (!match?.[1]) continue;
      const behind = sentence.slice(match.index + match[0].length).split(/[,;:]/u, 1)[0] ?? '';
      if (OF_A_FORM.test(match[0])) {
        formed ??= { year: match[1], weight: 30 };
        continue;
      }
      return isOthers(match[0], behind.slice(0, 90)) ? null : { year: match[1], weight };
    }
  }
  return formed;
}

/** Whether what was founded is something else than this company, by the saying itself or the words behind it. */
function isOthers(said: string, behind: string): boolean {
  if (/grundstein/iu.test(said) && OTHER_STONE.test(behind)) return true;
  // A department may become a company.
  if (/hervor$/iu.test(said)) return false;
  return OTHER.test(said) || (/gründ/iu.test(said) && OTHER_OBJECT.test(behind));
}

/** The first beginning that these sentences tell of, to be believed where the page names no earlier year. */
export function saidBeginning(sentences: readonly string[]): Said | null {
  for (const sentence of sentences) {
    for (const [weight, saying] of BEGINNING_PATTERNS) {
      const match = saying.exec(sentence);
      if (match?.[1] && !OTHER.test(sentence) && !OTHER_BEGINNING.test(match[0])) return { year: match[1], weight };
    }
  }
  return null;
}
