import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askedKey, compareTexts, readTexts } from './locale-files.ts';
import { sourceFiles } from './source-files.ts';
import { type AskedKeys, askedKeys } from './used-keys.ts';

/** Whether a key is what code asks for; `*` in the wanted key stands for any part within one namespace. */
const fits = (wanted: string, key: string) => {
  if (!wanted.includes('*')) return key === wanted;
  const parts = wanted.split('*').map((part) => part.replace(/[.[\]{}()+?^$|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^:]+')}$`).test(key);
};

/** A call may also ask for a whole group, such as a list. */
const fitsGroup = (wanted: string, key: string) => fits(wanted, key) || fits(`${wanted}.*`, key);

const inNamespaces = (key: string, namespaces: string[]) =>
  key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`);

/** A literal that is no call's argument counts only where it can hardly be anything else than a key. */
const looksLikeKey = (text: string) => /^[\w:]+([.:][\w*]+)+$/.test(text);

/** Whether a literal outside of calls names the key. Those that look like a key may come from any namespace. */
const mentions = ({ mentioned, namespaces }: AskedKeys, all: string[], key: string) =>
  mentioned
    .filter((text) => !text.startsWith('*'))
    .some((text) => inNamespaces(text, looksLikeKey(text) ? all : namespaces).some((wanted) => fits(wanted, key)));

/**
 * Texts that one language lacks, keys that code asks for and no file has, and keys that no code asks for.
 * One line each.
 */
export const checkLocales = async (root: string): Promise<string[]> => {
  const german = await readTexts(root, 'de');
  const problems = compareTexts(german, await readTexts(root, 'en'));
  const keys = [...new Set([...german.keys()].map(askedKey))];
  const namespaces = [...new Set(keys.map((key) => key.slice(0, key.indexOf(':'))))];
  const used = new Set<string>();
  for (const file of await sourceFiles(root, ['src', 'machines', 'server'])) {
    const found = askedKeys(file, await readFile(join(root, file), 'utf8'));
    for (const wanted of [...found.asked, ...found.patterns]) {
      const candidates = inNamespaces(wanted, found.namespaces);
      const texts = keys.filter((key) => candidates.some((candidate) => fitsGroup(candidate, key)));
      if (texts.length === 0) problems.push(`${file}: no text for '${wanted}'`);
      for (const key of texts) used.add(key);
    }
    for (const key of keys) if (!used.has(key) && mentions(found, namespaces, key)) used.add(key);
  }
  return [...problems, ...keys.filter((key) => !used.has(key)).map((key) => `${key} is not used`)];
};
