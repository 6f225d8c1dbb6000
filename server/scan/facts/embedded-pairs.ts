import { isObject, type Role, roleOf } from './embedded-keys.ts';

/** A line of a label and what stands behind it, with the wording of the data that it is made of. */
interface ShownPair {
  label: string;
  value: string;
  source: string;
}

const YEAR_KEYS = ['year', 'jahr', 'jahreszahl', 'date', 'datum', 'wann'];

/** `{jahr: '1958', text: 'Gründung durch …'}` of a company's history. */
function timelineEntry(object: Record<string, unknown>): ShownPair | null {
  const year = YEAR_KEYS.map((key) => object[key]).find((entry) => entry !== undefined);
  const told = [...LABEL_KEYS, ...VALUE_KEYS].map((key) => object[key]).filter((entry) => typeof entry === 'string');
  if (!/^(?:1[5-9]|20)\d\d$/u.test(String(year)) || told.length === 0) return null;
  const value = told.join(': ');
  return value.length <= 300 && !value.includes('<') ? shown(String(year), value, wording(object)) : null;
}

/** `events` are dates to come, or the years of a history. */
export const isTimeline = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && timelineEntry(entry));

const LABEL_KEYS = ['label', 'beschriftung', 'title', 'titel', 'key', 'term', 'k'];
const VALUE_KEYS = ['value', 'wert', 'text', 'content', 'description', 'beschreibung', 'was', 'ereignis', 'v'];

/** `{label: 'Telefon', value: '0221 …'}`, as content systems keep tables and lists. */
function labelledPair(object: Record<string, unknown>): ShownPair | null {
  const find = (keys: readonly string[]) => keys.map((key) => object[key]).find((entry) => typeof entry === 'string');
  const [label, value] = [find(LABEL_KEYS), find(VALUE_KEYS)];
  if (typeof label !== 'string' || typeof value !== 'string') return null;
  const isShort = label.length <= 60 && value.length <= 100 && !/[\n<]|[.!?]$/u.test(value);
  return isShort && !('street' in object) ? shown(label, value, wording(object)) : null;
}

const NUMBERS: Partial<Record<Role, string>> = { phone: 'Telefon', fax: 'Telefax', email: 'E-Mail' };
const LONGEST_NOTE = 150;

/** `{text: 'Notdienst der Muster GmbH', phone: '0221 …'}` and nothing else: whose number it is stands beside it. */
function notedNumber(object: Record<string, unknown>): ShownPair | null {
  const entries = Object.entries(object);
  const note = entries.find(([key]) => key === 'text' || LABEL_KEYS.includes(key));
  const number = entries.find(([key]) => NUMBERS[roleOf(key)] !== undefined);
  if (entries.length !== 2 || typeof note?.[1] !== 'string' || typeof number?.[1] !== 'string') return null;
  if (note[1].length > LONGEST_NOTE || /[\n<]/u.test(note[1])) return null;
  const source = entries.map(([key, value]) => `"${key}": "${value}"`).join(', ');
  return shown(note[1], `${NUMBERS[roleOf(number[0])]} ${number[1]}`, source);
}

/** `[['Telefon', '0221 …'], ['Telefax', '0221 …']]`, a list of labels with what stands behind them; null for any other. */
export function listedPairs(list: readonly unknown[]): ShownPair[] | null {
  const pairs = list.map((entry) => {
    if (!Array.isArray(entry) || entry.length !== 2) return null;
    const [label, value] = entry as unknown[];
    if (typeof label !== 'string' || typeof value !== 'string') return null;
    const isShown = /^\p{L}[^\n<]{1,59}$/u.test(label) && !/^\/\S*$|<|\n/u.test(value) && value.length <= 300;
    return isShown ? shown(label, value, `["${label}", "${value}"]`) : null;
  });
  return list.length > 1 && pairs.every((pair) => pair !== null) ? pairs : null;
}

const shown = (label: string, value: string, source: string): ShownPair => ({
  label: label.replace(/:\s*$/u, ''),
  value,
  source,
});

/** What an object shows as one line; null where it shows more, or nothing. */
export const shownPair = (object: Record<string, unknown>): ShownPair | null =>
  timelineEntry(object) ?? labelledPair(object) ?? notedNumber(object);

function wording(object: Record<string, unknown>): string {
  return [...YEAR_KEYS, ...LABEL_KEYS, ...VALUE_KEYS]
    .filter((key) => typeof object[key] === 'string' || typeof object[key] === 'number')
    .map((key) => `"${key}": "${object[key]}"`)
    .join(', ');
}
