import { anyCase } from '../any-case.ts';
import { wordSign } from './word-signs.ts';

const UNITS = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const TEENS = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ');
const ENGLISH =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_UNITS = ['one', ...ENGLISH.slice(0, 8)];
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Swiss spellings have no ß. */
const SPELLINGS: readonly (readonly [string, number])[] = [
  ...UNITS.slice(1).map((word, i) => [word, i + 2] as const),
  ...TEENS.map((word, i) => [word, i + 10] as const),
  ...TENS.flatMap((ten, t) => [
    [ten, (t + 2) * 10] as const,
    ...UNITS.map((unit, u) => [`${unit}und${ten}`, (t + 2) * 10 + u + 1] as const),
  ]),
  ['hundert', 100],
  ...UNITS.map((unit, i) => [`${unit}hundert`, (i + 1) * 100] as const),
  ...ENGLISH.map((word, i) => [word, i + 2] as const),
  ...ENGLISH_TENS.flatMap((ten, t) => [
    [ten, (t + 2) * 10] as const,
    ...ENGLISH_UNITS.map((unit, u) => [`${ten}-${unit}`, (t + 2) * 10 + u + 1] as const),
  ]),
];
/** How many people do something together: 'zu dritt', 'zu elft'. */
const TOGETHER = 'dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'.split(' ');

const VALUES = new Map<string, number>([
  ...SPELLINGS.map(([word, value]) => [word.replace('ß', 'ss'), value] as const),
  ...TOGETHER.map((word, i) => [word, i + 3] as const),
]);

/** Pattern of a number of 2 to 99, or of hundreds, written as a German word, or of 2 to 99 as an English one. */
export const NUMBER_WORD = `(?:${SPELLINGS.map(([word]) => word.replace('ß', '(?:ß|ss)'))
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** Pattern of what stands behind 'zu' where people are counted. */
export const TOGETHER_WORD = `(?:${TOGETHER.join('|')})`;

/** A word that counts: a figure, or one that begins with a number's word ('zwölfköpfig'). */
export const COUNTING_WORD = wordSign(anyCase(`\\d|(?<!\\p{L})(?:${NUMBER_WORD}|${TOGETHER_WORD})`));

/** The value of a number's word ('zwölf' and 'twelve' 12, 'elft' 11); null for any other word. */
export function numberOfWord(word: string): number | null {
  return VALUES.get(word.toLowerCase().replace('ß', 'ss')) ?? null;
}
