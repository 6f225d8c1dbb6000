import type { PageKind } from '../types.ts';
import { nameWithForm } from './name-text.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import { isKind } from './subjects.ts';

const OPENS = /\s\((?:[\p{L}.-]{2,20}\s(?:\d{3,7}\s?\p{L}?,\s)?){0,4}$/u;
/** Characters before a bracket in which a firm's name is looked for. */
const NAME = 60;
/** 'Das Labor (UID …)': a house that the text told of, which may be the company only where it is called as firms are. */
const HOUSE = /(?:^|\s)(?:[Dd]as|[Dd]ie|[Dd]er|[Dd]em|[Ii]hr|[Dd]eren)\s(\p{Lu}[\p{L}-]{3,30})$/u;
const ANY_FIRM =
  /^(?:Firma|Gesellschaft|Unternehmen|Betrieb|Verein|Stiftung|Genossenschaft|Praxis|Kanzlei|Ordination)$/u;

/**
 * Whom a number in brackets is said of, in the words before it: 'durch Spedition Muster e.K. (HRA 123)'; null where
 * it stands in none or behind nobody.
 */
function ownerBeforeBracket(before: string): string | null {
  if (!OPENS.test(before)) return null;
  const told = before.replace(OPENS, '').slice(-NAME);
  const house = HOUSE.exec(told)?.[1];
  return nameWithForm(told) ?? (house !== undefined && !ANY_FIRM.test(house) && isKind(house) ? house : null);
}

/** Pages that give the company's own numbers, whoever else is named on them. */
const SURE = new Set<PageKind>(['impressum', 'contact', 'home']);
/** Longest line that is a firm's name. */
const NAME_LINE = 80;
/** Lines of an entry above its numbers. */
const ENTRY_REACH = 8;

/** The firm whose entry, a line that is its name and what stands below it, a number on another page ends. */
function firmAbove(pieces: readonly Piece[], index: number): string | null {
  const entry = pieces.slice(Math.max(0, index - ENTRY_REACH), index).filter(({ text }) => text.length <= NAME_LINE);
  const name = entry.findLast(({ hasForm, text }) => hasForm && !text.includes(':'))?.text;
  return name === undefined ? null : nameWithForm(name);
}

/** The firm whose name is a line of the section in which a director is told, on a page that need not be about the company. */
export function firmOfSection({ pieces, kind }: Reading, index: number): string | null {
  if (SURE.has(kind)) return null;
  for (let i = index - 1; i >= Math.max(0, index - ENTRY_REACH); i--) {
    const { text, line, hasForm } = pieces[i] as Piece;
    const name = hasForm && text.length <= NAME_LINE ? nameWithForm(text) : null;
    if (name === text) return name;
    if (line.heading > 0) return null;
  }
  return null;
}

/** 'Muster Service GmbH, Brückenstraße 32, …: Küche, Wäsche. Amtsgericht …': the firm that a line begins with. */
const firmAtStart = (before: string): string | null => nameWithForm(before.split(/,\s/u, 1)[0] ?? '');

/**
 * The firm other than the company, or maybe it, whose entry a number is part of that stands in a piece from `at`; null
 * where nothing names one.
 */
export function ownerOfEntry({ pieces, kind }: Reading, index: number, at: number): string | null {
  const before = (pieces[index]?.text ?? '').slice(0, at);
  return ownerBeforeBracket(before) ?? (SURE.has(kind) ? null : (firmAtStart(before) ?? firmAbove(pieces, index)));
}
