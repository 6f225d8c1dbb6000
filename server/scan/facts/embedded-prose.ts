/** A rich text of a content system as markup; null where an object is none. */
export function richText(node: Readonly<Record<string, unknown>>): string | null {
  const parts = partsOf(node);
  const level = headingLevel(node);
  if (!Array.isArray(parts) || parts.length === 0) {
    // `{_type: 'headline', text: 'Kontakt'}`
    const text = node.text ?? node.worte ?? node.wert;
    return level > 0 && typeof text === 'string' ? `<h${level}>${escapeText(text)}</h${level}>` : null;
  }
  const inline = parts.map(inlineText);
  if (inline.some((text) => text === null)) return null;
  const tag = level ? `h${level}` : 'p';
  return `<${tag}>${inline.join('')}</${tag}>`;
}

/** What a node of rich text holds, in English or German: `children`, `content`, `kinder`, `inhalt`. */
const partsOf = (node: Readonly<Record<string, unknown>>): unknown =>
  node.children ?? node.content ?? node.kinder ?? node.inhalt;

/** What a node says that it is. */
const kindOf = ({ type, nodeType, _type, art, typ }: Readonly<Record<string, unknown>>): unknown =>
  type ?? nodeType ?? _type ?? art ?? typ;

/**
 * A piece of text within a paragraph, as Portable Text, ProseMirror, Slate, Lexical and Contentful write it: `text` or
 * `value` on a leaf, a line break, or a link around further pieces. Null for anything else.
 */
function inlineText(node: unknown): string | null {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return null;
  const { text, value, wert } = node as Record<string, unknown>;
  const kind = String(kindOf(node as Record<string, unknown>) ?? 'text');
  if (/^(?:hard-?break|line-?break|br|(?:zeilen)?umbruch)$/iu.test(kind)) return '<br>';
  if (!/^(?:text|span|link|hyperlink|inline|autolink|verweis)$/iu.test(kind)) return null;
  const leaf = typeof text === 'string' ? text : (value ?? wert);
  if (typeof leaf === 'string') return escapeText(leaf).replace(/\n/gu, '<br>');
  const parts = partsOf(node as Record<string, unknown>);
  if (!Array.isArray(parts)) return null;
  return parts.map((part) => inlineText(part) ?? '').join('');
}

/** 'h2', 'heading-2', `{type: 'heading', attrs: {level: 2}}`, `{_type: 'headline'}`; 0 for other blocks. */
function headingLevel(node: Readonly<Record<string, unknown>>): number {
  const { style, type, nodeType, tag, level, stufe, ebene, attrs } = node;
  const named = /^(?:h|heading-?)([1-6])$/iu.exec(String(style ?? tag ?? nodeType ?? type ?? ''))?.[1];
  if (named) return Number(named);
  const kind = kindOf(node) ?? node.__component ?? node.blockType ?? '';
  if (!/(?:^|[.-])(?:head(?:ing|line)|(?:ü|ue)berschrift|zwischentitel)$/iu.test(String(kind))) return 0;
  const stated = level ?? stufe ?? ebene ?? (attrs as { level?: unknown } | undefined)?.level;
  return typeof stated === 'number' && stated >= 1 && stated <= 6 ? stated : 2;
}

/** Markup stays; Markdown's headings, emphasis and links, and plain line breaks, become markup. */
export function proseMarkup(text: string): string {
  if (/<(?:p|br|h[1-6]|div|li|span|strong|b|table|address)\b/iu.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => {
    const heading = /^#{1,6}\s+(.*)/u.exec(paragraph);
    const lines = (heading ? paragraph.slice(paragraph.indexOf(' ')) : paragraph).split('\n').map(plainMarkdown);
    if (!heading) return `<p>${lines.join('<br>')}</p>`;
    return `<h2>${lines[0]}</h2><p>${lines.slice(1).join('<br>')}</p>`;
  });
  return paragraphs.join('');
}

function plainMarkdown(line: string): string {
  return escapeText(
    line
      .replace(/\*\*|__/gu, '')
      .replace(/\[([^\]]{1,200})\]\([^)]{1,500}\)/gu, '$1')
      .replace(/^\s*[-*]\s+|\\$/gu, '')
      .trim(),
  );
}

export function escapeText(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
}
