import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { type ArrowRule, arrowRules } from './arrow-rules.ts';
import { type Import, importsOf } from './imports.ts';
import { sourceFiles } from './source-files.ts';

const folders = ['contract', 'machines', 'src', 'server', 'scripts', 'tests'];
const endings = /\.(ts|tsx|css|json)$/;

/** The folder that a rule's zone means for a file: `src/screens/*` is `src/screens/home` for its files. */
const zoneFolder = (zone: string, file: string): string | undefined => {
  const segments = zone.split('/');
  const parts = file.split('/').slice(0, segments.length);
  const matches = parts.length === segments.length && segments.every((name, i) => name === '*' || name === parts[i]);
  return matches ? parts.join('/') : undefined;
};

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What an import leads to, in the words of the rules: `npm:x`, `node:x`, or a path of the project. */
const targetOf = (file: string, specifier: string) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (isBuiltin(specifier)) return `node:${specifier.replace(/^node:/, '')}`;
  return `npm:${packageName(specifier)}`;
};

const covers = (allowed: string, target: string) =>
  allowed === 'npm' || allowed === 'node' ? target.startsWith(`${allowed}:`) : isWithin(target, allowed);

const permits = (rule: ArrowRule, folder: string, target: string, typeOnly: boolean) => {
  const refused = rule.may.some((entry) => entry.startsWith('!') && covers(entry.slice(1), target));
  const allowed = rule.may.map((entry) => (entry === 'own' ? folder : typeOnly ? entry.replace(/^type:/, '') : entry));
  return !refused && allowed.some((entry) => covers(entry, target));
};

const ruleFor = (file: string) =>
  arrowRules
    .flatMap((rule) => {
      const folder = zoneFolder(rule.zone, file);
      return folder === undefined ? [] : [{ rule, folder }];
    })
    .sort((a, b) => b.folder.length - a.folder.length)[0];

const complaintAbout = (root: string, file: string, { specifier, typeOnly }: Import): string | undefined => {
  const target = targetOf(file, specifier);
  if (specifier.startsWith('.')) {
    const path = target.replace(/\?.*$/, '');
    if (!endings.test(path)) return `'${specifier}' must end in .ts, .tsx, .css or .json`;
    if (!existsSync(join(root, path))) return `'${specifier}' does not exist`;
  }
  const found = ruleFor(file);
  if (!found) return 'stands in no zone of scripts/check/arrow-rules.ts';
  return permits(found.rule, found.folder, target, typeOnly)
    ? undefined
    : `${found.rule.zone} must not import ${target}`;
};

/** Imports below `root` that break the rules of the house, one line each. */
export const checkArrows = async (root: string): Promise<string[]> => {
  const problems: string[] = [];
  for (const file of await sourceFiles(root, folders)) {
    for (const found of importsOf(file, await readFile(join(root, file), 'utf8'))) {
      const complaint = complaintAbout(root, file, found);
      if (complaint) problems.push(`${file}:${found.line}: ${complaint}`);
    }
  }
  return problems;
};
