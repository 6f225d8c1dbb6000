import { describe, expect, it } from 'vitest';
import { parsePerson } from '../../../server/scan/facts/person-names.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const ceos = (people: string, name?: string): string[] =>
  companyOf([factsOf(imprint(name === undefined ? { people } : { people, name }))]).ceos.map((ceo) => ceo.name);

describe('parsePerson', () => {
  it.each([
    ['Dr. med. dent. Helmut Wick', 'Helmut Wick', 'Dr. med. dent.'],
    ['Dipl.-Ing. (FH) Ruth Wessling-Behr', 'Ruth Wessling-Behr', 'Dipl.-Ing.'],
    ['Herr Jan van der Velde', 'Jan van der Velde', null],
    ['Zimmerermeister Dennis Kohl', 'Dennis Kohl', 'Zimmerermeister'],
    ['Arch. DI Ruth Wessling', 'Ruth Wessling', 'Arch. DI'],
    ['Fabian Kluth, LL.M.', 'Fabian Kluth', null],
    ['Nadine Zbinden Roth, MSc ETH', 'Nadine Zbinden Roth', null],
    ['R. Peters', 'R. Peters', null],
    ["Patrick O'Neill", "Patrick O'Neill", null],
    ['EVA STEIN', 'EVA STEIN', null],
    ['Ana-Lena de la Cruz', 'Ana-Lena de la Cruz', null],
  ])('reads %s', (text, name, title) => {
    expect(parsePerson(text)).toEqual({ name, title });
  });

  it.each([
    'Ofenbau Lindner GmbH',
    'Max Mustermann',
    'Amtsgericht Jena',
    'Bad Homburg',
    'Telefon Zentrale',
    'Velomechaniker EFZ',
    'Lindner',
    'Haus 12 Nord',
  ])('refuses %s', (text) => {
    expect(parsePerson(text)).toBeNull();
  });

  it('is strict where no label says that a person is meant', () => {
    expect(parsePerson('Gasthaus Baumgarten', true)).toBeNull();
    expect(parsePerson('Karin Baumgarten')).not.toBeNull();
  });
});

describe('those who run the company', () => {
  it.each([
    ['a list', 'Geschäftsführer: Eva Stein, Ole Petersen und Kim Yılmaz', ['Eva Stein', 'Ole Petersen', 'Kim Yılmaz']],
    ['lines below a label', 'Vertreten durch:<br>Eva Stein<br>Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    [
      'roles behind names',
      'Eva Stein (Geschäftsführerin)</p><p>Ole Petersen, Geschäftsführer',
      ['Eva Stein', 'Ole Petersen'],
    ],
    [
      'departments behind names',
      'Geschäftsführung:<br>Eva Stein – Technik<br>Ole Petersen – Finanzen',
      ['Eva Stein', 'Ole Petersen'],
    ],
    ['a sentence', 'Die Gesellschaft wird vertreten durch ihre Geschäftsführerin Eva Stein.', ['Eva Stein']],
    ['a shared surname', 'Geschäftsführer: Eva und Jan Stein', ['Eva Stein', 'Jan Stein']],
    ['filler words', 'Vertretungsberechtigt sind die Ärzte Dr. Eva Stein und Dr. Jan Ott', ['Eva Stein', 'Jan Ott']],
    ['English', 'Managing Directors: Eva Stein and Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['an executive board', 'Executive Board: Eva Stein, Ole Petersen', ['Eva Stein', 'Ole Petersen']],
    ['a directors of the partner', 'Geschäftsführer der Lindner Verwaltungs-GmbH: Eva Stein', ['Eva Stein']],
  ])('reads %s', (_, people, names) => {
    expect(ceos(people).sort()).toEqual([...names].sort());
  });

  it.each([
    ['the supervisory board', 'Aufsichtsrat: Gerd Wille (Vorsitzender), Elke Schmitz'],
    ['the holder of a Prokura', 'Prokura: Jan Tepe'],
    ['the data protection officer', 'Datenschutzbeauftragter: Karl Meis'],
    ['who answers for the content', 'Verantwortlich für den Inhalt nach § 18 MStV: Nora Stiller'],
    ['a contact person', 'Ansprechpartnerin: Kira Lohmann'],
    ['the general partner', 'Komplementärin: Lindner Verwaltungs-GmbH'],
  ])('leaves out %s', (_, other) => {
    expect(ceos(`Geschäftsführer: Eva Stein</p><p>${other}`)).toEqual(['Eva Stein']);
  });

  it('takes a role below a name on a team page for that person only', () => {
    const team = factsOf(
      '<h1>Team</h1><h3>Eva Stein</h3><p>Geschäftsführerin</p><h3>Holm Seidel</h3><p>Vertrieb</p>',
      'team',
    );
    expect(team.people.map(({ value }) => value.name)).toEqual(['Eva Stein']);
  });

  it('takes the person in the address block of a firm without legal form for its owner', () => {
    expect(ceos('', 'Malerbetrieb Kunze<br>Rolf Kunze')).toEqual(['Rolf Kunze']);
    expect(ceos('', 'Malerbetrieb Kunze GmbH<br>Rolf Kunze')).toEqual([]);
  });

  it.each([
    ['Polsterei Vogt<br>Hannelore Vogt', ['Hannelore Vogt']],
    ['Velohuus Eisenach<br>Urs Scherrer', ['Urs Scherrer']],
    ['RÄUMPROFI EISENACH', []],
  ] as [string, string[]][])('tells owners from firms that are written like persons: %s', (name, owners) => {
    expect(ceos('', name)).toEqual(owners);
  });

  it('keeps titles apart', () => {
    expect(companyOf([factsOf(imprint({ people: 'Geschäftsführerin: Dr. Eva Stein' }))]).ceos[0]).toMatchObject({
      name: 'Eva Stein',
      title: 'Dr.',
    });
  });
});
