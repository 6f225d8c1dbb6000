import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** The founding year of a site whose page about the company has the given text. */
const year = (text: string): string | null | undefined =>
  companyOf([factsOf(imprint()), factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns')]).founding_date;

it.each([
  ['1958 kaufte Otto Lindner einen alten Ofen und baute ihn um. So hat unsere Firma begonnen.', '1958'],
  ['1958 kaufte Otto Lindner einen alten Ofen. Das war der Anfang unserer Firma.', '1958'],
  ['1958 kaufte Otto Lindner einen alten Ofen. Damit war der Grundstein für unseren Betrieb gelegt.', '1958'],
  ['Im März 1958 setzte Otto Lindner den ersten Ofen. Das war die Geburtsstunde unseres Betriebs.', '1958'],
  ['1958 setzten zwei Brüder den ersten Ofen – damit beginnt die Geschichte unserer Werkstatt.', '1958'],
  ['1958 setzten zwei Brüder den ersten Ofen – und damit begann die Geschichte von Ofenbau Lindner.', '1958'],
  [
    'Als am 1. Oktober 1958 in der Langen Straße zwei Tische, ein Telefon und ein Ofen standen, war das der Anfang unserer Firma.',
    '1958',
  ],
  [
    'Zum 1. Januar 1958 legten Otto Lindner, sein Bruder und ein Freund ihre Werkstätten zusammen: Der Betrieb war gegründet.',
    '1958',
  ],
  ['Als er aufhörte, machte ich mich selbständig: das war im Frühling 1958.', '1958'],
  ['1958 ist das Geburtsjahr von Ofenbau Lindner.', '1958'],
  ['1958 wurde unsere Firma geboren.', '1958'],
  ['Unsere Firmengeschichte nahm 1958 in einer Garage ihren Lauf.', '1958'],
  ['Es war 1958, als Otto Lindner in einer Garage anfing.', '1958'],
  ['Vor vielen Jahren, genauer 1958, gründete Otto Lindner den Betrieb.', '1958'],
  ['Den Anfang machte 1958 Otto Lindner mit einer kleinen Werkstatt.', '1958'],
  ['1958 schloss Otto Lindner seine Werkstatt auf.', '1958'],
])('a founding that the words go back to is read from "%s"', (text, expected) => {
  expect(year(text)).toBe(expected);
});

it.each([
  '1958 gründete sich der Turnverein Gotha. Das war der Anfang einer langen Freundschaft.',
  '2019 zogen wir in die neue Halle. So hat sich unsere Firma verändert.',
  '2019 kauften wir die Keller Kamine GmbH. Damit begann die Zusammenarbeit mit Wien.',
  '2020 hat unsere Firma mit dem Bau einer Halle begonnen.',
  '1949 eröffnete unser Lehrmeister Gottfried Kunz die Hafnerei am Bach.',
  'Otto Lindner wurde 1958 geboren.',
  '2011 wurde die Idee zu unserem neuen Ofen geboren.',
  'Otto Lindner setzte 1958 und 1961 die ersten Öfen. So hat unsere Firma begonnen.',
  '1958 ist das Geburtsjahr der Chefin.',
  '1958 begann die Geschichte des Weinbaus in Gotha.',
])('nothing is read from "%s"', (text) => {
  expect(year(text)).toBeNull();
});
