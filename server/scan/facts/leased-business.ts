import { anyCase } from '../any-case.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import { namedByHost } from './whose-words.ts';

/** Words without one of which nothing is said to be run by somebody else. */
const GATE = /p[aä]cht|ständig|eigener |eigene |eigenes |unabhängig|fremd/iu;
/** What a house has that tenants often run: its restaurant, its shop, its school. */
const PART_OF_HOUSE = anyCase(
  /^(?:(?:auch|nur) )?(?:das|die|der|unser|unsere)\s(?:\p{L}{3,20}e[rs]?\s)?[\p{L}-]{0,20}(?:restaurant|café|cafe|bistro|gasthaus|gasthof|gaststätte|gaststube|wirtshaus|gastronomie|kantine|imbiss|kiosk|biergarten|bar|laden|lädchen|shop|schule|salon|spa|praxis|sauna|vermietung|verleih|werkstatt|tankstelle|waschanlage|campingplatz|hotel|pension|bäckerei|metzgerei|apotheke|fitnessstudio|studio|küche)(?!\p{L})/iu,
);
const RUN_BY_OTHERS = anyCase(
  /(?:eigene|eigenständige|selb(?:st)?ständige|unabhängige)[rs]?\s\p{L}{0,20}(?:betrieb|unternehmen|firma|geschäft)(?!\p{L})|(?<!\p{L})(?:unter|ver)pachtet|pächter|(?:eigenständig|selb(?:st)?ständig|unabhängig|fremd)\s?(?:geführt|betrieben|bewirtschaftet)/iu,
);

/** Whether a sentence says of a part of the house that others run it: 'Das Restaurant ist verpachtet'. */
export function isLeased(sentence: string, host: string): boolean {
  if (!GATE.test(sentence) || !RUN_BY_OTHERS.test(sentence)) return false;
  return PART_OF_HOUSE.test(sentence) && !namedByHost(host)(sentence) && !hasLegalForm(sentence);
}

/** Whether who is named at a place of a page runs no more than a part of the house that others run, as told right before. */
export function isOfLeased(pieces: readonly Piece[], index: number, at: number, host: string): boolean {
  const said = pieces[index]?.text.slice(0, at) ?? '';
  const told = said.trim() === '' ? (pieces[index - 1]?.text ?? '') : said;
  // The last sentence may be the label in front of the person.
  return (
    GATE.test(told) &&
    sentencesOf(told)
      .slice(-2)
      .some((sentence) => isLeased(sentence, host))
  );
}
