import { expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { companyOf, factsOf } from './support.ts';

const site = { url: 'https://firma.test/' };

it.each([
  '<p>Muster GmbH<br>Musterstraße 1<br>12345 Musterstadt</p><p>Vertreten durch: Max Mustermann</p>',
  '<p>Ihre Firma<br>Beispielstraße 1<br>12345 Beispielstadt</p><p>Umsetzung: Pixelwerk Medien GmbH, Marktgasse 5, 99084 Erfurt</p>',
  '<p>Muster GmbH<br>Musterstraße 1<br>12345 Musterstadt</p><h3>Hosting</h3><p>Hostwerk GmbH<br>Industriestraße 25<br>91710 Gunzenhausen</p>',
])('a template with example data names nobody: %s', (body) => {
  expect(mergePages([factsOf(`<h1>Impressum</h1>${body}`)], site)).toBeNull();
});

it('reads the values that stand behind the field names of a template', () => {
  const body =
    '<p>[Firmenname] Ofenbau Lindner GmbH<br>[Straße und Hausnummer] Bergstraße 3<br>[PLZ] 99817 Eisenach</p><p>Vertreten durch: [Name] Karl Lindner</p><p>Telefon: [Telefonnummer] 03691 72 10 15<br>E-Mail: info[at]ofenbau.test</p>';
  const company = companyOf([factsOf(`<h1>Impressum</h1>${body}`)]);
  expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3', zip: '99817' });
  expect(company.ceos.map(({ name }) => name)).toEqual(['Karl Lindner']);
  expect(company.contacts.map(({ value }) => value)).toEqual(['+493691721015', 'info@ofenbau.test']);
});

it('takes nothing for the value of a field that is still empty', () => {
  const body =
    '<p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p><p>Geschäftsführer: [Name]</p><p>Erika Lindner schreibt unseren Rundbrief.</p>';
  expect(companyOf([factsOf(`<h1>Impressum</h1>${body}`)]).ceos).toEqual([]);
});

it('keeps a real name and address beside what was left of the template', () => {
  const body =
    '<p>Firmenname: Ofenbau Lindner GmbH<br>Straße: Bergstraße 3<br>99817 Eisenach</p><p>Vertreten durch: Max Mustermann<br>E-Mail: max@mustermann.de<br>Registergericht: Amtsgericht Musterstadt</p>';
  const company = companyOf([factsOf(`<h1>Impressum</h1>${body}`)]);
  expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3', register_court: null });
  expect([...company.ceos, ...company.contacts]).toEqual([]);
});
