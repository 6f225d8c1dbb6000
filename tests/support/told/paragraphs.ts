import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a careful reader takes from a paragraph about the company itself. */
export type Told = 'staff' | 'founded' | 'cert' | 'branch' | 'review';

export interface Paragraph {
  what: Told;
  /** Its values, as written; none where the paragraph tells only of others. */
  expected: string[];
  text: string;
  /** Marked with '~': not read yet as a careful reader does. */
  isOpen: boolean;
}

/** A company, and paragraphs of its pages. */
export interface Teller {
  /** File and company. */
  title: string;
  name: string;
  street: string;
  town: string;
  leader: string;
  host: string;
  paragraphs: Paragraph[];
}

/**
 * The paragraphs of this folder, written without sight of the scanner: a line `# name | street | town | leader | host`,
 * then lines `what|expected|text`; several values are parted by ';', '-' stands for none.
 */
export function readTellers(): Teller[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));
  return files.flatMap((file) => {
    const tellers: Teller[] = [];
    for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
      if (line.startsWith('#')) tellers.push(tellerOf(file, line.slice(1)));
      else if (line.includes('|')) tellers.at(-1)?.paragraphs.push(paragraphOf(line));
    }
    return tellers;
  });
}

function tellerOf(file: string, line: string): Teller {
  const [name = '', street = '', town = '', leader = '', host = ''] = line.split('|').map((part) => part.trim());
  return { title: `${file}: ${name}`, name, street, town, leader, host, paragraphs: [] };
}

function paragraphOf(line: string): Paragraph {
  const [what = '', expected = '', text = ''] = line.split('|');
  return {
    what: what.replace('~', '') as Told,
    expected: expected === '-' ? [] : expected.split(';'),
    text: text.trim(),
    isOpen: what.startsWith('~'),
  };
}
