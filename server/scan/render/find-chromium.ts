import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium to render pages with: the given one, else the first on the PATH; undefined where there is none.
 * Throws an Error naming the given path where that is no program.
 */
export function findChromium(wanted: string | undefined, searchPath = process.env.PATH ?? ''): string | undefined {
  if (wanted !== undefined) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH: "${wanted}" is not an executable file.`);
  }
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
