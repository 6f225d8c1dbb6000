import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import { tellsOwnPlace } from './own-places.ts';
import { saysPlace } from './place-sayings.ts';
import { takeStreet } from './streets.ts';

/** Characters before a postcode in which its street can begin. */
const STREET_LINE = 250;

/** 'Weg 1, 12345 Ort und Ring 7, 12346 Ort': what links two addresses is part of neither. */
const AND_AHEAD = /^[\s,;]{0,3}(?:und|sowie|and)\s/u;
/** '12345 Ort, Weg 1, und in 12346 Ort': the street before is that of the address before. */
const AND_BEHIND = /(?:^|[\s,])(?:und|sowie|and)(?:\s(?:in|auch))?\s?$/u;

/** 'in Ort (Weg 1, 12345 Ort) und Dorf (Ring 7, …': the next of such brackets. */
const NEXT_BRACKET = /^\)(?:[^().:;\d]|(?:19|20)\d\d(?!\d)){1,60}\(/u;

const isPlace = (lead: string): boolean => saysPlace(lead) || tellsOwnPlace(lead, () => false);

/** The street right before a postcode in one line, a name before it dropped: 'Muster GmbH Weg 4, 12345 Ort'. */
export function streetBefore(before: string): string | null {
  const near = before.slice(-STREET_LINE).replace(AND_AHEAD, '').replace(NEXT_BRACKET, '');
  if (AND_BEHIND.test(near)) return null;
  // 'Unsere Filiale in Probstadt (Weg 4, 12345 Ort)'; in brackets behind anything else stands an aside.
  const bracket = near.lastIndexOf('(');
  if (bracket > 0 && !near.includes(')', bracket) && isPlace(near.slice(0, bracket).trim()))
    return takeStreet(near.slice(bracket + 1));
  const street = takeStreet(near, !/[,;·|–-]\s?$/u.test(near));
  if (street) return street;
  const form = hasLegalForm(near) ? findLegalForm(near) : null;
  return form ? takeStreet(near.slice(form.index + form.written.length), true) : null;
}

/** The street of a line of its own, or behind a company's name ('Muster GmbH Weg 4'). */
export function streetIn(text: string): string | null {
  const form = hasLegalForm(text) ? findLegalForm(text) : null;
  return takeStreet(form ? text.slice(form.index + form.written.length) : text);
}
