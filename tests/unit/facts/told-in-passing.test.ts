import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const notice = (more = '') => factsOf(imprint() + more, 'impressum', '/impressum', SITE);
const told = (text: string, kind: 'about' | 'other' | 'certificates' = 'about') =>
  companyOf([notice(), factsOf(`<main><h1>Über uns</h1>${text}</main>`, kind, '/ueber-uns', SITE)]);

describe('certificates that a company tells of in passing', () => {
  const names = (text: string) => told(`<p>${text}</p>`, 'certificates').certifications.map(({ name }) => name);

  it.each([
    'Griffe und Scharniere gießt für uns die Kunstgießerei Hallbauer in Gotha. Die Gießerei ist nach ISO 14001 zertifiziert.',
    'Den Ton für die Kacheln liefert Tonwerk Ebersbach, ein Familienbetrieb mit ISO 50001 und Cradle-to-Cradle-Zertifikat.',
    'Die Wolle unserer Decken ist GOTS-zertifiziert, sie stammt von der Weberei Hallbauer.',
    'Wir sehen überall genau hin. So arbeitet die Gießerei Hallbauer in Gotha nach IATF 16949 und ist EMAS-registriert.',
    'Das Hotel Waldfrieden, für das wir 2019 drei Kamine gebaut haben, führt das GreenSign-Siegel.',
    'Die Bäckerei Nehm backt in unserem Ofen – bio-zertifiziert seit 2004.',
    'Unser Steuerbüro ist nach DIN EN ISO 9001 zertifiziert.',
    'Die von uns verbauten Brennkammern sind DIBt-zugelassen und nach DIN EN 13229 geprüft.',
    'Geliefert wird mit der Spedition Ahrens, nach ISO 9001 und GDP zertifiziert.',
    'In der Lehrwerkstatt der Handwerkskammer, AZAV-zertifiziert, lernen unsere Azubis.',
    '„Als ISO-9001-zertifizierter Betrieb achten wir auf Termine, und Lindner hält sie“, sagt Jana Roth von der Roth Metall GmbH.',
    'Die Wäsche unserer Monteure reinigt Textilservice Blank; das Unternehmen ist nach RAL 992/1 zertifiziert.',
    'Im Neubau der Schule Mühlhausen, der nach DGNB Gold zertifiziert ist, steht unser größter Ofen.',
    'Im Verbund sind zwölf Betriebe, vier davon nach ISO 9001 zertifiziert.',
    'Unsere Gesellen lernen im Bildungszentrum der Innung in Gotha, das nach AZAV zugelassen ist.',
    'Unsere Azubis besuchen Kurse im Verbund Lernwerk Rhön, der 38 Firmen betreut und das Label eduQua trägt.',
    'Ob ein Betrieb nach ISO 9001 zertifiziert ist, sagt wenig über seine Öfen.',
  ])('are those of others: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  it.each([
    'In der Werkstatt in Eisenach, die nach ISO 9001 zertifiziert ist, entsteht jeder Ofen.',
    'In unserem Werk, das nach ISO 9001 zertifiziert ist, entsteht jeder Ofen.',
    'Die Ofenbau Lindner GmbH, zertifiziert nach ISO 9001, baut Öfen.',
    '„Als nach ISO 9001 zertifizierter Betrieb achten wir auf Termine“, sagt Geschäftsführer Frieder Lindner.',
    'Wir haben das ISO-9001-Zertifikat seit 2018.',
  ])('are its own: %s', (text) => {
    expect(names(text)).toEqual(['ISO 9001']);
  });

  it('are its own where the comma stands behind what it bears', () => {
    expect(names('Seit 2006 tragen wir die Bio Suisse Knospe, zertifiziert durch die bio.inspecta AG.')).toEqual([
      'Bio Suisse Knospe',
    ]);
  });

  it('are those of the house whose person is quoted', () => {
    const quote = '<blockquote>Der Ofen läuft seit Jahren ohne Störung.</blockquote>';
    const author = '<p>Ruth Nehm, Produktionsleiterin, Nehm Backwaren. Das Haus ist nach FSSC 22000 zertifiziert.</p>';
    const certificates = (text: string) => told(text).certifications.map(({ name }) => name);
    expect(certificates(quote + author)).toEqual([]);
    expect(certificates(`${quote}<p>Wir sind nach ISO 9001 zertifiziert.</p>`)).toEqual(['ISO 9001']);
  });

  it('are those of its group below a heading that says so', () => {
    const group = '<h2>Zertifikate der Gruppe</h2><p>Das Werk in Odense ist nach ISO 14001 zertifiziert.</p>';
    const own = '<h2>Zertifikate</h2><p>Unser Betrieb ist nach ISO 9001 zertifiziert.</p>';
    expect(names(`${group}${own}`)).toEqual(['ISO 9001']);
  });

  it('are its own, by whom the line above a table or the name of the certificate says', () => {
    const table =
      '<p>Zertifiziert von der DQS GmbH:</p><table><tr><th>Norm</th><th>Gültig bis</th></tr><tr><td>ISO 9001:2015</td><td>31.08.2028</td></tr></table>';
    const issuers = (text: string) => told(text, 'certificates').certifications.map(({ issuer }) => issuer);
    expect(issuers(table)).toEqual(['DQS GmbH']);
    expect(issuers('<p>Unser Managementsystem trägt das SQS-Zertifikat nach ISO 9001:2015.</p>')).toEqual(['SQS']);
    expect(issuers('<p>Das Bio-Zertifikat hat uns die ABCERT AG ausgestellt.</p>')).toEqual(['ABCERT AG']);
    expect(issuers('<p>Unser Bio-Zertifikat (Kontrollstellennummer DE-ÖKO-006) gilt bis 2029.</p>')).toEqual([null]);
  });
});

describe('years and people that a company tells of in passing', () => {
  it.each([
    ['Die Brauerei Hallbauer in Gotha, Familienbetrieb seit 1888, heizt ihre Gaststube mit einem Ofen von uns.', null],
    ['Der Verband der Ofenbauer wurde 1949 gegründet, wir gehören ihm seit 1990 an.', null],
    ['1999 kauften wir das Gelände, auf dem seit 1921 eine Ziegelei stand.', null],
    ['Unser Gründer hängte 1987 sein Meisterschild an die Tür.', '1987'],
    ['Im Jahr 1987 entstand aus einer Hobbywerkstatt die Firma Lindner.', '1987'],
    ['Gebühren 2025: Der Gemeinderat hat die Satzung im Dezember 2024 beschlossen.', null],
    ['Im März 2009 haben wir in der Bergstraße die Türen geöffnet.', '2009'],
  ])('%s', (text, year) => {
    expect(told(`<p>${text}</p>`).founding_date).toBe(year);
  });

  it('are those of the house where the speaker works', () => {
    const quote =
      '„Der Ofen läuft Tag und Nacht.“ Ruth Nehm, Leiterin bei Brotfabrik Hallbauer in Gotha, die 640 Menschen beschäftigt';
    expect(told(`<p>${quote}</p>`).number_of_employees).toBeNull();
    expect(told('<p>Wir sind ein Betrieb, der 24 Menschen beschäftigt.</p>').number_of_employees).toBe('24');
  });
});

describe('a rating', () => {
  it('is that of what is sold by its name, or of the company', () => {
    const ratings = (text: string) =>
      told(`<p>${text}</p>`).reviews.map(({ rating, review_count }) => [rating, review_count]);
    expect(ratings('Der Kaminofen „Rhön“ wurde 63-mal bewertet und hat 4,2 von 5 Sternen.')).toEqual([]);
    expect(
      ratings('Bei Google haben mir bis jetzt 112 Leute eine Bewertung geschrieben, im Schnitt sind es 4,8 Sterne.'),
    ).toEqual([[4.8, 112]]);
  });
});

describe('a number below a quotation', () => {
  it('is that of whoever signs it', () => {
    const quote = '<p>„Der neue Grundofen hält die Wärme bis zum Morgen.“</p>';
    const page = (text: string) =>
      factsOf(`${text}<p>Ruth Nehm, Landgasthof Anker in Gotha, Tel. 03621 477316</p>`, 'home', '/', SITE).phones;
    expect(page(quote)).toEqual([]);
    expect(page('<p>Wir bauen Öfen.</p>').map(({ value }) => value)).toEqual(['+493621477316']);
    const own = factsOf('<p>„Wärme, die bis zum Morgen bleibt“</p><p>Telefon: 03691 721015</p>', 'home', '/', SITE);
    expect(own.phones.map(({ value }) => value)).toEqual(['+493691721015']);
  });
});

describe('whose a legal notice is', () => {
  const SISTER =
    'Lindner Service GmbH, Bergstraße 5, 99817 Eisenach, Geschäftsführerin: Ruth Nehm, Amtsgericht Jena HRB 505842, USt-ID: DE305827190';

  it('is the first company, whoever else it is said to hold for', () => {
    const body = imprint({ name: 'Lindner Ofenwerke SE', people: 'Vorstand: Frieder Lindner (Vors.)' });
    const company = companyOf([
      factsOf(`${body}<h2>Dieses Impressum gilt auch für</h2><p>${SISTER}</p>`, 'impressum', '/impressum', SITE),
    ]);
    expect(company.company_name).toBe('Lindner Ofenwerke SE');
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
    expect(company.hr_number).toBe('HRB 503118');
  });

  it('is not the group, of which it tells to whom it belongs', () => {
    const group =
      '<h2>Konzernzugehörigkeit</h2><p>Alleinige Gesellschafterin ist die Thermo Holding AG, Sonnenstraße 27, 80331 München. Vorstand: Dr. Ruth Nehm. Telefon 089 5579120, info@thermo-holding.de</p>';
    const company = companyOf([notice(group)]);
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
    expect(company.contacts.map(({ value }) => value)).toEqual(['+493691721015', 'info@ofenbau-lindner.de']);
  });

  it('is the company named before its address in every footer, not the shop that a page is about', () => {
    const footer =
      '<footer><p>Impressum. Anbieterin ist die Gärtnerei Hallbauer KG, Feldweg 7, 99867 Gotha. Die Gesellschaft wird von den persönlich haftenden Gesellschaftern Ruth Nehm und Jan Muth vertreten; sie steht im Handelsregister des Amtsgerichts Jena unter HRA 3187.</p></footer>';
    const shop = '<main><h1>Pflanzenmarkt</h1><p>Hier können Sie kaufen. Am Markt 40, 99817 Eisenach.</p></main>';
    const company = companyOf([
      factsOf(shop + footer, 'home', '/', 'https://www.gaertnerei-hallbauer.de'),
      factsOf(`<h1>Rosen</h1>${footer}`, 'other', '/rosen', 'https://www.gaertnerei-hallbauer.de'),
    ]);
    expect(company).toMatchObject({ street: 'Feldweg 7', zip: '99867', city: 'Gotha' });
    expect(company).toMatchObject({ hr_number: 'HRA 3187', register_court: 'Amtsgericht Jena' });
  });

  it('is nobody of business where a private person says so', () => {
    const person = '<p>Jan Muth<br>Feldweg 7<br>99867 Gotha</p>';
    const page = (more: string) => factsOf(`<h1>Impressum</h1>${more}${person}`, 'impressum');
    for (const saying of [
      '<p>Dies ist die private Homepage von</p>',
      '<p>Die Seite verfolgt keine geschäftlichen Zwecke.</p>',
    ])
      expect(mergePages([page(saying)], { url: SITE })).toBeNull();
    expect(mergePages([page('<p>Inhaber der Werkstatt:</p>')], { url: SITE })?.zip).toBe('99867');
  });
});

describe('numbers and places on a page with subsidiaries abroad', () => {
  it('are dialled where the company is', () => {
    const abroad =
      '<h2>Tochtergesellschaften</h2><p>Lindner Austria GmbH, Industriezeile 58, 4020 Linz, Telefon +43 732 7941830, FN 287516v, ATU48261535</p>';
    const page = factsOf(
      `<main><h1>Kontakt</h1><p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p><p>Telefax 03691 721019</p>${abroad}</main>`,
      'contact',
      '/kontakt',
      'https://www.lindner-stoves.com',
    );
    expect(page.fax.map(({ value }) => value)).toEqual(['+493691721019']);
  });

  it('are places still, whatever they were called before', () => {
    const card = (town: string, more: string) =>
      `<div><h2>Haus am Markt</h2><p>Markt 7<br>${town}</p><p>${more}</p></div>`;
    const page = factsOf(
      `<main><h1>Standorte</h1>${card('99867 Gotha', 'Verkauf und Werkstatt, früher Ofenhaus Hallbauer')}${card('99084 Erfurt', 'Verkauf')}</main>`,
      'locations',
      '/standorte',
      SITE,
    );
    const cities = companyOf([notice(), page]).branchLocations.map(({ city }) => city);
    expect(cities).toEqual(['Gotha', 'Erfurt']);
  });
});
