import { anyCase } from '../any-case.ts';
import type { Fact, Mark } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { wordSign } from './word-signs.ts';

/** Things on a legal page that are no facts about the company but tell how well the page is kept, or that there is none. */
const MARKS: readonly (readonly [Mark, RegExp])[] = [
  // The European platform for online dispute resolution was shut down on 20 July 2025.
  ['odrLink', /ec\.europa\.eu\/(?:consumers\/)?odr|OS-Plattform|Online-Streitbeilegung \(OS\)/u],
  // The Telemediengesetz was replaced by the Digitale-Dienste-Gesetz on 14 May 2024.
  ['oldLaw', /§\s?5\s?(?:Abs\.\s?1\s)?(?:TMG|Telemediengesetz)/u],
  // Whoever writes for pleasure is no company: 'Dies ist die private Homepage von …'.
  [
    'privateSite',
    anyCase(
      /^(?:dies|das|hier) ist (?:die|eine|meine) (?:rein )?(?:private|nicht-?\s?kommerzielle) (?:homepage|hobby-?seite|website|webseite|internetseite|seite)(?!\p{L})|^(?:die|diese) (?:seite|website|webseite|homepage|internetseite|internetpräsenz) (?:verfolgt|dient) keine[nr]?(?:lei)? (?:geschäftlichen|kommerziellen|gewerblichen) (?:zwecken?|interessen|absichten)(?!\p{L})/iu,
    ),
  ],
  ['poBox', anyCase(/(?<!\p{L})(?:Postfach|P\.?\s?O\.?\s?Box)\s?\d/iu)],
];

/** Words without one of which no mark can match. */
const MARK_WORD = wordSign(
  /odr|plattform|streitbeilegung|TMG|Telemedien|postfach|box|^private|kommerziell|geschäftlich|gewerblich/iu,
);

export function readMarks(reading: Reading): Fact<Mark>[] {
  return MARKS.flatMap(([mark, pattern]) => {
    for (const piece of reading.pieces) {
      if ((piece.signs & MARK_WORD) === 0) continue;
      if (mark === 'poBox' && piece.owner !== 'company') continue;
      const match = pattern.exec(piece.text);
      if (match) return [textFact(reading, piece, mark, match[0], 50, 'pattern', 'high')];
    }
    return [];
  });
}
