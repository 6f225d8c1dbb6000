import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

/** The Ofenbau Lindner GmbH, whose page about itself shows the given. */
const figures = (markup: string, name = 'Ofenbau Lindner GmbH') => {
  const { founding_date, number_of_employees } = companyOf([
    factsOf(imprint({ name })),
    factsOf(`<h1>Über uns</h1>${markup}`, 'about', '/ueber-uns'),
  ]);
  return [founding_date, number_of_employees];
};

describe('a group’s figures', () => {
  const OWN = '<h2>Wir</h2><p>1987 wurde unsere Firma gegründet. In Eisenach arbeiten 118 Menschen.</p>';

  it.each([
    '<p>Lindner Oyj was founded in 1934 and has 6,240 employees.</p>',
    '<p>Lindner Group – Heating the world since 1934</p>',
    '<p>Die Lindner Gruppe wurde 1934 gegründet und beschäftigt heute 6.240 Menschen.</p>',
    '<h2>Ein starker Konzern im Rücken</h2><div><strong>6.240</strong><span>Mitarbeitende</span></div><div><strong>1934</strong><span>gegründet in Lahti</span></div>',
    '<p>Mit Schwesterbüros in Bremen und Kiel. Zusammen 6.240 Köpfe.</p>',
    '<p>Gemeinsam mit 6.240 Kolleginnen und Kollegen der Nordwind Gruppe.</p>',
    '<p>Konzernweit arbeiten 6.240 Menschen.</p>',
    '<div>Teil der Nordwind Gruppe</div><div>Zusammen 6.240 Köpfe.</div>',
    '<p>Gemeinsam mit unseren Schwestergesellschaften sind wir 6.240 Köpfe.</p>',
    '<p>Im Netzwerk arbeiten 6.240 Menschen.</p>',
    '<div><b>6.240 Kollegen in 31 Ländern</b></div>',
  ])('give way to the company’s: %s', (markup) => {
    expect(figures(markup + OWN)).toEqual(['1987', '118']);
    expect(figures(OWN + markup)).toEqual(['1987', '118']);
  });

  const TILES =
    '<div><strong>6.240</strong><span>Mitarbeitende</span></div><div><strong>1934</strong><span>gegründet</span></div>';

  it.each([
    'Die Nordwind-Gruppe in Zahlen',
    'Zahlen der Gruppe',
    'Unser Netzwerk in Zahlen',
    'Das Nordwind-Netzwerk',
    'Das Franchise-System',
    'Die Systemzentrale',
    'Der Verbund',
    'Eingebettet in eine starke Gruppe',
    'Part of the Nordwind Group',
  ])('stand below "%s"', (heading) => {
    expect(figures(`<h2>${heading}</h2>${TILES}`)).toEqual([null, null]);
  });

  it.each(['Zahlen und Fakten', 'Netzwerktechnik', 'Gruppenreisen', 'Unser Haus in Zahlen', 'Die Lindner-Gruppe'])(
    'do not stand below "%s", or are called like the company',
    (heading) => {
      expect(figures(`<h2>${heading}</h2>${TILES}`)).toEqual(['1934', '6.240']);
    },
  );

  it('are a network’s on its own site', () => {
    const html = `<!DOCTYPE html><html lang="de"><head><title>Netzwerk</title></head><body><h1>Wir</h1><h2>Das Netzwerk</h2>${TILES}</body></html>`;
    const { employees } = readPage(parsePage({ url: 'https://pflegenetzwerk-gotha.test/wir', html }), 'about');
    expect(employees.map(({ value }) => value)).toEqual(['6.240']);
  });

  it('are none of the company where the group sits elsewhere', () => {
    expect(figures('<p>Lindner Oyj was founded in 1934 and has 6,240 employees.</p>')).toEqual([null, null]);
  });

  it('count where the company tells no others', () => {
    expect(figures('<p>Die Lindner Gruppe wurde 1934 gegründet.</p>')).toEqual(['1934', null]);
  });

  it('are the company’s where it is called like the group', () => {
    const told = '<p>Lindner Group was founded in 1934. Unser Vorgänger wurde 1901 gegründet.</p>';
    expect(figures(told, 'Lindner Group GmbH')).toEqual(['1934', null]);
  });

  it.each([
    ['<p>1934 gegründet, gehören wir heute zur Nordwind Gruppe. Wir sind 9 Menschen.</p>', ['1934', '9']],
    ['<p>Wir haben 240 Mitarbeiter in 12 Ländern.</p>', [null, '240']],
    ['<div><b>240 Mitarbeiter in 12 Ländern</b></div>', [null, '240']],
    ['<p>Wir backen in Gotha. Zusammen sind wir 14 Menschen.</p>', [null, '14']],
    ['<p>Unsere Schwestern und Pfleger lieben den Beruf. Zusammen 14 Köpfe.</p>', [null, '14']],
  ])('are not what stands beside a group: %s', (markup, expected) => {
    expect(figures(markup)).toEqual(expected);
  });
});

describe('a timeline that begins before the company', () => {
  const timeline = (...entries: [string, string][]): ReturnType<typeof figures> =>
    figures(`<ol>${entries.map(([year, text]) => `<li><time>${year}</time><p>${text}</p></li>`).join('')}</ol>`);

  it.each([
    'Karl Meier gründet in Ulm die Meier Kranbau GmbH – unser Unternehmen ist geboren.',
    'Gründung unseres Unternehmens durch Karl Meier.',
    'Geburtsstunde unserer heutigen Firma.',
    'Unser Betrieb wird gegründet.',
  ])('has the entry that tells of ours: %s', (text) => {
    const [year] = timeline(['1934', 'Otto Meier eröffnet in Lahti eine Schmiede.'], ['1987', text]);
    expect(year).toBe('1987');
  });

  it.each(['Gründung unserer GmbH.', 'Gründung der Niederlassung in Ulm.', 'Umzug unseres Betriebs nach Ulm.'])(
    'else the first: %s',
    (text) => {
      const [year] = timeline(['1934', 'Otto Meier eröffnet in Lahti eine Schmiede.'], ['1987', text]);
      expect(year).toBe('1934');
    },
  );
});

it('what a company was split off from is not what was founded', () => {
  expect(
    figures('<p>2013 haben die beiden Lindner als Ausgründung der Muster-Universität Jena gegründet.</p>')[0],
  ).toBe('2013');
  expect(figures('<p>2013 war die Gründung der Muster-Universität Jena.</p>')[0]).toBeNull();
});
