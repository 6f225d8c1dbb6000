import type { Element } from 'domhandler';
import { textOf } from './elements.ts';
import { foldText } from './text.ts';

/** What the head of a page and its script blocks say: everything that is not visible text. */
export interface Metadata {
  title: string;
  /** `lang` of the html element, lower case, '' where there is none. */
  lang: string;
  /** Content of meta elements by lower-case name or property; the first one counts. */
  meta: Map<string, string>;
  /** Raw text of JSON-LD blocks. */
  jsonLd: string[];
  /** Sources of embedded application state: `__NEXT_DATA__`, Nuxt payloads, other JSON blocks, `window.__STATE__ = …`. */
  embeddedJson: string[];
  /** href of link elements by lower-case rel. */
  icons: string[];
  /** Languages of alternative versions (hreflang), lower case. */
  alternates: string[];
  images: { alt: string; src: string; title: string }[];
  /** Addresses of all anchors; their text only where they lead to a PDF. */
  links: { href: string; text: string }[];
  /** Elements with microdata (`itemprop`). */
  properties: Element[];
}

const SCRIPT_LIMIT = 500_000;

/** Collects from a page's elements what the readers of non-visible facts need. */
export function readMetadata(elements: readonly Element[]): Metadata {
  const found: Metadata = {
    title: '',
    lang: '',
    meta: new Map(),
    jsonLd: [],
    embeddedJson: [],
    icons: [],
    alternates: [],
    images: [],
    links: [],
    properties: [],
  };
  for (const element of elements) {
    collect(element, found);
    if (element.attribs.itemprop !== undefined) found.properties.push(element);
  }
  return found;
}

function collect(element: Element, found: Metadata): void {
  const { attribs } = element;
  switch (element.name) {
    case 'html':
      found.lang = (attribs.lang ?? attribs['xml:lang'] ?? '').toLowerCase();
      break;
    case 'title':
      if (found.title === '') found.title = foldText(textOf(element, SCRIPT_LIMIT));
      break;
    case 'meta': {
      const key = (attribs.name ?? attribs.property)?.toLowerCase();
      if (key && attribs.content && !found.meta.has(key)) found.meta.set(key, foldText(attribs.content));
      break;
    }
    case 'link':
      collectLink(attribs, found);
      break;
    case 'script':
      collectScript(element, found);
      break;
    case 'img':
      found.images.push({
        alt: foldText(attribs.alt ?? ''),
        src: attribs.src ?? '',
        title: foldText(attribs.title ?? ''),
      });
      break;
    case 'a':
      if (attribs.href) collectAnchor(element, attribs.href.trim(), found);
      break;
  }
}

/** The text is needed only of links to documents: 'Zertifikat ISO 9001 (PDF)'. */
function collectAnchor(element: Element, href: string, found: Metadata): void {
  const text = /\.pdf(?:$|[?#])/iu.test(href) ? foldText(textOf(element, 500)) : '';
  found.links.push({ href, text });
}

function collectLink(attribs: Element['attribs'], found: Metadata): void {
  const rel = (attribs.rel ?? '').toLowerCase();
  if (!attribs.href) return;
  if (/\bicon\b/u.test(rel)) found.icons.push(attribs.href);
  if (/\balternate\b/u.test(rel) && attribs.hreflang) found.alternates.push(attribs.hreflang.toLowerCase());
}

function collectScript(element: Element, found: Metadata): void {
  const type = (element.attribs.type ?? '').toLowerCase();
  const text = textOf(element, SCRIPT_LIMIT);
  if (text === '' || text.length > SCRIPT_LIMIT) return;
  if (type.includes('ld+json')) found.jsonLd.push(text);
  else if (type.includes('application/json')) found.embeddedJson.push(text);
  else if (type === '' || type.includes('javascript')) {
    const state = STATE.exec(text.slice(0, STATE_REACH));
    if (state?.[1] && HOLDS_STATE.test(state[1]) && !HOLDS_SETTINGS.test(state[1]))
      found.embeddedJson.push(text.slice(state.index + state[0].length));
  }
}

/** Application state in a script of its own, or close to a script's beginning. */
const STATE = /(?:window|self|globalThis)(?:\.|\[["'])(\w{3,60})(?:["']\])?\s{0,3}=\s{0,3}(?=[{[(])/u;
const STATE_REACH = 2_000;
/** Names under which an application keeps what it shows; consent tools and counters keep settings of their makers. */
const HOLDS_STATE = /state|data|props|context|nuxt|store/iu;
const HOLDS_SETTINGS = /consent|cookie|cmp|datalayer|track|config/iu;
