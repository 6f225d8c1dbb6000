import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const year = (text: string): string | undefined =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns', 'https://lindner-ofenbau.test').founded.toSorted(
    (a, b) => b.weight - a.weight,
  )[0]?.value;

describe('the deed that a story of the company begins with hints at the year of its founding', () => {
  it.each([
    ['Mit einem geliehenen Lieferwagen fuhr Otto Lindner 1961 auf Kundschaft.', '1961'],
    ['Im April 1978 unterschrieb Hedwig Keller den Mietvertrag für den Laden am Markt.', '1978'],
    ['1998 übernahm Karl Keller die Schreinerei von seinem Lehrmeister.', '1998'],
    ['Unser Großvater kaufte 1934 einen gebrauchten Lastwagen und lieferte Kohlen aus.', '1934'],
    ['Zu Ostern 1963 sperrten Alois und Anna Keller ihr Gästehaus mit neun Zimmern auf.', '1963'],
    ['Die Brüder Hans und Emil Keller drehten 1946 in einer Waschküche die ersten Schrauben.', '1946'],
    ['2006 reichten drei Ingenieure ihre Kündigung ein und mieteten zwei Zimmer.', '2006'],
    ['In 1987, Martin and Eva Holm bought a small mill on the river.', '1987'],
    ['Im Herbst 2009 gingen Eva Keller, Jan Probst und Max Horn damit zum Notar.', '2009'],
    ['1969 stellte Erich Keller die erste Drehbank in die Garage.', '1969'],
    ['Im Frühjahr 2004 liehen sich vier Studenten der TU Ilmenau 5000 Euro.', '2004'],
    [
      'Als die Großmolkerei Probst 2003 den Vertrag kündigte, trafen sich elf Familien. Ein Jahr später, am 3. Juni 2004, unterschrieben sie die Satzung ihrer eigenen Genossenschaft.',
      '2004',
    ],
    ['Im Mai 1994 verließen Jan Keller und Eva Probst die Klinik und eröffneten am Markt ein eigenes Labor.', '1994'],
    // what is told later says it outright
    ['1958 fuhr Otto Keller mit einem Lastwagen nach Ulm.</p><p>Gegründet wurde die Firma 1961.', '1961'],
  ])('in "%s"', (text, founded) => expect(year(text)).toBe(founded));

  it.each([
    'Otto Lindner wurde 1952 in Gotha geboren.',
    '2021 trat Julia Lindner in die Geschäftsleitung ein.',
    '2018 kam Sohn Felix in den Betrieb.',
    'Im Sommer 2016 besuchte uns Ministerpräsident Max Keller.',
    '2012 spendeten wir 500 Euro an das Hospiz.',
    'Im März 2022 stellten wir auf Elektrofahrzeuge um.',
    '1999 wurde Karl Lindner zum Ehrenbürger ernannt.',
    'Die Familie Lindner kam 1946 aus Schlesien nach Gotha.',
    'Karl Lindner lernte 1950 bei der Firma Keller das Handwerk.',
    'Ein Magazin nannte sie 2025 die schönste der Stadt.',
    '1908 ließ der Fabrikant Emil Keller hier eine Villa bauen.',
    'Unsere alten Räume haben wir im Mai 2016 verlassen.',
    'Der frühere Werkleiter Karl Keller trat 2019 in den Ruhestand.',
    'Die Automaten stammen von Probst Machines SA in Wil. Das Haus wurde 1911 gegründet.',
  ])('but not in "%s"', (text) => expect(year(text)).toBeUndefined());
});
