import type { AddressSite } from './address-sites.ts';
import { bareHead, isHolderHead } from './holder-heads.ts';
import { nameWithForm } from './name-text.ts';
import { isBodyName } from './name-words.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import type { Piece } from './pieces.ts';

/** 'Muster Financial S.A.': words with capitals before a foreign form. */
const FOREIGN_NAME = new RegExp(
  `\\p{Lu}[\\p{L}\\d.&'-]{1,30}(?: [\\p{Lu}\\d&][\\p{L}\\d.&'-]{0,30}){0,4} ${FOREIGN_FORM.source}`,
  'u',
);

/** Longest name of a body, in characters. */
const NAME = 80;
const bodyNamed = (text: string): string | null => (text.length <= NAME && isBodyName(text) ? text : null);

/** The company that an address names by its legal form, or the body by its kind: in its own line, its block or heading, or its row of a table. */
export const partyAt = (pieces: readonly Piece[], site: AddressSite): string | null =>
  partyNear(site) ?? partyInRow(pieces, site) ?? operatorBelow(pieces, site);

const OPERATOR = /^(?:Betreiber|Inhaber|Betrieben von)(?:in)?: (.{3,80})$/u;
/** The firm right below an address that runs the place: 'Betreiber: Muster & Probe GbR'; null where none is named. */
export function operatorBelow(pieces: readonly Piece[], { pieces: own }: AddressSite): string | null {
  const last = own.at(-1);
  const name = OPERATOR.exec(pieces[(last?.index ?? -1) + 1]?.text ?? '')?.[1];
  return name === undefined ? null : nameWithForm(name);
}

function partyNear({ above, lead, pieces }: AddressSite): string | null {
  if (lead !== '') return nameWithForm(lead) ?? FOREIGN_NAME.exec(lead)?.[0] ?? null;
  const block = pieces[0]?.line.block;
  const near = above.filter(({ line }, i) => line.block === block || (line.heading > 0 && i === above.length - 1));
  return near.map(({ text }) => nameWithForm(text) ?? bodyNamed(text)).findLast((name) => name !== null) ?? null;
}

/**
 * The company in a cell before an address in its row of a table: 'Muster Fracht GmbH | Hafenstraße 1, 1020 Wien', or
 * whatever name stands there below 'Betreiber'; null where it says that the place is the company's own.
 */
export function partyInRow(pieces: readonly Piece[], { lead, pieces: [first] }: AddressSite): string | null {
  if (first?.line.tag !== 'td' || lead !== '') return null;
  const holder = holderInRow(pieces, first);
  if (holder !== null) return OWN.test(holder) ? null : (nameWithForm(holder) ?? holder);
  for (let i = first.index - 1; ; i--) {
    const cell = pieces[i];
    if (cell?.line.tag !== 'td' || cell.line.scopeEnd < first.line.index) return null;
    const party = nameWithForm(cell.text);
    if (party) return party;
  }
}

/** In the cell of a holder: 'wir selbst', 'Muster (eigene Niederlassung)'. */
const OWN = /(?<!\p{L})(?:eigene?r?|unsere?r?|wir)(?!\p{L})/iu;

/** Whether a row of a table says that the place in it is the company's own. */
export function isOwnInRow(pieces: readonly Piece[], { pieces: [first] }: AddressSite): boolean {
  const holder = first ? holderInRow(pieces, first) : null;
  return holder !== null && OWN.test(holder);
}

/** Cells above one among which the heads of its table are looked for. */
const REACH = 400;

/** The cell of a row below the head that says whose the places are; null in a table without one. */
export function holderInRow(pieces: readonly Piece[], { index, line }: Piece): string | null {
  if (line.tag !== 'td') return null;
  let start = index;
  // All cells of a row but its last one end with it.
  const end = Math.min(line.scopeEnd, pieces[index - 1]?.line.scopeEnd ?? 0);
  while (pieces[start - 1]?.line.tag === 'td' && pieces[start - 1]?.line.scopeEnd === end) start--;
  // The last cell of the row before ends with the table, as the cells of its last row do.
  if (pieces[start - 1]?.line.scopeEnd === pieces[start]?.line.index) start++;
  let last = start - 1;
  while (pieces[last]?.line.tag === 'td' && start - last < REACH) last--;
  let first = last;
  while (pieces[first]?.line.tag === 'th') first--;
  const heads = pieces.slice(first + 1, last + 1).map(({ text }) => bareHead(text));
  const column = heads.findIndex((text) => isHolderHead(text));
  const cell = pieces[start + column];
  return column < 0 || cell?.line.tag !== 'td' ? null : cell.text;
}

/** The company by which a page is headed: 'Muster Dienste gGmbH' above the places of a daughter. */
export function firmOfTitle(pieces: readonly Piece[]): string | null {
  const title = pieces.find(({ line }) => line.heading === 1);
  return title?.hasForm && nameWithForm(title.text) === title.text ? title.text : null;
}
