import type { Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { wordSign } from './word-signs.ts';

/** Sentences in which a company says that it works across borders. Nothing on a page says that it does not. */
const INTERNATIONAL =
  /(?<!\p{L})(?:(?:welt|europa)weit|international|global|worldwide|internationally|globally)(?!\p{L})(?:\s\S{1,25}){0,5}?\s(?:tätig|aktiv|vertreten|im einsatz|active|operating|present)|(?:in|aus) (?:über |mehr als |rund |more than |over )?\d{1,3} (?:ländern|countries|staaten)|(?:internationale[nrs]?|weltweite[nrs]?|global(?:e[nrs]?)?) (?:kunden|standorte|niederlassungen|märkte|projekte|vertrieb|präsenz|customers|markets|locations|presence)|exportquote|exportieren (?:wir )?(?:in|nach|weltweit)/iu;

/** Words without one of which no sentence speaks of other countries. */
const WIDE_WORD = wordSign(/weit|international|global|world|ländern|countries|staaten|export/iu);

export function readInternational(reading: Reading): Fact<boolean>[] {
  if (reading.kind === 'impressum') return [];
  for (const piece of reading.pieces) {
    if ((piece.signs & WIDE_WORD) === 0) continue;
    if (piece.owner !== 'company' || piece.line.region === 'nav') continue;
    const match = INTERNATIONAL.exec(piece.text);
    if (match) return [textFact(reading, piece, true, match[0], reading.kind === 'about' ? 50 : 45, 'text', 'medium')];
  }
  return [];
}
