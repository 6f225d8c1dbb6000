import { describe, expect, it } from 'vitest';
import { extractFacts } from '../../../server/scan/cli/extract.ts';

const page = (body: string, title = 'Impressum') =>
  extractFacts(
    `<!DOCTYPE html><html lang="de"><head><title>${title}</title></head><body><main><h1>Impressum</h1>${body}</main></body></html>`,
  );
const ADDRESS = '<p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p>';

describe('what follows belongs to the company', () => {
  const PHONE = 'Telefon: 03691 72 10 15';
  it.each([
    ['the address of its site', `<p>Website: www.ofenbau-lindner.de<br>${PHONE}</p>`],
    ['that address in a table', `<table><tr><td>Webseite:</td><td>ofenbau-lindner.de</td></tr></table><p>${PHONE}</p>`],
    ['a bold label for it', `<p><b>Website</b><br>ofenbau-lindner.de<br>${PHONE}</p>`],
    ['a host that begins like a credit', `<p>W:<br>design-lindner.de<br>${PHONE}</p>`],
    ['the town of its court', `<table><tr><td>Gerichtsstand:</td><td>Ulm</td></tr></table><p>${PHONE}</p>`],
    ['the town of its tax office', `<p>Zuständiges Finanzamt: Gotha</p><p>${PHONE}</p>`],
    ['those who sign for it', `<table><tr><td>Prokurist:</td><td>Jan Muth</td></tr></table><p>${PHONE}</p>`],
    ['its partners in a heading', `<h3>Gesellschafter</h3><p>Eva Lindner und Jan Muth</p><p>${PHONE}</p>`],
  ])('behind %s', (_, contact) => {
    expect(page(ADDRESS + contact).phones).toEqual(['+493691721015']);
  });

  it('behind the name of a person who answers for the texts, or of the press', () => {
    const vat = '<p>USt-IdNr.: DE136695976</p>';
    const press = '<h3>Pressekontakt</h3><p>Jan Muth<br>presse@ofenbau-lindner.de</p>';
    for (const section of ['<h3>Verantwortlich für den Inhalt</h3><p>Jan Muth</p>', press]) {
      expect(page(`${ADDRESS}${section}${vat}`).vat_id).toBe('DE136695976');
      expect(page(`${ADDRESS}${section}<p>Amtsgericht Jena HRB 503118</p>`).hr_number).toBe('HRB 503118');
    }
    const other = '<h3>Verantwortlich für den Inhalt</h3><p>Muth Medien GmbH</p>';
    expect(page(`${ADDRESS}${other}${vat}`).vat_id).toBeNull();
  });

  it('below its bank', () => {
    const rows = 'Bankverbindung: Volksbank Werra eG, IBAN DE62 6239 1420 0048 2150 06<br>USt-IdNr.: DE136695976';
    expect(page(`${ADDRESS}<p>${rows}</p>`).vat_id).toBe('DE136695976');
  });

  it('when its operator is told in English', () => {
    const told =
      '<h2>Website operator &amp; media owner</h2><p>Lindner Ofen GmbH<br>Bergstraße 3<br>99817 Eisenach</p>';
    const { ceos, phones } = page(`${told}<p>Managing Director: Jan Muth<br>Phone: +49 3691 721015</p>`);
    expect({ ceos, phones }).toEqual({ ceos: ['Jan Muth'], phones: ['+493691721015'] });
  });

  it('though it practises a therapy whose name begins as a general partner does', () => {
    const { phones } = page(
      '<h2>Praxis für Komplementärtherapie Lindner</h2><p>Bergstraße 3<br>99817 Eisenach</p><p>Tel. 03691 721015</p>',
    );
    expect(phones).toEqual(['+493691721015']);
  });
});

describe('what a line names', () => {
  it('is a company whose name begins with a particle', () => {
    const named = (line: string) => page(`<p>${line}<br>Bergstraße 3<br>99817 Eisenach</p>`).company_name;
    expect(named('von Rabenau Software AG')).toBe('von Rabenau Software AG');
    expect(named('Firma: von Rabenau &amp; Muth Bau GmbH')).toBe('von Rabenau & Muth Bau GmbH');
  });

  it('is no heading above the name', () => {
    const shop = '<p>Goldschmiede Muth<br>Bergstraße 3<br>99817 Eisenach</p>';
    for (const heading of ['Unternehmensdaten', 'Inhaltlich verantwortlich', 'Für den Inhalt verantwortlich'])
      expect(page(`<p><strong>${heading}</strong></p>${shop}`, 'Goldschmiede Muth').company_name).toBe(
        'Goldschmiede Muth',
      );
  });

  it('is a street in front of the quarter that it is in', () => {
    const told = page('<p>Ofenbau Lindner GmbH<br>Bergstraße 3a, Wissenschaftspark<br>99817 Eisenach</p>');
    expect(told.street).toBe('Bergstraße 3a');
  });

  it('is a fax number behind its single letter', () => {
    for (const contact of [
      'T +43 662 87 44 09 F +43 662 87 44 10',
      '<dl><dt>☎</dt><dd>0662 874409</dd><dt>F</dt><dd>0662 874410</dd></dl>',
    ])
      expect(
        page(`<p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>5020 Salzburg<br>Österreich</p><p>${contact}</p>`),
      ).toMatchObject({
        phones: ['+43662874409'],
        fax: '+43662874410',
      });
  });

  it('is a Swiss number of the register, not of taxes, where only UID stands above it', () => {
    const entry = '<p>Muth Ofen AG<br>Seeweg 3<br>8005 Zürich</p><dl><dt>UID</dt><dd>CHE-116.281.710</dd></dl>';
    expect(page(entry)).toMatchObject({ vat_id: null, hr_number: 'CHE-116.281.710' });
  });
});

describe('whoever runs the company', () => {
  const ceosOf = (label: string, value: string) =>
    page(
      `<p>Muth Bau GmbH &amp; Co. KG<br>Bergstraße 3<br>99817 Eisenach</p><dl><dt>${label}</dt><dd>${value}</dd></dl>`,
    ).ceos;

  it('is no part of a company named with a sign between its words', () => {
    expect(ceosOf('Komplementärin', 'Muth Sanitär &amp; Heizung Verwaltungs GmbH, Sitz Eisenach')).toEqual([]);
    expect(ceosOf('Komplementärin', 'Muth &amp; Lindner Sanitär &amp; Heizung Verwaltungs GmbH')).toEqual([]);
  });

  it('is no heading in capitals, nor the company in the footer', () => {
    const ceos = (behind: string) =>
      extractFacts(
        `<html lang="de"><body><main><h1>Impressum</h1>${ADDRESS}<p><b>GESCHÄFTSFÜHRER</b></p><p>Jan Muth</p>${behind}</body></html>`,
      ).ceos;
    expect(ceos('<p><b>SCHNELLE KONTAKTAUFNAHME</b></p><p>03691 721015</p></main>')).toEqual(['Jan Muth']);
    expect(ceos('</main><footer><p>Turnverein Hofgarten</p></footer>')).toEqual(['Jan Muth']);
  });
});

it('keeps apart the entry of a sister below that of the company', () => {
  const entry = (name: string, phone: string, town: string) =>
    `<p><strong>${name}</strong><br>Zimmerstraße 41<br>${town}</p><p>Tel. ${phone}</p>`;
  const both =
    entry('Lindner Möbelspedition OHG', '05221 / 98 24-0', '32051 Herford') +
    entry('Lindner Archiv- und Lagerhaus GmbH &amp; Co. KG', '05732 / 40 71-0', '32584 Löhne');
  const partner = '<p>Komplementärin: Lindner Verwaltungs-GmbH, Löhne, HRB 10482<br>Geschäftsführerin: Eva Muth</p>';
  expect(page(both + partner)).toMatchObject({
    company_name: 'Lindner Möbelspedition OHG',
    phones: ['+49522198240'],
    ceos: [],
  });
});

it('takes no place of who made the brand for one of the company', () => {
  const credit = '<p>Markengestaltung: Studio Halbmond, Görlitzer Straße 39, 10997 Berlin</p>';
  expect(page(ADDRESS + credit).branches).toEqual([]);
});
