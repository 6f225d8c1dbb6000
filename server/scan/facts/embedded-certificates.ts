import { roleOf } from './embedded-keys.ts';
import { tableMarkup } from './embedded-tables.ts';

const NAME = /^(?:norm|zertifikat|standard|siegel|certificate)$/iu;
const HOLDER = /^(?:inhaber|holder|unternehmen|gesellschaft|company)$/iu;
const ISSUER = /^(?:stelle|pr(?:ü|ue)fstelle|organisation|body)$/iu;
const STATUS = /^(?:zustand|status|state|lage)$/iu;

/**
 * A certificate kept as an object, `{bezeichnung, inhaber, stelle, gueltigBis, zustand}`, as a table of one row, whose
 * heads tell what is whose. Null where an object tells no end of one, or nothing but name, issuer and end.
 */
export function certificateMarkup(object: Readonly<Record<string, unknown>>): string | null {
  const find = (isKey: (key: string) => boolean): string | undefined =>
    Object.entries(object).flatMap(([key, value]) => (typeof value === 'string' && isKey(key) ? [value] : []))[0];
  const name = find((key) => NAME.test(key)) ?? find((key) => roleOf(key) === 'name' || roleOf(key) === 'heading');
  const until = find((key) => roleOf(key) === 'until');
  const [holder, status] = [find((key) => HOLDER.test(key)), find((key) => STATUS.test(key))];
  const issuer = find((key) => ISSUER.test(key)) ?? find((key) => roleOf(key) === 'issuer');
  if (name === undefined || until === undefined || (holder ?? status ?? find((key) => ISSUER.test(key))) === undefined)
    return null;
  const cells = [
    ['Zertifikat', name],
    ['Unternehmen', holder],
    ['Aussteller', issuer],
    ['Gültig bis', until],
    ['Status', status],
  ].filter(([, value]) => value !== undefined);
  return tableMarkup({ columns: cells.map(([head]) => head), rows: [cells.map(([, value]) => value)] });
}
