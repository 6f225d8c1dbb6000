import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const MAIN = '+493691721015';
const OTHERS = ['<h1>Öfen</h1>', '<h1>Kamine</h1>', '<h1>Neues</h1>'];

/** The phone numbers of a site whose pages share a frame. */
const phonesWith = (frame: string, legal = imprint()): string[] =>
  companyOf([
    factsOf(`${frame}${legal}`),
    ...OTHERS.map((body, i) => factsOf(`${frame}${body}`, i === 0 ? 'home' : 'other', `/${i}`)),
  ])
    .contacts.filter(({ type }) => type === 'phone')
    .map(({ value }) => value);

describe('a number that all pages show', () => {
  it.each([
    ['below a name', '<div><b>Mitglied bei</b><br>Ofenring Westthüringen<br>Tel. 0361 445 10 20</div>'],
    ['behind a name', '<header>Pannenhilfe: Kalora Wärmeschutz 0800 8352661</header>'],
    ['behind a name and a label', '<footer><p>Gilde der Ofenbauer, Tel. 0361 445 10 20</p></footer>'],
    [
      'below another address of the town',
      '<aside><p><b>Energieberatung</b></p><p>Neutral und kostenlos:<br>Marktplatz 1, 99817 Eisenach<br>Tel. 03691 445566</p></aside>',
    ],
    ['for emergencies of patients', '<p>Notdienst außerhalb der Sprechzeiten: 0361 445 10 20 (KZV)</p>'],
    ['of a body in brackets', '<p>Telefon am Wochenende: 0361 445 10 20 (Zahnärztekammer)</p>'],
  ])('is not the company’s %s', (_, frame) => {
    expect(phonesWith(frame)).toEqual([MAIN]);
  });

  it.each([
    ['one word says what for', '<header><a href="tel:+49369172101099">Pikett 03691 7210 1099</a></header>'],
    [
      'a label says what for',
      '<header><a href="tel:+49369172101099">Technischer Kundendienst 03691 7210 1099</a></header>',
    ],
    ['it is below the own address', '<footer><p>Bergstr. 3<br>99817 Eisenach<br>Tel. 03691 7210 1099</p></footer>'],
  ])('is the company’s where %s', (_, frame) => {
    expect(phonesWith(frame)).toContain('+49369172101099');
  });

  it('is the company’s where the site gives no other', () => {
    const legal = imprint({ contact: '' });
    expect(phonesWith('<footer><p>Kalora Wärmeschutz, Tel. 0361 445 10 20</p></footer>', legal)).toHaveLength(1);
  });
});

describe('a franchisee', () => {
  const giver = (label: string) =>
    `<p>${label}</p><p>Kalora Franchise GmbH</p><p>Domplatz 1, 50667 Köln</p><p>Geschäftsführer: Leo Baum, Dr. Ute Nies</p><p>Amtsgericht Köln, HRB 67120</p><p>USt-IdNr.: DE266907848</p>`;
  const own =
    '<h1>Impressum</h1><p>Lindner &amp; Rieck Öfen OHG</p><p>Bergstraße 3</p><p>99817 Eisenach</p><p>Persönlich haftende Gesellschafter: Frieder Lindner, Eva Rieck</p><p>Handelsregister: HRA 503118, Amtsgericht Jena</p><p>USt-IdNr.: DE136695976</p>';
  const footer =
    '<footer><p>Kalora ist eine Marke der Kalora Franchise GmbH, Domplatz 1, 50667 Köln. Jedes Haus führt ein selbstständiger Franchisepartner.</p></footer>';

  it.each(['Franchisegeber:', 'Franchisegeberin:', 'Lizenzgeber:', 'Unser Systemgeber:', 'Franchisor:'])(
    'is told from whom it has its name by "%s"',
    (label) => {
      const company = companyOf([
        factsOf(`${own}${giver(label)}${footer}`),
        factsOf(`<h1>Kontakt</h1>${footer}`, 'contact', '/kontakt'),
      ]);
      expect(company).toMatchObject({
        company_name: 'Lindner & Rieck Öfen OHG',
        legal_form: 'OHG',
        street: 'Bergstraße 3',
        register_court: 'Amtsgericht Jena',
        hr_number: 'HRA 503118',
        vat_id: 'DE136695976',
      });
      expect(company.ceos.map(({ name }) => name)).toEqual(['Frieder Lindner', 'Eva Rieck']);
    },
  );

  it('is named by its own data, not by those of the brand’s site', () => {
    const read = (url: string) => {
      const data = `{"@type":"Organization","name":"Kalora Franchise GmbH","url":"${url}","telephone":"+49 221 7790100"}`;
      const html = `<html lang="de"><head><title>Kalora Eisenach</title><script type="application/ld+json">${data}</script></head><body><p>Bergstraße 3, 99817 Eisenach</p></body></html>`;
      const facts = readPage(parsePage({ url: 'https://www.kalora-eisenach.de/', html }), 'home');
      return [...facts.name, ...facts.phones].map(({ value }) => value);
    };
    expect(read('https://www.kalora.com/')).not.toContain('Kalora Franchise GmbH');
    expect(read('https://www.kalora.com/')).not.toContain('+492217790100');
    for (const url of ['https://kalora-eisenach.com', 'https://kalora-eisenach.co.at/', 'https://facebook.com/kalora'])
      expect(read(url)).toContain('Kalora Franchise GmbH');
  });
});

describe('what a company tells twice', () => {
  it('is an agency’s below its label, and its own where it was not told before', () => {
    const agency = '<p>Webdesign:</p><p>Studio Nord GmbH</p><p>Hafen 2, 18055 Rostock</p>';
    const leaders = (body: string) => companyOf([factsOf(body)]).ceos.map(({ name }) => name);
    expect(leaders(`${imprint()}${agency}<p>Geschäftsführerin: Ida Krull</p>`)).toEqual(['Frieder Lindner']);
    expect(leaders(`${imprint({ people: '' })}${agency}<p>Geschäftsführerin: Ida Krull</p>`)).toEqual(['Ida Krull']);
    const titled = `${imprint()}<h3>Webdesign</h3><p>Studio Nord GmbH</p><h3>Vertretungsberechtigt</h3><p>Geschäftsführerin: Ida Krull</p>`;
    expect(leaders(titled)).toEqual(['Frieder Lindner', 'Ida Krull']);
  });
});

describe('whoever runs a company of the same group', () => {
  const leaders = (text: string, name = 'Lindner SE') =>
    companyOf([factsOf(`${imprint({ name })}<p>${text}</p>`)]).ceos.map(({ name: leader }) => leader);

  it.each([
    'Die Lindner Austria GmbH, Ring 3, 1060 Wien, FN 560219d, ist eine eigenständige Tochtergesellschaft; Geschäftsführer: Hannes Point.',
    'Unsere Schwester Lindner Service GmbH hat ihren Sitz in Gotha, Geschäftsführer ist Hannes Point.',
    'Die Lindner Holding AG ist unser Mutterunternehmen, vertreten durch den Vorstand Hannes Point.',
  ])('does not run this one: %s', (text) => {
    expect(leaders(text)).toEqual(['Frieder Lindner']);
  });

  it.each([
    'Die Ofenbau Lindner GmbH ist eine Tochtergesellschaft der Lindner Holding AG; Geschäftsführer: Hannes Point.',
    'Die Ofenbau Lindner GmbH wird vertreten durch den Geschäftsführer Hannes Point.',
  ])('runs it where it is the one that is told about: %s', (text) => {
    expect(leaders(text, 'Ofenbau Lindner GmbH')).toContain('Hannes Point');
  });
});

describe('an owner behind a firm', () => {
  const owners = (text: string) =>
    companyOf([
      factsOf(
        `<header>Weinhof Sand</header><h1>Impressum</h1><p>Weinhof Sand<br>Bergstraße 3<br>99817 Eisenach</p><p>${text}</p>`,
      ),
    ]).ceos.map(({ name }) => name);

  it.each([
    'Shop-Einrichtung: Pixelhof, Inh. Dora Weil, Bahnhofstraße 15, 99867 Gotha',
    'Umsetzung Onlineshop: Pixelhof (Inh. Dora Weil), Gotha',
    'Kassensystem: Pixelhof, Inhaberin: Dora Weil',
  ])('is not the company’s behind a label of somebody else: %s', (text) => {
    expect(owners(text)).not.toContain('Dora Weil');
  });

  it.each([
    'Kontakt: Pixelhof, Inh. Dora Weil',
    'Hofladen: Weinhof Sand, Inh. Dora Weil',
    'Weinhof Sand, Inh. Dora Weil',
  ])('is the company’s: %s', (text) => {
    expect(owners(text)).toEqual(['Dora Weil']);
  });
});

describe('the name of a branch from abroad', () => {
  const nameOf = (name: string) => companyOf([factsOf(imprint({ name }))]).company_name;

  it.each([
    'Lindner Ovens B.V., Zweigniederlassung Deutschland',
    'Lindner Ovens Ltd. – Zweigniederlassung Österreich',
    'Lindner Ovens Inc., German Branch',
  ])('is the registered one: %s', (name) => {
    expect(nameOf(name)).toBe(name);
  });

  it.each(['Ofenbau Lindner GmbH, Niederlassung Deutschland', 'Ofenbau Lindner GmbH – Zweigniederlassung Gotha'])(
    'is no part of the company’s own: %s',
    (name) => {
      expect(nameOf(name)).toBe('Ofenbau Lindner GmbH');
    },
  );
});
