import { anyCase } from '../any-case.ts';
import type { Line } from '../dom/lines.ts';
import { hasLegalForm } from './legal-forms.ts';
import { DEPARTMENT } from './owner-topics.ts';
import { isNamedStreet } from './streets.ts';

/** 'Produktion Gotha' above an address in Gotha is where the company works, not who made its pictures. */
const WORKPLACE = /^(?:Produktion|Entwicklung)\p{Ll}{0,15} (?:in )?(\p{Lu}[\p{L}-]{2,30})$/u;
/** What is done at a place whose town stands in the heading above: 'Entwicklung Buchhaltung', 'Vertrieb'. */
const DONE_THERE = anyCase(
  `^(?:produktion|entwicklung|konzeption|programmierung|design|personal|${DEPARTMENT})(?![\\p{L}:])`,
);
const TOWN_LINE = /^(?:[A-Z]{1,2}-)?\d{4,5} (\p{Lu}[\p{L}-]+)/u;
const ADDRESS_LINES = 4;
/** 'Produktion', 'Lager' right above 'Weg 1' or 'Weg 1, 12345 Ort'. */
const WORK = /^(?:Produktion|Fertigung|(?:Zentral)?[Ll]ager|Logistik|Verkauf|Vertrieb)$/u;

/** Whether a label that could name those who made the site tells where, or at what, the company works. */
export function isWorkplace(lines: readonly Line[], { heading, text, index }: Line): boolean {
  const [street = ''] = heading > 0 && WORK.test(text) ? (lines[index + 1]?.text.split(',', 1) ?? []) : [];
  if (street !== '' && isNamedStreet(street)) return true;
  const above = lines[index - 1];
  const isBelowTown = above !== undefined && above.heading > 0 && DONE_THERE.test(text) && !hasLegalForm(text);
  const name = isBelowTown ? above.text : heading > 0 ? WORKPLACE.exec(text)?.[1] : undefined;
  if (name === undefined) return false;
  return lines.slice(index + 1, index + 1 + ADDRESS_LINES).some((line) => {
    const town = TOWN_LINE.exec(line.text)?.[1];
    return town !== undefined && (line.text.includes(name) || (isBelowTown && name.includes(town)));
  });
}
