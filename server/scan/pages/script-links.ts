import { allMatches } from '../all-matches.ts';
import { textOf as markupText } from '../dom/elements.ts';
import { parsePage } from '../dom/parse-page.ts';
import { foldText } from '../dom/text.ts';
import { resolveLink } from './addresses.ts';
import { linkTarget } from './link-target.ts';
import type { PageLink } from './outline.ts';

const MAX_LINKS = 1_500;
const MAX_DEPTH = 40;
const MAX_WORDS = 160;
const MAX_PIECES = 10;
const ADDRESS_KEYS = [
  'href',
  'to',
  'url',
  'path',
  'link',
  'route',
  'pathname',
  'target',
  'pfad',
  'ziel',
  'wohin',
  'slug',
];
const WORD_KEYS = ['label', 'beschriftung', 'title', 'titel', 'text', 'name', 'linkText'];

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

/**
 * Menus in embedded data, an address and a text in one object, and the links of rich texts: objects around pieces of
 * text, markup and Markdown.
 */
export function linksInData(values: readonly unknown[], base: string): PageLink[] {
  const links: PageLink[] = [];
  const visit = (value: unknown, depth: number, place: PageLink['place'] = 'body'): void => {
    if (depth > MAX_DEPTH || links.length >= MAX_LINKS || value === null) return;
    if (typeof value === 'string') links.push(...linksInText(value, base));
    if (typeof value !== 'object') return;
    if (isPair(value)) links.push(...toLink(value[1], [foldText(value[0])], base, place));
    const object = value as Record<string, unknown>;
    const address = textOf(object, ADDRESS_KEYS) ?? textOf((object.data ?? {}) as Record<string, unknown>, ['uri']);
    const words = textOf(object, WORD_KEYS) ?? wordsWithin(object);
    if (address && words && words.length <= MAX_WORDS && /^(?:\/|https?:|[\w-]+$)/iu.test(address)) {
      links.push(...toLink(/^[\w-]+$/u.test(address) ? `/${address}` : address, [foldText(words)], base, place));
    }
    for (const [key, entry] of Object.entries(object)) visit(entry, depth + 1, MENU_KEY.test(key) ? 'nav' : place);
  };
  visit(values, 0);
  return links;
}

/** Properties that hold a site's own menu. */
const MENU_KEY = /^(?:main|haupt|top|header)?_?-?(?:menu|menue|menü|nav|navigation)(?:items|punkte)?$/iu;

const MAX_TEXT = 200_000;
const MARKDOWN = /\[([^\]\n]{1,120})\]\((\/[^)\s]{0,300}|https?:[^)\s]{1,300})\)/gu;

function linksInText(text: string, base: string): PageLink[] {
  if (text.length > MAX_TEXT) return [];
  const written = text.includes('](') ? allMatches(text, MARKDOWN) : [];
  const elements = /<a\s/iu.test(text) ? parsePage({ url: base, html: text }).elements : [];
  const links = [
    ...written.flatMap(([, words = '', to = '']) => toLink(to, [words], base)),
    ...elements.flatMap((element) => {
      const address = linkTarget(element);
      const words = address === undefined ? '' : foldText(markupText(element, MAX_WORDS));
      return address === undefined || words === '' ? [] : toLink(address, [words], base);
    }),
  ];
  return links.slice(0, MAX_LINKS);
}

/** The words of a link in a rich text: `{type: 'link', url: '/impressum', children: [{text: 'Impressum'}]}`. */
function wordsWithin({ children, content }: Record<string, unknown>): string | undefined {
  const parts = children ?? content;
  if (!Array.isArray(parts) || parts.length > MAX_PIECES) return undefined;
  const texts = parts.map((part) => textOf((part ?? {}) as Record<string, unknown>, ['text', 'value']) ?? '');
  return texts.join(' ').trim() || undefined;
}

/** `['Über uns', '/ueber-uns']` in a menu that is kept as a list of such. */
const isPair = (value: object): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string' && part.length <= MAX_WORDS) &&
  /^\/[\w%/.-]*$/u.test(value[1]) &&
  /^\p{L}/u.test(value[0]);

function textOf(object: Record<string, unknown>, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = object[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

function toLink(address: string, words: string[], base: string, place: PageLink['place'] = 'body'): PageLink[] {
  const url = resolveLink(address, base);
  return url === null ? [] : [{ url, words, place, language: null }];
}
