import { describe, expect, it } from 'vitest';
import { offerIn } from '../../../server/scan/facts/offers.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const about = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]);
const legal = (...paragraphs: string[]) =>
  companyOf([factsOf(`<h1>Impressum</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)]);
const ADDRESS = 'Ofenbau Lindner AG<br>Bergstraße 3<br>99817 Eisenach';

describe('a firm that the company tells of', () => {
  const maker = 'Die Kolben Maschinen SE hat uns zum achten Mal zum Servicepartner ernannt.';

  it('has the people of its works', () => {
    const told = `<p>${maker} Das Werk in Suhl beschäftigt 2.300 Menschen.</p>`;
    expect(about(told).number_of_employees).toBeNull();
    expect(about('<p>Das Werk in Suhl beschäftigt 2.300 Menschen.</p>').number_of_employees).toBe('2.300');
  });

  it('has the certificates of its works', () => {
    const told = `<p>${maker} Das Werk in Suhl ist nach ISO 45001 zertifiziert.</p>`;
    expect(about(told).certifications).toEqual([]);
  });

  it('has the register number in brackets behind its name', () => {
    const carrier = '<p>Den Transport übernimmt die Spedition Voss & Sohn e.K. (HRA 2241 FL).</p>';
    const imprintOnly = factsOf(`<h1>Impressum</h1><p>Eva Lindner<br>Bergstraße 3<br>99817 Eisenach</p>`);
    expect(companyOf([imprintOnly, factsOf(carrier, 'other', '/werkstatt')]).hr_number).toBeNull();
  });

  it('has the seal with which a partner is told to be awarded', () => {
    const partner =
      'Wir arbeiten mit dem Krematorium Heidfrieden zusammen, das mit dem Siegel „Kontrolliertes Krematorium“ ausgezeichnet ist.';
    expect(about(`<p>${partner}</p>`).certifications).toEqual([]);
  });

  it('has what brackets behind its name tell', () => {
    expect(about('<p>Winzer: Weingut Tscherm (Glanz, biozertifiziert AT-BIO-402), Gols.</p>').certifications).toEqual(
      [],
    );
  });

  it('has its own rating', () => {
    const customer = 'Seit der Umstellung stieg seine Bewertung bei Google von 3,9 auf 4,6 Sterne bei 811 Bewertungen.';
    expect(about(`<h3>Yachthafen Gristerwiek</h3><p>${customer}</p>`).reviews).toEqual([]);
  });

  it('has not the rating that readers gave, which is addressed to them', () => {
    const thanks = 'Vielen Dank für Ihre Bewertungen bei Google: 4,8 von 5 Sternen bei 212 Bewertungen.';
    expect(about(`<p>${thanks}</p>`).reviews).toEqual([
      expect.objectContaining({ platform: 'Google', rating: 4.8, review_count: 212 }),
    ]);
  });

  it('has the board of a foundation that owns shares', () => {
    const board = 'Beteiligungsverhältnisse: Lindner Privatstiftung: 62 %. Vorstand der Stiftung: Notar Dr. Max Pohl.';
    expect(legal(ADDRESS, 'Vorstand: Eva Lindner', board).ceos.map(({ name }) => name)).toEqual(['Eva Lindner']);
  });
});

describe('a group', () => {
  it('has the people whom a sum counts', () => {
    const group = '<p>Zusammen zählt die Gruppe 268 Beschäftigte und 61 Millionen Euro Umsatz.</p>';
    expect(about(group).number_of_employees).toBeNull();
  });

  it('has what it reports, and what holds for one of its companies', () => {
    const report =
      'Die Holding berichtet nach dem Nachhaltigkeitskodex. Das klimaneutrale Energiemanagement gilt nur für den Standort der Lindner Display GmbH in Gotha.';
    expect(about(`<h2>Nachhaltigkeit</h2><p>${report}</p>`).sustainability).toBeNull();
  });
});

describe('people who work there are told', () => {
  it.each([
    ['Die vier Partner werden von 17 Mitarbeiterinnen und Mitarbeitern unterstützt.', '17'],
    ['Heute arbeiten in Ihmert und in der Fertigung im Nachbarort rund 185 Menschen daran.', 'rund 185'],
  ])('by: %s', (text, staff) => expect(about(`<p>${text}</p>`).number_of_employees).toBe(staff));

  it('by the answer to how large the firm is', () => {
    const answer = '<h2>Wie groß ist die Kanzlei?</h2><p>37 Menschen, verteilt auf drei Orte.</p>';
    expect(about(answer).number_of_employees).toBe('37');
  });

  it('not by those of partners', () => {
    expect(about('<p>49 Partner, 5.200 Beschäftigte, 61 Terminals</p>').number_of_employees).toBeNull();
  });
});

describe('a founding is told', () => {
  it.each([
    [
      '1948 sperrt Johann Lindner am Markt 6 in Suhl seine Schmiede auf, aus der unser Unternehmen geworden ist. Der Hof stand schon 1612.',
      '1948',
    ],
    [
      '1979 haben Rosi und Max aus dem Stall acht Zimmer gemacht. Rosi hat gekocht. Das war der Anfang vom Ofenbau Lindner.',
      '1979',
    ],
    [
      'Am 1. Oktober 1997 nahm die Ofenbau Lindner GmbH mit elf jungen Frauen und vier kleinen Polos in Eisenach die Arbeit auf.',
      '1997',
    ],
  ])('by: %s', (text, year) => {
    const page = factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns', 'https://ofenbau-lindner.de');
    expect(companyOf([seat, page]).founding_date).toBe(year);
  });

  it('not by guests who come since a year', () => {
    expect(about('<p>Besser geht’s nicht, wir kommen seit 1994 jedes Jahr!</p>').founding_date).toBeNull();
  });
});

describe('who issued a certificate is told', () => {
  it.each([
    ['Alle zwei Jahre prüft uns außerdem der TÜV Rheinland nach der Norm DIN EN 15017.', 'TÜV Rheinland'],
    [
      'Die Zertifizierung Bau GmbH aus Berlin prüft unser Managementsystem nach ISO 9001:2015.',
      'Zertifizierung Bau GmbH',
    ],
    [
      'Die Süddeutsche Prüfstelle Kranz GmbH hat uns erneut bescheinigt, dass unser Qualitätsmanagement die ISO 9001 erfüllt.',
      'Süddeutsche Prüfstelle Kranz GmbH',
    ],
    [
      'Wir tragen das Siegel „Vom Handwerk geprüft“. Vergeben wird es durch den Fachverband: Bundesverband Deutscher Bestatter e.V.',
      'Bundesverband Deutscher Bestatter e.V.',
    ],
    [
      '„Software Made in Germany“, verliehen vom Bundesverband Mittelstand e.V. Unsere Urkunde gilt noch bis Oktober 2027.',
      'Bundesverband Mittelstand e.V.',
    ],
  ])('by: %s', (text, issuer) => expect(about(`<p>${text}</p>`).certifications).toMatchObject([{ issuer }]));

  it('in a table in which a body is called as its mark', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = `<table>${row('Was', 'Von wem', 'Gültig bis')}${row('Sicherheitsmanagement (TSM) Wasser', 'DVGW', 'November 2027')}</table>`;
    expect(about(table).certifications).toMatchObject([
      { name: 'Sicherheitsmanagement (TSM) Wasser', issuer: 'DVGW', valid_until: '2027-11' },
    ]);
  });
});

describe('a seal that has no name but its body’s', () => {
  const seal = 'Daneben führen wir das Qualitätssiegel des Deutschen Steuerberaterverbandes.';
  const name = 'Qualitätssiegel des Deutschen Steuerberaterverbandes';

  it('is called by it', () => expect(about(`<p>${seal}</p>`).certifications).toMatchObject([{ name }]));

  it('is not taken back by what the next sentence says of another', () => {
    const other = 'Das Zertifikat „Beruf und Familie“, das wir bis 2018 hatten, haben wir nicht verlängert.';
    expect(about(`<p>${seal} ${other}</p>`).certifications).toMatchObject([{ name }]);
  });
});

describe('a rating is told', () => {
  it('behind half a star, and by the rating site’s address', () => {
    const totals = '<p>★★★★½ 4,6 bei Google (112 Rezensionen)</p><p>4,8 von 5 auf landwirt.com, 64 Bewertungen</p>';
    expect(about(totals).reviews).toMatchObject([
      { platform: 'Google', rating: 4.6, review_count: 112 },
      { platform: 'landwirt.com', rating: 4.8, review_count: 64 },
    ]);
  });
});

describe('a further place', () => {
  const places = (body: string) =>
    companyOf([seat, factsOf(`<main><h1>Standorte</h1>${body}</main>`, 'locations', '/standorte')]).branchLocations;

  it('may be in a building of former use', () => {
    const desk = '<h2>Gotha</h2><p>Im ehemaligen Bahnpostamt</p><p>Nürnberger Straße 22</p><p>99867 Gotha</p>';
    expect(places(desk)).toMatchObject([{ street: 'Nürnberger Straße 22' }]);
  });

  it('is not that of a parish', () => {
    const parish = '<p>Außerdem: Sozialstation Suhl der Kirchengemeinde St. Nikolai, Breite Straße 47, 98527 Suhl</p>';
    const own = '<h2>Filiale Gotha</h2><p>Markt 3<br>99867 Gotha</p>';
    expect(places(own + parish)).toMatchObject([{ street: 'Markt 3' }]);
  });

  it('is called neither by a sentence nor by who works there', () => {
    const told =
      '<p>Neben dem Hauptsitz führen wir zwei Filialen.</p><p>Markt 3<br>99867 Gotha<br>Filialleiterin: Eva Stalder</p><p>Ring 2<br>98527 Suhl</p>';
    for (const place of places(told))
      expect(place).not.toMatchObject({ name: expect.stringMatching(/führen|Stalder/) });
  });
});

describe('what a company does', () => {
  it('is told in English without an article', () => {
    const told = 'Lindner is stove software from Eisenach, Germany: heat and light in one app.';
    expect(offerIn(told, 'lindner')).toEqual({ text: told, strength: 2 });
    expect(offerIn('Lindner is closed today.', 'lindner')?.strength).not.toBe(2);
  });
});
