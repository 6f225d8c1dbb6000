import { describe, expect, it } from 'vitest';
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

  it('another company of the group with the same form', () => {
    const about = '<h1>Gruppe</h1><p>Die Lindner Service GmbH (Amtsgericht Jena, HRB 142218) wartet Öfen.</p>';
    expect(identityOf(imprint({ register: '' }), about).hr_number).toBeNull();
  });

  it('less itself where another page shortens its name', () => {
    const about = '<h1>Firma</h1><p>Die Lindner GmbH (Amtsgericht Jena, HRB 503118) baut Öfen.</p>';
    expect(identityOf(imprint({ register: '' }), about).hr_number).toBe('HRB 503118');
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

describe('a name is given', () => {
  it.each([
    ['without the words for who runs the site', 'Ofenhaus Nord<br>betrieben von der Lindner GmbH', 'Lindner GmbH'],
    ['without the shop that it runs', 'Ofenkontor – Onlineshop der Lindner OHG', 'Lindner OHG'],
    ['without its short name', 'Bundesverband der Ofensetzer e.V. (BdOS)', 'Bundesverband der Ofensetzer e.V.'],
    ['without the branch behind a comma', 'Lindner A/S, Zweigniederlassung Deutschland', 'Lindner A/S'],
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
      const body = `<header>Haus Linde</header><h1>Impressum</h1><p>Haus Linde<br>Bergstraße 3<br>99817 Eisenach</p><p>${label}:<br>Lindner Betriebs gGmbH</p>`;
      expect(identityOf(body)).toMatchObject({ company_name: 'Lindner Betriebs gGmbH', legal_form: 'gGmbH' });
    },
  );
});
