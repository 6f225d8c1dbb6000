import type { Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';

/** The site's own icon as an absolute http(s) address. */
export function readFavicon(reading: Reading): Fact[] {
  for (const href of reading.metadata.icons) {
    const url = URL.parse(href, reading.url);
    if (url === null || !/^https?:$/u.test(url.protocol)) continue;
    return [
      {
        value: url.href,
        weight: 50,
        evidence: { url: reading.url, snippet: href.slice(0, 200), method: 'link', confidence: 'high' },
      },
    ];
  }
  return [];
}
