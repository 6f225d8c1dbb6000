import { describe, expect, it } from 'vitest';
import { findCourt } from '../../../server/scan/facts/courts.ts';
import { findRegisterNumber } from '../../../server/scan/facts/register-numbers.ts';
import { companyOf, factsOf, imprint } from './support.ts';

describe('findRegisterNumber', () => {
  it.each([
    ['HRB 108 734', 'HRB 108734'],
    ['HRB-Nr.: 4711', 'HRB 4711'],
    ['HR B 90210', 'HRB 90210'],
    ['HRA: 7210', 'HRA 7210'],
    ['HRB 280156 B', 'HRB 280156 B'],
    ['HRB 221618B', 'HRB 221618 B'],
    ['HRB 9995 PI', 'HRB 9995 PI'],
    ['HRA 2043 IZ', 'HRA 2043 IZ'],
    ['HRB 771 RD', 'HRB 771 RD'],
    ['HRB 8812, SE', 'HRB 8812'],
    ['GnR 148', 'GnR 148'],
    ['Vereinsregister Nr. 640', 'VR 640'],
    ['Handelsregister Abt. B Nr. 2207', 'HRB 2207'],
    ['Genossenschaftsregister: Registernummer 148', 'GnR 148'],
    ['FN 657256 d', 'FN 657256d'],
    ['ZVR-Zahl: 1989150597', 'ZVR 1989150597'],
    ['CHE-465.800.752', 'CHE-465.800.752'],
    ['CH-170.4.023.391-4', 'CH-170.4.023.391-4'],
    ['HR Duisburg B 4417', 'HRB 4417'],
    ['FL-0002.345.678-1', 'FL-0002.345.678-1'],
    ['Registernummer: HRB 280156 B', 'HRB 280156 B'],
    ['HR-B 4711', 'HRB 4711'],
    ['HRB Köln 4711', 'HRB 4711'],
    ['HR: AG Köln B 4711', 'HRB 4711'],
    ['Gen.-Reg. Nr. 148', 'GnR 148'],
    ['HRA (Bad Homburg) 4711', 'HRA 4711'],
    ['Handelsregister B des Amtsgerichts Jena Nr. 4711', 'HRB 4711'],
    ['Handelsregister Abteilung A beim Amtsgericht Bad Homburg unter der Nummer 4711', 'HRA 4711'],
    ['HR-Nr.: B 4711', 'HRB 4711'],
    ['Vereinsregister des Amtsgerichts Köln unter 4711', 'VR 4711'],
    ['Registerblatt VR 40318', 'VR 40318'],
    ['Firmenbuch FN 204471 aGericht Wien', 'FN 204471a'],
    ['FN602917y', 'FN 602917y'],
    ['ZVR-Zl. 1989150597', 'ZVR 1989150597'],
    ['UID CHE 465 800 752', 'CHE-465.800.752'],
  ])('reads %s', (text, value) => {
    expect(findRegisterNumber(text)?.value).toBe(value);
  });

  it('does not take the court that follows for a suffix', () => {
    expect(findRegisterNumber('HRB 8812 AG Schweinfurt')?.value).toBe('HRB 8812');
  });

  it.each(['HRB 12345', 'HRB [Nummer]', 'Telefon 0221 1234', 'VR Bank Nord'])('finds none in %s', (text) => {
    expect(findRegisterNumber(text)).toBeNull();
  });
});

describe('findCourt', () => {
  it.each([
    ['Amtsgericht Frankfurt am Main HRB 1', 'Amtsgericht Frankfurt am Main'],
    ['Registergericht: Amtsgericht Bad Homburg vor der Höhe', 'Amtsgericht Bad Homburg vor der Höhe'],
    ['unter PR 418 beim Partnerschaftsregister des Amtsgerichts Stendal', 'Amtsgericht Stendal'],
    ['HRB 8812 AG Schweinfurt', 'AG Schweinfurt'],
    ['Munich Local Court', 'Munich Local Court'],
    ['Berlin-Charlottenburg local court, HRB 8', 'Berlin-Charlottenburg local court'],
    ['Landesgericht für Zivilrechtssachen Graz', 'Landesgericht für Zivilrechtssachen Graz'],
    ['Handelsregisteramt des Kantons Zürich', 'Handelsregisteramt des Kantons Zürich'],
    ['Registergericht: Gütersloh. Registernummer: HRA 5', 'Gütersloh'],
    ['Amtsgericht - Registergericht - Köln', 'Amtsgericht Köln'],
    ['Amtsgericht – Registergericht – Köln', 'Amtsgericht Köln'],
    ['Amtsgericht (Registergericht) Köln', 'Amtsgericht Köln'],
    ['Amtsgericht: Köln', 'Amtsgericht Köln'],
    ['Amtsgericht der Stadt Köln', 'Amtsgericht Köln'],
    ['AG Charlottenburg (Berlin), HRB 8812', 'AG Charlottenburg (Berlin)'],
    ['LG für ZRS Graz, FN 204471a', 'LG für ZRS Graz'],
    ['Handelsgericht: Landesgericht Salzburg, FN 204471a', 'Landesgericht Salzburg'],
    ['Handelsregister Graubünden', 'Handelsregister Graubünden'],
    ['Handelsregisteramt Grundbuchinspektorat und Handelsregister Graubünden', 'Handelsregister Graubünden'],
    ['Commercial Register of the Canton of Zug', 'Commercial Register of the Canton of Zug'],
    ['HR-Amt Kanton Aargau', 'HR-Amt Kanton Aargau'],
    ['Registre du commerce du canton de Vaud', 'Registre du commerce du canton de Vaud'],
    ['Local Court of Munich', 'Local Court of Munich'],
  ])('reads %s', (text, value) => {
    expect(findCourt(text)?.value).toBe(value);
  });

  it('takes AG for a court only beside a register number', () => {
    expect(findCourt('Nordlicht AG Kiel')).toBeNull();
  });
});

describe('the entry of a page', () => {
  const rows = (...pairs: [string, string][]) =>
    `<table>${pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join('')}</table>`;

  it.each([
    ['in a sentence', 'Die Gesellschaft ist im Handelsregister des Amtsgerichts Jena unter HRB 503118 eingetragen.'],
    ['behind a label', 'Handelsregister: HRB 503118, Amtsgericht Jena'],
    ['with the short court', 'Eintragung: AG Jena, HRB 503118'],
    ['with the place inside', 'HRB Jena 503118'],
    ['with the place before', 'Handelsregister: Jena HRB 503118'],
    ['with the place behind', 'Handelsregister: HRB 503118 (Jena)'],
    ['on two lines', 'Registergericht:<br>Jena<br>Registernummer:<br>HRB 503118'],
    ['in a table', rows(['Registergericht', 'Amtsgericht Jena'], ['Registernummer', 'HRB 503118'])],
    ['in a table with the bare place', rows(['Amtsgericht', 'Jena'], ['Handelsregister', 'HRB 503118'])],
  ])('is read %s', (_, register) => {
    const company = companyOf([factsOf(imprint({ register }))]);
    expect(company.hr_number).toBe('HRB 503118');
    expect(company.register_court).toMatch(/Jena$/u);
  });

  it.each([
    ['UID / MWST', 'CHE-109.322.551 MWST'],
    ['UID-Nummer/MWST-Nummer', 'CHE-109.322.551 MWST'],
    ['UID', 'CHE-109.322.551 MWST'],
    ['Firmennummer und MWST', 'CHE-109.322.551 MWST'],
    ['Unternehmens-Nr.', 'CHE-109.322.551 MWST'],
    ['HR-Nr./MWST-Nr.', 'CHE-109.322.551 MWST'],
  ])('is the Swiss id that is labelled %s, for taxes too', (label, id) => {
    for (const register of [`${label}: ${id}`, rows([label, id])]) {
      const company = companyOf([factsOf(imprint({ register, vat: '' }))]);
      expect([company.hr_number, company.vat_id]).toEqual(['CHE-109.322.551', 'CHE109322551']);
    }
  });

  it('is not the Swiss id that is labelled for taxes alone', () => {
    for (const label of ['MWST-Nummer', 'Mehrwertsteuernummer der Firma', 'Lieferantennummer, MWST']) {
      const register = rows([label, 'CHE-109.322.551 MWST']);
      expect(companyOf([factsOf(imprint({ register, vat: '' }))]).hr_number).toBeNull();
    }
  });

  it("is the partnership's own where its sentence gives its partner's, too", () => {
    const body =
      '<h1>Impressum</h1><p>Ofenbau Lindner GmbH & Co. KG, Bergstraße 3, 99817 Eisenach, vertreten durch die Lindner Verwaltungs GmbH (Amtsgericht Jena, HRB 100200), diese vertreten durch Frieder Lindner. Handelsregister der KG: Amtsgericht Jena, HRA 200100.</p>';
    expect(companyOf([factsOf(body)])).toMatchObject({ hr_number: 'HRA 200100', register_court: 'Amtsgericht Jena' });
  });

  it.each([
    'Vertreten durch die Komplementärin Lindner Verwaltungs GmbH, HRB 100200, Amtsgericht Jena; die KG: HRA 200100',
    'HRA 200100 (KG), HRB 100200 (Komplementärin)',
  ])("is the one in the partnership's section: %s", (register) => {
    const body = imprint({ name: 'Ofenbau Lindner GmbH & Co. KG', register });
    expect(companyOf([factsOf(body)]).hr_number).toBe('HRA 200100');
  });

  it('is not that of another company in a sentence', () => {
    const other = '<p>Kooperationspartner: Kanzlei Stein PartG, Ring 14, 33602 Bielefeld (AG Essen, PR 3011)</p>';
    const company = companyOf([factsOf(imprint({ register: '' }) + other)]);
    expect([company.hr_number, company.register_court]).toEqual([null, null]);
  });

  it.each([
    ['Firmenbuchnummer: FN 204471a. Firmenbuchgericht: Landesgericht Wels.', 'Landesgericht Wels'],
    ['Firmenbuchnummer: 204471 a<br>Firmenbuchgericht: Wels', 'Wels'],
  ])('of Austria is read in "%s"', (register, court) => {
    const company = companyOf([factsOf(imprint({ register }))]);
    expect(company).toMatchObject({ hr_number: 'FN 204471a', register_court: court });
  });
});

describe('the entry of a limited partnership', () => {
  const kg = imprint({
    name: 'Ofenbau Lindner GmbH & Co. KG',
    register:
      'Amtsgericht Jena, HRA 500118</p><p>Komplementärin: Lindner Verwaltungs-GmbH, Amtsgericht Gera, HRB 207001',
  });

  it("is its own, not its general partner's", () => {
    expect(companyOf([factsOf(kg)])).toMatchObject({ hr_number: 'HRA 500118', register_court: 'Amtsgericht Jena' });
  });

  it('is its own below a general partner who is a person', () => {
    const register = 'Persönlich haftender Gesellschafter: Otto Lindner<br>HRA 6613 Amtsgericht Jena';
    const company = companyOf([factsOf(imprint({ name: 'Otto Lindner KG', people: '', register }))]);
    expect(company).toMatchObject({ hr_number: 'HRA 6613', register_court: 'Amtsgericht Jena' });
    expect(company.ceos.map(({ name }) => name)).toEqual(['Otto Lindner']);
  });

  it("is empty where only the general partner's is given", () => {
    const company = companyOf([factsOf(kg.replace('Amtsgericht Jena, HRA 500118', ''))]);
    expect(company.hr_number).toBeNull();
    expect(company.register_court).toBeNull();
  });
});

it.each([
  ['Partnerschaftsregister Jena PR 200123', 'Jena', 'PR 200123'],
  ['Gen.-Reg. Nr. 100123, Amtsgericht Jena', 'Amtsgericht Jena', 'GnR 100123'],
  // markup that left no blank
  ['Registergericht: Amtsgericht JenaHRB 503118', 'Amtsgericht Jena', 'HRB 503118'],
  ['Amtsgericht <span>Jena</span><span>HRA 6613</span>', 'Amtsgericht Jena', 'HRA 6613'],
])('court and number of other registers: %s', (register, court, number) => {
  expect(companyOf([factsOf(imprint({ name: 'Haus Lindner', register }))])).toMatchObject({
    register_court: court,
    hr_number: number,
  });
});

it('is that of the branch where a company from abroad has one here', () => {
  const name = 'Lindner Kastechniek B.V., Zweigniederlassung Deutschland';
  const register =
    'Zweigniederlassung: Amtsgericht Osnabrück HRB 214673<br>Hauptniederlassung: Lindner Kastechniek B.V., Sitz Oldenzaal, Handelsregister der Kamer van Koophandel, KvK-Nr. 06087431';
  const body = `<h1>Impressum</h1><p>${name}<br>Bergstraße 3<br>49074 Osnabrück</p><h3>Register</h3><p>${register}</p>`;
  expect(companyOf([factsOf(body)])).toMatchObject({
    register_court: 'Amtsgericht Osnabrück',
    hr_number: 'HRB 214673',
  });
});
