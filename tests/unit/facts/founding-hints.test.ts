import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLines } from '../../../server/scan/dom/lines.ts';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { FOUNDINGS } from '../../../server/scan/facts/founding-patterns.ts';

const tests = join(import.meta.dirname, '../..');
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: tests }).map((file) => readFileSync(join(tests, file), 'utf8'));

/** What pages tell, what the tests of founding years read, and ways that neither of them uses. */
const sentences = [
  ...sources('fixtures/pages*/*.html').flatMap((html) =>
    readLines(parsePage({ url: 'https://firma.test/', html }).document).map(({ text }) => text),
  ),
  ...sources('unit/facts/found*.test.ts').flatMap((source) =>
    [...source.matchAll(/'([^'\n]{12,300})'/gu)].map((match) => match[1] ?? ''),
  ),
  'was 1954 in einer Garage begann',
  'Die Wiege unseres Betriebs stand 1954 in Gotha.',
  'Das Unternehmen wurde 1954 errichtet.',
  '1954 Werkstatt in Gotha eröffnet',
  'Seit jenem Sommer gibt es unsere Werkstatt.',
  'Unser Betrieb erblickte 1954 das Licht der Welt.',
  '1994 errichtet sie die Stiftung.',
  'Damit alles zusammenbleibt, errichteten sie 1954 eine Stiftung.',
  'Im März 1954 wurde unsere Firma ins Firmenbuch eingetragen.',
  'Unsere Stiftung wurde 1954 von der Regierung anerkannt.',
  'Karl Muster hat unseren Betrieb 1954 angemeldet.',
  'Unser Laden öffnete im April 1954.',
  'Als unsere Praxis 1954 die ersten Patienten empfing, roch es nach Farbe.',
  'Opa hat unser Weingut 1954 mit zwei Hektar begründet.',
  'Karl Muster set up our company in 1954.',
  'Zwei Schwestern richteten 1954 unser Krankenhaus ein.',
  '1954 founding of the company',
  'Unser Gründer hängte 1954 sein Meisterschild an die Tür.',
  'Opa machte den Laden 1954 auf',
  'Dass der 1954 entstandene Betrieb noch heute der Familie gehört',
  'foundation in Gotha',
  'Opening of the hotel',
  '1954 wurde das Gewerbe von Karl Muster angemeldet',
].flatMap((text) => text.split(/(?<=[.!?]) /u));

it.each(FOUNDINGS)('whatever tells a founding in this way has one of its hints (%i, %s)', (_, hints, saying) => {
  const told = sentences.filter((sentence) => saying.test(sentence));
  expect(told).not.toEqual([]);
  expect(told.filter((sentence) => !hints.some((hint) => sentence.toLowerCase().includes(hint)))).toEqual([]);
});
