import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const founded = (body: string) =>
  factsOf(
    `<h1>Über uns</h1>${body.startsWith('<') ? body : `<p>${body}</p>`}`,
    'about',
    '/ueber-uns',
    'https://lindner-ofenbau.test',
  ).founded.toSorted((a, b) => b.weight - a.weight)[0];

const list = (...entries: string[]): string => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;

describe('a founding that stands beside older years', () => {
  it.each([
    ['Unsere Firma entstand 1990 aus der Bauabteilung der LPG, die 1958 angefangen hatte.', '1990'],
    ['2009 machte Eva Keller daraus die Lindner Ofenbau GmbH. Das Haus wurde 1907 gebaut.', '2009'],
    ['Die Schreinerei Probst gab es seit 1911. 2006 wurde daraus die Lindner Ofenbau AG.', '2006'],
    ['Otto Lindner wurde 1951 geboren. 1976 begann er mit eigenen Öfen.', '1976'],
    [
      'Im Türsturz steht 1768. Otto Lindner verkaufte 1921 seinen ersten Ofen. Seit jenem Jahr gibt es unsere Firma.',
      '1921',
    ],
    [
      'Die Lindner-Stiftung ist gemeinnützig. Sie wurde durch Testament errichtet und am 4. Mai 1962 vom Land anerkannt.',
      '1962',
    ],
    ['Im Frühjahr 2011 haben wir uns zusammengetan und ein Büro gemietet.', '2011'],
    ['Im Mai 2012 haben wir ein Lokal gemietet und die Firma ins Firmenbuch eintragen lassen.', '2012'],
    ['Die Eintragung in die Handwerksrolle erfolgte 1968.', '1968'],
    ['Der erste Jahrgang unter eigenem Etikett kam 1934 in die Flasche.', '1934'],
    ['1998 haben wir unseren ersten Ofen ausgeliefert.', '1998'],
    ['Angefangen haben zwei Studienfreunde 2011 mit einem Laptop.', '2011'],
    [list('1952 – Erste Öfen in der Garage', '1967 – Neue Halle', '1988 – Export'), '1952'],
    [list('1952 – Otto Lindner baut Öfen im Schuppen', '1967 – Neue Halle', '1988 – Export'), '1952'],
  ])('in "%s"', (body, year) => expect(founded(body)).toMatchObject({ value: year }));

  it.each([
    '2012 machten wir daraus das Projekt Wärme.',
    'Unser Träger ist der Verein Probst. Er wurde 1951 anerkannt.',
    '2014 taten sich die Gemeinden zusammen.',
    'Seit diesem Jahr gibt es unseren Newsletter.',
    list('2019 – Relaunch der Website', '2021 – Neue Halle', '2023 – Photovoltaik'),
    list('1907 – Bau des Hauses', '1945 – Zerstörung', '1951 – Wiederaufbau'),
    list('1998 – Patent für Meister Otto Lindner', '2004 – Neue Halle', '2010 – Export'),
    list('2023 – Erste Kunden in Japan', '2019 – Neue Halle', '2012 – Export'),
  ])('is none in "%s"', (body) => expect(founded(body)).toBeUndefined());

  it.each([
    ['Der Maschinenbauer Probst aus Brescia, 1951 gegründet, hat die Anlage gebaut.'],
    ['Die Bäckerei Probst backt seit 1911 in Burgdorf.'],
  ])('is that of whom it names in "%s"', (body) => expect(founded(body)?.party).toBeDefined());
});
