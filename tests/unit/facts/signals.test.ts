import { describe, expect, it } from 'vitest';
import type { Signal } from '../../../contract/report.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const signals = (body: string): Signal[] => companyOf([factsOf(body)]).signals ?? [];
const signal = (body: string, code: Signal['code']): Signal | undefined =>
  signals(body).find((entry) => entry.code === code);

describe('signals', () => {
  it('finds nothing to complain about on a complete page', () => {
    expect(signals(imprint()).filter(({ severity }) => severity !== 'ok')).toEqual([]);
  });

  it('warns of a VAT id with a wrong check digit, and still reports the id', () => {
    const body = imprint({ vat: 'USt-IdNr.: DE136695977' });
    expect(signal(body, 'vatCheckDigit')).toMatchObject({ severity: 'warning', params: { vatId: 'DE136695977' } });
    expect(companyOf([factsOf(body)]).vat_id).toBe('DE136695977');
  });

  it('gives a string to look the register entry up by', () => {
    expect(signal(imprint(), 'registerEntry')).toMatchObject({
      severity: 'ok',
      params: { search: 'Amtsgericht Jena HRB 503118' },
    });
  });

  it('looks an Austrian entry up by its number alone', () => {
    const body = imprint({ address: 'Ringstraße 3<br>4020 Linz', register: 'Landesgericht Linz, FN 283517 k' });
    expect(signal(body, 'registerEntry')).toMatchObject({ severity: 'ok', params: { search: 'FN 283517k' } });
  });

  it('notices a court that keeps no register', () => {
    const body = imprint({ register: 'Amtsgericht Ilmenau, HRB 503118' });
    expect(signal(body, 'registerCourtUnknown')).toMatchObject({
      severity: 'notice',
      params: { court: 'Amtsgericht Ilmenau' },
    });
    expect(signal(imprint(), 'registerCourtUnknown')).toBeUndefined();
  });

  it('names the legal items that a page lacks', () => {
    const body = imprint({ people: '', register: '', contact: 'E-Mail: info@ofenbau-lindner.de' });
    expect(signal(body, 'legalItemsMissing')).toMatchObject({
      severity: 'notice',
      params: { missing: 'phone,representative,register' },
    });
  });

  it('asks a sole trader for no register entry', () => {
    const body = imprint({ name: 'Ofenbau Lindner', people: 'Inhaber: Frieder Lindner', register: '' });
    expect(signal(body, 'legalItemsMissing')).toMatchObject({ severity: 'ok' });
  });

  it('notices a name in structured data that is another', () => {
    const data = (name: string) =>
      `<script type="application/ld+json">{"@type":"Organization","name":"${name}"}</script>`;
    expect(signal(imprint() + data('Werbeagentur Kohl'), 'nameDiffers')).toMatchObject({
      params: { name: 'Ofenbau Lindner GmbH', structured: 'Werbeagentur Kohl' },
    });
    expect(signal(imprint() + data('Ofenbau Lindner'), 'nameDiffers')).toBeUndefined();
    // Who published a text stands beside the company itself.
    const both = data('Werbeagentur Kohl') + data('Ofenbau Lindner');
    expect(signal(imprint() + both, 'nameDiffers')).toBeUndefined();
  });

  it('warns of a post box without a street', () => {
    const body = imprint({ address: 'Postfach 12 04<br>99804 Eisenach' });
    expect(signal(body, 'poBoxOnly')).toMatchObject({ severity: 'warning' });
    expect(companyOf([factsOf(body)]).street).toBeNull();
    expect(
      signal(imprint({ address: 'Bergstraße 3<br>Postfach 12 04<br>99817 Eisenach' }), 'poBoxOnly'),
    ).toBeUndefined();
  });

  it('notices the closed dispute platform and the repealed law', () => {
    const link = '<p>Plattform der EU: https://ec.europa.eu/consumers/odr</p>';
    expect(signal(imprint() + link, 'odrLinkDead')).toMatchObject({ severity: 'notice' });
    const old = imprint().replace('§ 5 DDG', '§ 5 TMG');
    expect(signal(old, 'outdatedLaw')?.evidence?.snippet).toBe('Angaben gemäß § 5 TMG');
    expect(signal(imprint(), 'outdatedLaw')).toBeUndefined();
  });
});
