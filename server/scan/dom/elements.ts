import { type AnyNode, type Element, isTag, isText } from 'domhandler';

/** Elements whose text a reader of the page never sees as text of the page. */
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'canvas',
  'select',
  'option',
  'datalist',
  'textarea',
  'iframe',
  'object',
  'video',
  'audio',
  'map',
  'head',
  'title',
]);

const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data dfn em font i img kbd label mark q s samp small span strike strong ' +
    'sub sup time tt u var wbr ins del nobr o:p noscript'
  ).split(' '),
);

const CONSENT = /^(?:cookie|consent|borlabs|cmplz|cky-|ccm-|onetrust|usercentrics|cybot|cc-window|brlbs)/iu;

/** Part of a page that an element opens, where its tag or role says so. */
export type Region = 'header' | 'nav' | 'aside' | 'footer' | 'main';

const REGION_OF_TAG: Record<string, Region> = {
  header: 'header',
  nav: 'nav',
  aside: 'aside',
  footer: 'footer',
  main: 'main',
};
const REGION_OF_ROLE: Record<string, Region> = {
  banner: 'header',
  navigation: 'nav',
  complementary: 'aside',
  contentinfo: 'footer',
  main: 'main',
};

export const isSilent = (element: Element): boolean => SILENT.has(element.name);

/** A noscript element that gives the e-mail address that a script would write. */
export function isEmailFallback(element: Element): boolean {
  return element.name === 'noscript' && /@|\(at\)|\[at\]/iu.test(textOf(element, 500));
}

export const isInline = (element: Element): boolean => INLINE.has(element.name);

/** Heading level 1–6, 0 for everything else. */
export function headingLevel(element: Element): number {
  return /^h[1-6]$/u.test(element.name) ? Number(element.name[1]) : 0;
}

/** Hidden by attribute or inline style; style sheets are not read. */
export function isHidden(element: Element): boolean {
  const { hidden, style } = element.attribs;
  return hidden !== undefined || (style !== undefined && /display\s{0,5}:\s{0,5}none/iu.test(style));
}

/** Consent banners name third parties (Google Ireland …) that have nothing to do with the company. */
export function isConsentBanner(element: Element): boolean {
  if (element.name === 'body' || element.name === 'html' || element.name === 'main' || isInline(element)) return false;
  const { id, class: classes } = element.attribs;
  if (id !== undefined && CONSENT.test(id)) return true;
  return classes?.split(/\s/u, 20).some((token) => CONSENT.test(token)) ?? false;
}

export function regionOf(element: Element): Region | undefined {
  const byTag = REGION_OF_TAG[element.name];
  if (byTag) return byTag;
  const { role, id, class: classes } = element.attribs;
  if (role !== undefined && REGION_OF_ROLE[role]) return REGION_OF_ROLE[role];
  if (isInline(element)) return undefined;
  return /^(?:site-?)?footer$/iu.test(id ?? '') || /(?:^|\s)(?:site-?)?footer(?:\s|$)/iu.test(classes ?? '')
    ? 'footer'
    : undefined;
}

/** All elements in document order, without recursion: markup may be nested deeper than the stack. */
export function* elementsOf(root: AnyNode): Generator<Element> {
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isTag(node)) yield node;
    if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) open.push(node.children[i] as AnyNode);
  }
}

/** Text of an element without its markup, script and CDATA content included, cut after about `limit` characters. */
export function textOf(element: Element, limit: number): string {
  const parts: string[] = [];
  const open: AnyNode[] = [element];
  for (let node = open.pop(), length = 0; node && length < limit; node = open.pop()) {
    if (isText(node)) {
      parts.push(node.data);
      length += node.data.length;
    } else if ('children' in node) {
      for (let i = node.children.length - 1; i >= 0; i--) open.push(node.children[i] as AnyNode);
    }
  }
  return parts.join('');
}

/** Bold by inline style or by a utility class. */
export function isBoldByStyle(element: Element): boolean {
  const { style, class: classes } = element.attribs;
  if (style !== undefined && /font-weight\s{0,5}:\s{0,5}(?:bold|[6-9]00)/iu.test(style)) return true;
  return classes !== undefined && /(?:^|\s)(?:font-(?:semi|extra)?bold|fw-bold|bold)(?:\s|$)/u.test(classes);
}

/** Text written backwards against address collectors and turned round by the style. */
export function isReversed(element: Element): boolean {
  const style = element.attribs.style;
  return style !== undefined && /bidi-override/iu.test(style) && /direction\s{0,5}:\s{0,5}rtl/iu.test(style);
}
