import { foldText } from '../dom/text.ts';
import { resolveLink } from './addresses.ts';
import type { PageLink } from './outline.ts';

const MAX_LINKS = 1_500;
const MAX_DEPTH = 40;
const MAX_WORDS = 160;
const ADDRESS_KEYS = ['href', 'to', 'url', 'path', 'link', 'route', 'pathname', 'target', 'slug'];
const WORD_KEYS = ['label', 'title', 'text', 'name', 'linkText'];

/** A page that is nothing but `location.href = '/start.html'`. */
export function scriptedRedirect(script: string, base: string): string | null {
  const target = /\blocation(?:\.href)?\s{0,5}(?:=|\.(?:replace|assign)\()\s{0,5}["']([^"'\s]{1,500})["']/.exec(
    script,
  )?.[1];
  return target === undefined ? null : resolveLink(target, base);
}

/** Routes that a single-page application carries in its scripts: quoted paths, judged by their words alone. */
export function routesInScript(script: string, base: string): PageLink[] {
  const paths = new Set<string>();
  for (const [, path = ''] of script.matchAll(/["'](\/[\w%äöüß-][\w%äöüß./-]{1,120})["']/giu)) {
    if (paths.size < MAX_LINKS) paths.add(path);
  }
  return [...paths].flatMap((path) => toLink(path, [], base));
}

/** Menus in embedded data: an address and a text in one object. */
export function linksInData(values: readonly unknown[], base: string): PageLink[] {
  const links: PageLink[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || links.length >= MAX_LINKS || value === null || typeof value !== 'object') return;
    const object = value as Record<string, unknown>;
    const address = textOf(object, ADDRESS_KEYS);
    const words = textOf(object, WORD_KEYS);
    if (address && words && words.length <= MAX_WORDS && /^(?:\/|https?:|[\w-]+$)/iu.test(address)) {
      links.push(...toLink(/^[\w-]+$/u.test(address) ? `/${address}` : address, [foldText(words)], base));
    }
    for (const entry of Object.values(object)) visit(entry, depth + 1);
  };
  visit(values, 0);
  return links;
}

function textOf(object: Record<string, unknown>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = object[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

function toLink(address: string, words: string[], base: string): PageLink[] {
  const url = resolveLink(address, base);
  return url === null ? [] : [{ url, words, place: 'body', language: null }];
}
