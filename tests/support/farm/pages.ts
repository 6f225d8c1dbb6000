import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Site } from './types.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
};

/** `/` is index.html, `/ueber-uns/` is ueber-uns.html, names with an ending stand for themselves. */
const fileFor = (site: Site, path: string): string | undefined => {
  const routed = site.routes?.[path];
  if (routed) return routed;
  const name = path.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '') || 'index';
  if (!/^[\w-]+(\/[\w-]+)*(\.[a-z]+)?$/.test(name)) return undefined;
  return extname(name) ? name : `${name}.html`;
};

const isMissing = (cause: unknown) => cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';

/** The file behind a path of a site, in the site's charset; undefined where there is none. */
export const readSiteFile = async (site: Site, path: string) => {
  const file = fileFor(site, path);
  const type = file ? types[extname(file)] : undefined;
  if (!file || !type) return undefined;
  try {
    const text = await readFile(join(import.meta.dirname, 'sites', site.name, file), 'utf8');
    const charset = site.charset ?? 'utf-8';
    const contentType = site.charsetInMetaOnly
      ? type
      : `${type}; charset=${charset === 'latin1' ? 'iso-8859-1' : charset}`;
    return { contentType, body: Buffer.from(text, charset) };
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
};
