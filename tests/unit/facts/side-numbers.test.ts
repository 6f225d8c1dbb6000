import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../server/scan/facts/page-facts.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const MAIN = '+493691721015';
/** From this weight on a number is the company's own. */
const OWN = 50;

const phonesOf = (...pages: PageFacts[]): string[] =>
  companyOf(pages)
    .contacts.filter(({ type }) => type === 'phone')
    .map(({ value }) => value);

const contact = (body: string): PageFacts =>
  factsOf(`<h1>Kontakt</h1><p>Telefon: 03691 72 10 15</p>${body}`, 'contact', '/kontakt');

describe("numbers beside the head office's", () => {
  it.each([
    ['of a person with a card', '<div><h4>Eva Stein</h4><p>Außendienst Nord</p><p>Mobil: 0171 3920017</p></div>'],
    ['of a person in the line above', '<p>Dr. Eva Stein<br>Telefon: 03691 72 10 44</p>'],
    ['of a person and a department above', '<h3>Eva Stein</h3><p>Einkauf</p><p>Tel. 03691 72 10 33</p>'],
    ['of a person in the same line', '<p>Eva Stein, Einkauf: 03691 72 10 44</p><p>Jan Muth, Tel. 0171 3920017</p>'],
    ['of contact persons', '<h2>Ihre Ansprechpartner</h2><p>Eva Stein<br>Telefon: 03691 72 10 44</p>'],
    ['of the press agency', '<h3>Pressekontakt</h3><p>Agentur Lautwerk<br>Tel. 030 28449912</p>'],
    ['for applicants', '<h3>Jobs</h3><p>Telefon: 03691 72 10 44</p>'],
    ['of the group', '<p>Servicehotline der Gruppe: +49 2871 440-900</p>'],
    ['of somebody of the company', '<p>Strick-Telefon unserer Designerin: 0175 5550112</p>'],
    ['of a firm named behind', '<p>Notdienst bei Stillstand: 0171 5552040 (Liftwacht Ohlsen e.K., Rendsburg)</p>'],
    ['of a school that takes bookings', '<p>Anmeldung bei der Volkshochschule, Telefon 03691 55 20 10.</p>'],
    ['of an office that sells tickets', '<p>Karten gibt es beim Kulturamt, Tel. 03691 55 20 10</p>'],
    ['of a shop behind a label', '<p>Kartenvorverkauf: Buchhandlung Roth, Tel. 03691 55 20 10</p>'],
    ['of a travel agency', '<p>Buchungen über das Reisebüro, Telefon 03691 55 20 10</p>'],
    ['for faults', '<p>Störungsdienst Heizung: 0171 4410999</p>'],
    ['to order', '<p>Bestellhotline: 0800 9931170</p>'],
    ['in another country', '<p>Österreich: +43 662 456789</p>'],
    [
      'of another town, in a card',
      '<div><h3>Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach<br>Tel. 03691 72 10 15</p></div><div><h3>Gotha</h3><p>Marktstraße 1<br>99867 Gotha<br>Tel. 03621 223344</p></div>',
    ],
    [
      'of another town, line by line',
      '<div><h3>Eisenach</h3><p>Bergstraße 3, 99817 Eisenach</p><p>Tel. 03691 72 10 15</p></div><div><h3>Gotha</h3><p>Marktstraße 1, 99867 Gotha</p><p>Tel. 03621 223344</p></div>',
    ],
  ])('are left out: %s', (_, body) => {
    expect(phonesOf(factsOf(imprint()), contact(body))).toEqual([MAIN]);
  });

  it('are left out of the legal page, too, where a bar or a footer of the site names somebody', () => {
    const bar = '<div><p>Versand frei ab 59 € · Strick-Telefon unserer Designerin: 0175 5550112</p></div>';
    const footer = '<footer><p>Lindner A/S, Danmark: +45 75 82 41 00</p></footer>';
    expect(phonesOf(factsOf(bar + imprint() + footer))).toEqual([MAIN]);
  });

  it('are left out of a legal page whose footer lists places', () => {
    const footer =
      '<footer><div><p>Bergstraße 3<br>99817 Eisenach<br>03691 72 10 15</p></div><div><p>Marktstraße 1<br>99867 Gotha<br>+49 3621 223344</p></div></footer>';
    expect(phonesOf(factsOf(imprint() + footer))).toEqual([MAIN]);
  });

  it('are left out below the entry of a body of its own', () => {
    const body =
      '<table><tr><td>Zuständiger Prüfungsverband</td><td>Prüfungsverband der Ofenbauer e.V.<br>Luisenstraße 41, 20537 Hamburg<br>Vereinsregister VR 15902<br>Tel. 040 25 16 80</td></tr></table>';
    const register = 'Genossenschaftsregister: Amtsgericht Jena, GnR 214';
    expect(phonesOf(factsOf(imprint({ name: 'Ofenbau Lindner eG', register }) + body))).toEqual([MAIN]);
  });

  it('are left out of the line of a board', () => {
    const people = 'Vorstand: Eva Stein, Tel. 0171 3920017';
    expect(phonesOf(factsOf(imprint({ name: 'Ofenfreunde e.V.', people })))).toEqual([MAIN]);
  });
});

describe('numbers beside what a company of the group is called', () => {
  const SISTER = '<h1>Über uns</h1><p>Die Lindner Logistik GmbH fährt für uns.</p>';
  const site = (line: string, told = SISTER): string[] => {
    const header = `<header><p>${line}</p></header>`;
    const home = factsOf(`${header}<h1>Öfen von Lindner</h1>`, 'home', '/');
    const about = factsOf(header + told, 'about', '/ueber-uns');
    return phonesOf(home, about, factsOf(header + imprint({ name: 'Lindner Ofenbau GmbH' })));
  };

  it.each([
    '24 h Containerhotline der Lindner Logistik: +49 3621 41 77 80',
    'Lindner Logistik: +49 3621 41 77 80',
    'Lindner Logistik (24 h): +49 3621 41 77 80',
    'Lindner Logistik – Tel. +49 3621 41 77 80',
    'Container? Die Lindner Logistik erreichen Sie unter Tel. +49 3621 41 77 80',
    'Hotline: +49 3621 41 77 80 (Lindner Logistik)',
    'Containerdienst (Lindner Logistik): Tel. +49 3621 41 77 80',
    'Ihr Containerdienst Lindner Logistik, Telefon +49 3621 41 77 80',
    'Zentrale 03691 72 10 15, Lindner Logistik +49 3621 41 77 80',
    'Lindner Logistik<br>Tel. +49 3621 41 77 80',
  ])('are the company’s that the site names in full: %s', (line) => {
    expect(site(line)).toEqual([MAIN]);
  });

  it.each([
    [
      'Hotline der Lindner Logistik: +49 3621 41 77 80',
      '<h1>Über uns</h1><p>Unsere Lindner Logistik fährt überall hin.</p>',
    ],
    ['Hotline der Ofenbau Lindner: +49 3621 41 77 80', SISTER],
    ['Lindner Logistik: 03691 72 10 15, Zentrale +49 3621 41 77 80', SISTER],
  ])('are kept otherwise: %s', (line, told) => {
    expect(site(line, told)).toContain('+493621417780');
  });
});

describe('numbers of the company itself', () => {
  it.each([
    ['a mobile of its own', imprint({ contact: 'Telefon: 03691 72 10 15<br>Mobil: 0171 3920017' })],
    [
      "the owner's card",
      imprint({ name: 'Eva Stein<br>Ofenbau', contact: 'Telefon: 03691 72 10 15<br>Mobil: 0171 3920017', people: '' }),
    ],
  ])('are kept: %s', (_, body) => {
    expect(phonesOf(factsOf(body))).toEqual([MAIN, '+491713920017']);
  });

  it.each([
    '<p>Anmeldung bei der Rezeption, Telefon 03691 55 20 10.</p>',
    '<p>Termine vereinbaren Sie beim Büro, Telefon 03691 55 20 10.</p>',
    '<p>Reservierung: Telefon 03691 55 20 10</p>',
  ])('are kept where its own desk takes bookings: %s', (body) => {
    const [number] = factsOf(`<h1>Ofenbau Lindner</h1>${body}`, 'home', '/').phones;
    expect(number?.weight).toBeGreaterThanOrEqual(OWN);
  });

  it('are kept where only somebody answers them', () => {
    const silent = factsOf(imprint({ contact: 'E-Mail: info@ofenbau-lindner.de' }));
    expect(
      phonesOf(silent, factsOf('<h1>Kontakt</h1><p>Eva Stein<br>Tel. 03691 72 10 15</p>', 'contact', '/kontakt')),
    ).toEqual([MAIN]);
  });

  it('are kept from abroad where there are no others', () => {
    expect(phonesOf(factsOf(imprint({ contact: 'Telefon: +41 44 555 66 01' })))).toEqual(['+41445556601']);
  });
});

describe('what stands below a department', () => {
  const silent = factsOf(imprint());
  const told = (body: string) =>
    companyOf([silent, factsOf(`<h1>Kontakt</h1>${body}`, 'contact', '/kontakt')])
      .contacts.map(({ value }) => value)
      .toSorted();
  const OWN_ONLY = ['+493691721015', 'info@ofenbau-lindner.de'];

  it.each([
    '<p><b>Stub’n-Reservierung</b><br>Tel. 03691 55 20 10<br>stubn@ofenbau-lindner.de<br>täglich ab 14 Uhr</p>',
    '<h3>Support</h3><p>Tel. 03691 55 20 10<br>support@ofenbau-lindner.de</p>',
    '<table><caption>Direkte Durchwahlen</caption><tr><td>Service-Hotline (24 h)</td><td>0171 5540982</td></tr></table>',
  ])('is not the company’s: %s', (body) => expect(told(body)).toEqual(OWN_ONLY));

  it('is the company’s where a table is to be reserved', () =>
    expect(told('<p><b>Tisch-Reservierung</b><br>Tel. 03691 55 20 10</p>')).toContain('+493691552010'));
});

it('the VAT id of a subsidiary below its heading is not the company’s', () => {
  const daughter = factsOf(
    '<h1>Unsere Tochter: das Kinderhaus</h1><p>Muster Kinderhaus gGmbH<br>Rain 30<br>35039 Marburg</p><p>USt-IdNr. DE136695976</p>',
    'about',
    '/kinderhaus',
  );
  expect(companyOf([factsOf(imprint({ vat: '' })), daughter]).vat_id ?? null).toBeNull();
});
