import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import type { Piece } from './pieces.ts';

/** The end of a place, told in a row of its own. */
const CLOSES = anyCase(
  /(?<!\p{L})(?:schlie(?:ß|ss)(?:en|t|ung)|schlossen?|geschlossen|aufgabe|aufgegeben|geben .{0,60} auf|gaben .{0,60} auf|aufgelöst|auflösung|verkauft?|verkaufen|verkauften|stilllegung|stillgelegt)(?!\p{L})/iu,
);
/** Not for good: 'vorübergehend geschlossen'. */
const FOR_A_TIME = anyCase(/(?<!\p{L})(?:vorübergehend|wegen|wieder|feiertag|uhr|urlaub|saison)/iu);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** Rows below a place's that can tell its end, and longest of them. */
const REACH = 60;
const LONGEST = 160;
/** Longest cell or label that is only a row's year. */
const YEAR_CELL = 20;
/** Letters of a town that its adjective shares: 'Saalfelder'. */
const STEM = 4;

/** Whether a later row of the same history tells that the company closed its place in this town: '2014 Wir schließen die Gothaer Filiale'. */
export function isClosedLater(pieces: readonly Piece[], { address: { city }, pieces: [first] }: AddressSite): boolean {
  const towns = city?.split(/[\s(/]/u) ?? [];
  const stem = towns
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
    .replace(/e?n?$/u, '');
  if (!first || stem.length < STEM || !isDated(pieces, first)) return false;
  return pieces
    .slice(first.index + 1, first.index + 1 + REACH)
    .some(
      (row) =>
        row.line.region === first.line.region &&
        row.text.length <= LONGEST &&
        row.text.includes(stem) &&
        CLOSES.test(row.text) &&
        !FOR_A_TIME.test(row.text) &&
        isDated(pieces, row),
    );
}

/** Whether a row bears a year, in its text or in the cell or line before. */
function isDated(pieces: readonly Piece[], { index, text }: Piece): boolean {
  const before = pieces[index - 1]?.text ?? '';
  return YEAR.test(text.slice(0, LONGEST)) || (before.length <= YEAR_CELL && YEAR.test(before));
}
