import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const HEAD =
  '<h3>Hauptniederlassung der Gesellschaft</h3><p>Kranbau Wimmer GmbH, Boschstraße 61, A-4600 Wels</p><p>Tel. +43 7242 66190, office@kranbau-wimmer.at</p><p>Landesgericht Wels, FN 214873k, UID ATU47193022</p>';
const OWN =
  '<h1>Impressum</h1><p>Kranbau Wimmer GmbH<br>Industriestraße 4<br>94060 Pocking</p><p>Telefon: 08531 97640<br>E-Mail: info@kranbau-wimmer.de</p>';

describe('the Impressum of a registered branch', () => {
  it('tells the branch’s entry and numbers, not those of the company behind it', () => {
    const entered =
      '<p>Eintragung der Zweigniederlassung: Amtsgericht Passau, HRB 11482<br>USt-IdNr. (Deutschland): DE136695976</p>';
    const company = companyOf([factsOf(OWN + entered + HEAD)]);
    expect(company).toMatchObject({ hr_number: 'HRB 11482', register_court: 'Amtsgericht Passau', zip: '94060' });
    expect(company.contacts.map(({ value }) => value)).toEqual(['+49853197640', 'info@kranbau-wimmer.de']);
  });

  it('tells the company’s own where the heading only parts seat and branches', () => {
    const body =
      '<h1>Impressum</h1><h2>Hauptniederlassung</h2><p>Kranbau Wimmer GmbH<br>Industriestraße 4<br>94060 Pocking</p><p>Telefon: 08531 97640</p><p>Amtsgericht Passau, HRB 11482</p>';
    expect(companyOf([factsOf(body)])).toMatchObject({ hr_number: 'HRB 11482', street: 'Industriestraße 4' });
  });
});

it('does not take a chamber behind ‘Handwerksrolle’ for the company', () => {
  const entry =
    'Handwerksrolle: Handwerkskammer Dresden, Am Lagerplatz 8, 01099 Dresden, Tel. 0351 4640-30, info@hwk-dresden.test';
  const body = `<h1>Impressum</h1><p>Werkstatt Ihlow eGbR</p><p>Amtsgericht Dresden, GsR 318<br>USt-IdNr. DE136695976<br>${entry}</p>`;
  const company = companyOf([factsOf(body)]);
  expect(company).toMatchObject({ company_name: 'Werkstatt Ihlow eGbR', street: null });
  expect(company.contacts).toEqual([]);
});

it('reads a general partner’s directors behind ‘deren’', () => {
  const row = (head: string, cell: string) => `<tr><td>${head}</td><td>${cell}</td></tr>`;
  const body = `<h1>Impressum</h1><p>Federn Habbel GmbH & Co. KG<br>Bergstraße 3<br>99817 Eisenach</p><table>${row('Persönlich haftende Gesellschafterin', 'Habbel Beteiligungs-GmbH<br>Amtsgericht Jena HRB 6057')}${row('deren Geschäftsführer', 'Anne Habbel<br>Torsten Muth')}${row('Prokura', 'Ulf Dormann')}</table>`;
  expect(companyOf([factsOf(body)]).ceos.map(({ name }) => name)).toEqual(['Anne Habbel', 'Torsten Muth']);
});

it('reads an address in the text of an image that is nothing but it', () => {
  const body =
    '<h1>Impressum</h1><p>Federn Habbel GmbH<br>Bergstraße 3<br>99817 Eisenach</p><table><tr><td><b>Brief per Strom</b></td><td><img src="post.gif" alt="post (at) federn-habbel.de"></td></tr></table>';
  expect(companyOf([factsOf(body)]).contacts).toMatchObject([{ type: 'email', value: 'post@federn-habbel.de' }]);
});

it('leaves a rating below a tenant’s bold name to the tenant', () => {
  const house =
    '<h2>Am Abend</h2><p>Das Restaurant im Nebenhaus haben wir verpachtet.</p><div><strong>Brasserie am Wehr</strong><br>Inhaber: Thierry Muth<br><em>4,3 von 5 (377 Bewertungen der Brasserie auf Tripadvisor)</em></div>';
  expect(factsOf(house, 'other').reviews).toEqual([]);
});

it('takes the founding of ‘unsere Gesellschaft’ before that of the house', () => {
  const story =
    '<h1>Das Haus</h1><p>1884 gründete der Fabrikant Carl Weinreb seine Eisengießerei.</p><p>2006 wurde unsere gemeinnützige Gesellschaft gegründet.</p>';
  const impressum = imprint({ name: 'Alte Gießerei Eisenach gGmbH' });
  expect(companyOf([factsOf(impressum), factsOf(story, 'about', '/haus')]).founding_date).toBe('2006');
});
