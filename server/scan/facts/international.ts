import { anyCase } from '../any-case.ts';
import type { Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { wordSign } from './word-signs.ts';

const WIDE = '(?:(?:welt|europa)weit|international|global|worldwide|internationally|globally)';
const COUNT = '(?:über |mehr als |rund |more than |over )?\\d{1,3}';

/** How a company says that it works across borders. Nothing on a page says that it does not. */
const SAYINGS = [
  // 'weltweit für Kunden tätig', 'active worldwide'
  `(?<!\\p{L})${WIDE}(?!\\p{L})(?:\\s\\S{1,25}){0,5}?\\s(?:tätig|aktiv|vertreten|im einsatz|active|operating|present)`,
  // 'in über 40 Ländern'
  `(?:in|aus) ${COUNT} (?:ländern|countries|staaten)`,
  // 'internationale Kunden'
  '(?:internationale[nrs]?|weltweite[nrs]?|global(?:e[nrs]?)?) (?:kunden|standorte|niederlassungen|märkte|projekte|vertrieb|präsenz|customers|markets|locations|presence)',
  // exports
  'exportquote|exportieren (?:wir )?(?:in|nach|weltweit)',
];
const INTERNATIONAL = anyCase(SAYINGS.join('|'));

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
