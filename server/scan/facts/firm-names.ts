import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';
import { OWN_NOUN } from './founding-words.ts';
import { MONTHS } from './month-names.ts';
import { NUMBER_WORD } from './number-words.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import { type IsOwn, withoutGoverned } from './whose-words.ts';

const CAPITAL = /^\p{Lu}/u;
const TIME = ['Anfang', 'Mitte', 'Ende', ...MONTHS, 'Frühjahr', 'Sommer', 'Herbst', 'Winter'].join('|');
/** A firm or body by its name: 'die Firma Muster', 'Der Verein Grüne Hände', 'das Büro Muster + Probe'. */
const NAMED_FIRM = anyCase(`(?<!\\p{L})(?:${OWN_NOUN})\\s(?!(?:${TIME})(?!\\p{L}))(\\p{L}[\\p{L}&-]{2,30})`, 'g');

/** The name by which a text calls a firm; null where it calls none, or one that is known to be the company. */
export function firmNamedIn(text: string, isOwn: IsOwn): string | null {
  for (const [whole, name = ''] of allMatches(withoutGoverned(text), NAMED_FIRM)) {
    if (CAPITAL.test(name) && CAPITAL.test(whole) && !isOwn(name)) return name;
  }
  return null;
}

/** What any company may call itself, as a word. */
const ANY_COMPANY = anyCase(
  `^(?:${OWN_NOUN}|(?:g?GmbH|AG|KG|OHG|UG|GbR|SE|eG|MVZ|Club)|\\p{L}{0,20}(?:stall|park|hütte|alm|lokal|gemeinschaft|anstalt|körperschaft|kollektiv|team|gruppe|institut|einrichtung|akademie|hochschule|universität|kindergarten|hort|heim|museum|zoo|tierpark|campingplatz|orchester|zeitung|redaktion|(?:stamm)?personal|kollegium|besetzung|familie|dienst|dienste|handel|stadtwerke|belegschaft|mannschaft|crew|tür(?:en)?|tor|pforten))$`,
);
/** Whether a noun is one by which any company may call itself. */
export const isOfAnyCompany = (noun: string): boolean => ANY_COMPANY.test(noun);
/** Capitals that begin a sentence and name nobody. */
const NOBODY =
  /^(?:Gegründet|Heute|Damals|Hier|Dort|Zum|Zur|Beim|Vom|Bei|Für|Von|Unter|Über|Rund|Knapp|Angefangen|Begonnen|Entstanden|Eröffnet|Errichtet|Gestartet|Ins?|Im|Am|Seit|Als|Mit|Nach|Vor|Anno|Aus|Es|Er|Sie|Wir|Ich|Man|Alles|Was|Wo|So|Und|Da|Derzeit|Aktuell|Inzwischen|Mittlerweile|Insgesamt|Zusammen|Jetzt|Damit|Daraus|Dafür|Dazu|Daneben|Dabei|Dadurch|Deshalb|Darum|Daher|Außerdem|Zudem|Zurzeit|Gegenwärtig|Bereits|Schon|Auch|Nun|Grundstein|Startschuss|Gemeinsam|Unsere?|Today|It|We|Founded|There|Here|Since|This|That|These|Our|They|All|Both|In|At|With|From|Established|Started|Over|More|About|Around|What|Now)$/u;
const NAMES = '(\\p{Lu}[\\p{L}&.-]{1,30}(?:\\s\\p{Lu}[\\p{L}&.-]{1,30}){0,3})';
const ARTICLE = '(?:Der|Die|Das|Unsere?[nrs]?|Eine?|The|Our|der|die|das|den|dem|des|unsere?[nrs]?|eine?[nrms]?)';

/** 'Dreizehn Köpfe' count the company's own. */
const COUNTED = anyCase(`^${NUMBER_WORD}$`);

/** The first of some words that is neither the company's nor what any company is called. */
function otherOf(names: string | undefined, isOwn: IsOwn): string | null {
  if (!names || isOwn(names)) return null;
  const words = names.split(' ');
  if (NOBODY.test(words[0] ?? '') || COUNTED.test(words[0] ?? '')) return null;
  return words.find((word) => CAPITAL.test(word) && !ANY_COMPANY.test(word.replace(/\.$/u, ''))) ?? null;
}

const pattern = (source: string): RegExp => new RegExp(source, 'u');
const NOUN_PHRASE = `(?:${ARTICLE}\\s)?(?:\\p{Ll}{3,20}e[nrs]?\\s)?${NAMES}`;
const SUBJECT = pattern(`^${NOUN_PHRASE}(?=\\s(?:wurden?|besteht|existiert|was)(?!\\p{L}))`);
const HAS =
  '(?:beschäftig(?:t|en)|zähl(?:t|en)|hat|haben|umfass(?:t|en)|gibt|geben|bring(?:t|en) es|komm(?:t|en) auf|employs?|has|have)';
/** Who has so many people: by a verb, at the head of a clause or behind a place; or whom so many work for. */
const EMPLOYERS = [
  `(?:^|[;:–,] )${NOUN_PHRASE}(?=(?:,\\s(?:founded|established)\\s[^,.;]{2,40},)?\\s(?:(?:was|were)\\s(?:founded|established|set up)[^,.;]{0,40},\\s)?${HAS}(?!\\p{L}))`,
  `^(?:Bei|Für)\\s(?:der\\s)?${NAMES}(?=(?:\\s(?:in|am|bei)\\s\\p{Lu}\\S{1,25})?\\s(?:arbeiten|stehen|wirken)(?!\\p{L}))`,
  // 'die Muster-Gruppe mit weltweit mehr als 3.800'
  `(?<!\\p{L})(?:die|der|das|den|dem)\\s${NAMES}(?=\\smit\\s(?:\\p{L}{2,12}\\s){0,4}\\d[\\d.’']*\\s\\p{L})`,
].map(pattern);
const NOUN_ALONE = pattern(`^${NOUN_PHRASE}$`);
const BEHIND_VERB = pattern(`\\swurden?\\s(?:(?:in|im|am)\\s\\S{2,30}\\s)?(?:der|die|das)\\s${NAMES}\\s`);
/** '1990 wurde Thüringen neu gegründet': lands and places are, too. */
const FOUNDED_ANEW = pattern('\\swurden?\\s(\\p{Lu}[\\p{L}-]{3,25})\\s(?:neu|wieder)\\s?gegründet');
/** 'Die Gründung der Muster AG', 'das Geburtsjahr von Muster': whose beginning it is. */
const FOUNDING_OF = pattern(
  `(?:(?<![Aa]usg)ründung|eschichte|eburtsjahr|eburtsstunde)\\s(?:der|des|von|eine[rs])\\s${NAMES}`,
);
const WE_FOUND = pattern(`(?:ründe(?:te)?n\\swir|haben wir)\\s(?:.{0,60}?\\s)?(?:die|das|den|einen?|eine)\\s${NAMES}`);
const LAST_NOUN = pattern(`(?:^|\\s)${ARTICLE}\\s(?:\\p{Ll}{3,20}e[nrs]?\\s)?${NAMES}$`);

/** A group, or a company from elsewhere, that may share its name with the one of the site: 'Muster Group', 'Muster Oyj'. */
const PARENT = pattern(
  `(?<![\\p{L}-])\\p{Lu}[\\p{L}&.-]{1,30}(?:\\s\\p{Lu}[\\p{L}&.-]{1,30}){0,2}?(?:[\\s-](?:Group|Gruppe|Konzern|Holding|Verbund|Netzwerk)(?!\\p{L})|\\sAB(?!\\p{L})|\\s${FOREIGN_FORM.source})`,
);

/** The group or company from elsewhere that a text names as the one it is about; null where the company speaks. */
export function parentNamed(text: string): string | null {
  const named = OWN_VOICE.test(text) ? null : PARENT.exec(withoutGoverned(text));
  return named?.[0].replace(/^(?:Der|Die|Das|The|Zur|Zum)\s/u, '') ?? null;
}

/** Whom words before a figure name, if anybody; of a group's name a single word may have been read. */
export function withParent(named: string | null | undefined, before: string): string | null {
  const parent = parentNamed(before);
  return parent !== null && (!named || parent.startsWith(named)) ? parent : (named ?? null);
}

/** Whether a name is that of a group or of a company from elsewhere. */
export const isParentName = (name: string): boolean => PARENT.test(name);

/** Who is said to have been founded or to exist, where that need not be the company. */
export const subjectNamed = (text: string, isOwn: IsOwn): string | null => otherOf(SUBJECT.exec(text)?.[1], isOwn);

/** What is said of somebody between their name and the verb. */
const ASIDE = /, (?:eine?[rnms]?|der|die|das|unsere?[nrms]?|\p{Lu})[^,;]{2,60},(?= \p{Ll})/gu;

/** Who is said to have people, where that need not be the company. */
export function employerNamedIn(text: string, isOwn: IsOwn): string | null {
  const told = text.replace(ASIDE, '');
  return EMPLOYERS.map((employer) => otherOf(employer.exec(told)?.[1], isOwn)).find((name) => name !== null) ?? null;
}

/** Whom a clause says to be founded, behind its verb. */
export const objectNamed = (text: string, isOwn: IsOwn): string | null =>
  otherOf(
    (FOUNDING_OF.exec(text) ?? WE_FOUND.exec(text) ?? BEHIND_VERB.exec(text) ?? FOUNDED_ANEW.exec(text))?.[1],
    isOwn,
  );

const FORM = /(?<!\p{L})(?:g?GmbH|AG|KG|OHG|UG|SE|eG)(?!\p{L})/u;

/** What tells a firm that shares the company's name from it, where a founding is of such a one: 'Gründung der Muster Montage GmbH'. */
export function sisterNamed(text: string, isOwn: IsOwn): string | null {
  const names = FOUNDING_OF.exec(text)?.[1];
  if (!names || !FORM.test(names) || !isOwn(names)) return null;
  return names.split(' ').find((word) => !ANY_COMPANY.test(word) && !isOwn(word)) ?? null;
}

/** Where somebody is at home, behind the name: 'Der Hersteller Muster aus Ulm'. */
const FROM_TOWN = pattern(
  '\\s(?:aus|in|im|bei|from)\\s(?:(?:dem|der|den)\\s)?\\p{Lu}[\\p{L}-]{1,30}(?:\\s\\p{Lu}[\\p{L}-]{1,30})?$',
);

/** Whom an apposition is about: what stands before it, or its last noun. */
export const lastNamed = (text: string, isOwn: IsOwn): string | null =>
  otherOf((NOUN_ALONE.exec(text.replace(FROM_TOWN, '')) ?? LAST_NOUN.exec(text.replace(FROM_TOWN, '')))?.[1], isOwn);
