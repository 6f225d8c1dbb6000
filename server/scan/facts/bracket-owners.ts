import { nameWithForm } from './name-text.ts';
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
export function ownerBeforeBracket(before: string): string | null {
  if (!OPENS.test(before)) return null;
  const told = before.replace(OPENS, '').slice(-NAME);
  const house = HOUSE.exec(told)?.[1];
  return nameWithForm(told) ?? (house !== undefined && !ANY_FIRM.test(house) && isKind(house) ? house : null);
}
