import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomHandler, type ParentNode } from 'domhandler';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_NAMES } from '../../../server/scan/dom/html-attributes.ts';
import type { ElementNode } from '../../../server/scan/dom/nodes.ts';
import { parseHtml } from '../../../server/scan/dom/parse-html.ts';

const NO_LIMITS = { tags: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY };

type Shown = string | [name: string, attributes: Record<string, string>, content: Shown[]];

/** Neighbouring texts joined, empty ones left out. */
function joined(nodes: Shown[]): Shown[] {
  const content: Shown[] = [];
  for (const node of nodes) {
    const before = content.at(-1);
    if (typeof node === 'string' && typeof before === 'string') content[content.length - 1] = before + node;
    else if (node !== '') content.push(node);
  }
  return content;
}

function shown({ first }: ElementNode): Shown[] {
  const content: Shown[] = [];
  for (let node = first; node; node = node.next) {
    content.push(node.kind === 'text' ? node.data : [node.name, attributesOf(node), shown(node)]);
  }
  return joined(content);
}

function attributesOf(element: ElementNode): Record<string, string> {
  const values = ATTRIBUTE_NAMES.map((name) => [name, element.attribute(name)] as const);
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

const own = (html: string): Shown[] => shown(parseHtml(html, NO_LIMITS).document);

const shownByLibrary = ({ children }: ParentNode): Shown[] =>
  joined(
    children.flatMap((node): Shown[] => {
      if (node.type === 'text') return [node.data];
      if (!('attribs' in node)) return [];
      const kept = Object.entries(node.attribs).filter(([name]) => ATTRIBUTE_NAMES.some((known) => known === name));
      return [[node.name.toLowerCase(), Object.fromEntries(kept), shownByLibrary(node)]];
    }),
  );

/** The library that stands for what tolerant parsers make of such markup. */
function byLibrary(html: string): Shown[] {
  const handler = new DomHandler();
  new Parser(handler).end(html);
  return shownByLibrary(handler.root);
}

const PIECES = [
  ...['<p>', '</p>', '<div class="a b">', '</div>', '<a href=x/>', '</a>', '<br>', '</br>', '<br/>', '<h1>', '</h2>'],
  ...['<svg>', '</svg>', '<svg/>', '<path d=1 />', '<desc>'],
  ...['<title>', '</title>', '<script>', '</script>', '<ScRiPt>', '</sCrIpT foo>', '<style>', '</style >', '<xmp>'],
  ...['<textarea>', '</textarea>', '<iframe>', '</iframe>', '<noscript>', '<plaintext>', '<noembed>', '</xmp>'],
  ...['<!-- x -->', '<!-->', '<!--->', '<!-- a --!>', '<!--', '-->', '<![CDATA[', ']]>', '<!doctype html>', '<?x ?>'],
  ...['</', '</>', '</ x>', '<', '<1', '< a', '>', '"', "'", '=', ' ', '/', '\n', '\t', 'text', '<o:p>', '</o:p>'],
  ...[
    '&amp;',
    '&uuml;',
    '&#8211;',
    '&notit;',
    '&amp',
    '&',
    '<input value="a&quot;b">',
    `<i title='x"y' id=q data-x>`,
    '<i hidden title>',
  ],
  ...['<td>', '<tr>', '<table>', '</table>', '<li>', '<ul>', '</ul>', '<form>', '</form>', '<select>', '<option>'],
  ...['<IMG SRC=x ALT=y>', '<b id=1 x=2 ID=3>', '<i =a>', '<i id = b>', '<i id= >', '<u id="1"alt=2>', '<a/b/c>'],
  ...['<a / >', '<dd>', '<dt>', '<button>', '<body>', '<head>'],
];
/** The library leaves a character reference alone that follows a lone '<' in such an element; browsers decode it. */
const UNDECODED = /<(?:title|textarea)>.*<\/?&/s;
/** Ends a tag and its quotes: what is made of a tag that the page's end cuts off differs, and matters to nobody. */
const END = `'">.`;

describe('parseHtml', () => {
  it('makes the same tree of any markup as a tolerant parser of the field', { timeout: 60_000 }, () => {
    const markup = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join('') + END);
    fc.assert(
      fc.property(markup, (html) => {
        fc.pre(!UNDECODED.test(html));
        expect(own(html)).toEqual(byLibrary(html));
      }),
      { numRuns: 4_000 },
    );
  });

  it('makes the same tree of whole pages', () => {
    const fixtures = join(import.meta.dirname, '../../fixtures');
    const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const html = readFileSync(join(fixtures, file), 'utf8');
      expect(own(html), file).toEqual(byLibrary(html));
    }
  });

  it('knows the alias of a picture, in HTML only', () => {
    expect(own('<image><svg><image/></svg>')).toEqual([
      ['img', {}, []],
      ['svg', {}, [['image', {}, []]]],
    ]);
  });

  it('decodes what follows a lone less-than sign in a title', () => {
    expect(own('<title>1 <&#8211; 2</title>')).toEqual([['title', {}, ['1 <– 2']]]);
  });

  it('ends where a limit says, and tells where', () => {
    const { document, end } = parseHtml('<p>one</p><p>two</p>', { tags: 2, text: 100 });
    expect(shown(document)).toEqual([['p', {}, ['one']]]);
    expect(end).toBe('<p>one</p>'.length);
    expect(parseHtml('<b>12345</b>6', { tags: 9, text: 5 }).end).toBe('<b>12345</b>'.length);
  });
});
