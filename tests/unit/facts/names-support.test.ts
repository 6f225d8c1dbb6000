import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf } from './support.ts';

const nameOf = (body: string, kind: Parameters<typeof factsOf>[1] = 'impressum'): string | null =>
  companyOf([factsOf(body, kind)]).company_name;

describe("the company's name", () => {
  it.each([
    [
      'a sentence that says whose the site is',
      '<h1>Impressum</h1><p>Diese Seiten werden von der Lehmbau Kroll &amp; Ott GbR betrieben. Unsere Werkstatt steht in der Dorfstraße 7a in 16845 Wusterhausen.</p><p>Gegründet haben wir den Betrieb 2017. Die Kammer sitzt in der Charlottenstraße 34, 14467 Potsdam.</p>',
      'Lehmbau Kroll & Ott GbR',
    ],
    [
      'a sentence that says who runs the site',
      '<h1>Impressum</h1><p>Diese Website betreibt die Ofenbau Lindner GmbH mit Sitz in Eisenach.</p>',
      'Ofenbau Lindner GmbH',
    ],
    [
      'a sentence above the address',
      '<h1>Impressum</h1><p>Die Website wird betrieben von der Ofenbau Lindner GmbH in Eisenach.</p><p>Sitz: Bergstraße 3, 99817 Eisenach</p>',
      'Ofenbau Lindner GmbH',
    ],
    [
      'a form that a hyphen joins to the name',
      '<h1>Impressum</h1><p>Diese Website betreibt die Nordsee Lindner Versicherungs-AG mit Sitz in Husum.</p>',
      'Nordsee Lindner Versicherungs-AG',
    ],
    [
      'an offer of a company',
      '<h1>Impressum</h1><p>backofen24.de ist ein Angebot der Ofenbau Lindner GmbH</p><p>Bergstraße 3<br>99817 Eisenach</p>',
      'Ofenbau Lindner GmbH',
    ],
    [
      'a label run together with its value',
      '<h1>Impressum</h1><div>Unternehmen Ofenbau Lindner GmbH</div><div>Straße Bergstraße 3</div><div>PLZ/Ort 99817 Eisenach</div>',
      'Ofenbau Lindner GmbH',
    ],
    [
      'a form in brackets behind the name',
      '<h1>Impressum</h1><p>Atelier Lindner Geigenbau (Einzelfirma)<br>Bergstraße 3<br>99817 Eisenach</p>',
      'Atelier Lindner Geigenbau',
    ],
    [
      'lines of a slogan above the entry',
      '<p>Ofenbau „Lindner“<br>warm<br>behaglich<br>schön</p><p>Impressum<br>Ofenbau Lindner<br>Inh. Karl Lindner<br>Bergstraße 3<br>99817 Eisenach</p>',
      'Ofenbau Lindner',
    ],
    [
      'the full name in the copyright line',
      '<h1>Impressum</h1><p>Ofenbau Lindner<br>Bergstraße 3<br>99817 Eisenach</p><footer>© 2025 Ofenbau Lindner GmbH</footer>',
      'Ofenbau Lindner GmbH',
    ],
    [
      'a name parted from its street by a phone number',
      '<h1>Impressum</h1><p>Ofenbau Lindner</p><p>Telefon 03691 72 10 15</p><p>Bergstraße 3</p><p>99817 Eisenach</p>',
      'Ofenbau Lindner',
    ],
    [
      'a name parted from its street by an entry of the chamber',
      '<h1>Impressum</h1><p>Ofenbau Lindner</p><p>Handwerksrolle Nr. 4711</p><p>Bergstraße 3</p><p>99817 Eisenach</p>',
      'Ofenbau Lindner',
    ],
    [
      'a person above her profession',
      '<h1>Impressum</h1><h2>Rosa Mattern</h2><h3>Hebamme</h3><p>Zum Steinbruch 17<br>66606 St. Wendel</p>',
      'Rosa Mattern',
    ],
  ])('is read from %s', (_, body, name) => {
    expect(nameOf(body)).toBe(name);
  });

  it("is not a section's heading where the company is named elsewhere", () => {
    const body =
      '<h1>Zwei Familien, ein Keller</h1><h2>Besuch</h2><p>Kellergasse 18, 3550 Langenlois</p><footer>© Weingut Lindner OG</footer>';
    expect(nameOf(body, 'home')).toBe('Weingut Lindner OG');
  });

  it('is none of several locations', () => {
    const place = (name: string, zip: string) => `<h2>${name}</h2><p>Hauptstraße 2<br>${zip} ${name}</p>`;
    const body = `${place('Landshut', '84028')}${place('Vilsbiburg', '84137')}${place('Dingolfing', '84130')}<footer>Optik Lindner GmbH</footer>`;
    expect(nameOf(body, 'home')).toBe('Optik Lindner GmbH');
  });

  it.each([
    '<p>Wollwerkstatt<br>Inh. Karin Vogt e.K.<br>Bergstraße 3<br>99817 Eisenach</p>',
    '<p>Wollwerkstatt, Inh. Karin Vogt e. K.<br>Bergstraße 3<br>99817 Eisenach</p>',
    '<p>Wollwerkstatt<br>Bergstraße 3<br>99817 Eisenach</p><p>Inhaberin: Karin Vogt e.Kfr.</p>',
  ])("goes with the merchant's form behind the owner: %s", (body) => {
    const company = companyOf([factsOf(`<h1>Impressum</h1>${body}`)]);
    expect(company.legal_form).toBe('e.K.');
    expect(company.company_name).toMatch(/^Wollwerkstatt/u);
    expect(company.ceos.map(({ name }) => name)).toEqual(['Karin Vogt']);
  });

  it.each([
    ['Praxis am Markt', 'Lindner &amp; Ott GbR', 'Praxis am Markt Lindner & Ott GbR'],
    ['Praxis am Markt', 'Dres. Lindner, Ott und Muth eGbR', 'Praxis am Markt Dres. Lindner, Ott und Muth eGbR'],
    // The partners' names are what it is called by; a registered firm has its own name; the line above is none of the site's.
    ['Praxis Lindner', 'Lindner &amp; Ott GbR', 'Lindner & Ott GbR'],
    ['Praxis am Markt', 'Lindner &amp; Ott GmbH', 'Lindner & Ott GmbH'],
    ['Haus der Gesundheit', 'Lindner &amp; Ott GbR', 'Lindner & Ott GbR'],
    // What they run together begins their name, whatever the site is called by.
    [
      'Zahnärztliche Gemeinschaftspraxis',
      'Dr. Lindner &amp; Ott eGbR',
      'Zahnärztliche Gemeinschaftspraxis Dr. Lindner & Ott eGbR',
    ],
    [
      'Hausärztliche Gemeinschaftspraxis',
      'Lindner &amp; Ott GbR',
      'Hausärztliche Gemeinschaftspraxis Lindner & Ott GbR',
    ],
    ['Gemeinschaftspraxis', 'Praxis am Markt GbR', 'Praxis am Markt GbR'],
    ['Mitglied der Praxisgemeinschaft', 'Lindner &amp; Ott GbR', 'Lindner & Ott GbR'],
    ['Rechtsanwälte', 'Lindner &amp; Ott GbR', 'Lindner & Ott GbR'],
  ])('begins with what a partnership is called by: %s, %s', (line, partnership, name) => {
    const title = /^(?:Haus|Zahn|Gemein|Mitglied|Rechts)/u.test(line) ? 'Praxis am Markt' : line;
    const html = `<title>Impressum – ${title}</title><h1>Impressum</h1><p>${line}<br>${partnership}<br>Bergstraße 3<br>99817 Eisenach</p>`;
    const page = readPage(parsePage({ url: 'https://praxis.test/impressum', html }), 'impressum');
    expect(companyOf([page]).company_name).toBe(name);
  });

  it('stands above its owner and its form, said in lines of their own', () => {
    const lines = ['Tanzschule Moser', 'Inhaber: Urs Moser', 'Rechtsform: Einzelfirma', 'Bergweg 3', '3600 Thun'];
    const company = companyOf([factsOf(`<h1>Impressum</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`)]);
    expect(company).toMatchObject({ company_name: 'Tanzschule Moser', legal_form: 'Einzelunternehmen' });
  });
});
