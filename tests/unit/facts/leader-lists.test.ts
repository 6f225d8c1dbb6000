import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Names of those who run the company, in alphabetical order. */
const leaders = (html: string): string[] =>
  companyOf([factsOf(html)])
    .ceos.map(({ name }) => name)
    .sort();

/** Names that a team page adds to an Impressum without any. */
const leadersOfTeam = (cards: string, title = 'Unser Team'): string[] =>
  companyOf([factsOf(imprint({ people: '' })), factsOf(`<h1>${title}</h1>${cards}`, 'team', '/team')])
    .ceos.map(({ name }) => name)
    .sort();

describe('those who have left', () => {
  it.each([
    ['Geschäftsführer (bis 30. Juni 2024): Ole Petersen<br>Geschäftsführerin (seit 1. Juli 2024): Eva Stein'],
    ['Geschäftsführerin: Eva Stein<br>Geschäftsführer (ehemals): Ole Petersen'],
    ['Geschäftsführung<br>Eva Stein<br>Geschäftsführer (bis 2019): Ole Petersen'],
    [
      'Wir trauern um unseren langjährigen Geschäftsführer Ole Petersen, der im Januar verstorben ist.</p><p>Geschäftsführerin: Eva Stein',
    ],
    ['Geschäftsführer Ole Petersen wurde in den Ruhestand verabschiedet.</p><p>Geschäftsführerin: Eva Stein'],
  ])('does not read them from %s', (people) => {
    expect(leaders(imprint({ people }))).toEqual(['Eva Stein']);
  });

  it('reads one who is appointed until further notice or since a day', () => {
    const people =
      'Geschäftsführerin (seit 1. Juli 2024): Eva Stein<br>Geschäftsführer (bis auf Weiteres): Ole Petersen';
    expect(leaders(imprint({ people }))).toEqual(['Eva Stein', 'Ole Petersen']);
  });
});

describe('roles with a department', () => {
  it.each([
    ['Geschäftsführer Finanzen'],
    ['Geschäftsführer Technik und Vertrieb'],
    ['Vorstand für Personal'],
    ['Geschäftsführer des Bereichs Produktion'],
  ])('reads the person above %s', (role) => {
    const cards = `<div><h2>Eva Stein</h2><p>Sprecherin der Geschäftsführung</p></div><div><h2>Ole Petersen</h2><p>${role}</p></div>`;
    expect(leadersOfTeam(cards)).toEqual(['Eva Stein', 'Ole Petersen']);
  });

  it.each([
    ['Bereichsleiter Finanzen, Prokurist'],
    ['Direktor Vertrieb'],
    ['Leitung Technik'],
    ['Assistenz der Geschäftsführung'],
  ])('does not read the person above %s', (role) => {
    const cards = `<div><h2>Eva Stein</h2><p>Geschäftsführerin</p></div><div><h2>Ole Petersen</h2><p>${role}</p></div>`;
    expect(leadersOfTeam(cards)).toEqual(['Eva Stein']);
  });
});

describe('lists below a heading', () => {
  it.each([['Prokurist'], ['Assistenz der Geschäftsführung'], ['Bereichsleiter Einkauf']])(
    'leave out the person above %s',
    (role) => {
      const cards = `<div><h2>Eva Stein</h2><p>Geschäftsführerin</p></div><div><h2>Ole Petersen</h2><p>${role}</p></div>`;
      expect(leadersOfTeam(cards, 'Geschäftsführung')).toEqual(['Eva Stein']);
    },
  );

  it('keep heads of departments where nobody is called a director', () => {
    const cards =
      '<ul><li>Eva Stein</li><li>Vorsitz der Geschäftsleitung</li><li>Ole Petersen</li><li>Leiter Produktion</li></ul>';
    expect(leadersOfTeam(cards, 'Geschäftsleitung')).toEqual(['Eva Stein', 'Ole Petersen']);
  });
});

describe('rows of tables', () => {
  const table = (...rows: [string, string][]): string =>
    `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

  it.each([
    ['Kommanditisten', 'Ole Petersen (40 %)'],
    ['Handelsregister', 'Handelsregisteramt des Kantons Nidwalden'],
    ['Unternehmensgegenstand', 'Ofenbau, Handel mit Kacheln Petersen'],
  ])('end with the label %s', (label, value) => {
    const people = `</p>${table(['Geschäftsführerin', 'Eva Stein'], [label, value])}<p>`;
    expect(leaders(imprint({ people }))).toEqual(['Eva Stein']);
  });

  it.each([
    [table(['Vorstand', 'Eva Stein'], ['Schatzmeister', 'Ole Petersen'])],
    [table(['Vorstand', ''], ['Eva Stein', 'Vorsitzende'], ['Ole Petersen', 'Stellvertreter'])],
    ['<table><tr><td>Vorstand</td><td>Eva Stein</td></tr><tr><td></td><td>Ole Petersen</td></tr></table>'],
  ])('go on with the members of a board: %s', (rows) => {
    expect(leaders(imprint({ people: `</p>${rows}<p>` }))).toEqual(['Eva Stein', 'Ole Petersen']);
  });
});

describe('owners and contact persons', () => {
  it('reads a contact person who runs the company', () => {
    const people = 'Ihr Ansprechpartner: Ole Petersen, Geschäftsführer / Inhaber, eidg. dipl. Malermeister';
    expect(leaders(imprint({ people }))).toEqual(['Ole Petersen']);
    expect(leaders(imprint({ people: 'Ihr Ansprechpartner: Ole Petersen, Verkauf' }))).toEqual([]);
  });

  it('does not read the owner of a firm below a heading for partners', () => {
    const partner = '<h2>Unsere Partner</h2><ul><li>Elektro Abel, Inh. Jan Abel, Gasse 4, 35781 Weilburg</li></ul>';
    expect(leaders(`${imprint({ people: '' })}${partner}`)).toEqual([]);
  });

  it.each([['Familie Lindner Privatstiftung'], ['Ev. Kirchengemeinde Sülzdorf'], ['Lindner Treuhand Anstalt']])(
    'takes %s for no person',
    (name) => {
      expect(leaders(imprint({ people: `Geschäftsführer: ${name}, Eva Stein` }))).not.toContain(name);
      expect(leaders(imprint({ name, people: '' }))).toEqual([]);
    },
  );
});

describe('cards one after the other', () => {
  const cards = (tag: string, ...persons: [string, string][]): string =>
    persons.map(([name, role]) => `<div><${tag}>${name}</${tag}><p>${role}</p></div>`).join('');
  const TWO: [string, string][] = [
    ['Eva Stein', 'Geschäftsführerin'],
    ['Ole Petersen', 'Geschäftsführer'],
  ];

  it.each([
    [cards('h2', ...TWO, ['Jan Muth', 'Verkauf'])],
    [cards('p', ...TWO, ['Jan Muth', 'Verkauf'])],
    [
      cards(
        'h2',
        ['Eva Stein', 'Sprecherin der Geschäftsführung'],
        ['Ole Petersen', 'Geschäftsführer'],
        ['Jan Muth', 'Lager'],
      ),
    ],
    [`<h2>Geschäftsführung</h2>${cards('h3', ...TWO)}<h2>Vertrieb</h2>${cards('h3', ['Jan Muth', 'Verkauf'])}`],
    ['<p>Eva Stein<br>Inhaberin</p><p>Ole Petersen<br>Inhaber</p><p>Jan Muth<br>Meister</p>'],
  ])('give the role to the person above: %s', (team) => {
    expect(leadersOfTeam(team)).toEqual(['Eva Stein', 'Ole Petersen']);
  });

  it.each([
    ['Geschäftsführerin<br>Eva Stein</p><p>Prokurist<br>Jan Muth'],
    ['Geschäftsführerin<br>Eva Stein</p><p>Gesellschafter<br>Jan Muth'],
  ])('are no labels with the persons below: %s', (people) => {
    expect(leaders(imprint({ people }))).toEqual(['Eva Stein']);
  });
});

describe('labels around those who run the company', () => {
  const TWO = ['Eva Stein', 'Dr. Ole Petersen'];
  const lines = (label: string, names: string[]): string => `<p>${label}<br>${names.join('<br>')}</p>`;
  const paragraphs = (label: string, names: string[]): string =>
    [label, ...names].map((text) => `<p>${text}</p>`).join('');
  const headed = (label: string, names: string[]): string => `<h3>${label}</h3><p>${names.join('<br>')}</p>`;
  const coloned = (label: string, names: string[]): string =>
    `<p><strong>${label}:</strong><br>${names.join('<br>')}</p>`;
  const terms = (label: string, names: string[]): string =>
    `<dl><dt>${label}</dt>${names.map((name) => `<dd>${name}</dd>`).join('')}</dl>`;
  const rows = (label: string, names: string[]): string =>
    `<table><tr><td>${label}</td><td>${names.join('<br>')}</td></tr></table>`;
  const OTHERS = ['Redaktion', 'Prokurist', 'Betriebsleiter', 'Datenschutzbeauftragter', 'Bauleitung', 'Kassenprüfer'];

  it.each(
    [lines, paragraphs, headed, coloned, terms, rows].flatMap((layout) =>
      OTHERS.map((other) => [layout.name, other, layout] as const),
    ),
  )('in %s tell them from %s', (_, other, layout) => {
    const [own, others] = [layout('Geschäftsführer', TWO), layout(other, ['Jan Muth'])];
    for (const people of [own + others, others + own])
      expect(leaders(imprint({ people: `</p>${people}<p>` }))).toEqual(['Eva Stein', 'Ole Petersen']);
  });

  it('end the data of a person in the same paragraph', () => {
    const people = 'Redaktion: Jan Muth<br>Geschäftsführer: Eva Stein<br>Handelsregister: HRB 503118, Amtsgericht Jena';
    const { ceos, hr_number } = companyOf([factsOf(imprint({ people, register: '' }))]);
    expect([ceos[0]?.name, hr_number]).toEqual(['Eva Stein', 'HRB 503118']);
  });

  it('leave the directors of an agency to it', () => {
    const agency = '<p>Webdesign: Studio Muth GmbH<br>Geschäftsführer: Jan Muth</p>';
    expect(leaders(imprint({ people: 'Geschäftsführerin: Eva Stein' }) + agency)).toEqual(['Eva Stein']);
  });

  it('leave out owners of a building, streets and an advisory board', () => {
    const people =
      'Vertreten durch den Vorstand Eva Stein und Ole Petersen, Perleberger Str. 6, 19322 Wittenberge</p><p>Chairman of the Advisory Board: Prof. Jan Muth</p><p>Eigentümer des Anwesens: Stadt Hilchenbach';
    expect(leaders(imprint({ people }))).toEqual(['Eva Stein', 'Ole Petersen']);
  });

  it('read a second director and academic titles of Austria', () => {
    expect(leaders(imprint({ people: 'Inhaberin: Mag. pharm. Eva Stein' }))).toEqual(['Eva Stein']);
    const cards = '<p>Eva Stein<br>Geschäftsführerin</p><p>Ole Petersen<br>Co-Geschäftsführer</p>';
    expect(leadersOfTeam(cards)).toEqual(['Eva Stein', 'Ole Petersen']);
  });
});
