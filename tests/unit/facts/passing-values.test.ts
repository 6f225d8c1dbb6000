import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const site = (markup: string, kind: 'about' | 'locations' | 'home', path = '/seite') =>
  companyOf([factsOf(imprint()), factsOf(`<h1>Ofenbau Lindner</h1>${markup}`, kind, path)]);

describe('what stands in passing is not taken for the company’s', () => {
  it.each(['letzte Änderung: 03.05.2026', 'Stand 1-3-2026', 'geöffnet 08.00 - 12.00'])(
    'a date or hours behind its number: %s',
    (remark) => {
      const contact = `Telefon (0 36 91) 72 10 15 · ${remark}`;
      const { contacts } = companyOf([factsOf(imprint({ contact }))]);
      expect(contacts.filter(({ type }) => type === 'phone').map(({ value }) => value)).toEqual(['+493691721015']);
    },
  );

  it.each([
    'rechtsfähige Stiftung des bürgerlichen Rechts',
    'gemeinnützige Stiftung',
    'Körperschaft des öffentlichen Rechts',
  ])('a form below its name: %s', (form) => {
    const body = `<h1>Impressum</h1><p>Herausgeberin:<br>Lindner-Stiftung<br>${form}<br>Ring 2<br>99817 Eisenach</p>`;
    expect(companyOf([factsOf(body)]).company_name).toBe('Lindner-Stiftung');
  });

  it('shops of others that sell what it makes', () => {
    const own = '<h2>Gotha</h2><p>Markt 1<br>99867 Gotha</p>';
    const others = '<h2>Hier gibt es unsere Öfen auch</h2><p>Feuer &amp; Flamme, Ring 5, 99423 Weimar</p>';
    const { branchLocations } = site(own + others, 'locations', '/laeden');
    expect(branchLocations.map(({ zip }) => zip)).toEqual(['99867']);
  });

  it.each([
    ['<p>Die Gießerei Stahlmann, mit der wir größere Teile gießen, ist nach ISO 9001 zertifiziert.</p>', '/qualitaet'],
    ['<h2>Hof Sonnleite</h2><p>Vier Gewächshäuser, Familienbetrieb, Demeter-zertifiziert.</p>', '/kunden.html'],
  ])('certificates of those it works with or for: %s', (markup, path) =>
    expect(site(markup, 'about', path).certifications).toEqual([]),
  );

  it('a house that is older than the firm', () =>
    expect(site('<p>Der Hof steht seit 1794 an dieser Stelle.</p>', 'about').founding_date).toBeNull());

  it('the board and heads of departments beside a director', () => {
    const people = 'Geschäftsleitung<br>Eva Lindner<br>Geschäftsführerin<br>Beat Stein<br>Leiter Technik';
    const board = '<h2>Verwaltungsrat</h2><p>Urs Moser (Präsident), Dr. Anna Keller</p>';
    const address = 'Dorfstrasse 3<br>4900 Langenthal<br>Schweiz';
    const body = imprint({ name: 'Lindner Lift AG', address, register: 'CHE-107.342.181', people, vat: '' });
    expect(companyOf([factsOf(body + board)]).ceos.map(({ name }) => name)).toEqual(['Eva Lindner']);
  });
});

describe('what is the company’s all the same', () => {
  it('its total on a platform beside the prices of what it sells', () => {
    const shop = '<ul><li>Ofentür 149,90 €</li></ul><p>Trusted Shops</p><p>4,91 / 5,00 · 1.846 Bewertungen</p>';
    expect(site(shop, 'home', '/').reviews).toMatchObject([{ platform: 'Trusted Shops', rating: 4.91 }]);
  });
});
