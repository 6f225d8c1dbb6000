import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVatId, isGermanVatId } from '../../../server/scan/facts/vat-id.ts';
import { companyOf, factsOf, imprint } from './support.ts';

describe('isGermanVatId', () => {
  it.each(['136695976', '811907980', '119429301', '143454214'])('accepts %s', (digits) => {
    expect(isGermanVatId(digits)).toBe(true);
  });

  it('accepts exactly one last digit for eight digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (start) => {
        const valid = Array.from({ length: 10 }, (_, digit) => isGermanVatId(`${start}${digit}`)).filter(Boolean);
        expect(valid).toHaveLength(1);
      }),
    );
  });

  it.each(['036695976', '13669597', '1366959760', ''])('refuses the malformed %s', (digits) => {
    expect(isGermanVatId(digits)).toBe(false);
  });
});

describe('findVatId', () => {
  it.each([
    ['USt-IdNr.: DE136695976', 'DE136695976'],
    ['Umsatzsteuer-ID: DE 136 695 976', 'DE136695976'],
    ['USt-ID-Nr. DE-136.695.976', 'DE136695976'],
    ['UID: ATU 679 532 17', 'ATU67953217'],
    ['CHE-109.322.551 MWST', 'CHE109322551'],
    ['VAT: LU26375245', 'LU26375245'],
  ])('reads %s', (text, value) => {
    expect(findVatId(text, false)?.value).toBe(value);
  });

  it.each([
    ['an example number', 'USt-IdNr.: DE123456789'],
    ['repeated digits', 'USt-IdNr.: DE999999999'],
    ['too many digits', 'USt-IdNr.: DE10325530427'],
    ['an IBAN', 'IBAN: DE89 3704 0044 0532 0130 00'],
    ['an IBAN without blanks', 'IBAN DE89370400440532013000'],
    ['a Swiss id without VAT mark', 'UID: CHE-109.322.551'],
    ['an economic id', 'Wirtschafts-ID: DE136695976-00001'],
  ])('refuses %s', (_, text) => {
    expect(findVatId(text, false)).toBeNull();
  });
});

describe('readVatIds', () => {
  it('takes the id on the line below its label', () => {
    const { vatId } = factsOf(
      '<h1>Impressum</h1><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG:<br>DE136695976</p>',
    );
    expect(vatId[0]).toMatchObject({ value: 'DE136695976', evidence: { method: 'label', confidence: 'high' } });
  });

  it('does not take a tax number', () => {
    expect(factsOf('<h1>Impressum</h1><p>Steuernummer: 218/5706/1994</p>').vatId).toEqual([]);
  });

  it("does not take the agency's", () => {
    const { vatId } = factsOf(
      '<h1>Impressum</h1><p>Muldental Bau AG<br>Ring 1<br>04668 Grimma</p><h3>Webdesign</h3><p>Klickwerk, USt-IdNr. DE136695976</p>',
    );
    expect(vatId).toEqual([]);
  });
});

it('stands beside labels of which the last is the bank account', () => {
  const row =
    '<tr><td>Steuernummer<br>USt-IdNr.<br>Bankverbindung</td><td>165/107/03184<br>DE 136 695 976<br>DE91 8305 0505 0000 1482 07</td></tr>';
  expect(companyOf([factsOf(imprint({ vat: `<table>${row}</table>` }))]).vat_id).toBe('DE136695976');
});

describe('the id of a group', () => {
  const idOf = (vat: string) => companyOf([factsOf(imprint({ vat }))]).vat_id;

  it.each([
    'Organträger: Lindner Holding AG, USt-IdNr. DE306172846',
    'Umsatzsteuerliche Organschaft. Organträgerin ist die Stadt Eisenach, USt-IdNr.: DE306172846',
    'Muttergesellschaft: Lindner Holding AG, USt-ID DE306172846',
  ])("is not the company's: %s", (vat) => {
    expect(idOf(vat)).toBeNull();
  });

  it("gives way to the one of the company's own country", () => {
    expect(idOf('VAT LU26375245</p><p>VAT: DE136695976')).toBe('DE136695976');
  });
});
