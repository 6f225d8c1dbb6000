import { NUMBER_WORD } from './number-words.ts';

const INNEN = '(?:[*:_/·.]?-?innen)?';
const WORKER = `mitarbeiter${INNEN}(?:n)?`;
/** Words for those who work somewhere, whatever else the sentence says. */
export const STAFF = [
  `mitarbeiterinnen\\s(?:und|&)\\smitarbeitern?|${WORKER}|mitarbeitenden?|teammitglieder[n]?|team-mitglieder[n]?`,
  `beschäftigten?|angestellten?|festangestellten?|kolleginnen\\s(?:und|&)\\skollegen|kolleg(?:[*:_/·]?-?inn)?en`,
  '(?:arbeit|dienst)nehmer(?:[*:_/·.]?-?innen)?n?|vollzeitstellen|vollzeitkräften?|betriebsangehörigen?|arbeitskräften?',
  'employees|team members|staff members|colleagues',
].join('|');
/** Words for people of any kind. */
export const PEOPLE =
  '(?:leuten?|menschen|personen|köpfen?|frauen und männern?|männern? und frauen|men and women|women and men|fachleuten?|(?:fach)?kräften?|spezialist(?:inn)?en|expert(?:inn)?en|profis|people|specialists|experts)';
/** Plurals of what people are by trade: 'Therapeutinnen', 'Handwerker', 'Ingenieure'. */
export const TRADE =
  '(?!jahre|mitglieder|partner|brüder|inhaber|gründer|\\p{L}{0,15}metern?(?!\\p{L})|länder|häuser|bücher|zimmer|lehrlinge|kinder|orte)(?:\\p{L}{3,30}innen|\\p{L}{0,30}(?:leuten?|kräften?|meistern?|gesellen|ingenieuren?|monteuren?)|\\p{L}{5,30}(?:ern?|eure[n]?|isten|logen|loginnen))';
export const ADJECTIVE =
  '(?:(?!neue|weitere|ehemalige|freie|zusätzliche|ersten?|andere|unserer|ihrer|seiner|dieser|deren)\\p{Ll}{4,22}e[nr]?\\s)';
/** What stands before a number that is not exact. */
export const BOUND =
  '(?:(?<!(?:jahr|tag|sommer|winter|woche|zeit) )über|mehr als|rund|ca\\.|circa|etwa|knapp|gut|fast|mindestens|derzeit|aktuell|heute|insgesamt|zwischen|between|more than|over|about|around|approximately|some)';
const FIGURE = "(?<![\\d.,]|\\d/)(?:\\d{1,3}(?:[.,’' ]\\d{3})|\\d{1,5})(?!\\d|[.,]\\d)\\+?";
/** A second number behind the first: '40 bis 50', 'zwischen 20 und 25'. */
const RANGE = `(?:\\s(?:bis|und|and|to)\\s${FIGURE}|\\s?[–-]\\s?${FIGURE})?`;
const WORD = `(?<!\\p{L})${NUMBER_WORD}(?!\\p{L})`;
/** A number that may be part of a word: 'zwölfköpfig'. */
export const COUNT = `(?:${FIGURE}|(?<!\\p{L})${NUMBER_WORD})`;
export const ANY_NUMBER = `(?:${FIGURE}|${WORD})`;
/** A number of people with its bound: 'über 200', 'zwölf', '40 bis 50'. */
export const NUMBER = `(?:(?<!\\p{L})(?<bound>${BOUND})\\s)?(?<number>${FIGURE}${RANGE}|${WORD})`;
/** Fewer than ten, at the beginning of a text. */
export const NUMBER_FIRST = /^(?:[2-9]|zwei|drei|vier|fünf|sechs|sieben|acht|neun)\s/iu;
export const TEAM =
  '(?:\\p{L}{0,20}team|(?:stamm)?belegschaft|(?:stamm)?mannschaft|truppe|(?:stamm)?personal|crew|workforce|staff)';
/** What a company calls itself where it counts its people: 'Das Haus zählt …'. */
export const HOUSE =
  '(?:(?:\\p{L}{0,20}-?)?(?:betrieb|unternehmen|firma|büro|praxis|werkstatt|agentur|kanzlei|(?<!netz|hand)werk)|haus|hof|unternehmung|genossenschaft)';
/** Up to `most` words of one clause. */
export const words = (most: number): string => `(?:[^\\s.!?,;]{1,30}\\s){0,${most}}?`;
