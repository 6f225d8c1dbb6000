import { describe, expect, test } from 'vitest';
import { companyHost, toSiteAddress } from '../../../server/search/site-address.ts';

describe('an entered website address', () => {
  test.each([
    ['firma.de', 'https://firma.de/', 'firma.de'],
    [' HTTP://Firma.DE/#top ', 'http://firma.de/', 'firma.de'],
    ['https://firma.de/Kontakt/', 'https://firma.de/Kontakt/', 'firma.de/Kontakt'],
    ['firma.de:8080/?id=1', 'https://firma.de:8080/?id=1', 'firma.de:8080/?id=1'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/', 'xn--mnchen-3ya.de'],
  ])('%s', (entered, url, key) => {
    const address = toSiteAddress(entered);
    expect(address?.key).toBe(key);
    expect(address?.url).toBe(url);
  });

  test.each(['kein wort', '', 'ftp://firma.de', 'javascript://alert(1)', 'https://'])('%s is none', (entered) => {
    expect(toSiteAddress(entered)).toBeUndefined();
  });

  test('a company is one record with and without www', () => {
    expect(companyHost('https://www.firma.de/impressum')).toBe(companyHost('http://firma.de'));
  });
});
