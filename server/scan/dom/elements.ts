import { memoOfText } from '../memo-of-text.ts';
import { LOOKS, PLACE } from './html-attributes.ts';
import type { Region } from './html-tags.ts';
import type { ElementNode, PageNode } from './nodes.ts';

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
export function looksOf(element: ElementNode): Looks {
  if (!element.tells(LOOKS)) return PLAIN;
  const classes = element.attribute('class');
  const style = element.attribute('style');
  const byClass = classes === undefined ? PLAIN : looksOfClasses(classes);
  if (style === undefined) return byClass;
  const byStyle = looksOfStyle(style);
  return { ...byClass, ...byStyle, bold: byClass.bold || byStyle.bold };
}

const REGION_OF_ROLE = new Map<string, Region>([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['complementary', 'aside'],
  ['contentinfo', 'footer'],
  ['main', 'main'],
]);

/** A noscript element that gives the e-mail address that a script would write. */
export function isEmailFallback(element: ElementNode): boolean {
  return (
    element.name === 'noscript' && /@|[([{<]\s?(?:at|ät|bei|klammeraffe)\s?[)\]}>]| at /iu.test(textOf(element, 500))
  );
}

const NEVER_BANNER = new Set(['body', 'html', 'main']);

/** Consent banners name third parties (Google Ireland …) that have nothing to do with the company. */
export function isConsentBanner(element: ElementNode, looks: Looks): boolean {
  if (!looks.consent && !element.tells(PLACE)) return false;
  const id = element.attribute('id');
  const named = looks.consent || (id !== undefined && CONSENT.test(id));
  return named && !element.tag.inline && !NEVER_BANNER.has(element.name);
}

/** The number that TYPO3 gives each element of a page's content. */
const CONTENT_ID = /^c\d{1,6}$/u;

/** Whether a `header` heads a part of the content, not the page: it stands in the main part, an article, or a numbered element. */
function headsContent({ parent }: ElementNode): boolean {
  for (let up = parent; up; up = up.parent) {
    if (up.name === 'main' || up.name === 'article') return true;
    if (up.tells(PLACE) && CONTENT_ID.test(up.attribute('id') ?? '')) return true;
  }
  return false;
}

/** The region that an element opens by its tag, its role or, for footers, its name. */
export function regionOf(element: ElementNode, looks = looksOf(element)): Region | undefined {
  const { region: byTag, inline } = element.tag;
  if (byTag) return byTag === 'header' && headsContent(element) ? undefined : byTag;
  if (!element.tells(PLACE)) return looks.footer && !inline ? 'footer' : undefined;
  const role = element.attribute('role');
  const byRole = role === undefined ? undefined : REGION_OF_ROLE.get(role);
  if (byRole) return byRole;
  if (inline) return undefined;
  const id = element.attribute('id');
  return looks.footer || (id !== undefined && /^(?:site-?)?footer$/iu.test(id)) ? 'footer' : undefined;
}

/** Text of an element without its markup, script and CDATA content included, cut after about `limit` characters. */
export function textOf(element: ElementNode, limit: number): string {
  let text = '';
  const last = nodeBehind(element);
  for (let node: PageNode | null = element.first; node && node !== last && text.length < limit; ) {
    if (node.kind === 'text') text += node.data;
    node = (node.kind === 'element' && node.first) || nodeBehind(node);
  }
  return text;
}

/** The node that follows another and all that stands in it. */
export function nodeBehind(node: PageNode): PageNode | null {
  let up: PageNode | null = node;
  while (up && !up.next) up = up.parent;
  return up?.next ?? null;
}

/** Rows or columns that a cell is believed to span. */
const MOST_SPANNED = 50;

const spanned = (cell: ElementNode, attribute: 'rowspan' | 'colspan'): number =>
  Math.min(MOST_SPANNED, Number.parseInt(cell.attribute(attribute) ?? '1', 10) || 1);

export const isTableCell = (node: PageNode | undefined): node is ElementNode =>
  node?.kind === 'element' && (node.name === 'td' || node.name === 'th');

/** How many rows of its table a cell takes, a bounded number. */
export const rowsSpanned = (cell: ElementNode): number => spanned(cell, 'rowspan');

/** How many columns of its table a cell takes, a bounded number. */
export const columnsSpanned = (cell: ElementNode): number => spanned(cell, 'colspan');
