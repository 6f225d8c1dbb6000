import { describe, expect, it } from 'vitest';
import type { PageFacts } from '../../../server/scan/facts/page-facts.ts';
import { companyOf, factsOf } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const entry = (name: string, tag: string, lines: string): string =>
  tag === '' ? `<h3>${name}</h3><p>${lines}</p>` : `<h3>${tag}</h3><p>${name}<br>${lines}</p>`;

const OWN =
  'Bergstraße 3<br>99817 Eisenach</p><p>Telefon: 03691 72 10 15<br>Fax: 03691 72 10 19<br>E-Mail: info@ofenbau-lindner.de</p><p>Geschäftsführer: Frieder Lindner<br>Amtsgericht Jena, HRB 503118<br>USt-IdNr.: DE136695976';
const AUSTRIAN =
  'Ring 9<br>6900 Bregenz</p><p>Telefon: +43 5574 62318<br>Fax: +43 5574 62319<br>E-Mail: austria@ofenbau-lindner.de</p><p>Geschäftsführer: Stefan Kern<br>Landesgericht Feldkirch, FN 391045t<br>UID-Nr.: ATU73055187';
const HOLDING =
  'Bergstraße 1<br>99817 Eisenach<br>Telefon: 03691 72 10 00<br>E-Mail: holding@lindner-gruppe.de</p><p>Persönlich haftende Gesellschafterin: Lindner Beteiligungs-GmbH, Amtsgericht Jena, HRB 503200<br>Geschäftsführer: Ulrich Lindner</p><p>Amtsgericht Jena, HRA 4471<br>USt-IdNr.: DE265188344';

const numbersOf = (pages: PageFacts[]) => {
  const { company_name, street, vat_id, hr_number, ceos, contacts } = companyOf(pages);
  return {
    name: company_name,
    street,
    vat: vat_id,
    number: hr_number,
    ceos: ceos.map(({ name }) => name),
    contacts: contacts.map(({ value }) => value),
  };
};
const LINDNER = {
  street: 'Bergstraße 3',
  vat: 'DE136695976',
  number: 'HRB 503118',
  ceos: ['Frieder Lindner'],
  contacts: ['+493691721015', '+493691721019', 'info@ofenbau-lindner.de'],
};

describe('a notice of a group', () => {
  it('gives each company its own below the names of countries', () => {
    const body = `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p>${entry('Lindner Ofenbau GmbH', 'Deutschland', OWN)}${entry('Lindner Austria GmbH', 'Österreich', AUSTRIAN)}`;
    const pages = [
      factsOf(body, 'impressum', '/impressum', SITE),
      // The contact page, that of the places and the notice give the name above its address: it is no frame of the site.
      ...['/kontakt', '/standorte', '/datenschutz'].map((path) =>
        factsOf(`<p>Lindner Ofenbau GmbH<br>Bergstraße 3<br>99817 Eisenach</p>`, 'other', path, SITE),
      ),
      ...Array.from({ length: 8 }, (_, i) => factsOf(`<h1>Ofen ${i}</h1>`, 'other', `/ofen-${i}`, SITE)),
    ];
    expect(numbersOf(pages)).toEqual({ name: 'Lindner Ofenbau GmbH', ...LINDNER });
  });

  it('is of the company that it says runs the site, wherever its entry stands', () => {
    const said = '<p>Dieser Internetauftritt wird betrieben von der Lindner Ofenbau GmbH.</p>';
    const body = `<h1>Impressum</h1>${said}${entry('Lindner Holding GmbH & Co. KG', '', HOLDING)}${entry('Lindner Ofenbau GmbH', '', OWN)}`;
    expect(numbersOf([factsOf(body, 'impressum', '/impressum', SITE)])).toEqual({
      name: 'Lindner Ofenbau GmbH',
      ...LINDNER,
    });
  });

  it('keeps who runs a shop from the foundation that the notice is of', () => {
    const shop =
      '<p>Anbieter des Ladens: Ofenladen Blech GmbH, Ring 7, 99817 Eisenach. Geschäftsführerin: Sabine Kern.</p>';
    const body = `<h1>Impressum</h1><p>Lindner-Stiftung<br>Bergstraße 3<br>99817 Eisenach</p><p>Vorstand: Frieder Lindner</p>${shop}`;
    expect(numbersOf([factsOf(body, 'impressum', '/impressum', SITE)]).ceos).toEqual(['Frieder Lindner']);
  });

  it('goes on below the line of an account', () => {
    const body =
      '<h1>Impressum</h1><p>Lindner Ofenbau KG<br>Bergstraße 3<br>99817 Eisenach<br>Raiffeisenbank Aist, IBAN AT71 3411 1000 0048 3726<br>Unbeschränkt haftende Gesellschafter: Leo Lindner, Magda Lindner-Kern</p>';
    expect(numbersOf([factsOf(body, 'impressum', '/impressum', SITE)]).ceos).toEqual([
      'Leo Lindner',
      'Magda Lindner-Kern',
    ]);
  });
});

describe('a notice in one line', () => {
  it('begins with its label, and its end is an authority’s', () => {
    const body =
      '<p>Impressum (Angaben gemäß § 5 TMG): Fahrschule Lindner, Inhaber: Bernd Lindner, Bergstraße 3, 99817 Eisenach. Tel. 03691 72 10 15. Fahrschulerlaubnis erteilt durch die Stadt Eisenach, Markt 1, 99817 Eisenach.</p>';
    const company = companyOf([factsOf(body, 'impressum', '/', 'https://www.fahrschule-lindner.de')]);
    expect([company.company_name, company.street]).toEqual(['Fahrschule Lindner', 'Bergstraße 3']);
  });

  it('names whom it deals with behind a label for it', () => {
    const body =
      '<h1>Impressum</h1><h2>Autohaus Lindner GmbH & Co. KG</h2><p>Hauptbetrieb:<br>Bergstraße 3<br>99817 Eisenach</p><h2>Darlehen</h2><p>Darlehensvermittlung für: Muster Bank GmbH, Ring 57, 38112 Braunschweig</p>';
    const company = companyOf([factsOf(body)]);
    expect([company.company_name, company.street]).toEqual(['Autohaus Lindner GmbH & Co. KG', 'Bergstraße 3']);
  });

  it('is of no branch at its own address', () => {
    const body =
      '<h1>Impressum</h1><p>Turnverein Lindner e.V.</p><p>Geschäftsstelle:<br>Schulstraße 6<br>27318 Hoya</p><p>Vereinsregister: Amtsgericht Walsrode, VR 8 2 9 4</p>';
    const company = companyOf([factsOf(body)]);
    expect([company.street, company.branchLocations, company.hr_number]).toEqual(['Schulstraße 6', [], 'VR 8294']);
  });
});

describe('mailboxes of other places', () => {
  it('are not the company’s where it has another', () => {
    const places =
      '<h1>Standorte</h1><h2>Eisenach</h2><p>Lindner Ofenbau GmbH<br>Bergstraße 3<br>99817 Eisenach</p><h2>Filiale Gotha</h2><p>Ring 4<br>99867 Gotha<br>gotha@ofenbau-lindner.de</p>';
    const contact =
      '<h1>Kontakt</h1><p>Ofenausstellung<br>Lindner Ofenbau GmbH<br>Ring 4<br>99867 Gotha<br>E-Mail: gotha@ofenbau-lindner.de</p><p>E-Mail: info@ofenbau-lindner.de</p>';
    const pages = [
      factsOf(`<h1>Impressum</h1><p>Lindner Ofenbau GmbH<br>${OWN}</p>`, 'impressum', '/impressum', SITE),
      factsOf(contact, 'contact', '/kontakt', SITE),
      factsOf(places, 'locations', '/standorte', SITE),
    ];
    expect(numbersOf(pages).contacts).toEqual(LINDNER.contacts);
  });
});
