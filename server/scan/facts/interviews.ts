import { anyCase } from '../any-case.ts';
import { BOLD, type Line } from '../dom/lines.ts';
import type { IsOwn } from './whose-words.ts';

/** 'Eva Probe ist Geschäftsführerin der Probe Software GmbH und … unsere Mieterin': who is asked, and whose house is theirs. */
const GUEST = anyCase(
  /(?:geschäftsführer|inhaber|chef|leiter|gründer|direktor|vorstand)(?:in)? (?:der|des|von|bei) (?!uns)(\p{L}.{2,60})/iu,
);
const OF_US = anyCase(
  /(?<!\p{L})unsere?[rnms]? (?:\p{L}{3,15} )?(?:mieter|kund|lieferant|partner|hersteller|nachbar)/iu,
);
/** Lines below those words in which the first question stands. */
const REACH = 2;
const LONGEST = 160;

const isQuestion = (line: Line | undefined): boolean =>
  line !== undefined && line.text.length <= LONGEST && line.text.endsWith('?');

/** Indexes of the questions and answers of interviews with others, in which 'wir' are they. */
export function interviewsWithOthers(lines: readonly Line[], isOwn: IsOwn): number[] {
  return lines.flatMap((line, i) => {
    const firm = line.text.includes('nsere') && OF_US.test(line.text) ? GUEST.exec(line.text)?.[1] : undefined;
    if (firm === undefined || isOwn(firm)) return [];
    const behind = lines.slice(i + 1, i + 1 + REACH).findIndex(isQuestion);
    if (behind < 0) return [];
    const from = i + 1 + behind;
    const end = lines.findIndex(
      ({ heading, region }, at) => at > from && ((heading > 0 && heading < BOLD) || region !== line.region),
    );
    return lines.slice(from, end < 0 ? lines.length : end).map(({ index }) => index);
  });
}
