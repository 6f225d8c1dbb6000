import { nodeBehind, regionOf } from '../dom/elements.ts';
import { readEmbeddedData } from '../dom/embedded-data.ts';
import { readMetadata } from '../dom/metadata.ts';
import type { ElementNode, PageNode } from '../dom/nodes.ts';
import type { ParsedPage } from '../dom/parse-page.ts';
import { foldText } from '../dom/text.ts';
import { languageOfTexts } from '../facts/language.ts';
import { isForSale } from '../facts/parked.ts';
import { resolveLink } from './addresses.ts';
import { linkTarget } from './link-target.ts';
import { markMenu } from './menu.ts';
import { linksInData, routesInScript, scriptedRedirect } from './script-links.ts';

/** A link to another page. */
export interface PageLink {
  url: string;
  /** Its text, title, label and image texts; none empty. */
  words: string[];
  place: 'nav' | 'footer' | 'body';
  /** Two-letter code of the language it says it leads to. */
  language: string | null;
}

/** All that choosing further pages needs to know of a page. Plain data: it crosses a thread border. */
export interface PageOutline {
  url: string;
  title: string;
  /** What its words say, else `<html lang>`: site builders often leave 'en' there. Two-letter code. */
  language: string | null;
  links: PageLink[];
  /** The same page in other languages, by two-letter code. */
  alternates: { language: string; url: string }[];
  /** Where a meta refresh sends the reader. */
  refresh: string | null;
  /** Documents that make up this one: frames, or the inner frames of a page without links of its own. */
  frames: string[];
  /** Documents shown within this one: maps and players mostly, a legal text now and then. */
  embeds: string[];
  /** Says 'not found' in title or heading, whatever its status code. */
  notFound: boolean;
  /** Its title, a heading or the law it cites say that it is a legal notice. */
  legal: boolean;
  /** A legal notice that is a file of another kind, which nobody reads. */
  legalDocument: string | null;
  /** Asks its reader for proof of being human before it shows anything. */
  challenge: boolean;
  /** Offers its own domain for sale. */
  forSale: boolean;
  /** Shows next to nothing outside its scripts. */
  scripted: boolean;
  /** Scripted, and a browser would have something to run. */
  runnable: boolean;
}

const MAX_LINKS = 1_500;
const MAX_WORDS = 160;
const MAX_NODES_PER_LINK = 60;
const MAX_ANCESTORS = 40;
/** Characters of prose that tell a page's language, and the elements that hold prose. */
const LANGUAGE_SAMPLE = 1_500;
/** Characters outside scripts that every page with a text of its own has. */
const SHOWN_BY_A_PAGE = 300;
const MAX_SCRIPT = 300_000;
const MAX_HEADINGS = 50;
const CHALLENGE =
  /^(?:just a moment|attention required|checking your browser|one moment, please|access denied|ddos-guard|security check|verify(?:ing)? you are human|sind sie ein mensch|sicherheitsüberprüfung)/iu;
const DOCUMENT = /\.(?:pdf|docx?|jpe?g|png|gif)(?:$|[?#])/i;
const PROSE = new Set(['p', 'li', 'td', 'h1', 'h2', 'h3']);
const NOT_FOUND =
  /(?:^|\W)(?:404|error 404|not found|nicht gefunden|page doesn.t exist|existiert nicht|nicht mehr verfügbar|seite (?:gibt es|ist) (?:leider )?nicht)(?:\W|$)/iu;
const LEGAL_TITLE =
  /(?:^|\W)(?:impressum|imprint|legal (?:notice|disclosure|information)|anbieterkennzeichnung|offenlegung|rechtliche (?:angaben|hinweise)|pflichtangaben)(?:\W|$)/iu;
const LAW = /§\s?5\s?(?:Abs\. ?1 )?(?:TMG|DDG|ECG|Telemedien|Digitale)|§\s?2[45]\s?(?:Abs\. ?1 )?Mediengesetz/iu;

/** Reads a page's links and its place among others, in one walk. */
export function readOutline(page: ParsedPage): PageOutline {
  const outline: PageOutline = {
    url: page.url,
    title: '',
    language: null,
    links: [],
    alternates: [],
    refresh: null,
    frames: [],
    embeds: [],
    notFound: false,
    legal: false,
    legalDocument: null,
    challenge: false,
    forSale: false,
    scripted: false,
    runnable: false,
  };
  let base = page.url;
  let heading = '';
  const headings: string[] = [];
  const prose: string[] = [];
  let proseLength = 0;
  let scripts = 0;
  let programs = 0;
  let inlineScript = '';
  let shown = 0;
  for (const element of page.elements) {
    if (shown < SHOWN_BY_A_PAGE && !element.tag.silent) shown += ownTextLength(element);
    if (proseLength < LANGUAGE_SAMPLE && PROSE.has(element.name)) {
      const text = textOf(element);
      prose.push(text);
      proseLength += text.length + 1;
    }
    switch (element.name) {
      case 'html':
        outline.language = languageCode(element.attribute('lang') ?? element.attribute('xml:lang'));
        break;
      case 'base':
        base = URL.parse(element.attribute('href') ?? '', page.url)?.href ?? base;
        break;
      case 'title':
        outline.title ||= textOf(element);
        break;
      case 'h1':
      case 'h2':
      case 'h3':
        if (element.name === 'h1') heading ||= textOf(element);
        if (headings.length < MAX_HEADINGS) headings.push(textOf(element));
        break;
      case 'link':
        readAlternate(outline, element, base);
        break;
      case 'meta':
        if (element.attribute('http-equiv')?.toLowerCase() === 'refresh')
          outline.refresh ??= refreshTarget(element.attribute('content'), base);
        break;
      case 'script':
        scripts += 1;
        if (/^$|javascript|module/i.test(element.attribute('type') ?? '')) programs += 1;
        if (inlineScript.length < MAX_SCRIPT) inlineScript += scriptText(element);
        break;
      case 'frame':
      case 'iframe': {
        const source = element.attribute('src');
        const frame = source === undefined ? null : resolveLink(source, base);
        if (frame) (element.name === 'frame' ? outline.frames : outline.embeds).push(frame);
        break;
      }
    }
    const target = linkTarget(element);
    if (target === undefined) continue;
    const url = resolveLink(target, base);
    if (url && outline.links.length < MAX_LINKS) {
      const language = languageCode(element.attribute('hreflang') ?? element.attribute('lang'));
      outline.links.push({ url, words: wordsOf(element), place: placeOf(element), language });
    } else if (DOCUMENT.test(target) && LEGAL_TITLE.test(wordsOf(element).join(' '))) {
      outline.legalDocument ??= URL.parse(target, base)?.href ?? null;
    }
  }
  outline.language = languageOfTexts(prose) ?? outline.language;
  markMenu(outline.links, page.url);
  // An iframe is a widget, unless the page is nothing but a frame around it.
  if (outline.links.length === 0) outline.frames.push(...outline.embeds.splice(0));
  outline.scripted = scripts > 0 && shown < SHOWN_BY_A_PAGE;
  outline.runnable = outline.scripted && programs > 0;
  if (outline.scripted) {
    const data = readEmbeddedData(readMetadata(page.elements).embeddedJson);
    outline.links.push(...linksInData(data, base), ...routesInScript(inlineScript, base));
    outline.refresh ??= scriptedRedirect(inlineScript, base);
  }
  outline.notFound = NOT_FOUND.test(outline.title) || NOT_FOUND.test(heading);
  outline.legal =
    LEGAL_TITLE.test(outline.title) || headings.some((text) => LEGAL_TITLE.test(text)) || LAW.test(prose.join(' '));
  outline.challenge = CHALLENGE.test(outline.title) && outline.links.length < 5;
  outline.forSale = proseLength < LANGUAGE_SAMPLE && isForSale([outline.title, ...prose].join(' '));
  return outline;
}

function ownTextLength(element: ElementNode): number {
  let length = 0;
  for (let child = element.first; child; child = child.next)
    if (child.kind === 'text') length += child.data.trim().length;
  return length;
}

function scriptText({ first }: ElementNode): string {
  return first?.kind === 'text' ? `${first.data.slice(0, MAX_SCRIPT)}\n` : '';
}

function readAlternate(outline: PageOutline, element: ElementNode, base: string): void {
  const hreflang = element.attribute('hreflang');
  if (!/\balternate\b/i.test(element.attribute('rel') ?? '') || hreflang === undefined) return;
  const language = languageCode(hreflang);
  const url = resolveLink(element.attribute('href') ?? '', base);
  if (language && url) outline.alternates.push({ language, url });
}

/** `5; url='/start.html'`. Slow refreshes reload a page, they do not lead to another. */
function refreshTarget(content: string | undefined, base: string): string | null {
  const match = /^\s{0,9}(\d{1,3})[^;,]{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}['"]?([^'"]{1,1000})/i.exec(content ?? '');
  return match?.[2] !== undefined && Number(match[1]) <= 15 ? resolveLink(match[2], base) : null;
}

function languageCode(text: string | undefined): string | null {
  return /^\s*([a-z]{2})(?:[-_]|\s*$)/i.exec(text ?? '')?.[1]?.toLowerCase() ?? null;
}

function wordsOf(link: ElementNode): string[] {
  const labels = [link.attribute('title'), link.attribute('aria-label')];
  const words = [textOf(link), ...labels.map((label = '') => foldText(label))];
  return [...new Set(words.map((text) => text.slice(0, MAX_WORDS)).filter((text) => text !== ''))];
}

/** Text of an element with the alternative texts of its images; bounded, for markup that never closes a link. */
function textOf(element: ElementNode): string {
  let text = '';
  const last = nodeBehind(element);
  let node = element.first;
  for (let nodes = 0; node && node !== last && nodes < MAX_NODES_PER_LINK && text.length < MAX_WORDS; nodes++) {
    let inside: PageNode | null = null;
    if (node.kind === 'text') text += node.data.slice(0, MAX_WORDS);
    else {
      if (node.name === 'img') text += ` ${node.attribute('alt') ?? ''} `;
      if (node.name !== 'style' && node.name !== 'script') inside = node.first;
    }
    node = inside ?? nodeBehind(node);
  }
  return foldText(text);
}

function placeOf(element: ElementNode): PageLink['place'] {
  let parent = element.parent;
  for (let climbed = 0; parent && climbed < MAX_ANCESTORS; climbed++) {
    const region = regionOf(parent);
    if (region === 'footer') return 'footer';
    if (region === 'nav' || region === 'header') return 'nav';
    parent = parent.parent;
  }
  return 'body';
}
