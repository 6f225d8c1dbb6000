import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Texts of one language: `namespace:path.to.key` → text. List entries carry their index. */
export type Texts = Map<string, string>;

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The key that code asks for: plural forms share one. */
export const askedKey = (key: string) => key.replace(pluralEnding, '');

const flatten = (prefix: string, value: unknown, into: Texts) => {
  if (typeof value === 'string') {
    into.set(prefix, value);
  } else if (typeof value === 'object' && value !== null) {
    const separator = prefix.endsWith(':') ? '' : '.';
    for (const [name, child] of Object.entries(value)) flatten(`${prefix}${separator}${name}`, child, into);
  } else {
    throw new Error(`${prefix} is neither a text nor a group of texts`);
  }
};

/** Reads every file of `locales/<language>`; the file's name is the namespace. */
export const readTexts = async (root: string, language: string): Promise<Texts> => {
  const folder = join(root, 'locales', language);
  const texts: Texts = new Map();
  for (const file of (await readdir(folder)).sort()) {
    flatten(`${basename(file, '.json')}:`, JSON.parse(await readFile(join(folder, file), 'utf8')), texts);
  }
  return texts;
};

/** Variables and markup of a text that a translation has to keep: `{{name}}`, `<1>`, `$t(key)`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?\w+\s*\/?>|\$t\([^)]*\)/g)].map(([all, variable]) =>
    variable ? `{{${variable}}}` : all.replaceAll(' ', ''),
  );

const sameSet = (a: string[], b: string[]) =>
  new Set([...a, ...b]).size === new Set(a).size && new Set(a).size === new Set(b).size;

/** Keys that only one language has, empty texts, and translations with other placeholders. */
export const compareTexts = (german: Texts, english: Texts): string[] => {
  const problems: string[] = [];
  for (const key of new Set([...german.keys(), ...english.keys()])) {
    const de = german.get(key);
    const en = english.get(key);
    if (de === undefined) problems.push(`${key} is missing in German`);
    else if (en === undefined) problems.push(`${key} is missing in English`);
    else if (!de.trim() || !en.trim()) problems.push(`${key} is empty`);
    else if (!sameSet(placeholders(de), placeholders(en)))
      problems.push(`${key} has different placeholders in German and English`);
  }
  return problems;
};
