/** How the parser treats a tag; names that it does not know are plain. */
export interface TagRule {
  /** Has no content and no end tag. */
  empty: boolean;
  /** Its content is text up to its end tag: as it stands, or with character references. */
  text: 'raw' | 'decoded' | null;
  /** What its content is, where it differs from what stands around it: SVG and MathML know self-closing tags. */
  foreign: boolean | null;
  /** Open elements that its start tag ends, where they are the innermost ones. */
  ends: ReadonlySet<string> | null;
}

export const PLAIN_TAG: TagRule = { empty: false, text: null, foreign: null, ends: null };

const words = (names: string): string[] => names.split(' ');

const EMPTY = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const RAW = words('script style iframe noembed noframes xmp plaintext');
const DECODED = words('title textarea');
const FOREIGN = words('svg math');
const HTML_INSIDE_FOREIGN = words('mi mo mn ms mtext annotation-xml foreignobject desc title');

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

/** Rules of the tags that are not plain, after the HTML standard as browsers' older pages need it. */
export const TAG_RULES: ReadonlyMap<string, TagRule> = rules();

function rules(): Map<string, TagRule> {
  const all = new Map<string, TagRule>();
  const set = (names: readonly string[], rule: Partial<TagRule>): void => {
    for (const name of names) all.set(name, { ...(all.get(name) ?? PLAIN_TAG), ...rule });
  };
  set(EMPTY, { empty: true });
  set(RAW, { text: 'raw' });
  set(DECODED, { text: 'decoded' });
  set(FOREIGN, { foreign: true });
  set(HTML_INSIDE_FOREIGN, { foreign: false });
  for (const [tags, ends] of ENDS) set(words(tags), { ends });
  return all;
}
