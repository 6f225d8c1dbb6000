import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encode } from './charset.ts';
import type { HousedSite } from './sets.ts';
import type { Site } from './types.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** `/` is index.html, `/ueber-uns/` is ueber-uns.html; names with an ending stand for themselves. */
const fileFor = (site: Site, target: string): string | undefined => {
  const routed = site.routes?.[target];
  if (routed) return routed;
  const name = target.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '') || 'index';
  if (!/^[\w-]+(\/[\w-]+)*(\.\d+)*(\.[a-z]+)?$/.test(name)) return undefined;
  return extname(name) ? name.replace(/\.htm$/, '.html') : `${name}.html`;
};

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

const send = (site: Site, type: string, text: string) => {
  const charset = site.charset ?? 'utf-8';
  return {
    contentType: site.charsetInMetaOnly ? type : `${type}; charset=${charset}`,
    body: encode(text, charset),
  };
};

const readFileOf = async ({ site, folder }: HousedSite, file: string | undefined) => {
  const type = file ? types[extname(file)] : undefined;
  if (!file || !type) return undefined;
  try {
    return send(site, type, await readFile(join(folder, file), 'utf8'));
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
};

/** The site's answer to a path with query, in the site's charset; a folder's index where no page has its name; undefined where it has none. */
export const readPage = async (housed: HousedSite, target: string) => {
  const { site } = housed;
  const generated = site.generate?.(target);
  if (generated !== undefined) return send(site, 'text/html', generated);
  const file = fileFor(site, target);
  const page = await readFileOf(housed, file);
  if (page || /\.\w+$/.test(target)) return page;
  const index = await readFileOf(housed, file?.replace(/\.html$/, '/index.html'));
  return index ?? readFileOf(housed, site.fallback);
};
