import { describe, expect, it } from 'vitest';
import { numberOfWord } from '../../../server/scan/facts/number-words.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const staff = (body: string): string | undefined =>
  factsOf(`<h1>Über uns</h1>${body}`, 'about', '/ueber-uns').employees.toSorted((a, b) => b.weight - a.weight)[0]
    ?.value;

describe('how many people work there, in prose', () => {
  it.each([
    ['27 Leute arbeiten heute bei uns; die Jüngste lernt gerade Brauerin.', '27'],
    ['Bei uns arbeiten 14 Menschen.', '14'],
    ['Das Unternehmen beschäftigt 120 Personen.', '120'],
    ['Für Sie arbeiten 22 Mitarbeiter in Verwaltung und Regiebetrieb.', '22'],
    ['Unser Team hat 9 Mitarbeiter.', '9'],
    ['Unser Team: 31 Mitarbeiter, davon sechs Auszubildende.', '31'],
    ['Inzwischen sind wir zu elft: 11 Beschäftigte, davon zwei Auszubildende.', '11'],
    ['Sie hat 143 Beschäftigte, davon 24 Professorinnen und Professoren.', '143'],
    ['Wir sind zu neunt.', '9'],
    ['Heute zählt die Kanzlei 34 Mitarbeiterinnen und Mitarbeiter an zwei Orten.', '34'],
    ['31 Kolleginnen und Kollegen freuen sich auf Sie.', '31'],
    ['Unser Team besteht aus zwölf Fachleuten.', '12'],
    ['Ein Team von 14 Ingenieuren plant für Sie.', '14'],
    ['Unser zwölfköpfiges Team ist für Sie da.', '12'],
    ['Hinter uns steht eine 64-köpfige Belegschaft.', '64'],
    ['Wir beschäftigen fünfundzwanzig Mitarbeitende.', '25'],
    ['Mit zwei Mitarbeitern gestartet, beschäftigen wir heute 45 Mitarbeiter.', '45'],
    ['1992 begann alles mit 3 Mitarbeitern. Heute sind es über 40 Mitarbeiter*innen.', 'über 40'],
    ['Das 1990 gegründete Unternehmen beschäftigt rund 80 Mitarbeiter/innen.', 'rund 80'],
    ['Wir sind ein Familienunternehmen mit 45 fest angestellten Mitarbeitern.', '45'],
    ['Insgesamt sind es 60 Beschäftigte. Am Standort Gotha arbeiten 12 Mitarbeiter.', '60'],
    ['We employ more than 300 people.', 'more than 300'],
    ['Mitarbeitende (Stand 2025): 45', '45'],
    ['Mitarbeiterzahl: ca. 30', 'ca. 30'],
    ['Mitarbeiter 2024: 120', '120'],
    ['Gegründet 1990 · 45 Mitarbeiter · 3 Standorte', '45'],
    ['Unser Team ist auf 23 Personen gewachsen.', '23'],
    ['Die Zahl unserer Mitarbeiter ist von 12 auf 48 gestiegen.', '48'],
    ['Als Arbeitgeber von 85 Menschen tragen wir Verantwortung.', '85'],
    ['Rund 30 engagierte Menschen kümmern sich um Sie.', 'rund 30'],
    ['Die Gruppe beschäftigt 2.400 Mitarbeitende. In Gotha arbeiten 80 Mitarbeitende.', '80'],
  ])('is read in "%s"', (text, value) => {
    expect(staff(`<p>${text}</p>`)).toBe(value);
  });

  it.each([
    'Wir suchen 2 Mitarbeiter für die Werkstatt.',
    '1992 begann Otto Lindner mit 3 Mitarbeitern.',
    'Für Betriebe mit 50 Beschäftigten gilt eine Pflicht.',
    'Catering für 30 bis 300 Mitarbeiter.',
    'Fortbildungen für 30 Mitarbeiter.',
    'Kurse für bis zu 12 Personen.',
    'Drei neue Mitarbeiter verstärken uns.',
    'Darunter acht Kolleginnen und Kollegen in Teilzeit.',
    'Unser Team aus 12 Nationen spricht viele Sprachen.',
    'An unserer Hochschule studieren 780 Menschen Produktdesign.',
    'Zu zweit führen wir das Büro.',
    'Wir sind 24 Stunden für Sie da.',
  ])('is not read in "%s"', (text) => {
    expect(staff(`<p>${text}</p>`)).toBeUndefined();
  });
});

it('counts those in the office that an association runs, not those of a branch', () => {
  const office = (text: string): string | undefined => staff(`<h2>Geschäftsstelle</h2><p>${text}</p>`);
  expect(office('In der Geschäftsstelle arbeiten sechs Menschen.')).toBe('6');
  expect(staff('<h2>Niederlassung Jena</h2><p>In der Niederlassung arbeiten sechs Menschen.</p>')).toBeUndefined();
});

it.each([
  ['Die Keller AG, Jena, beschäftigt 900 Menschen.', null],
  ['Die Ofenbau Lindner GmbH beschäftigt 45 Menschen.', '45'],
])('is told of the company that is named: "%s"', (text, value) => {
  const about = factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns');
  expect(companyOf([factsOf(imprint()), about]).number_of_employees).toBe(value);
});

describe('how many people work there, as a figure', () => {
  it.each([
    [
      'a list of terms',
      '<dl><dt>Mitglieder</dt><dd>14.812</dd><dt>Mitarbeiter</dt><dd>118</dd><dt>Filialen</dt><dd>4</dd></dl>',
    ],
    ['a table', '<table><tr><td>Gründung</td><td>1958</td></tr><tr><td>Mitarbeiter</td><td>118</td></tr></table>'],
    [
      'tiles',
      '<div><div><b>12</b></div><div>Standorte</div></div><div><div>118</div><div>Mitarbeiterinnen und Mitarbeiter</div></div><div><div>9</div><div>Länder</div></div>',
    ],
    ['tiles with the word first', '<div><p>Standorte</p><p>12</p></div><div><p>Mitarbeitende</p><p>118</p></div>'],
    [
      'a counter that a script counts up',
      '<div><div>Mitarbeiter</div><div><span></span><span class="number" data-to-value="118" data-from-value="0">0</span></div></div>',
    ],
    ['terms below their figures', '<dl><dt>12</dt><dd>Standorte</dd><dt>118</dt><dd>Kolleg:innen</dd></dl>'],
    ['a figure whose label goes on', '<div><span>118</span><p>Angestellte, niemand im Minijob</p></div>'],
    ['one line in two elements', '<p><span>118</span> <span>Köpfe im Team</span></p><p>118 Mitarbeitende</p>'],
  ])('is read from %s', (_, body) => {
    expect(staff(body)).toBe('118');
  });

  it.each([
    ['40+', '40+'],
    ['> 40', '40'],
    ['über 40', 'über 40'],
    ['zwölf', '12'],
  ])('as %s', (figure, value) => {
    expect(staff(`<div><div>${figure}</div><div>Mitarbeitende</div></div>`)).toBe(value);
  });
});

it.each([
  ['zwölf', 12],
  ['einundzwanzig', 21],
  ['Dreissig', 30],
  ['fünfundneunzig', 95],
  ['zweihundert', 200],
  ['elft', 11],
  ['twelve', 12],
  ['twenty-three', 23],
  ['ninety', 90],
  ['viel', null],
])('knows %s', (word, value) => {
  expect(numberOfWord(word)).toBe(value);
});
