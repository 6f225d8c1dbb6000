import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const years = (text: string) =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns').founded.map(({ value }) => value);

describe('the founding year in prose', () => {
  it.each([
    ['Gegründet haben wir den Betrieb 2017, nachdem wir 2014 den Pfarrhof saniert hatten.', '2017'],
    [
      '2006 haben Bernhard Stein und Julia Kern ihre Weingärten zusammengelegt und die Weingut Stein OG gegründet.',
      '2006',
    ],
    ['Gründungsversammlung war am 23. November 2021 in der Halle.', '2021'],
    ['Im Frühjahr 1987 machte sich Otto Lindner als Ofenbauer selbständig.', '1987'],
    ['Otto Lindner machte sich 1987 mit einer kleinen Werkstatt selbstständig.', '1987'],
    ['1987 wagte Otto Lindner den Schritt in die Selbständigkeit.', '1987'],
    ['1954 eröffnete Otto Lindner seine kleine Werkstatt in Eisenach.', '1954'],
    ['Unsere Geschichte beginnt im Jahr 1911 in Gotha.', '1911'],
    ['Die Firma wurde am 1. April 1978 gegründet.', '1978'],
    ['Die Gründung der Firma im Jahr 1978 fiel in eine schwere Zeit.', '1978'],
    ['Der Chor wurde im Jahr 1921 von Pfarrer Keller ins Leben gerufen, 1948 neu formiert.', '1921'],
    ['Seit 1899 besteht unser Haus. Gegründet 1899.', '1899'],
    ['Founded in 1999 in Berlin, we build software.', '1999'],
    ['Uns gibt es seit 2009.', '2009'],
  ])('is read in "%s"', (text, year) => {
    expect(years(text)[0]).toBe(year);
  });

  it.each([
    'Seit über drei Generationen für Sie da.',
    '2011 eröffnete unsere Filiale in Gotha.',
    'Seit 2013 sind alle Flächen zertifiziert.',
    '1990 übernahm Karl Lindner die Leitung.',
    '2019 zogen wir in die neue Werkhalle.',
    'Stand: 2024. Alle Rechte vorbehalten.',
  ])('is not read in "%s"', (text) => {
    expect(years(text)).toEqual([]);
  });
});
