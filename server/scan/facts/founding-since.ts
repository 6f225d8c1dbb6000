import { anyCase } from '../any-case.ts';
import { firmNamedIn } from './firm-names.ts';
import { YEAR } from './founding-clauses.ts';
import { isOfOthers, isOtherThing, isOwnNamed, OWN_NOUN } from './founding-words.ts';
import { MONTHS } from './month-names.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

const DAY = `(?:(?:dem|jenem)\\s)?(?:jahre?\\s|(?:anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|${MONTHS.join('|')})\\s|\\d{1,2}\\.\\s(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\s))?`;
/** 'Seit 1974 planen wir …', 'Seit 1974 Ihr Partner': the year and what is said behind it. */
const SINCE = anyCase(
  `^(?:(?:bereits|schon|genau|und)\\s|(?:(?:nun|schon|bereits)\\s)?seit\\s[^,.]{3,40}\\s(?:jahren|jahrzehnten|generationen),\\s(?:genauer|genauer gesagt|genau|nämlich|also|und zwar)\\s)?(?:seit|since)\\s${DAY}${YEAR}`,
);
/** 'Wir planen seit 1974', 'Die Muster GmbH fertigt seit 1962'. */
const SUBJECT_FIRST = anyCase(`^([^(]{0,80}?)(?<!\\p{L})(?:seit|since)\\s${DAY}${YEAR}`);
/** Who is told of: 'wir', 'unser Büro', 'die Bäckerei' at the head. */
const WE = anyCase(
  `(?<!\\p{L})(?:wir|uns|we|unsere?[nrs]?\\s(?:\\p{L}{3,20}e[nr]?\\s)?(?:${OWN_NOUN}|familie|team)|our\\s${OWN_NOUN})(?!\\p{L})`,
);
const HEAD = anyCase(
  `^familie\\s\\p{L}{3,25}(?!\\p{L})|^(?:die|das|der)\\s(?:${OWN_NOUN}(?!\\p{L})|\\p{Lu}.{1,40}\\s(?:GmbH|AG|KG|OHG|UG|SE|eG)(?!\\p{L}))`,
);
/** What follows where nobody is named: 'Seit 1954 in Gotha', 'Seit 1954 Ihr Partner'. */
const FRAGMENT = /^(?:[.!]?$|\s(?:in|im|am|an|ihre?|der|die|das|für|mit|–|-|your|in)\s)/iu;
/** A line that only says what the house is, without a verb: 'Bäckerei seit 1931', 'Ofenbau mit Herz und Verstand seit 1954'. */
const SLOGAN = new RegExp(
  `^(?:\\p{Lu}[\\p{L}&-]{1,25}|in|im|am|für|und|mit|aus|von|zu|zum|zur|der|die|das|den|dem|ihre?|a|the|your|&|[–-])(?:\\s(?:\\p{Lu}[\\p{L}&-]{1,25}|in|im|am|für|und|mit|aus|von|zu|zum|zur|der|die|das|den|dem|ihre?|&|[–-])){0,7}[,.]?\\s(?:[–-]\\s)?(?:[Ss]eit|[Ss]ince|[Aa]nno(?:\\s[Dd]omini)?)\\s${YEAR}\\.?$`,
  'u',
);
const PERSONAL = anyCase(
  /team(?!.{0,20}seit)|dabei(?! (?:stets|immer))|(?<!^seit .{0,80})bei uns|anwalt|anwält|berater|arzt|ärzt|notar|ingenieur(?!büro)|meister(?!betrieb|hand|werk)|(?<!\p{L})(?:ich|mich|mir|er|I|he|she)(?!\p{L})/iu,
);
/** What else goes on since a year: a certificate, a membership, somebody's leadership, a new house. */
const OTHER_MATTER = anyCase(
  [
    'zertifi|certif|regist(?:r|er)|mitglied|member|(?<!ihre? )(?<!verlässlicher )partner(?!schaft)|innung|anerkannt|zugelassen|ausgezeichnet|listed|verband',
    '(?<!beg)leitet|inhaber(?!geführt)|geschäftsführ|übernommen|übernahm|weitergeführt|fortgeführt|(?<!(?:familien|inhaber)ge)führ(?:t|en) (?!wir \\p{Lu})|verstärk|unterstütz|ergänz|beteiligt|part of',
    'online|shop|rechtsform|gmbh (?:ist|in)|sitz|sitzen|standort|neue[nrs]?|auch|zusätzlich|außerdem|gehör|teil der|werk \\d',
    'bilden .{0,40} aus|ausbild|kooper|zusammen|klima|co2|(?:öko|grün|solar|natur)\\p{L}{0,4}strom|photovoltaik|solar|verzicht|nur noch|nicht mehr|siegel|label',
    'an dieser stelle|(?:haus|hof|gebäude|mühle|bau) (?:\\p{L}{2,12} )?steht|^stand der|finden sie uns',
    '(?<!\\p{L})(?:kommen|komme|fahren|fahre|reisen)(?!\\p{L}).{0,40}(?:seit|jahr)|jedes jahr(?!\\p{L})|stammg[aä]st|gesammelt|sammel[nt]',
    'eine? eigene[nrs]? |einen eigenen |vertrags(?:händler|partner)|-(?:händler|partner)(?!\\p{L})|(?:der|die) marke|familie .{0,40}(?:ansässig|heimisch|verwurzelt)|beheimatet',
    '(?:sind wir|wir sind) (?:eine? )?(?:(?:europäische|gemeinnützige|eingetragene) )?(?:aktiengesellschaft|gesellschaft|genossenschaft|anstalt|g?gmbh|kgaa|aör|ag|se|kg|ug)(?!\\p{L})',
    'besucher|kunde(?!n)|kundin|fusion|firmier|vertreten|, (?:mit|bei|von|für|an|auf|in|zu|aus) (?:der|dem|den|die|das|denen) wir(?!\\p{L})|verbindet|verbunden|heiß|heiss|name[ns]?(?!\\p{L})|rente|verwenden|nutzen|setzen',
  ].join('|'),
);

/** 'Seit 1973 drehen sich bei uns die Spindeln': what goes on at the company, unlike who is there. */
const AT_OURS = /^\s(?!ist|sind|arbeitet?|lernt|wirkt|gehört)\p{Ll}{3,15} (?:\p{Ll}{2,12} ){0,2}bei uns(?!\p{L})/u;
/** 'Since 2004, shipping companies have trusted us' */
const TRUSTED = /(?:trust(?:ed)?|relied on|come to) us(?!\p{L})/u;
/** 'Spannung garantiert – und das seit 1985', 'Unabhängig seit 1979', 'Precision parts since 1961': a line that says no more. */
const ALSO_SINCE = [
  `^[^.!?;]{3,60}(?: [–-]|,) und das (?:schon |bereits )?seit ${YEAR}[.!]?$`,
  `^(?:[Uu]nabhängig|[Ff]amiliengeführt|[Ii]nhabergeführt|[Ss]elbst(?:st)?ändig|[Ee]igenständig) seit ${YEAR}(?=[.!,]|$)`,
  `^(?:(?!(?:has|have|is|are|was|been|we|our|he|she|they|with|member)\\s)[\\p{L}&'-]{2,20} ){2,7}since ${YEAR}[.!]?$`,
  `^(?:\\p{Lu}[\\p{L}-]{2,20}(?:, | und | [–-] )){1,3}(?:\\p{Lu}[\\p{L}-]{2,20} )?(?:[–-] )?(?:in \\p{Lu}[\\p{L}-]{2,20} )?seit ${YEAR} (?:aus einer Hand|in Familienhand|für Sie da|vor Ort)[.!]?$`,
].map((source) => new RegExp(source, 'u'));

/** 'das Gelände, auf dem seit 1921 eine Ziegelei stand' */
const RELATIVE_PLACE = /,\s(?:(?:auf|in|an|bei|aus|von|vor)\s(?:dem|der|denen)|wo)\s$/iu;

/** 'Präzision hat bei uns Tradition: Seit 1959 drehen wir …': what the colon leads to. */
function behindColon(sentence: string): string {
  const at = sentence.search(/: [Ss](?:eit|ince) (?:dem Jahr |in )?\d{4}/u);
  return at < 0 ? sentence : sentence.slice(at + 2);
}

/** 'Seit 1908 duftet es in der Gasse', 'Seit 1991 steht der Name Muster für …': what goes on there, without a word of who does it. */
const GOES_ON_THERE = anyCase(
  /^\s(?:(?:wird|werden) (?:bei uns|hier|auf dem|im|in der|in unserer|in unserem)|(?:duftet|riecht|klappert|rattert|glüht)(?!\p{L})|steht der name)/iu,
);

/**
 * The year since which a sentence says that the company does what it does, to be believed where the page names no
 * earlier one; `isOwn` knows the company by its name.
 */
export const saidSince = (sentence: string, isOwn: IsOwn): string | null =>
  sinceIn(behindColon(sentence), isOwn) ?? sinceIn(sentence, isOwn) ?? sinceIn(firstOfSeveral(sentence), isOwn);

/** 'Seit 1921 auf der Straße, seit 1998 auch im Lagergeschäft': what was first. */
const firstOfSeveral = (sentence: string): string =>
  /^Seit [^,]{4,60}, seit /u.test(sentence) ? (sentence.split(',', 1)[0] ?? '') : '';

function sinceIn(sentence: string, isOwn: IsOwn): string | null {
  const since = SINCE.exec(sentence);
  if (since?.[1] && GOES_ON_THERE.test(sentence.slice(since[0].length))) return since[1];
  if (OTHER_MATTER.test(sentence) || PERSONAL.test(sentence) || isOtherThing(sentence, isOwn)) return null;
  const slogan = [SLOGAN, ...ALSO_SINCE].map((saying) => saying.exec(sentence)?.[1]).find((year) => year !== undefined);
  if (slogan) return isOfOthers(sentence, isOwn) ? null : slogan;
  if (since?.[1]) {
    if (isOfOthers(sentence, isOwn)) return null;
    const behind = sentence.slice(since[0].length);
    const near = withoutGoverned(behind.slice(0, 80));
    if (AT_OURS.test(behind) || TRUSTED.test(behind)) return since[1];
    const ours = FRAGMENT.test(behind) || WE.test(near) || isOwn(near) || isOwnNamed(near.slice(0, 40));
    return ours ? since[1] : null;
  }
  const [, before = '', year] = SUBJECT_FIRST.exec(sentence) ?? [];
  // 'Die Stadtwerke Muster, seit 1889 Versorger, …' are somebody.
  const isOther = before.trimEnd().endsWith(',') && firmNamedIn(before, isOwn) !== null;
  if (!year || isOther || RELATIVE_PLACE.test(before) || isOfOthers(before, isOwn)) return null;
  return WE.test(before) || HEAD.test(before) || isOwn(before) ? year : null;
}
