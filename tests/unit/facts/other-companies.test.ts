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
