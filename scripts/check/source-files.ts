import { glob } from 'node:fs/promises';

/** TypeScript files below the given folders of `root`, as sorted paths relative to it with forward slashes. */
export const sourceFiles = async (root: string, folders: string[]): Promise<string[]> => {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
};
