import type { AddressSite } from './address-sites.ts';
import { nameWithForm } from './name-text.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import type { Piece } from './pieces.ts';

/** 'Muster Financial S.A.': words with capitals before a foreign form. */
const FOREIGN_NAME = new RegExp(
  `\\p{Lu}[\\p{L}\\d.&'-]{1,30}(?: [\\p{Lu}\\d&][\\p{L}\\d.&'-]{0,30}){0,4} ${FOREIGN_FORM.source}`,
  'u',
);

/** The company that an address names by its legal form: in its own line, its block or heading, or its row of a table. */
export const partyOf = (pieces: readonly Piece[], site: AddressSite): string | null =>
  partyNear(site) ?? partyInRow(pieces, site);

function partyNear({ above, lead, pieces }: AddressSite): string | null {
  if (lead !== '') return nameWithForm(lead) ?? FOREIGN_NAME.exec(lead)?.[0] ?? null;
  const block = pieces[0]?.line.block;
  const near = above.filter(({ line }, i) => line.block === block || (line.heading > 0 && i === above.length - 1));
  return near.map(({ text }) => nameWithForm(text)).findLast((name) => name !== null) ?? null;
}

/** The company in a cell before an address in its row of a table: 'Muster Fracht GmbH | Hafenstraße 1, 1020 Wien'. */
function partyInRow(pieces: readonly Piece[], { lead, pieces: [first] }: AddressSite): string | null {
  if (first?.line.tag !== 'td' || lead !== '') return null;
  for (let i = first.index - 1; ; i--) {
    const cell = pieces[i];
    if (cell?.line.tag !== 'td' || cell.line.scopeEnd < first.line.index) return null;
    const party = nameWithForm(cell.text);
    if (party) return party;
  }
}
