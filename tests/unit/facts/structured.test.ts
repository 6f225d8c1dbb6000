import { describe, expect, it } from 'vitest';
import { companyOf, factsOf } from './support.ts';

const firm = {
  '@type': 'Organization',
  '@id': '#firma',
  legalName: 'Ofenbau Lindner GmbH',
  telephone: '+49 3691 721015',
  address: { streetAddress: 'Bergstraße 3', postalCode: '99817', addressLocality: 'Eisenach', addressCountry: 'DE' },
};

const gotha = {
  '@type': 'LocalBusiness',
  '@id': '#gotha',
  name: 'Filiale Gotha',
  telephone: '+49 3621 301010',
  address: { streetAddress: 'Markt 1', postalCode: '99867', addressLocality: 'Gotha' },
};

/** Company of a start page without text whose JSON-LD holds these things. */
const companyIn = (...things: unknown[]) =>
  companyOf([
    factsOf(`<script type="application/ld+json">${JSON.stringify({ '@graph': things })}</script>`, 'home', '/'),
  ]);

const numbers = (company: ReturnType<typeof companyIn>) => company.contacts.map(({ value }) => value);

describe('legal facts in structured data', () => {
  it('are believed of any kind of thing that has what only companies have', () => {
    const camping = { ...firm, '@type': 'Campground' };
    expect(companyIn(camping)).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', zip: '99817' });
  });

  it('reads a VAT id, under tax id too, where its check digit is right', () => {
    expect(companyIn({ ...firm, vatID: 'DE 136 695 976' })).toMatchObject({
      vat_id: 'DE136695976',
      evidence: { vat_id: { method: 'json-ld', snippet: '"vatID": "DE 136 695 976"' } },
    });
    expect(companyIn({ ...firm, taxID: 'DE136695976' }).vat_id).toBe('DE136695976');
    expect(companyIn({ ...firm, vatID: 'DE136695977' }).vat_id).toBeNull();
    expect(companyIn({ ...firm, taxID: '161/123/04567' }).vat_id).toBeNull();
  });

  it('reads a register entry among the identifiers', () => {
    const identifier = { '@type': 'PropertyValue', name: 'Handelsregister', value: 'Amtsgericht Jena, HRB 503118' };
    expect(companyIn({ ...firm, identifier })).toMatchObject({
      hr_number: 'HRB 503118',
      register_court: 'Amtsgericht Jena',
    });
    expect(companyIn({ ...firm, identifier: 'https://ofenbau.de/#1234' }).hr_number).toBeNull();
  });

  it('reads those whose job title says that they run the company', () => {
    const company = companyIn({
      ...firm,
      founder: { name: 'Albert Lindner' },
      employee: [
        { name: 'Dr. Frieder Lindner', jobTitle: 'Geschäftsführer' },
        { name: 'Jutta Ohm', jobTitle: 'Leiterin Service' },
        { name: 'Kai Sommer', jobTitle: 'Prokurist' },
      ],
    });
    expect(company.ceos).toMatchObject([{ name: 'Frieder Lindner', title: 'Dr.' }]);
  });
});

describe('branches in structured data', () => {
  it.each([
    ['a department', [{ ...firm, department: gotha }]],
    ['a department named by its id', [{ ...firm, department: { '@id': '#gotha' } }, gotha]],
    ['a thing that names its parent', [firm, { ...gotha, parentOrganization: { '@id': '#firma' } }]],
  ])('finds %s, and keeps its phone apart', (_, things) => {
    const company = companyIn(...things);
    expect(company).toMatchObject({ street: 'Bergstraße 3', branchLocations: [{ street: 'Markt 1', city: 'Gotha' }] });
    expect(numbers(company)).toEqual(['+493691721015']);
  });

  it('takes the seat for no further location', () => {
    expect(companyIn({ ...firm, department: { ...gotha, address: firm.address } }).branchLocations).toEqual([]);
  });
});

it.each(['parentOrganization', 'creator', 'memberOf', 'brand'])('takes nothing from %s', (property) => {
  const other = { '@type': 'Organization', name: 'Andere Werke AG', vatID: 'DE811569869', telephone: '+49 361 223344' };
  const company = companyIn({ ...firm, [property]: other });
  expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', vat_id: null });
  expect(numbers(company)).toEqual(['+493691721015']);
});
