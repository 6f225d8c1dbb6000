import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { isOwnStatement } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import { takesBack } from './certificate-status.ts';
import type { Fact, Prose } from './page-facts.ts';
import { isParagraph, methodOf, proseFact } from './paragraphs.ts';
import type { Reading } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { type IsOwn, namedByHost } from './whose-words.ts';
import { wordSign } from './word-signs.ts';

const STRONG =
  /nachhaltig|klimaneutral|(?<!ministerium für )klimaschutz(?!minister)|co2|co₂|treibhausgas|ökostrom|erneuerbare energie|photovoltaik|kreislaufwirtschaft|sustainab|climate|carbon|renewable/giu;
/** Words without one of which no paragraph is about it. */
const STRONG_WORD = wordSign(
  /nachhaltig|klima|co2|co₂|treibhaus|ökostrom|erneuerbar|photovolt|kreislauf|sustainab|climate|carbon|renewable/iu,
);
const SUPPORTING = /umwelt|ressourcen|recycl|energie|ökologisch|regional|emission|environment|energy|green/giu;
const OWN = anyCase(/(?<!\p{L})(?:wir|uns|unser\p{L}{0,3}|we|our)(?!\p{L})/iu);

/** Shortest text that is quoted. */
const SHORTEST = 60;
const ADDRESS = /\d\s?\p{L}?,? (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}/u;
/** What the group does as a whole, or only one of its other companies. */
const OF_GROUP = anyCase(
  /^(?:die|der|das|unsere?) (?:\p{L}{0,20}-?)?(?:holding|konzern|gruppe|muttergesellschaft|mutterkonzern) \p{Ll}|(?<!\p{L})(?:gilt|gelten) (?:nur|ausschließlich|allein) für (?:den|die|das) (?!unser)/iu,
);
/** What providers hold, and who advises where: nothing that the company says of its own doing. */
const isOfOthers = (sentence: string): boolean =>
  ADDRESS.test(sentence) ||
  OF_GROUP.test(sentence) ||
  /mitbewerb|wettbewerber|konkurren[tz]/iu.test(sentence) ||
  (/zertifi|akkredit|siegel|label/iu.test(sentence) && !isOwnStatement(sentence));

/** 'Bis 2020 hatten wir … nach ISO 50001. Das Zertifikat ist ausgelaufen.' */
const isOver = (sentence: string, next: string | undefined, isOwn: IsOwn): boolean =>
  next !== undefined && certificateNames(sentence).length > 0 && takesBack(next, isOwn);

/** The longest run of a paragraph's sentences that are not about others, nor about a certificate that has ended. */
function ownSentences(text: string, isOwn: IsOwn): string {
  const sentences = sentencesOf(text);
  if (!isOfOthers(text) && !sentences.some((sentence, i) => isOver(sentence, sentences[i + 1], isOwn))) return text;
  let [from, longest] = [0, ''];
  let at = 0;
  for (const [i, sentence] of sentences.entries()) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    if (isOfOthers(sentence) || isOver(sentence, sentences[i + 1], isOwn)) from = at;
    else if (at - from > longest.length) longest = text.slice(from, at);
  }
  return longest.trim();
}

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
  const text = best ? ownSentences(best.line.text, namedByHost(reading.host)) : '';
  const fact =
    best && text.length >= SHORTEST
      ? proseFact(reading, text, 40 + Math.min(20, best.score), methodOf(best.line))
      : null;
  return fact ? [fact] : [];
}
