import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { decodeText } from '../../../server/scan/fetch/charset.ts';
import { FetchError } from '../../../server/scan/fetch/failure.ts';
import { isAllowed, parseRobots } from '../../../server/scan/fetch/robots.ts';
import { admitUrl } from '../../../server/scan/fetch/url-policy.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import { createPlan } from '../../../server/scan/pages/plan.ts';
import { readSitemap } from '../../../server/scan/pages/sitemap.ts';

/** Pieces of markup in any order, well-formed or not, with any text between. */
const scraps = [
  '<a href="/impressum">',
  '<a href="//">',
  '<a href="http://[">',
  '<a href="javascript:x(\'',
  '</a>',
  '<base href="http://%zz/">',
  '<base href="//andere.de">',
  '<meta http-equiv=refresh content="0;url=',
  '<frame src=',
  '<iframe src="">',
  '<link rel=alternate hreflang=en href=',
  '<script>location.href="',
  '<html lang="',
  '<footer>',
  '<title>',
  '<h1>404',
  '<!--',
  '<![CDATA[',
  '&#x110000;',
  '\u0000',
  'Impressum',
];
const markup = fc
  .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 60 })
  .map((parts) => parts.join(''));

describe('whatever a site sends', () => {
  it('gives an outline that a plan can work with', () => {
    fc.assert(
      fc.property(fc.array(markup, { minLength: 1, maxLength: 4 }), (pages) => {
        const plan = createPlan('https://muster-bau.de/', { pages: 15, hashRoutes: true });
        let asked = 0;
        for (let page = plan.next(); page; page = plan.next()) {
          const html = pages[asked % pages.length] ?? '';
          asked += 1;
          const outline = readOutline(parsePage({ url: page.url, html }));
          for (const link of outline.links) expect(link.url).toMatch(/^https?:\/\//);
          expect(new URL(page.url).hostname).toMatch(/(?:^|\.)muster-bau\.de$/);
          if (plan.isNew(page, page.url)) plan.learn(page, outline);
        }
        expect(asked).toBeLessThanOrEqual(15);
      }),
      { numRuns: 500 },
    );
  });

  it('is decoded to some text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.option(fc.string(), { nil: undefined }), (bytes, type) => {
        expect(typeof decodeText(bytes, type)).toBe('string');
        expect(typeof decodeText(bytes, `text/html; charset=${type}`)).toBe('string');
      }),
    );
  });

  it('is a robots.txt and a sitemap of some kind', () => {
    const lines = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('User-agent: *', 'Disallow: /*a*$', 'Allow:', 'Sitemap: ')),
    );
    fc.assert(
      fc.property(lines, fc.webUrl({ withQueryParameters: true }), (parts, address) => {
        const robots = parseRobots(parts.join('\n'));
        expect(typeof isAllowed(robots, new URL(address), 'Firmenlupe')).toBe('boolean');
        expect(readSitemap(parts.join('<loc>')).sitemaps).toEqual([]);
      }),
    );
  });

  it('is matched against robots.txt in linear time', () => {
    const rules = `User-agent: *\n${'Disallow: /'.padEnd(1_900, 'a*')}b\n`.repeat(250);
    const url = new URL(`https://muster-bau.de/${'a'.repeat(2_000)}`);
    expect(isAllowed(parseRobots(rules), url, 'Firmenlupe')).toBe(true);
  });

  it('is admitted as an address or refused with a reason', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `http://${text}`),
        ),
        (address) => {
          try {
            const url = admitUrl(address, { anySuffix: true });
            expect(url.hostname).toMatch(/^[a-z0-9._-]+\.[a-z][a-z0-9-]+$/);
          } catch (error) {
            expect(error).toBeInstanceOf(FetchError);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
