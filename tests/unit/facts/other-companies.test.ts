import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const valuesOf = (company: ReturnType<typeof companyOf>) => company.contacts.map(({ value }) => value);

describe('companies beside the one of the site', () => {
  const silent = factsOf(imprint({ people: '', contact: '' }));

  it('keep their people, numbers and entries on pages about the group', () => {
    const group = factsOf(
      `<h1>Unsere Gruppe</h1><p>Zur Gruppe gehören rechtlich selbstständige Unternehmen:</p>
      <section><h3>Kaminwerk Nord GmbH</h3><p>Meller Straße 2<br>33613 Bielefeld<br>Tel. 0521 557720<br>
      info@kaminwerk.example<br>Amtsgericht Bielefeld HRB 41877<br>Geschäftsführer: Volker Ruhl</p></section>`,
      'about',
      '/gruppe',
    );
    const company = companyOf([silent, group]);
    expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', hr_number: 'HRB 503118', ceos: [] });
    expect(valuesOf(company)).toEqual([]);
  });

  it('keep whom a sentence names as theirs', () => {
    const home = factsOf(
      '<h1>Spende</h1><p>500 Euro gingen an den TSV Talheim e.V., überreicht an den Vorsitzenden Dieter Wett.</p>',
      'home',
      '/',
    );
    expect(companyOf([silent, home]).ceos).toEqual([]);
  });

  it('are none where the same company is named in other words', () => {
    const contact = factsOf(
      '<h1>Kontakt</h1><h2>Lindner GmbH</h2><p>Bergstraße 3<br>99817 Eisenach<br>Tel. 03691 72 10 15</p>',
      'contact',
      '/kontakt',
    );
    expect(valuesOf(companyOf([silent, contact]))).toEqual(['+493691721015']);
  });

  it('may run the company as its general partner', () => {
    const body = imprint({
      name: 'Ofenbau Lindner GmbH & Co. KG',
      people: 'Komplementärin: Seebrücke Verwaltungs-GmbH, Geschäftsführer: Frieder Lindner',
    });
    expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });

  it.each([
    'Unsere Partner: Bausparkasse Heimat AG · Vita Versicherung AG · Unionis Fonds GmbH',
    'Realisiert mit Shopware von der Donaublick Commerce GmbH',
    '500 Euro gingen an den TSV Talheim e.V., überreicht an den Vorsitzenden Dieter Wett.',
    'Der Prüfdienst Westfalen, Roddestraße 12, 48153 Münster, hat unsere Unterlagen im März geprüft.',
    'Der Winterdienst kommt von der Schneefrei GmbH, Ring 7, 48153 Münster.',
  ])('are not taken for the company of a site that names none: %s', (text) => {
    const home = factsOf(`<h1>Gut betreut</h1><p>${text}</p>`, 'home', '/');
    expect(mergePages([home], { url: 'https://firma.test/' })).toBeNull();
  });

  it('leave the only company with an address its name', () => {
    const home = factsOf('<h1>Öfen</h1><p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p>', 'home', '/');
    expect(companyOf([home]).company_name).toBe('Ofenbau Lindner GmbH');
  });
});

describe('numbers on other pages than the Impressum', () => {
  const numbers = (body: string, kind: 'home' | 'contact' = 'home') =>
    valuesOf(companyOf([factsOf(imprint({ contact: 'Telefon: 03691 7210-0' })), factsOf(body, kind, '/seite')]));

  it.each([
    'Die Vertretung übernimmt Dr. Anselm Ritt, Olgastraße 8, 99817 Eisenach, Telefon 03691 602177.',
    'Impfaktion am 5. Dezember mit der Praxis Dr. Hubert Zwin, Tel. 03691 902251.',
    'Havariedienst<br>Firma Rohrblitz Mothes<br>Tel. 03691 550911',
    'Buchhaltung<br>Tel. 03691 7210-31',
  ])("are not the company's: %s", (text) => {
    expect(numbers(`<h1>Ofenbau Lindner</h1><p>${text}</p>`)).toEqual(['+49369172100']);
  });

  it("are the company's where a line of their own says so", () => {
    expect(numbers('<h1>Kontakt</h1><p>Ofenbau Lindner GmbH<br>Notruf: 0171 3920045</p>', 'contact')).toEqual([
      '+49369172100',
      '+491713920045',
    ]);
  });
});

describe('those beside the management of the company', () => {
  const leaders = (people: string) => companyOf([factsOf(imprint({ people }))]).ceos.map(({ name }) => name);
  const own = 'Geschäftsführer: Frieder Lindner</p><p>';

  it.each([
    ['makers of the site', 'Texte: Anke Deters. Fotografie: Studio Licht, Inhaberin Maren Voss, Meppen.'],
    ['makers of pictures', 'Wir danken allen. Fotografie: Studio Licht, Inhaberin Maren Voss, Meppen.'],
    ['heads of departments', 'Referat Kommunikation, Leitung: Hauke Fried. Er antwortet gern.'],
    ['heads of parts', 'Ludger Kemna, Leitung Tagespflege'],
    [
      'signatories',
      '<table><tr><th>Prokurist</th><td>Markus Leit</td></tr><tr><th>Gesellschafterin</th><td>Lindner Beteiligungs GmbH</td></tr></table>',
    ],
  ])('do not run it: %s', (_, text) => {
    expect(leaders(`${own}${text}`)).toEqual(['Frieder Lindner']);
  });

  it('run it through its general partner, which they represent', () => {
    const table = `<table><tr><td>Persönlich haftende Gesellschafterin</td><td>Lindner Verwaltungs-GmbH, Eisenach</td></tr>
      <tr><td>diese vertreten durch die Geschäftsführer</td><td>Dr.-Ing. Marit Lindner, Holger Stein</td></tr></table>`;
    const body = imprint({ name: 'Ofenbau Lindner GmbH & Co. KG', people: table });
    expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Marit Lindner', 'Holger Stein']);
  });
});

describe('those who speak for others on the home page', () => {
  const leaders = (text: string) =>
    companyOf([factsOf(imprint({ people: '' })), factsOf(`<h1>Stimmen</h1>${text}`, 'home', '/')]).ceos.map(
      ({ name }) => name,
    );

  it.each([
    '<blockquote>„Läuft.“ Steffen Pohl, Inhaber Café Pohl</blockquote>',
    '<blockquote>Steffen Pohl, Inhaber Ambulante Pflege Pohl e.K.</blockquote>',
    '<p>Steffen Pohl, Geschäftsführer der Pohl Technik GmbH</p>',
    '<p>„Gern wieder!“ Steffen Pohl, Geschäftsführer Autohaus Pohl</p>',
  ])('do not run the company: %s', (text) => {
    expect(leaders(text)).toEqual([]);
  });

  it.each([
    '<blockquote>„Wir bauen Öfen.“ Frieder Lindner, Geschäftsführer</blockquote>',
    '<blockquote>„Wir bauen Öfen.“ <cite>Frieder Lindner, Ofenbaumeister und Geschäftsführer</cite></blockquote>',
    '<p>Frieder Lindner, Geschäftsführer der Ofenbau Lindner GmbH</p>',
  ])('may be those who run it: %s', (text) => {
    expect(leaders(text)).toEqual(['Frieder Lindner']);
  });
});

describe('a second company in the Impressum, below a heading of its own', () => {
  const second = (heading: string) => `<div><h3>${heading}</h3>
    <p>Netzweg 8<br>99817 Eisenach<br>Tel.: 03691 88 40 20<br>Fax: 03691 88 40 29<br>netz@lindner-netz.de</p>
    <p>Geschäftsführerin: Anke Voss<br>Amtsgericht Jena<br>HRB 514772</p></div>`;

  it.each([
    'Lindner Netz GmbH',
    'Für den Bereich „Netz“: Lindner Netz GmbH',
    'Kaminwerk Nord AG',
    'Verantwortlich für den Onlineshop: Kaminwerk Nord GmbH & Co. KG',
  ])('keeps its numbers, mailbox and directors: %s', (heading) => {
    const company = companyOf([factsOf(imprint() + second(heading))]);
    expect(valuesOf(company)).toEqual(['+493691721015', 'info@ofenbau-lindner.de']);
    expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner']);
  });

  it('keeps its entry, too, where the heading tells for which pages it answers', () => {
    const others = `<h3>Für die Seiten „Netz“ und „Zähler“</h3><p>Lindner Dienste gGmbH<br>Netzweg 8, 99817 Eisenach<br>
      Geschäftsführerin: Anke Voss<br>Amtsgericht Jena, HRB 514772<br>USt-IdNr.: DE136695976</p>`;
    const legal = imprint({ name: 'Lindner-Stiftung', people: 'Vorstand: Eva Stein', register: '', vat: '' });
    const company = companyOf([factsOf(legal + others)]);
    expect(company).toMatchObject({ vat_id: null, hr_number: null, ceos: [{ name: 'Eva Stein' }] });
  });

  it('is the same where the heading names the company again', () => {
    const company = companyOf([factsOf(imprint() + second('Kundendienst der Ofenbau Lindner GmbH'))]);
    expect(valuesOf(company)).toContain('+493691884020');
  });
});

describe('the owner of the company', () => {
  it('has an entry, a VAT id and an address of its own', () => {
    const shareholder = `</p><h3>Gesellschafter</h3><p>Sozialwerk Lippeaue e.V.<br>Marktplatz 3<br>59065 Hamm<br>
      Vereinsregister: Amtsgericht Hamm VR 1288<br>USt-IdNr.: DE136695976</p><p>`;
    const company = companyOf([factsOf(imprint({ vat: shareholder }))]);
    expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', hr_number: 'HRB 503118', zip: '99817' });
    expect(company.vat_id).toBeNull();
  });

  it('may be the persons of a partnership', () => {
    const body = imprint({ name: 'Lindner & Stein GbR', people: 'Gesellschafter:<br>Eva Lindner<br>Ole Stein' });
    expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Eva Lindner', 'Ole Stein']);
  });

  it('is not whoever provides the software', () => {
    const body = `<h1>Impressum</h1><p>Ofenbau Lindner<br>Bergstraße 3<br>99817 Eisenach</p>
      <p>Anbieter des Baukastens: Jimbau GmbH</p>`;
    expect(companyOf([factsOf(body)]).company_name).toBe('Ofenbau Lindner');
  });
});
