import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const INSURER = 'Harzer Versicherung AG<br>Domplatz 1<br>50667 Köln<br>Tel. 0221 99 88 77';
const identityOf = (...bodies: string[]) => {
  const kinds = ['impressum', 'about', 'home'] as const;
  const pages = bodies.map((body, i) => factsOf(body, kinds[i], `/${kinds[i]}`));
  const { company_name, street, legal_form, hr_number } = companyOf(pages);
  return { company_name, street, legal_form, hr_number };
};

describe('the company of a site is not', () => {
  it.each([
    ['the partner in an aside', `<aside><p>${INSURER}</p></aside>`],
    ['the partner in the footer', `<footer><p>${INSURER.replaceAll('<br>', ', ')}</p></footer>`],
    ['the sponsor below a heading', `<h3>Unser Hauptsponsor</h3><p>${INSURER}</p>`],
    ['the insurer below a heading', `<h3>Versicherungspartner</h3><p>${INSURER}</p>`],
  ])('%s of all its pages', (_, frame) => {
    const legal = imprint({ name: 'Ofenfreunde Eisenach e.V.', register: 'Amtsgericht Jena, VR 4711', vat: '' });
    const others = ['Verein', 'Start'].map((title) => `<h1>${title}</h1>${frame}`);
    expect(identityOf(legal + frame, ...others)).toEqual({
      company_name: 'Ofenfreunde Eisenach e.V.',
      street: 'Bergstraße 3',
      legal_form: 'e.V.',
      hr_number: 'VR 4711',
    });
  });

  it.each([
    '<footer><p>Plattform von Apoversand GmbH &amp; Co. KG, Kirchenstraße 1, 81675 München</p></footer>',
    '<p>Kirchliche Aufsicht: Bistum Fulda KdöR, Domplatz 2, 36037 Fulda</p>',
  ])('the one with a legal form further down: %s', (others) => {
    const body = `<header>Löwen-Apotheke</header><h1>Impressum</h1><p>Löwen-Apotheke<br>Bergstraße 3<br>99817 Eisenach</p>${others}`;
    expect(identityOf(body)).toMatchObject({ company_name: 'Löwen-Apotheke', street: 'Bergstraße 3' });
  });

  it('the footer gives its name where the content gives an address alone', () => {
    const body =
      '<h1>Impressum</h1><p>Bergstraße 3, 99817 Eisenach</p><footer>Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach</footer>';
    expect(identityOf(body).company_name).toBe('Ofenbau Lindner GmbH');
  });

  it('the subsidiary whose entry alone is told on another page', () => {
    const legal =
      '<header>Lindner-Stiftung</header><h1>Impressum</h1><p>Lindner-Stiftung<br>Bergstraße 3<br>99817 Eisenach</p>';
    const about =
      '<h1>Über uns</h1><p>Die Lindner Bildung gGmbH (Amtsgericht Jena, HRB 142218) betreibt die Schule.</p>';
    expect(identityOf(legal, about)).toMatchObject({ company_name: 'Lindner-Stiftung', hr_number: null });
  });

  it.each([
    'Die Seiten liegen auf einem Server der Wolkenhaus GmbH, Ring 8, 26121 Oldenburg (Amtsgericht Oldenburg, HRB 214087).',
    'Dieses Tagebuch wird gehostet bei der Wolkenhaus GmbH, Ring 8, 26121 Oldenburg.',
    'Die Website liegt bei der Wolkenhaus GmbH, Ring 8, 26121 Oldenburg.',
    'Speicherplatz von der Wolkenhaus GmbH, Ring 8, 26121 Oldenburg.',
  ])('the host of a private page: %s', (sentence) => {
    const page = factsOf(`<h1>Datenschutz</h1><p>${sentence}</p>`, 'other', '/datenschutz');
    expect(mergePages([page], { url: 'https://firma.test/' }, [])).toBeNull();
  });

  it('another company of the group with the same form', () => {
    const about = '<h1>Gruppe</h1><p>Die Lindner Service GmbH (Amtsgericht Jena, HRB 142218) wartet Öfen.</p>';
    expect(identityOf(imprint({ register: '' }), about).hr_number).toBeNull();
  });

  it('less itself where another page shortens its name', () => {
    const about = '<h1>Firma</h1><p>Die Lindner GmbH (Amtsgericht Jena, HRB 503118) baut Öfen.</p>';
    expect(identityOf(imprint({ register: '' }), about).hr_number).toBe('HRB 503118');
  });
});

describe('what stands on all pages alike', () => {
  const OTHERS = ['<h2>Start</h2>', '<h2>Termine</h2>', '<h2>Neues</h2>'];
  const framed = (frame: string, legal: string) =>
    companyOf([
      factsOf(`${legal}<div>${frame}</div>`),
      ...OTHERS.map((body, i) => factsOf(`${body}<div>${frame}</div>`, 'other', `/${i}`)),
    ]);

  it.each([
    '<h3>Wir danken</h3><p>Autohaus Kern GmbH<br>Ringstraße 5<br>34497 Korbach</p>',
    '<p><b>Versichert bei</b></p><p>Harzer Vita VVaG<br>Alsterufer 1<br>20354 Hamburg</p>',
    'Ein Unternehmen der Lindner Gruppe – Lindner Holding AG, Hochstraße 8, 58095 Hagen',
  ])('is no name for the legal page: %s', (frame) => {
    const company = framed(frame, imprint({ name: 'Ofenfreunde Eisenach e.V.', register: '', vat: '' }));
    expect(company).toMatchObject({ company_name: 'Ofenfreunde Eisenach e.V.', street: 'Bergstraße 3' });
  });

  it('names the company where the legal page itself names nobody', () => {
    const frame = '<p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p>';
    expect(framed(frame, '<h1>Impressum</h1><p>Amtsgericht Jena, HRB 503118</p>').company_name).toBe(
      'Ofenbau Lindner GmbH',
    );
  });
});

describe('the register entry', () => {
  const entryOf = (name: string, register: string) => companyOf([factsOf(imprint({ name, register }))]).hr_number;

  it.each([
    ['Ofenfreunde Lindner e.V.', 'HRB 142218', 'VR 4711', 'VR 4711'],
    ['Ofengenossenschaft Lindner eG', 'VR 4711', 'GnR 148', 'GnR 148'],
    ['Lindner Werkstätten gGmbH', 'VR 4711', 'HRB 142218', 'HRB 142218'],
    ['Lindner Werkstätten GmbH', 'ZVR 617283945', 'FN 201011p', 'FN 201011p'],
    ['Lindner & Ott Rechtsanwälte PartG mbB', 'HRB 142218', 'PR 418', 'PR 418'],
    ['Lindner-Stiftung', 'HRB 142218', '', null],
  ])("of %s is kept in its form's register", (name, other, own, number) => {
    expect(entryOf(name, `${other}</p><p>${own}`)).toBe(number);
  });
});

describe('whom a company belongs to or works with', () => {
  it.each([
    ['Rechtsanwalt Jan Probe', 'in Bürogemeinschaft mit Koch &amp; Kloth Rechtsanwälte PartG mbB'],
    ['Kapitalwert Lindner GmbH', 'Lizenzpartner der Falkner Franchise AG'],
    ['Verband Thüringer Ofensetzer', 'Geschäftsstelle c/o Luzi Treuhand AG'],
    ['Ofenforum Nord', '(nicht eingetragener Verein)'],
  ])('is no name, and the address is that of %s', (name, line) => {
    const body = `<header>${name}</header><h1>Impressum</h1><p>${name}<br>${line}<br>Bergstraße 3<br>99817 Eisenach</p>`;
    expect(identityOf(body)).toMatchObject({ company_name: name, street: 'Bergstraße 3' });
  });

  it.each([
    'Partner: Kfz-Werkstatt Ott AG, Seestrasse 12, 3700 Spiez, 033 654 12 30',
    'Partner: Ott Kfz-Werkstatt, Seestrasse 12, 3700 Spiez, 033 654 12 30',
    'Unser Ausrüster: Sport Ott, Seestrasse 12, 3700 Spiez, 033 654 12 30',
  ])('is no name behind a label, and has a number of its own: %s', (line) => {
    const footer = '<footer>Tanzschule Moser | Bergweg 3 | 3600 Thun<br>033 222 10 20</footer>';
    const pages = [factsOf(`<h1>Tanzen lernen</h1><p>${line}</p>${footer}`, 'home', '/')];
    const { company_name, street, contacts } = companyOf(pages);
    expect({ company_name, street }).toEqual({ company_name: 'Tanzschule Moser', street: 'Bergweg 3' });
    expect(contacts.map(({ value }) => value)).toEqual(['+41332221020']);
  });

  it('has no address for the company', () => {
    const body =
      '<header>Museum Salzgasse</header><h1>Impressum</h1><p>Museum Salzgasse<br>Salzgasse 1<br>91207 Lauf</p><p>Förderverein Museum Salzgasse e.V., Postgasse 2, 91207 Lauf</p>';
    expect(identityOf(body)).toMatchObject({ company_name: 'Museum Salzgasse', street: 'Salzgasse 1' });
  });
});

describe('a company without legal form', () => {
  const head = '<header>Gemeinde Lindental, Lindner-Stiftung, Kirchengemeinde St. Martin</header><h1>Impressum</h1>';

  it.each([
    [
      'Diensteanbieterin ist die Lindner-Stiftung, eine gemeinnützige Stiftung, Bergstraße 3, 99817 Eisenach.',
      'Lindner-Stiftung',
    ],
    ['Diese Website wird verantwortet von der Lindner-Stiftung, Bergstraße 3, 99817 Eisenach.', 'Lindner-Stiftung'],
    [
      'Herausgeber ist die Gemeinde Lindental, vertreten durch Bürgermeisterin Eva Stein, Bergstraße 3, 99817 Eisenach.',
      'Gemeinde Lindental',
    ],
    [
      'Betreiber dieser Seite ist die Kirchengemeinde St. Martin mit Sitz in der Bergstraße 3, 99817 Eisenach.',
      'Kirchengemeinde St. Martin',
    ],
  ])('is named in "%s"', (text, name) => {
    expect(identityOf(`${head}<p>${text}</p>`).company_name).toBe(name);
  });

  it('is not what a sentence says of somebody whom the page does not know', () => {
    const text = 'Anbieter der Karten ist die Kartenwerkstatt Nord, die sie kostenlos bereitstellt.';
    const body = `<header>Ofenhaus</header><h1>Impressum</h1><p>Ofenhaus<br>Bergstraße 3<br>99817 Eisenach</p><p>${text}</p>`;
    expect(identityOf(body).company_name).toBe('Ofenhaus');
  });
});

describe('the company of a legal page', () => {
  it('is whom a label names, whoever has an address with a legal form below', () => {
    const body =
      '<header>Lindental</header><h1>Impressum</h1><p>Medieninhaber: Marktgemeinde Lindental<br>Marktplatz 45, 99817 Eisenach</p><p>Software: Tafelwerk GmbH, Ringweg 49, 80331 München</p>';
    expect(identityOf(body)).toMatchObject({ company_name: 'Marktgemeinde Lindental', street: 'Marktplatz 45' });
  });

  it('is not who runs something else than the site', () => {
    const shop = '<p>Betreiberin des Museumsshops: Salzshop GmbH, HRB 142218</p>';
    expect(identityOf(imprint({ name: 'Salzkultur Lindental e.V.', register: '' }) + shop).company_name).toBe(
      'Salzkultur Lindental e.V.',
    );
  });

  it.each([
    ['Betreiberin des Onlineshops: Lindner Handels GmbH', 'Lindner Handels GmbH'],
    ['Das Landhaus Linde wird betrieben von der Lindner Betriebs gGmbH.', 'Lindner Betriebs gGmbH'],
    ['Träger des Landhauses Linde ist die Lindner Betriebs gGmbH.', 'Lindner Betriebs gGmbH'],
    ['Landhaus Linde is a service of Lindner Betriebs gGmbH.', 'Lindner Betriebs gGmbH'],
  ])('is named in "%s"', (text, name) => {
    const body = `<header>Landhaus Linde</header><h1>Impressum</h1><p>Landhaus Linde<br>Bergstraße 3<br>99817 Eisenach</p><p>${text}</p>`;
    expect(identityOf(body).company_name).toBe(name);
  });

  it('is not who runs what the page is not called by', () => {
    const body =
      '<header>Landhaus Linde</header><h1>Impressum</h1><p>Landhaus Linde<br>Bergstraße 3<br>99817 Eisenach</p><p>Der Kartendienst wird betrieben von der Tafelwerk GmbH.</p>';
    expect(identityOf(body).company_name).toBe('Landhaus Linde');
  });

  it('has the country of its branch, not of its head office', () => {
    const body =
      '<h1>Impressum</h1><p>Lindner AG<br>Zweigniederlassung Konstanz<br>Seestraße 4<br>78464 Konstanz</p><p>Amtsgericht Freiburg, HRB 700700</p><p>Hauptsitz: Lindner AG, Industriestrasse 9, 8570 Weinfelden, Schweiz</p>';
    expect(companyOf([factsOf(body)])).toMatchObject({ street: 'Seestraße 4', country: 'DE', hr_number: 'HRB 700700' });
  });
});

describe('a name is given', () => {
  it.each([
    ['without the words for who runs the site', 'Ofenhaus Nord<br>betrieben von der Lindner GmbH', 'Lindner GmbH'],
    ['without the shop that it runs', 'Ofenkontor – Onlineshop der Lindner OHG', 'Lindner OHG'],
    ['without its former one', 'Spreelab GmbH (vormals Spree Labor UG)', 'Spreelab GmbH'],
    ['without its short name', 'Bundesverband der Ofensetzer e.V. (BdOS)', 'Bundesverband der Ofensetzer e.V.'],
    [
      'with a branch that belongs to it',
      'Lindner A/S Zweigniederlassung Deutschland',
      'Lindner A/S Zweigniederlassung Deutschland',
    ],
    ['without a shop', 'Lindner OHG, Filiale Süd', 'Lindner OHG'],
  ])('%s', (_, lines, name) => {
    expect(identityOf(imprint({ name: lines })).company_name).toBe(name);
  });

  it.each(['Betreibergesellschaft', 'Träger', 'Träger der Einrichtung', 'Trägerverein', 'Rechtsträger'])(
    'behind "%s"',
    (label) => {
      const body = `<header>Landhaus Linde</header><h1>Impressum</h1><p>Landhaus Linde<br>Bergstraße 3<br>99817 Eisenach</p><p>${label}:<br>Lindner Betriebs gGmbH</p>`;
      expect(identityOf(body)).toMatchObject({ company_name: 'Lindner Betriebs gGmbH', legal_form: 'gGmbH' });
    },
  );
});
