import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const list = 'test-results/failures.txt';

/** What failed, and the first line of why. */
export interface Failure {
  title: string;
  message: string | undefined;
}

const lineOf = ({ title, message = 'no reason told' }: Failure): string =>
  `- ${title}: ${stripVTControlCharacters(message).trim().split('\n')[0]}\n`;

/** Adds to the list that `npm test` repeats at its end, where thousands of lines of progress stand before it. */
export function noteFailures(failures: Failure[], file = list): void {
  if (failures.length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, failures.map(lineOf).join(''));
}

/** The list of all runners; undefined where nothing failed. */
export const readFailures = (file = list): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;
