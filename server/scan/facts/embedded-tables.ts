import { roleOf } from './embedded-keys.ts';
import { escapeText, proseMarkup } from './embedded-prose.ts';

const MAX_ROWS = 200;
const MAX_CELLS = 12;
const CAPTION = /^(?:caption|bildunterschrift)$/iu;
const HEAD_KEYS = ['columns', 'headers', 'header', 'head', 'heads', 'headings', 'spalten', 'kopfzeile', 'thead'];
const ROW_KEYS = ['rows', 'body', 'data', 'zeilen', 'reihen', 'tbody'];
const CELLS_KEYS = ['cells', 'columns', 'values', 'zellen'];
const TEXT_KEYS = ['text', 'value', 'content', 'label', 'title', 'name', 'header', 'html'];
const NAME_KEYS = ['key', 'field', 'accessor', 'dataIndex', 'id', 'name'];

/**
 * A table of a content system as markup, below its own heading: `{columns: ['Norm', …], rows: [['ISO 9001', …], …]}`,
 * with cells that are texts or hold one, rows that hold cells or name them by column. Null where an object is none.
 */
export function tableMarkup(object: Readonly<Record<string, unknown>>): string | null {
  const rows = listAt(object, ROW_KEYS);
  const columns = listAt(object, HEAD_KEYS) ?? [];
  if (!rows || rows.length > MAX_ROWS || columns.length > MAX_CELLS) return null;
  const heads = columns.map((column) => cellText(column) ?? '');
  const cells = rows.map((row) => cellsOf(row, columns));
  if (cells.some((row) => row === null) || Math.max(...cells.map((row) => row?.length ?? 0)) < 2) return null;
  const isTitle = (key: string): boolean => CAPTION.test(key) || roleOf(key) === 'heading';
  const title = Object.entries(object).find(([key, value]) => typeof value === 'string' && isTitle(key))?.[1];
  const head = heads.some((text) => text !== '') ? `<tr>${heads.map((text) => cell('th', text)).join('')}</tr>` : '';
  const body = cells.map((row) => `<tr>${(row ?? []).map((text) => cell('td', text)).join('')}</tr>`).join('');
  const heading = typeof title === 'string' ? `<h3>${escapeText(title)}</h3>` : '';
  return `<section>${heading}<table>${head}${body}</table></section>`;
}

const cell = (tag: 'th' | 'td', text: string): string =>
  `<${tag}>${/<\w/u.test(text) ? proseMarkup(text) : escapeText(text)}</${tag}>`;

function listAt(object: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown[] | undefined {
  return keys.map((key) => object[key]).find((value): value is unknown[] => Array.isArray(value) && value.length > 0);
}

/** The texts of a row; null where it holds something else. */
function cellsOf(row: unknown, columns: readonly unknown[]): string[] | null {
  const cells = Array.isArray(row)
    ? row
    : (listAt((row ?? {}) as Record<string, unknown>, CELLS_KEYS) ?? named(row, columns));
  if (!cells || cells.length > MAX_CELLS) return null;
  const texts = cells.map(cellText);
  return texts.some((text) => text === null) ? null : (texts as string[]);
}

/** `{norm: 'ISO 9001', bis: '2028'}` below `[{key: 'norm', label: 'Norm'}, …]`. */
function named(row: unknown, columns: readonly unknown[]): unknown[] | null {
  if (row === null || typeof row !== 'object') return null;
  const keys = columns.map((column) => {
    const entry = (column ?? {}) as Record<string, unknown>;
    return NAME_KEYS.map((key) => entry[key]).find((key): key is string => typeof key === 'string' && key in row);
  });
  if (keys.length < 2 || keys.every((key) => key === undefined)) return null;
  return keys.map((key) => (key === undefined ? '' : (row as Record<string, unknown>)[key]));
}

function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  const text = TEXT_KEYS.map((key) => (value as Record<string, unknown>)[key]).find(
    (entry) => typeof entry === 'string',
  );
  return typeof text === 'string' ? text.trim() : null;
}
