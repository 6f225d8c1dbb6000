import { NameTable } from './html-names.ts';

/** What parser and readers know of a tag; tags of other names are plain. */
export interface Tag {
  name: string;
  /** Has no content and no end tag. */
  empty: boolean;
  /** Its content is text up to its end tag: as it stands, or with character references. */
  text: 'raw' | 'decoded' | null;
  /** What its content is, where it differs from what stands around it: SVG and MathML know self-closing tags. */
  foreign: boolean | null;
  /** Open elements that its start tag ends, where they are the innermost ones. */
  ends: ReadonlySet<string> | null;
  /** Its text is never text of the page that a visitor sees. */
  silent: boolean;
  /** Stands within a line. */
  inline: boolean;
  /** Level of a heading, 1–6; 0 for everything else. */
  heading: number;
  /** Its text is set off as a term or in bold. */
  bold: boolean;
  /** What it is to the text beside it: a picture or icon, or something that may have a label of its own. */
  hint: 'drawing' | 'labelled' | null;
  /** The part of a page that it opens. */
  region: Region | null;
}

/** Part of a page, as its markup names it. */
export type Region = 'header' | 'nav' | 'aside' | 'footer' | 'main';

const words = (names: string): string[] => names.split(' ');

const EMPTY = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const RAW = words('script style iframe noembed noframes xmp plaintext');
const DECODED = words('title textarea');
const FOREIGN = words('svg math');
const HTML_INSIDE_FOREIGN = words('mi mo mn ms mtext annotation-xml foreignobject desc title');
const SILENT = words(
  'script style noscript template svg canvas select option datalist textarea iframe object video audio map head title ' +
    // struck out: it holds no longer
    's strike del',
);
const INLINE = words(
  'a abbr acronym b bdi bdo big cite code data dfn em font i img kbd label mark q s samp small span strike strong ' +
    'sub sup time tt u var wbr ins del nobr o:p noscript',
);
const BOLD = words('b strong th dt legend summary caption');
const DRAWINGS = words('i svg img');
const LABELLED = words('a span');
const REGIONS: readonly Region[] = ['header', 'nav', 'aside', 'footer', 'main'];
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
/** Frequent names of which there is nothing to say. */
const OTHERS = words('html image picture figure path g rect circle use defs button');

const PARAGRAPH = new Set(['p']);
const FORM_PARTS = new Set(words('input option optgroup select button datalist textarea'));
const ENDS: [tags: string, ends: ReadonlySet<string>][] = [
  [
    'p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul',
    PARAGRAPH,
  ],
  ['h1 h2 h3 h4 h5 h6', new Set(words('h1 h2 h3 h4 h5 h6 p'))],
  ['select input output button datalist textarea', FORM_PARTS],
  ['option', new Set(['option'])],
  ['optgroup', new Set(words('optgroup option'))],
  ['tr', new Set(words('tr th td'))],
  ['th', new Set(['th'])],
  ['td', new Set(words('thead th td'))],
  ['tbody tfoot', new Set(words('thead tbody'))],
  ['body', new Set(words('head link script'))],
  ['a', new Set(['a'])],
  ['li', new Set(['li'])],
  ['dd dt', new Set(words('dd dt'))],
  ['rt rp', new Set(words('rt rp'))],
];

/** Tags of known names, after the HTML standard as browsers' older pages need it. */
export const TAGS = new NameTable(knownTags());

/** A tag of an unknown name: a block without rules of its own. */
export function plainTag(name: string): Tag {
  return {
    name,
    ...{ empty: false, text: null, foreign: null, ends: null },
    ...{ silent: false, inline: false, heading: 0, bold: false, hint: null, region: null },
  };
}

function knownTags(): Tag[] {
  const all = new Map<string, Tag>();
  const set = (names: readonly string[], rule: Partial<Tag>): void => {
    for (const name of names) all.set(name, { ...(all.get(name) ?? plainTag(name)), ...rule });
  };
  set(EMPTY, { empty: true });
  set(RAW, { text: 'raw' });
  set(DECODED, { text: 'decoded' });
  set(FOREIGN, { foreign: true });
  set(HTML_INSIDE_FOREIGN, { foreign: false });
  for (const [tags, ends] of ENDS) set(words(tags), { ends });
  set(SILENT, { silent: true });
  set(INLINE, { inline: true });
  for (const [index, name] of HEADINGS.entries()) set([name], { heading: index + 1 });
  set(BOLD, { bold: true });
  set(DRAWINGS, { hint: 'drawing' });
  set(LABELLED, { hint: 'labelled' });
  for (const region of REGIONS) set([region], { region });
  set(OTHERS, {});
  return [...all.values()];
}
