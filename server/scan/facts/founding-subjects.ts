import { anyCase } from '../any-case.ts';
import { ADDRESS } from '../dom/email-cloaks.ts';
import { firmNamedIn } from './firm-names.ts';
import { type DatedClause, ENDING, goesBack } from './founding-clauses.ts';
import { isOfOthers, isOwnNamed, OWN_NOUN } from './founding-words.ts';
import { OWN_VOICE } from './own-voice.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

const CAPITAL = /^\p{Lu}/u;

/** A clause that begins with its verb, or is the end of another, goes on with what the sentence began with: 'Unser Vermieter, die …, wurde 1905 …'. */
export const subjectOf = ({ text, first }: DatedClause): string =>
  /^(?:wurde|ist|hat|besteht|existiert|was|is)\s/u.test(text) || (text !== first && ENDING.test(text))
    ? `${first} ${text}`
    : text;

const RELATIVE = /^(?:den|die|das|der|dessen|deren|who|which)\s/iu;

const FOUNDED_IN_BRACKETS = anyCase(/^(?:1[5-9]|20)\d\d\s(?:gegründet|gegr\.?|founded|eröffnet)(?!\p{L})/iu);

/** Whether a clause only says of what stands before it when that was founded: 'Muster, gegründet 1906, …'. */
export function isApposed({ text, joint, before }: DatedClause, at: number, year: string): boolean {
  if (before === '' || (joint !== ',' && joint !== '(')) return false;
  if (RELATIVE.test(text)) return true;
  // In brackets stands what tells of the word before them: 'für die Fabrik Muster in Ulm (1889 gegründet, …)'.
  if (joint === '(' && FOUNDED_IN_BRACKETS.test(text)) return true;
  return (
    at === 0 &&
    (text.split(/\s(?:und|and)\s/u, 1)[0] ?? '').length < 60 &&
    !/\s(?:haben|hat|wurden?|ist|sind)(?!\p{L})/u.test(text) &&
    /^(?:gegründet|gegr|founded|established|est)/iu.test(text) &&
    text.includes(year)
  );
}

/** A body by its name: 'Der Verein Grüne Hände', 'Die Eva-Muster-Stiftung'. */
const NAMED_BODY =
  /^(?:Der|Die|Das)\s(?:(?:Verein|Verband|Stiftung|Initiative|Genossenschaft)\s\p{Lu}|\p{Lu}\p{L}{1,25}-\p{Lu}[\p{L}-]{1,40}-(?:Stiftung|Verein|Verband|Haus)(?!\p{L}))/u;
/** What the company grew out of: 'Aus der Schmiede von Otto Muster, der 1963 …, ist ein Betrieb geworden'. */
const GREW = anyCase(/(?:ist|sind|wurden?|entstand|entwickelte|wuchs|hat sich)(?!\p{L})/iu);
const growsOut = (sentence: string): boolean => /^aus\s/iu.test(sentence) && GREW.test(sentence);

/** 'Gelernt hatte er in der Bäckerei Muster': somebody else's house, named last. */
const LEARNT = anyCase(
  /(?<!\p{L})(?:gelernt|lernte[n]?|lehre|ausbildung|gesellenzeit|geselle|lehrling|volontär)(?!\p{L}).{0,60}(?<!\p{L})(?:in|im)(?!\p{L})/iu,
);

const ZIP_AND_TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}. -]{1,30}$/u;

/** '… von der Rösterei Muster, einem jungen Betrieb, der 2015 …': in a case that another word asks for. */
const OBLIQUE = /^eine[mr] \p{Ll}/u;

/** Whether what stands before an apposition is the company, not somebody it has to do with. */
export function isOwnBefore({ before, text, first }: DatedClause, sentence: string, isOwn: IsOwn): boolean {
  // 'Muster e. V., Weg 1, 12345 Ort, gegründet 1990': whose address stands before.
  if (ZIP_AND_TOWN.test(before)) return isOwn(first) && !isOfOthers(first, isOwn);
  if (/(?<!\p{L})(?:begann|begonnen)(?!\p{L})|^(?:seit|mit) .{0,30}jahren?$/iu.test(before)) return true;
  if (RELATIVE.test(text) && growsOut(sentence)) return true;
  if (
    OBLIQUE.test(before) ||
    isOfOthers(before, isOwn) ||
    LEARNT.test(before) ||
    /(?<!\p{L})(?:teil|mitglied|kunde|kundin|partner)(?:in)? (?:der|des|von|bei)(?!\p{L})/iu.test(before) ||
    /(?<!\p{L})(?:mit|bei|beim|zur?|zum|von|vom|durch|für|an|am|(?:kommt|kommen|stammt|stammen) aus|with|from|by|at|for)\s(?:the\s|der|dem|den|die|das|einem|einer)?\s?/iu.test(
      before,
    )
  )
    return false;
  return isOwn(before) || (isOwnNamed(before) && !NAMED_BODY.test(before));
}

/** One firm becomes part of another. */
const JOINS = anyCase(
  /(?<!\p{L})(?:(?:kommt|kam|kamen|kommen|stößt|stieß|stießen)(?!\p{L}).{0,100}\s(?:dazu|hinzu|zu uns)|(?:schließt|schloss|schlossen)(?!\p{L}).{0,100}\san(?!\p{L})|verschm[eo]lz\p{L}{0,4}|fusionier\p{L}{1,4}|eingegliedert|integriert|übernahme (?:der|des|von)|übernahmen?|übernommen|übernehmen|übernimmt|zukauf|kauften?|kaufen|gekauft|erwarb(?:en)?|erworben|wird (?:unser|werk|teil|tochter)|gehör(?:t|en|te|ten)(?!\p{L}).{0,40}\s(?:zu uns|zur))(?!\p{L})/iu,
);

/** Whether a founding is that of a firm which a sentence says to have joined: 'Die 1898 gegründete Firma … kommt zu uns'. */
export function isOfJoined({ text, joint }: DatedClause, founding: string, sentence: string, isOwn: IsOwn): boolean {
  // 'das war die Geburtsstunde' tells of all that was said, not of whom it names last.
  if (goesBack(text)) return false;
  const isAside =
    /gegründete[nrs]?$/iu.test(founding) ||
    joint === '(' ||
    /^(?:den|die|das|der|dessen|deren|gegr(?:ündet|\.)?)\s/iu.test(text);
  return (
    isAside &&
    JOINS.test(sentence) &&
    (OWN_VOICE.test(sentence) || joint === '(' || firmNamedIn(sentence, isOwn) !== null)
  );
}

/** Whose hour of birth it was: 'unserer Serie', 'seines Betriebs'. */
const BIRTH_OF = anyCase(
  /^(?:geburtsstunde|geschichte)?\s?(?:unsere[rs]|seine[rs]|ihre[rs]|eine[rs]|unsere|seine|ihre)\s(?:\p{Ll}{3,20}e[nr]\s)?([\p{L}-]{3,40})/iu,
);
const BORN = /geburtsstunde$|(?:^|\s)beg[ai]nnt?$/iu;

/** Whether what a clause sums up as a birth is that of a thing, or of whom the clause before it is about. */
export function isBirthOfOthers(
  { text, before }: DatedClause,
  { 0: said, index }: RegExpExecArray,
  isOwn: IsOwn,
): boolean {
  if (!goesBack(text)) return false;
  if (before !== '' && isOfOthers(before, isOwn)) return true;
  const end = index + said.length;
  const what = BORN.test(said) ? BIRTH_OF.exec(text.slice(end).trimStart())?.[1] : undefined;
  return what !== undefined && (!isOwnNamed(what) || isOfOthers(`unser ${what}`, isOwn)) && !isOwn(what);
}

const PRONOUN = /^(?:Er|Sie|Es|Dieser|Diese|Dieses|Der Verein|Die Stiftung|Der Verband|Die Gesellschaft)\s\p{Ll}/u;
/** Who is introduced in a sentence of their own: 'Unser Träger ist der Verein Muster'. */
const INTRODUCES = anyCase(
  /(?<!\p{L})(?:(?:haupt|mit)?gesellschafter|eigentümer|eigner|träger|trägerverein|vermieter|betreiber|franchisegeber|lizenzgeber|hersteller|muttergesellschaft|mutter|konzern|holding|partner|kunden?|kundin|auftraggeber|lieferant)(?:in)?(?:\s.{1,40})?\s(?:ist|sind|war|waren|heißt)(?!\p{L})/iu,
);

/** Who runs a house: the association or foundation that the site is of, where it has the company's name. */
const RUNS = anyCase(
  /^(?:der\s|die\s)?(?:träger|trägerverein|betreiber)(?:in)?\s(?:des|der|dieser|dieses|unseres|vom|von)\s.{1,40}\s(?:ist|sind)(?!\p{L})/iu,
);

/** Whether a sentence introduces the company itself as the one that runs the house: 'Träger des Museums ist die Stiftung Muster'. */
function introducesItself(sentence: string, isOwn: IsOwn): boolean {
  const runs = RUNS.exec(sentence);
  return runs !== null && isOwn(sentence.slice(runs.index + runs[0].length));
}

/** Whose wares the company sells: 'Wir liefern Türen von Muster.' Then 'Das Familienunternehmen aus Ulm besteht …' is the maker. */
const WARES =
  /^(?:Wir|Unsere)\s.{0,20}(?:liefern|verkaufen|verarbeiten|verwenden|führen|beziehen|vertreiben|montieren|setzen|vertrauen|arbeiten)(?!\p{L}).{0,80}\s(?:von|mit|auf|der Firma)\s\p{Lu}[\p{L}&-]{2,30}[.!]?$/u;
const THE_FIRM =
  /^(?:Das|Die|Der)\s(?:\p{Ll}{4,20}e\s)?\p{L}{0,20}(?:unternehmen|[Ff]irma|betrieb|[Hh]ersteller|[Mm]anufaktur|[Mm]arke)\s/u;

/** 'Founded in 1897 and employing 1,450 people, the hospital has been using our pumps': of a kind that the company is not called. */
const OTHER_FOUNDED =
  /^(?:Founded|Established)\sin\s\d{4}[^;:]{0,80},\sthe\s(?!company|firm|business|group|practice|workshop|brewery|winery|family|studio|agency|office)\p{Ll}{4,20}\s(?:has|have|is|was|now|today)(?!\p{L})/u;

/** 'feierten wir mit dem Hospizverein Muster': a body that the company has to do with. */
const WITH_BODY = anyCase(
  /(?<!\p{L})(?:mit|für|bei|an|von|durch)\s(?:dem|der|den)\s\p{L}{0,20}(?:verein|stiftung|verband|initiative)\s\p{L}{3}/iu,
);

/** Whether a sentence goes on about somebody else whom the one before introduced. */
export const goesOnAboutOthers = (sentence: string, before: string, isOwn: IsOwn): boolean =>
  (THE_FIRM.test(sentence) && WARES.test(before) && !isOwn(before.slice(-40))) ||
  (OTHER_FOUNDED.test(sentence) && !isOwn(before.slice(-40))) ||
  // 'Erfragen Sie das dort, info@muster.de. Das Unternehmen ist …': whose mailbox was given.
  (THE_FIRM.test(sentence) && ADDRESS.test(before) && !isOwn(before)) ||
  (PRONOUN.test(sentence) &&
    !introducesItself(before, isOwn) &&
    (INTRODUCES.test(before) ||
      WITH_BODY.test(before) ||
      isOfOthers(before, isOwn) ||
      firmNamedIn(before, isOwn) !== null));

/** 'Die Stiftung beschäftigt …': a party that one of the sentences before named. */
const PARTY_AGAIN = /^(?:Die|Der|Das)\s([\p{L}-]{4,30})\s\p{Ll}/u;
const HE_OR_IT = /^(?:Er|Sie|Es)\s\p{Ll}/u;
/** What any firm is called again, so that only another by its form may be meant. */
const ANY_FIRM_AGAIN = /^(?:Unternehmen|Firma|Gesellschaft|Konzern|Gruppe|Betrieb)$/u;
const BELONGS = anyCase(
  /(?<!\p{L})(?:gehör(?:t|en|te|ten)\s(?:wir|.{0,40}\szu[rm]?\s)|wir\sgehören\szu|teil de[rs]\s|tochter de[rs]\s)/iu,
);
const FIRM_FORM = /(?<!\p{L})(?:GmbH|AG|SE|KG|Holding|\p{L}{0,25}-?[Gg]ruppe|\p{L}{0,25}-?[Kk]onzern|Group)(?!\p{L})/u;

/** Sentences before one in which the party that it is about may have been introduced. */
const INTRODUCTION_REACH = 3;

/** Whether the sentence at a place is about an owner, a customer or the like whom one before it introduced by the same noun. */
export function isOfIntroduced(sentences: readonly string[], at: number, isOwn: IsOwn): boolean {
  const sentence = sentences[at] ?? '';
  const earlier = sentences.slice(Math.max(0, at - INTRODUCTION_REACH), at);
  const last = earlier.at(-1) ?? '';
  const isOther = (told: string): boolean => INTRODUCES.test(told) && !introducesItself(told, isOwn) && !isOwn(told);
  if (HE_OR_IT.test(sentence)) return isOther(last);
  const noun = PARTY_AGAIN.exec(sentence)?.[1];
  if (noun === undefined || isOwn(noun)) return false;
  if (ANY_FIRM_AGAIN.test(noun)) return (isOther(last) || (BELONGS.test(last) && !isOwn(last))) && FIRM_FORM.test(last);
  return earlier.some((told) => isOther(told) && told.toLowerCase().includes(noun.toLowerCase()));
}

/** What a company of its own calls itself, not one of its houses. */
const OUR_FIRM = anyCase(
  /^unsere?\s(?:(?:heutige[rs]?|kleine[rs]?|junge[rs]?)\s)?\p{L}{0,20}-?(?:betrieb|unternehmen|firma|gesellschaft|genossenschaft|kanzlei|praxis|agentur|manufaktur|verein|verband|stiftung|verlag|weingut|büro)$/iu,
);
const FORM = /^(?:g?GmbH|AG|KG|OHG|OG|UG|GbR|SE|eG|MVZ|&|Co\.)$/u;
/** Behind its verb what came of it: '2006 entstand daraus die Muster AG', '2009 machte sie daraus unsere Praxis'. */
const BECAME =
  /(?:^|\s)(?:entstand|wurden?|machten?|formten?|ging)\s(?:[\p{L}.-]{2,20}\s){0,3}?(?:daraus|aus\s[^,;]{3,80}?|damit)\s((?:die|der|das|unsere?n?)\s(?:[\p{Lu}&][\p{L}&.-]{0,30}\s?){1,6})(?=[\s,.]|$)/u;
const ORIGIN =
  /^(.{3,60}?)\s(?:entstand|ging|(?:ist|sind)\s(?:.{0,120}\s)?entstanden|was set up|was started)(?!\p{L})/u;
const MERGER = anyCase(
  /(?<!\p{L})(?:aus|durch)\s(?:(?:de[mrn]|die|eine[mrn]?)\s)?(?:\p{L}{3,20}\s)?(?:zusammenschl(?:uss|üssen)|zusammenlegung|fusion|verschmelzung|vereinigung)(?!\p{L})/iu,
);
/** Councils merge as firms do. */
const COUNCIL = anyCase(
  /^(?:die|der|das|unsere?)\s(?:\p{L}{3,20}\s)?\p{L}{0,20}(?:gemeinde|stadt|kreis|stadtteil|ort|land)(?!\p{L})/iu,
);

/** Whether a clause tells that the company came into being as others joined: 'Die Praxis ist 2009 aus der Fusion … entstanden'. */
export const isOwnMerger = (text: string, isOwn: IsOwn): boolean =>
  /entst[ae]nd/u.test(text) &&
  MERGER.test(text) &&
  !COUNCIL.test(text) &&
  isOwnNamed(withoutGoverned(text)) &&
  !isOfOthers(text, isOwn);

/** 'Das war der Anfang vom Gasthof Muster' */
const WAS_BEGINNING =
  /^(?:[Uu]nd\s)?(?:[Dd]as|[Dd]ies)\swar\s(?:der|die)\s(?:Anfang|Beginn|Geburt|Geburtsstunde)\s(?:vom|von|des|der|unsere[rs])\s(.{3,60})$/u;
/** 'seine Schmiede, aus der unser Unternehmen geworden ist' */
const CAME_OF_IT = anyCase(
  `^aus\\s(?:der|dem|denen)\\s(?:\\S{2,12}\\s){0,3}?(?:unsere?|(?:der|die|das)\\sheutige)\\s${OWN_NOUN}\\s(?:.{0,30}\\s)?(?:geworden|entstanden|hervorgegangen|gewachsen)(?!\\p{L})`,
);

/** The company itself, by nothing but its name, as what came into being: 'Muster entstand 2019 als Ausgründung …'. */
export function isOwnOrigin(text: string, isOwn: IsOwn): boolean {
  const begun = WAS_BEGINNING.exec(text)?.[1];
  if (CAME_OF_IT.test(text) || (begun !== undefined && isOwn(begun))) return true;
  const subject = BECAME.exec(text)?.[1]?.trim().replace(/\.$/u, '') ?? ORIGIN.exec(text)?.[1];
  if (subject === undefined) return false;
  if (OUR_FIRM.test(subject)) return true;
  const names = subject.replace(/^(?:[Dd]ie|[Dd]er|[Dd]as)\s/u, '').split(' ');
  if (names.every((name) => !CAPITAL.test(name) || isOwn(name)) && isOwn(names.join(' '))) return true;
  return names.length > 1 && names.some((name) => FORM.test(name)) && names.some(isOwn);
}

const COUNTRY_FIRM = anyCase(
  /^(?:die|unsere)\s(deutsche|österreichische|schweizer(?:ische)?)\s(?:zweig|landes)?(niederlassung|gesellschaft|tochter(?:gesellschaft|firma)?)\s(?:wurde|ist|besteht)(?!\p{L})|(?<!\p{L})wurde\s(?:im\sjahre?\s)?(?:\d{4}\s)?(?:die|unsere)\s(deutsche|österreichische|schweizer(?:ische)?)\s(?:zweig|landes)?(niederlassung|gesellschaft)\s/iu,
);

const COUNTRY_BRANCH =
  /^(?:Die|Unsere)\s(?:Zweign|N)iederlassung\s(?:Deutschland|Österreich|Schweiz)\s(?:wurde|ist|besteht)(?!\p{L})/u;

/** Countries by the beginning of their adjectives. */
const COUNTRY_OF = new Map([
  ['deutsc', 'Deutschland'],
  ['österr', 'Österreich'],
  ['schwei', 'Schweiz'],
]);

/** What a company's name has in it that is a firm of a country: 'Die deutsche Niederlassung wurde 1998 gegründet'. */
export function countryFirmIn(text: string): string | null {
  if (COUNTRY_BRANCH.test(text)) return 'Niederlassung';
  const [country = '', kind = ''] = COUNTRY_FIRM.exec(text.toLowerCase())?.slice(1).filter(Boolean) ?? [];
  if (kind === 'niederlassung') return 'Niederlassung';
  return COUNTRY_OF.get(country.slice(0, 6)) ?? null;
}
