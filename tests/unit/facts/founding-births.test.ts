import { expect, it } from 'vitest';
import { factsOf } from './support.ts';

const year = (text: string): string | undefined =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns').founded.toSorted((a, b) => b.weight - a.weight)[0]
    ?.value;

it.each([
  ['1889 erwarb Otto Lindner ein Stück Land und baute darauf; das war die Geburtsstunde unseres Betriebs.', '1889'],
  ['1889 kaufte Otto Lindner eine Drehbank; das war der Anfang unserer Firma.', '1889'],
  ['1889 kaufte er eine Drehbank – die Geburtsstunde unseres Hauses.', '1889'],
  ['1924 mietete Otto Lindner einen Schuppen; so begann unsere Geschichte.', '1924'],
  ['1924 übernahm Otto Lindner eine alte Presse. Das war die Geburtsstunde unserer Firma.', '1924'],
  ['2014 haben wir den ersten Pelletofen gesetzt; das war die Geburtsstunde unserer Serie Glut.', undefined],
  ['1905 kaufte die Stadt das Feld; das war die Geburtsstunde unseres Stadtteils.', undefined],
  ['1998 stellte unser Kunde eine Backstraße auf; das war die Geburtsstunde seines Betriebs.', undefined],
  ['1924 kaufte Karl Meier eine Drehbank; das war die Geburtsstunde unseres Lieferanten.', undefined],
  ['1972 gewann er die Meisterschaft. Damit war der Grundstein für seine Sportlerlaufbahn gelegt.', undefined],
])('a birth is that of whom it names: %s', (text, expected) => {
  expect(year(text)).toBe(expected);
});
