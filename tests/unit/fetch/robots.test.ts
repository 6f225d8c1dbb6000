import { describe, expect, it } from 'vitest';
import { isAllowed, parseRobots } from '../../../server/scan/fetch/robots.ts';

const may = (file: string, path: string, namedOnly = false) =>
  isAllowed(parseRobots(file), new URL(path, 'https://muster-bau.de'), 'Firmenlupe', namedOnly);

describe('robots.txt (RFC 9309)', () => {
  it('obeys the group of everyone unless one names us', () => {
    const file = 'User-agent: *\nDisallow: /intern\n\nUser-agent: firmenlupe/1.0\nDisallow: /nur-wir\n';
    expect(may(file, '/intern')).toBe(true);
    expect(may(file, '/nur-wir/x')).toBe(false);
    expect(may('User-agent: *\nDisallow: /intern', '/intern/x')).toBe(false);
    expect(may('User-agent: Googlebot\nDisallow: /', '/')).toBe(true);
  });

  it('joins several groups for one token, and several tokens for one group', () => {
    const file =
      'User-agent: a\nUser-agent: Firmenlupe\nDisallow: /a\nUser-agent: x\nDisallow: /x\nUser-agent: FIRMENLUPE\nDisallow: /b';
    expect([may(file, '/a'), may(file, '/b'), may(file, '/x')]).toEqual([false, false, true]);
  });

  it('lets the longest pattern win, and Allow on a tie', () => {
    const file = 'User-agent: *\nDisallow: /p\nAllow: /p/public\nDisallow: /p/public/x\nAllow: /t\nDisallow: /t';
    expect([may(file, '/p/1'), may(file, '/p/public/1'), may(file, '/p/public/x'), may(file, '/t')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['/*.php', '/index.php?x=1', false],
    ['/*.php$', '/index.php?x=1', true],
    ['/*.php$', '/a/index.php', false],
    ['/a*b*c', '/a1b2c3', false],
    ['/a*b*c', '/a1c2b3', true],
    ['/fish*$', '/fishheads', false],
    ['/$', '/', false],
    ['/$', '/a', true],
    ['/ab*ab$', '/ab', true],
    ['/über', '/%C3%BCber/uns', false],
    ['/%c3%bcber', '/%C3%BCber', false],
    ['/search?', '/search?q=1', false],
  ])('Disallow: %s leaves %s open: %s', (pattern, path, allowed) => {
    expect(may(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(allowed);
  });

  it('takes an empty Disallow for a permission, and skips what it does not know', () => {
    expect(may('User-agent: *\nDisallow:\n', '/')).toBe(true);
    expect(may('\u0000garbage\nUser-agent: * # all\nCrawl-delay: 10\nDisallow: /x # why\n', '/x')).toBe(false);
  });

  it('keeps us from a legal page only by name', () => {
    expect(may('User-agent: *\nDisallow: /', '/impressum', true)).toBe(true);
    expect(may('User-agent: Firmenlupe\nDisallow: /', '/impressum', true)).toBe(false);
  });

  it('lists sitemaps', () => {
    expect(parseRobots('Sitemap: https://muster-bau.de/sitemap.xml\nsitemap:https://x.de/s.xml').sitemaps).toEqual([
      'https://muster-bau.de/sitemap.xml',
      'https://x.de/s.xml',
    ]);
  });
});
