import { BOLD, type Line } from '../dom/lines.ts';
import { firmIn } from './certificate-parties.ts';
import { withoutSeat } from './certifier-names.ts';
import { evidence } from './evidence.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';

/** A certificate as told by the given lines; `written` is its name, of which the last word at least stands there, `by` who issued it. */
export function certificateFact(
  reading: Reading,
  lines: Line[],
  written: string,
  name: string,
  by: string | null,
  until: string | null,
  weight: number,
): Fact<Certificate> {
  const issuer = by === null ? null : withoutSeat(by);
  const isLiteral = lines.some(({ text }) => text.includes(written));
  const shown = isLiteral ? written : written.slice(written.lastIndexOf(' ') + 1);
  const quoted = stretchOf(lines.map(({ text }) => text).join(' '), shown, issuer ?? '');
  const party = partyAbove(reading, lines[0]);
  const confidence = weight >= 60 ? 'high' : 'medium';
  return {
    value: { name, issuer, validUntil: until },
    weight,
    evidence: evidence(reading.url, lines, quoted, 'text', confidence),
    ...(party === null ? {} : { party }),
  };
}

/** Characters of a quotation. */
const QUOTED = 200;

/** A text from a name to its issuer, or back, so that both are quoted; the name alone where they stand far apart. */
function stretchOf(text: string, name: string, issuer: string): string {
  const [at, by] = [text.indexOf(name), text.indexOf(issuer)];
  if (at < 0 || by < 0 || issuer === '') return name;
  const stretch = text.slice(Math.min(at, by), Math.max(at + name.length, by + issuer.length));
  return stretch.length <= QUOTED ? stretch : name;
}

/** The company in whose entry or section a certificate stands: its block's first line, or the heading above, is the name. */
function partyAbove({ lines }: Reading, first: Line | undefined): string | null {
  if (!first) return null;
  let top = first.index;
  while (lines[top - 1]?.block === first.block) top--;
  const entry = top < first.index ? (lines[top]?.text ?? '') : '';
  const named = nameIn(entry);
  if (named !== null && named === entry) return named;
  for (let i = first.index - 1; i >= 0; i--) {
    const { heading, text } = lines[i] as Line;
    if (heading > 0 && heading < BOLD) return nameIn(text);
  }
  return null;
}

/** Longest line that is a company's name. */
const NAME = 90;

const nameIn = (line: string): string | null => (line.length <= NAME ? firmIn(line) : null);

/** A certificate with its holder, where a text names one. */
export const ofHolder = (told: Fact<Certificate>, holder: string | null): Fact<Certificate> =>
  holder === null ? told : { ...told, party: holder };
