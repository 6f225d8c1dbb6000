import { describe, expect, it } from 'vitest';
import { pageKey, registrableDomain, resolveLink } from '../../../server/scan/pages/addresses.ts';

describe('resolveLink', () => {
  it.each(['/impressum', 'https://muster-bau.de/impressum'])('reads %s on a page without a path', (href) =>
    expect(resolveLink(href, 'https://muster-bau.de')).toBe('https://muster-bau.de/impressum'),
  );

  const base = 'https://www.muster-bau.de/start/';

  it.each([
    ['/impressum', 'https://www.muster-bau.de/impressum'],
    ['team.html#anna', 'https://www.muster-bau.de/start/team.html'],
    ['#/impressum', 'https://www.muster-bau.de/start/#/impressum'],
    ['?page=impressum', 'https://www.muster-bau.de/start/?page=impressum'],
    ['http://www.muster-bau.de/kontakt', 'https://www.muster-bau.de/kontakt'],
    ['//andere.de/x', 'https://andere.de/x'],
    [' /kontakt\n', 'https://www.muster-bau.de/kontakt'],
  ])('reads %s', (href, url) => expect(resolveLink(href, base)).toBe(url));

  it.each([
    'javascript:void(0)',
    'mailto:info@muster-bau.de',
    'tel:+4930123',
    'data:text/html,x',
    '/iso-9001.pdf',
    '/cdn-cgi/l/email-protection',
    '/Logo.PNG',
    'http://',
    `/${'a'.repeat(2_000)}`,
  ])('leaves out %s', (href) => expect(resolveLink(href, base)).toBeNull());
});

describe('pageKey', () => {
  it.each([
    ['https://www.muster-bau.de/', 'http://muster-bau.de'],
    ['https://muster-bau.de/kontakt/', 'https://muster-bau.de/kontakt'],
    ['https://muster-bau.de/index.php', 'https://muster-bau.de/'],
    ['https://muster-bau.de/a?b=1&a=2', 'https://muster-bau.de/a?a=2&b=1'],
    ['https://muster-bau.de/a?utm_source=x&PHPSESSID=1', 'https://muster-bau.de/a'],
  ])('is one for %s and %s', (one, other) => expect(pageKey(one)).toBe(pageKey(other)));

  it.each([
    ['https://muster-bau.de/index.php?id=3', 'https://muster-bau.de/index.php?id=4'],
    ['https://muster-bau.de/a', 'https://muster-bau.de/A'],
    ['https://shop.muster-bau.de/', 'https://muster-bau.de/'],
    ['https://muster-bau.de/#/impressum', 'https://muster-bau.de/#/kontakt'],
  ])('differs for %s and %s', (one, other) => expect(pageKey(one)).not.toBe(pageKey(other)));
});

describe('registrableDomain', () => {
  it.each([
    ['https://www.muster-bau.de/x', 'muster-bau.de'],
    ['https://a.b.firma.co.at/', 'firma.co.at'],
    ['https://firma.github.io/', 'firma.github.io'],
    ['http://firma.test/', 'firma.test'],
  ])('of %s is %s', (address, domain) => expect(registrableDomain(address)).toBe(domain));
});
