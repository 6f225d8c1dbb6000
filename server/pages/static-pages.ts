import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as v from 'valibot';
import { PageSlug, type StaticPage } from '../../contract/pages.ts';
import { Language } from '../../contract/primitives.ts';

/** A page by language and slug; undefined where the folder has none. */
export type StaticPages = (language: Language, slug: PageSlug) => StaticPage | undefined;

const Header = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  updated: v.pipe(v.string(), v.isoDate()),
});

/** Places that the operator has to fill in are written `[[like this]]` and shown highlighted. */
const markPlaceholders = (html: string) => html.replace(/\[\[(.+?)\]\]/g, '<mark>$1</mark>');

const sanitize = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'mark',
      'code',
      'br',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  });

/**
 * Renders a page: `key: value` lines between two `---`, then Markdown.
 * @throws Error for a header without title or date
 */
export function renderPage(source: string): StaticPage {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const entries = head
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  const { title, updated } = v.parse(Header, Object.fromEntries(entries));
  const html = marked.parse(body, { async: false, breaks: true });
  return { title, content: sanitize(markPlaceholders(html)), updated_at: updated };
}

/** The English and German cookie pages have addresses of their own in both languages; the text is one. */
const fileOf = (slug: PageSlug) => (slug === 'cookie-policy' ? 'cookie-richtlinie' : slug);

/** Reads and renders all pages of `folder/<language>/<slug>.md`. */
export async function loadStaticPages(folder: string): Promise<StaticPages> {
  const pages = new Map<string, StaticPage>();
  for (const language of Language.options) {
    const files = await readdir(join(folder, language));
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      const source = await readFile(join(folder, language, file), 'utf8');
      pages.set(`${language}/${file.slice(0, -3)}`, renderPage(source));
    }
  }
  const missing = Language.options.flatMap((language) =>
    PageSlug.options.filter((slug) => !pages.has(`${language}/${fileOf(slug)}`)).map((slug) => `${language}/${slug}`),
  );
  if (missing.length > 0) throw new Error(`Static pages are missing in ${folder}: ${missing.join(', ')}`);
  return (language, slug) => pages.get(`${language}/${fileOf(slug)}`);
}
