import { textOf } from './elements.ts';
import { ITEM, STATE, STATES } from './html-attributes.ts';
import type { ElementNode } from './nodes.ts';
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
  /** Addresses of all anchors; their words only where they lead to a PDF or call a number. */
  links: { href: string; text: string }[];
  /** Elements with microdata (`itemprop`). */
  properties: ElementNode[];
}

const SCRIPT_LIMIT = 500_000;
/** Characters of a title and of a meta element that are looked at. */
const HEAD_LIMIT = 2_000;

/** Collects from a page's elements what the readers of non-visible facts need. */
export function readMetadata(elements: readonly ElementNode[]): Metadata {
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
    if (element.tells(ITEM) && element.attribute('itemprop') !== undefined) found.properties.push(element);
    if (element.tells(STATE)) collectState(element, found);
  }
  return found;
}

function collect(element: ElementNode, found: Metadata): void {
  switch (element.name) {
    case 'html':
      found.lang = (element.attribute('lang') ?? element.attribute('xml:lang') ?? '').toLowerCase();
      break;
    case 'title':
      if (found.title === '') found.title = foldText(textOf(element, HEAD_LIMIT).slice(0, HEAD_LIMIT));
      break;
    case 'meta': {
      const key = (element.attribute('name') ?? element.attribute('property'))?.toLowerCase();
      const content = element.attribute('content');
      if (key && content && !found.meta.has(key)) found.meta.set(key, foldText(content.slice(0, HEAD_LIMIT)));
      break;
    }
    case 'link':
      collectLink(element, found);
      break;
    case 'script':
      collectScript(element, found);
      break;
    case 'img':
      found.images.push({
        alt: foldText(element.attribute('alt') ?? ''),
        src: element.attribute('src') ?? '',
        title: foldText(element.attribute('title') ?? ''),
      });
      break;
    case 'a':
      collectAnchor(element, found);
      break;
  }
}

/** The words are needed only of links to documents ('Zertifikat ISO 9001 (PDF)') and of those that call ('Jetzt anrufen'). */
function collectAnchor(element: ElementNode, found: Metadata): void {
  const href = element.attribute('href')?.trim();
  if (!href) return;
  const calls = href.startsWith('tel:');
  const text = calls || /\.pdf(?:$|[?#])/iu.test(href) ? foldText(textOf(element, 500)) : '';
  found.links.push({ href, text: text || (calls ? foldText(element.attribute('title') ?? '') : '') });
}

function collectLink(element: ElementNode, found: Metadata): void {
  const rel = (element.attribute('rel') ?? '').toLowerCase();
  const href = element.attribute('href');
  if (!href) return;
  if (/\bicon\b/u.test(rel)) found.icons.push(href);
  const language = element.attribute('hreflang');
  if (/\balternate\b/u.test(rel) && language) found.alternates.push(language.toLowerCase());
}

function collectScript(element: ElementNode, found: Metadata): void {
  const type = (element.attribute('type') ?? '').toLowerCase();
  const text = textOf(element, SCRIPT_LIMIT);
  if (text === '' || text.length > SCRIPT_LIMIT) return;
  if (type.includes('ld+json')) found.jsonLd.push(text);
  else if (type.includes('application/json')) found.embeddedJson.push(text);
  else if (type === '' || type.includes('javascript')) {
    const state = STATE_ASSIGNED.exec(text.slice(0, STATE_REACH));
    if (state?.[1] && HOLDS_STATE.test(state[1]) && !HOLDS_SETTINGS.test(state[1]))
      found.embeddedJson.push(text.slice(state.index + state[0].length));
  }
}

/** Application state in an attribute of the element that the application fills: Inertia, islands, Rails. */
function collectState(element: ElementNode, found: Metadata): void {
  for (const name of STATES) {
    const state = element.attribute(name);
    if (state && /^\s*[{[]/u.test(state) && state.length <= SCRIPT_LIMIT) found.embeddedJson.push(state);
  }
}

/** Application state in a script of its own, or close to a script's beginning. */
const STATE_ASSIGNED =
  /(?:window|self|globalThis)(?:\.|\[["'])(\w{3,60})(?:["']\])?\s{0,3}=\s{0,3}(?=[{[(]|JSON\.parse\()/u;
const STATE_REACH = 2_000;
/** Names under which an application keeps what it shows; consent tools and counters keep settings of their makers. */
const HOLDS_STATE = /state|data|props|context|nuxt|store/iu;
const HOLDS_SETTINGS = /consent|cookie|cmp|datalayer|track|config/iu;
