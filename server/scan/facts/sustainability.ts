import type { Line } from '../dom/lines.ts';
import type { Fact, Prose } from './page-facts.ts';
import { isParagraph, methodOf, proseFact } from './paragraphs.ts';
import type { Reading } from './reading.ts';
import { wordSign } from './word-signs.ts';

const STRONG =
  /nachhaltig|klimaneutral|klimaschutz|co2|co₂|treibhausgas|ökostrom|erneuerbare energie|photovoltaik|kreislaufwirtschaft|sustainab|climate|carbon|renewable/giu;
/** Words without one of which no paragraph is about it. */
const STRONG_WORD = wordSign(
  /nachhaltig|klima|co2|co₂|treibhaus|ökostrom|erneuerbar|photovolt|kreislauf|sustainab|climate|carbon|renewable/iu,
);
const SUPPORTING = /umwelt|ressourcen|recycl|energie|ökologisch|regional|emission|environment|energy|green/giu;
const OWN = /(?<!\p{L})(?:wir|uns|unser\p{L}{0,3}|we|our)(?!\p{L})/iu;

/** The paragraph in which the company says most about its sustainability; none where it only drops the word. */
export function readSustainability(reading: Reading): Fact<Prose>[] {
  let best: { line: Line; score: number } | undefined;
  const lines = new Set(reading.pieces.filter(({ signs }) => (signs & STRONG_WORD) > 0).map(({ line }) => line));
  for (const line of lines) {
    const { text, index } = line;
    if (!isParagraph(line)) continue;
    const strong = new Set(text.toLowerCase().match(STRONG)).size;
    if (strong === 0) continue;
    const heading = reading.lines
      .slice(Math.max(0, index - 3), index)
      .some((above) => above.heading > 0 && above.text.search(STRONG) >= 0);
    const supporting = Math.min(3, text.match(SUPPORTING)?.length ?? 0);
    const score = strong * 2 + supporting + (OWN.test(text) ? 2 : 0) + (heading ? 5 : 0);
    if (score >= 5 && (!best || score > best.score)) best = { line, score };
  }
  const fact = best ? proseFact(reading, best.line.text, 40 + Math.min(20, best.score), methodOf(best.line)) : null;
  return fact ? [fact] : [];
}
