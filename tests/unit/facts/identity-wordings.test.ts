import { describe, expect, it } from 'vitest';
import { foldText } from '../../../server/scan/dom/text.ts';
import { findRegisterNumber } from '../../../server/scan/facts/register-numbers.ts';
import { isStreet } from '../../../server/scan/facts/streets.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const company = (body: string) => companyOf([factsOf(`<h1>Impressum</h1>${body}`)]);

describe('the name of the company', () => {
  it.each([
    [
      'Gesellschaftsform: Gesellschaft mit beschränkter Haftung<br>Firmenwortlaut: Hirsch Betriebs GmbH',
      'Hirsch Betriebs GmbH',
    ],
    ['Responsible for this website: Alpine Guides GmbH', 'Alpine Guides GmbH'],
    ['Steinmetzbetrieb Rupp, Meisterbetrieb seit 1932', 'Steinmetzbetrieb Rupp'],
    ['Online-Shop-Betreiber: Wollfein GmbH', 'Wollfein GmbH'],
    ['Angaben nach § 5 DDG: Hirn Gerüstbau e.K. · Inhaberin: Eva Hirn', 'Hirn Gerüstbau e.K.'],
  ])('is read from %s', (line, name) => {
    expect(company(`<p>${line}<br>Bergstraße 3<br>99817 Eisenach</p>`).company_name).toBe(name);
  });

  it('is no place of work in front of an address', () => {
    const body =
      '<p>Verwaltung: Ring 4, 99817 Eisenach. Werk: Industriezone 8, 99867 Gotha. Lindner Baustoffe GmbH</p>';
    expect(company(body).company_name).toBe('Lindner Baustoffe GmbH');
  });

  it('is not that of an insurer further on in the same line', () => {
    const body =
      '<p>Apotheke am Markt, Eva Stein e.K., Am Markt 1, 39576 Stendal, HRA 9911. Berufshaftpflicht: Allsecur AG, Ring 11, 50668 Köln</p>';
    expect(company(body)).toMatchObject({ legal_form: 'e.K.', street: 'Am Markt 1' });
  });
});

describe('the address of the company', () => {
  it.each([
    ['Lindner Bau GmbH, 04860 Torgau, Dommitzscher Str. 55', 'Dommitzscher Str. 55'],
    ['Lindner Bau GmbH · 04860 Torgau · Dommitzscher Str. 55', 'Dommitzscher Str. 55'],
    ['Lindner Bau GmbH · Poststr. 2 A–C · 04860 Torgau', 'Poststr. 2 A–C'],
    [
      'Alte Anschrift: Bachgasse 2, 04860 Torgau. Neue Anschrift ab 1.9.2025: Dämmer Tor 9, 04860 Torgau</p><p>Lindner Bau GmbH',
      'Dämmer Tor 9',
    ],
    ['Lindner Bau GmbH<br>Zum Kraftwerk 1<br>D\u201104860 Torgau', 'Zum Kraftwerk 1'],
  ])('is read from %s', (line, street) => {
    expect(company(`<p>${line}</p>`)).toMatchObject({ street, city: 'Torgau' });
  });

  it('takes no open hours behind a town for its street', () => {
    expect(company('<p>Lindner Bau GmbH, 04860 Torgau, Montag 8-12</p>').street ?? null).toBeNull();
    expect(isStreet('Halle A–C')).toBe(false);
  });

  it('is read in front of a label further on in the paragraph', () => {
    const body =
      '<p>Stiftung Wohnen am Irchel, Frohburgstrasse 182, 8057 Zürich. Stiftungsrat: Eva Stein (Präsidentin). Geschäftsleitung: Ole Petersen. Aufsichtsbehörde: BVS, Stampfenbachstrasse 63, 8090 Zürich.</p>';
    expect(company(body)).toMatchObject({ company_name: 'Stiftung Wohnen am Irchel', zip: '8057' });
    expect(company(body).ceos.map(({ name }) => name)).toEqual(['Ole Petersen']);
  });
});

describe('the register entry of the company', () => {
  it.each([
    ['Firmenbuchnummer: FN 101 447 y', 'FN 101447y'],
    ['Handelsregister B des AG Landshut: 11 223', 'HRB 11223'],
    ['FN 214786m', 'FN 214786m'],
  ])('is read from %s', (text, value) => {
    expect(findRegisterNumber(text)?.value).toBe(value);
  });

  it('is read below the chair of a board', () => {
    const register = 'Vorsitzender des Aufsichtsrats: Ole Petersen<br>AG Hamburg, HRB 150123';
    expect(companyOf([factsOf(imprint({ register }))])).toMatchObject({ hr_number: 'HRB 150123' });
  });

  it('is read behind a register and the short form of its court', () => {
    const name = 'Stein Petersen Rechtsanwälte PartG mbB';
    const register = 'Partnerschaftsregister AG Essen PR 3411';
    expect(companyOf([factsOf(imprint({ name, register }))])).toMatchObject({
      hr_number: 'PR 3411',
      company_name: name,
    });
  });

  it('is not that of the bank', () => {
    const bank = '<p>Unsere Hausbank: Sparkasse Bodensee, AG Freiburg HRA 380001.</p>';
    expect(companyOf([factsOf(`${bank}${imprint()}`)])).toMatchObject({ hr_number: 'HRB 503118' });
  });
});

describe('the form of a sole trader', () => {
  it('is read behind the owner in a line that holds the whole entry', () => {
    const line =
      'Betreiberin: Einfach Weg Reisen, Inhaberin Frau Eva Stein e.K., Marktplatz 6, 06385 Aken (Elbe), Amtsgericht Stendal HRA 31118, Telefon 034909 1234';
    expect(company(`<p>${line}</p>`)).toMatchObject({ legal_form: 'e.K.', hr_number: 'HRA 31118' });
  });
});

describe('hyphens', () => {
  it('are one and the same, dashes stay', () => {
    expect(foldText('D\u201112345, Am\u2010Markt, 8\u201312')).toBe('D-12345, Am-Markt, 8\u201312');
  });
});
