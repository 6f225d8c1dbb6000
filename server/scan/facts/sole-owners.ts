import type { AddressSite } from './address-sites.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Person } from './page-facts.ts';
import { personsIn } from './person-names.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';

/** A person whom the page names where a firm's name would stand. */
interface Owner {
  person: Person;
  pieces: Piece[];
  weight: number;
}

const PARTNERSHIP = /(?<!\p{L})e?G(?:es)?[bn]{1,2}R(?!\p{L})/u;
const withoutForm = (text: string): string => text.replace(PARTNERSHIP, '').trim();

/** Where nobody is labelled, a person's name in the address block of a firm without legal form is its owner. */
export function ownersByName(reading: Reading, sites: readonly AddressSite[]): Owner[] {
  if (reading.kind !== 'impressum' && reading.kind !== 'contact') return [];
  for (const owner of ['company', 'responsible'] as const) {
    for (const site of sites) {
      if (site.owner !== owner) continue;
      const block = [...site.above, ...site.pieces.slice(0, 1)];
      if (
        block.some(
          (piece) => hasLegalForm(piece.text) && !PARTNERSHIP.test(piece.text) && !/e\.\s?[KU]/u.test(piece.text),
        )
      )
        return [];
      const partners = block.filter(
        ({ text }) => PARTNERSHIP.test(text) && personsIn(withoutForm(text), true).length > 1,
      );
      const owners = (partners.length > 0 ? partners : site.above).flatMap((piece) =>
        personsIn(withoutForm(piece.text), true).map((person) => ({ person, pieces: [piece], weight: 35 })),
      );
      const lead = personsIn(site.lead, true).map((person) => ({ person, pieces: site.pieces, weight: 32 }));
      if (owners.length + lead.length > 0) return [...owners, ...lead];
    }
  }
  return [];
}
