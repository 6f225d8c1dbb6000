import { NameTable } from './html-names.ts';

/** Names of the attributes that readers of pages ask for. The parser passes over all others, of which most markup is made. */
export const ATTRIBUTE_NAMES = [
  ...(['class', 'id', 'style', 'role', 'hidden', 'title', 'alt', 'aria-label'] as const),
  ...(['href', 'src', 'value', 'onclick', 'data-href', 'rel', 'type', 'lang', 'xml:lang', 'hreflang'] as const),
  ...(['name', 'property', 'content', 'http-equiv', 'datetime', 'itemprop', 'itemscope', 'itemtype'] as const),
  // What e-mail addresses are hidden in.
  ...(['data-cfemail', 'data-user', 'data-name', 'data-local', 'data-domain', 'data-host', 'data-tld'] as const),
  ...(['first', 'last'] as const),
  // What figures count up to.
  ...(['data-to-value', 'data-count', 'data-counter', 'data-target', 'data-number', 'data-to', 'data-stop'] as const),
  // What applications carry for their scripts.
  ...(['data-page', 'data-props', 'data-react-props', 'data-state'] as const),
] as const;

export type AttributeName = (typeof ATTRIBUTE_NAMES)[number];

export const ATTRIBUTES = new NameTable<{ name: AttributeName }>(ATTRIBUTE_NAMES.map((name) => ({ name })));
