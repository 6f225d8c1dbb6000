import { isObject } from './embedded-keys.ts';

const YEAR_KEYS = ['year', 'jahr', 'jahreszahl', 'date', 'datum', 'wann'];

/** `{jahr: '1958', text: 'Gründung durch …'}` of a company's history. */
export function timelineEntry(object: Record<string, unknown>): { label: string; value: string } | null {
  const year = YEAR_KEYS.map((key) => object[key]).find((entry) => entry !== undefined);
  const told = [...LABEL_KEYS, ...VALUE_KEYS].map((key) => object[key]).filter((entry) => typeof entry === 'string');
  if (!/^(?:1[5-9]|20)\d\d$/u.test(String(year)) || told.length === 0) return null;
  const value = told.join(': ');
  return value.length <= 300 && !value.includes('<') ? { label: String(year), value } : null;
}

/** `events` are dates to come, or the years of a history. */
export const isTimeline = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && timelineEntry(entry));

const LABEL_KEYS = ['label', 'beschriftung', 'title', 'titel', 'key', 'term', 'k'];
const VALUE_KEYS = ['value', 'wert', 'text', 'content', 'description', 'beschreibung', 'was', 'ereignis', 'v'];

/** `{label: 'Telefon', value: '0221 …'}`, as content systems keep tables and lists. */
export function labelledPair(object: Record<string, unknown>): { label: string; value: string } | null {
  const find = (keys: readonly string[]) => keys.map((key) => object[key]).find((entry) => typeof entry === 'string');
  const [label, value] = [find(LABEL_KEYS), find(VALUE_KEYS)];
  if (typeof label !== 'string' || typeof value !== 'string') return null;
  const isShort = label.length <= 60 && value.length <= 100 && !/[\n<]|[.!?]$/u.test(value);
  return isShort && !('street' in object) ? { label: label.replace(/:\s*$/u, ''), value } : null;
}

/** The wording of the data that such a line is made of. */
export function wording(object: Record<string, unknown>): string {
  return [...YEAR_KEYS, ...LABEL_KEYS, ...VALUE_KEYS]
    .filter((key) => typeof object[key] === 'string' || typeof object[key] === 'number')
    .map((key) => `"${key}": "${object[key]}"`)
    .join(', ');
}
