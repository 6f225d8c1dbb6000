import { foldKey } from './choose.ts';

/** Knows the company by its name: whether a text has a word of it. */
export type IsOwn = (text: string) => boolean;

/** Words of a text that are part of a site's domain, as brands are: 'Lindner' at ofenbau-lindner.de. */
export function namedByHost(host: string): IsOwn {
  const name = host.replace(/^www\./u, '').replace(/\.\p{L}{2,10}$/u, '');
  const domain = foldKey(name);
  const initials = initialsOf(name);
  return (text) =>
    initials?.test(text) ||
    (text.match(/\p{Lu}[\p{L}-]{3,40}/gu) ?? []).some((word) =>
      word.split('-').some((part) => part.length > 3 && domain.includes(foldKey(part))),
    );
}

/** A company by its initials: 'HSR' at hsr-gmbh.de and at hydraulik-service-ruhr.de; null where a domain has none. */
function initialsOf(name: string): RegExp | null {
  const parts = name.split('-').filter((part) => /^\p{L}+$/u.test(part));
  const first = parts.map((part) => part.charAt(0)).join('');
  const short = [...parts.filter(({ length }) => length >= 2 && length <= 4), ...(first.length >= 3 ? [first] : [])];
  if (short.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\d])(?:${short.join('|').toUpperCase()})(?![\\p{L}\\d])`, 'u');
}

const PREPOSITIONS =
  'bei beim im in aus nach an am neben gegenüber von vom mit auf durch als für zum zur at by with from of for'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
const ARTICLE = '(?:der|dem|den|die|das|einem|einer|einen|the|a|(?:sein|ihr|unser|mein)e[mrn]?)';
const GOVERNED = new RegExp(
  `(?<!\\p{L})(?:${PREPOSITIONS})\\s(?:${ARTICLE}\\s)?(?:\\p{Ll}{3,20}\\s)?[\\p{L}-]{3,40}(?:\\s(?:der|des|eines|einer|unsere[rs])\\s(?:\\p{Lu}\\p{Ll}{2,20}en\\s)?[\\p{L}-]{3,40})?`,
  'gu',
);

/** A text without what prepositions govern, which is not its subject: 'aus der Abteilung', 'an der Universität'. */
export const withoutGoverned = (text: string): string => text.replace(GOVERNED, '');
