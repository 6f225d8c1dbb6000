import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Names of those who run the company, in alphabetical order. */
const leaders = (people: string, name = 'Ofenbau Lindner GmbH'): string[] =>
  companyOf([factsOf(imprint({ people, name }))])
    .ceos.map((person) => person.name)
    .sort();

describe('names of those who run the company', () => {
  it.each([
    // surnames that are words otherwise
    ['Vorstand: Dr. Mareike Sonntag (Vorsitzende), Felix Braun', ['Felix Braun', 'Mareike Sonntag']],
    ['Geschäftsführer: Jan Freitag', ['Jan Freitag']],
    ['Geschäftsführer: Otto März und Eva Juli', ['Eva Juli', 'Otto März']],
    ['Inhaber: Stefan Große, Anna Kleine', ['Anna Kleine', 'Stefan Große']],
    ['Die Geschäfte führt Ines Haus.', ['Ines Haus']],
    ['Geschäftsführer: Urs Schweizer und Peter Bruder', ['Peter Bruder', 'Urs Schweizer']],
    ['Geschäftsführer: Eva Stein<br>Montag bis Freitag 8 bis 17 Uhr', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein Montag bis Freitag 8 bis 17 Uhr', ['Eva Stein']],
    // degrees in front of the next name and behind one
    [
      'Partner: Dipl.-Ing. Univ. Michael Kestler, Prof. Dr.-Ing. Judith Raab, M. Eng. Felix Thoma',
      ['Felix Thoma', 'Judith Raab', 'Michael Kestler'],
    ],
    ['Geschäftsführer: B.A. Eva Stein, M.Sc. Jan Muth', ['Eva Stein', 'Jan Muth']],
    ['Geschäftsführer: Eva Stein, M.Sc., Jan Muth, MBA, LL.M.', ['Eva Stein', 'Jan Muth']],
    // capitals, and family names in front
    ['GESCHÄFTSFÜHRER: EVA STEIN, JAN MUTH', ['EVA STEIN', 'JAN MUTH']],
    ['Geschäftsführer: Stein, Eva; Muth, Jan', ['Eva Stein', 'Jan Muth']],
    // those who have left
    ['Geschäftsführer: Eva Stein (seit 2019), Jan Muth (bis 2018)', ['Eva Stein']],
    ['Geschäftsführer: Jan Muth (ausgeschieden), Eva Stein', ['Eva Stein']],
    // parted by line breaks, strokes, dots and cells
    ['Geschäftsführung<br>Dr. Eva Stein<br>Jan Muth', ['Eva Stein', 'Jan Muth']],
    ['Geschäftsführer: Eva Stein / Jan Muth', ['Eva Stein', 'Jan Muth']],
    ['Geschäftsführer: Eva Stein · Jan Muth · Uwe Sand', ['Eva Stein', 'Jan Muth', 'Uwe Sand']],
    [
      '<table><tr><td>Geschäftsführerin</td><td>Eva Stein</td></tr><tr><td>Prokurist</td><td>Uwe Sand</td></tr></table>',
      ['Eva Stein'],
    ],
    [
      '<dl><dt>Geschäftsführung</dt><dd>Eva Stein</dd><dd>Jan Muth</dd><dt>Prokura</dt><dd>Uwe Sand</dd></dl>',
      ['Eva Stein', 'Jan Muth'],
    ],
    // other roles beside
    ['Kaufmännischer Leiter: Jan Muth<br>Geschäftsführerin: Eva Stein', ['Eva Stein']],
    ['Hoteldirektion: Eva Stein', ['Eva Stein']],
    ['Direktion: Eva Stein', ['Eva Stein']],
    ['Geschäftsführer: Eva Stein; Prokuristen: Jan Muth, Uwe Sand', ['Eva Stein']],
    ['phG: Eva Stein', ['Eva Stein']],
  ])('reads %s', (people, names) => {
    expect(leaders(people)).toEqual(names);
  });

  it('takes the managers of a cooperative, and its chairman only where it names no managers', () => {
    const chairman = 'Obmann: Ök.-Rat Johann Dangl';
    const cooperative = 'Lagerhaus Lindner eGen';
    expect(leaders(`Geschäftsleitung: Eva Stein, Jan Muth<br>${chairman}`, cooperative)).toEqual([
      'Eva Stein',
      'Jan Muth',
    ]);
    expect(leaders(chairman, cooperative)).toEqual(['Johann Dangl']);
  });
});

describe('sentences about the company', () => {
  it.each([
    ['2015 übergab Gründer Karl Stein die Leitung an seine Kinder.', []],
    ['Gründer Karl Stein führt den Betrieb bis heute.', ['Karl Stein']],
    ['Geschäftsführerin Eva Stein leitet den Betrieb seit 2010.', ['Eva Stein']],
  ])('tell who leads today: %s', (text, names) => {
    const about = factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns');
    expect(companyOf([factsOf(imprint({ people: '' })), about]).ceos.map(({ name }) => name)).toEqual(names);
  });
});

describe('cards of a team', () => {
  const silent = imprint({ people: '' });

  it.each([
    ['<div><p>Geschäftsführerin</p><h3>Eva Stein</h3></div><div><p>Werkstattleiter</p><h3>Jan Muth</h3></div>'],
    ['<div><h3>Eva Stein</h3><p>Geschäftsführerin</p></div><div><h3>Jan Muth</h3><p>Technischer Leiter</p></div>'],
    [
      '<table><tr><td>Eva Stein</td><td>Inhaberin</td><td>-11</td></tr><tr><td>Jan Muth</td><td>Monteur</td><td>-12</td></tr></table>',
    ],
    ['<p><b>Eva Stein</b><br>Geschäftsführung</p><p><b>Jan Muth</b><br>Buchhaltung</p>'],
  ])('reads who leads from %s', (cards) => {
    const company = companyOf([factsOf(silent), factsOf(`<h1>Team</h1>${cards}`, 'team', '/team')]);
    expect(company.ceos.map(({ name }) => name)).toEqual(['Eva Stein']);
  });
});

it.each([
  'Der Verein ist im Vereinsregister des Amtsgerichts Jena unter der Nummer VR 31207 eingetragen.',
  'Unser Verein wird im Register des Amtsgerichts Jena geführt (VR 31207).',
  'Gemeinnützig laut Bescheid des Finanzamts Gotha; Satzung beim Vereinsregister Jena',
])('the list of a board ends with a sentence about the association: %s', (text) => {
  const people = `Vorstand im Sinne des § 26 BGB:<br>Eva Stein, Jan Muth und Ina Kunz. Je zwei vertreten gemeinsam.</p><p>${text}`;
  expect(leaders(people, 'Ofenfreunde Lindner e.V.')).toEqual(['Eva Stein', 'Ina Kunz', 'Jan Muth']);
});

it.each([
  ['Geschäftsführer sind Eva Stein und Jan Muth, Prokuristin ist Ina Kunz.', ['Eva Stein', 'Jan Muth']],
  ['Geschäftsführer: Eva Stein. Kaufmännischer Leiter: Jan Muth.', ['Eva Stein']],
  ['Es vertreten die Gesellschaft: Eva Stein und Jan Muth', ['Eva Stein', 'Jan Muth']],
  ['Vorstand: Präsidentin Eva Stein, Vizepräsident Jan Muth', ['Eva Stein', 'Jan Muth']],
  ['Aufsichtsrat<br>Vorsitz: Eva Stein', []],
  ['Vorstand i. S. d. § 26 BGB: Eva Stein', ['Eva Stein']],
])('whoever has another office beside those who run the company is told apart: %s', (people, names) => {
  expect(leaders(people)).toEqual(names);
});
