import { Parser } from 'htmlparser2';

/** What a sitemap lists: pages, or further sitemaps (sitemaps.org protocol). */
export interface Sitemap {
  pages: string[];
  sitemaps: string[];
}

const MAX_ENTRIES = 5_000;

/** Reads a sitemap or a sitemap index; what is no sitemap gives empty lists. */
export function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = { pages: [], sitemaps: [] };
  let list: string[] | undefined;
  let location: string | undefined;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'url') list = sitemap.pages;
        else if (name === 'sitemap') list = sitemap.sitemaps;
        else if (name === 'loc') location = '';
      },
      ontext(text) {
        if (location !== undefined && location.length < 2_000) location += text;
      },
      onclosetag(name) {
        if (name !== 'loc') return;
        if (list && location && list.length < MAX_ENTRIES) list.push(location.trim());
        location = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return sitemap;
}
