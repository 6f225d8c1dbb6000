import { type AnyNode, type Element, isText } from 'domhandler';
import { memoOfText } from '../memo-of-text.ts';

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

const HEADING_LEVEL = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]));

const CONSENT = /^(?:cookie|consent|borlabs|cmplz|cky-|ccm-|onetrust|usercentrics|cybot|cc-window|brlbs)/iu;
const ICON = /(?:^|[\s_-])(?:fa|fas|far|icon|ico|bi|mdi|glyphicon|dashicons|elementor-icon)/iu;

/** What an element's class and style attributes say of its looks; style sheets are not read. */
export interface Looks {
  hidden: boolean;
  bold: boolean;
  /** Written backwards against address collectors and turned round by the style. */
  reversed: boolean;
  icon: boolean;
  footer: boolean;
  consent: boolean;
}

const PLAIN: Looks = { hidden: false, bold: false, reversed: false, icon: false, footer: false, consent: false };

const looksOfClasses = memoOfText((classes): Looks => {
  const looks = {
    ...PLAIN,
    bold: /(?:^|\s)(?:font-(?:semi|extra)?bold|fw-bold|bold)(?:\s|$)/u.test(classes),
    icon: ICON.test(classes),
    footer: /(?:^|\s)(?:site-?)?footer(?:\s|$)/iu.test(classes),
    consent: classes.split(/\s/u, 20).some((token) => CONSENT.test(token)),
  };
  return Object.values(looks).includes(true) ? looks : PLAIN;
});

const looksOfStyle = memoOfText((style) => ({
  hidden: /display\s{0,5}:\s{0,5}none/iu.test(style),
  bold: /font-weight\s{0,5}:\s{0,5}(?:bold|[6-9]00)/iu.test(style),
  reversed: /bidi-override/iu.test(style) && /direction\s{0,5}:\s{0,5}rtl/iu.test(style),
}));

/** The looks of one element, by its own attributes. */
export function looksOf(element: Element): Looks {
  const { class: classes, style } = element.attribs;
  const byClass = classes === undefined ? PLAIN : looksOfClasses(classes);
  if (style === undefined) return byClass;
  const byStyle = looksOfStyle(style);
  return { ...byClass, ...byStyle, bold: byClass.bold || byStyle.bold };
}

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
  return HEADING_LEVEL.get(element.name) ?? 0;
}

const NEVER_BANNER = new Set(['body', 'html', 'main']);

/** Consent banners name third parties (Google Ireland …) that have nothing to do with the company. */
export function isConsentBanner(element: Element, looks: Looks): boolean {
  const { id } = element.attribs;
  const named = looks.consent || (id !== undefined && CONSENT.test(id));
  return named && !isInline(element) && !NEVER_BANNER.has(element.name);
}

/** The region that an element opens by its tag, its role or, for footers, its name. */
export function regionOf(element: Element, looks = looksOf(element)): Region | undefined {
  const byTag = REGION_OF_TAG[element.name];
  if (byTag) return byTag;
  const { role, id } = element.attribs;
  if (role !== undefined && REGION_OF_ROLE[role]) return REGION_OF_ROLE[role];
  if (isInline(element)) return undefined;
  return looks.footer || (id !== undefined && /^(?:site-?)?footer$/iu.test(id)) ? 'footer' : undefined;
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
