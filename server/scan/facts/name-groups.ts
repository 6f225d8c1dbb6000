import { allMatches } from '../all-matches.ts';
import { hasLegalForm } from './legal-forms.ts';
import type { Person } from './page-facts.ts';
import { isLabelWord, parsePerson } from './person-names.ts';
import { leadingTitles, withoutDegrees } from './person-titles.ts';
import { isNameWord, isSurnameToo } from './person-words.ts';

/** Persons named one after the other in running text: 'Eva Probe und ihr Bruder Jan Probe'. */
export interface NameGroup {
  persons: Person[];
  /** Where the group begins in the text, titles included, and where it ends. */
  start: number;
  end: number;
  /** Each name is one even where nothing says that a person is meant. */
  certain: boolean;
}

const WORD = /\S+/gu;
/** Titles that are written in lower case where a name begins with them: 'lic. iur. Eva Probe'. */
const SMALL_TITLE = /^(?:lic|dipl|eidg|staatl)\./u;
/** Longest stretch that one name with its titles takes. */
const NAME_REACH = 100;

const KIN =
  '(?:Schwester|Bruder|Brüder|Sohn|Söhne|Tochter|Töchter|Frau|Mann|Ehe(?:frau|mann|partner(?:in)?)|Cousin|Cousine|Schwager|Schwägerin|Neffe|Nichte|Vater|Mutter|Partner(?:in)?|Kolleg(?:e|in|en))';

/** What stands between two names of a group: degrees and offices in brackets, 'und seine Schwester'. */
const BETWEEN = new RegExp(
  `^(?:,? \\p{Lu}[\\p{L}.]{1,5})?(?:,? ?\\([^)]{0,60}\\)|, \\p{Ll}[\\p{Ll} .]{2,30})?,? ?(?:[,;/&+|]|und|sowie|and|u\\.)(?: (?:auch|durch|von|die|der|den|Herrn?|Frau))?(?: (?:seine[rnm]?|ihre[rnm]?|dessen|deren|sein|ihr))?(?: ${KIN})? $`,
  'u',
);

/** All groups of names in a text, in order. */
export function nameGroups(text: string): NameGroup[] {
  const groups: NameGroup[] = [];
  let until = 0;
  for (const { index, 0: word } of allMatches(text, WORD)) {
    if (index < until || !(/^["„(]?\p{Lu}/u.test(word) || SMALL_TITLE.test(word))) continue;
    const start = /^["„(]/u.test(word) ? index + 1 : index;
    const found = nameAt(text, start);
    if (!found || (!found.certain && isPartOfFirm(text.slice(found.end)))) continue;
    until = found.end;
    const last = groups.at(-1);
    if (last && BETWEEN.test(`${text.slice(last.end, start)}`)) join(last, found);
    else groups.push(withGivenName(text, found));
  }
  return groups;
}

/** 'Muster Sanitär & Heizung Verwaltungs GmbH': what goes on behind the sign is a company's name. */
const FIRM_BEHIND = /^ (?:&|\+) ((?:[\p{L}&.-]{2,30} ){1,4}\S{2,6})/u;
const isPartOfFirm = (behind: string): boolean => hasLegalForm(FIRM_BEHIND.exec(behind)?.[1] ?? '');

function join(group: NameGroup, next: NameGroup): void {
  group.persons.push(...next.persons);
  group.end = next.end;
  group.certain &&= next.certain;
}

/** The longest name at a place; none where a capitalised word or a number goes on ('Muster Beteiligungs GmbH'). */
function nameAt(text: string, start: number): NameGroup | null {
  const reach = text.slice(start, start + NAME_REACH);
  const title = leadingTitles(reach);
  const words = (/^[^,;:()|"„“”«»!?/]{0,80}/u.exec(reach.slice(title.length))?.[0] ?? '').split(' ');
  for (let n = nameLength(words); n >= 2; n--) {
    const next = words[n] ?? '';
    const last = words[n - 1] ?? '';
    if (last === '' || (/^[\p{Lu}\d]/u.test(next) && !last.endsWith('.') && !isLabelWord(next))) continue;
    const written = words.slice(0, n).join(' ').replace(/\.$/u, '');
    if (withoutDegrees(` ${written}`).trim() !== written) continue;
    const whole = title + written;
    const person = parsePerson(whole);
    if (!person) continue;
    return { persons: [person], start, end: start + whole.length, certain: parsePerson(whole, true) !== null };
  }
  return null;
}

/** How many of the first words can belong to a name: capitals, and particles between them. */
function nameLength(words: readonly string[]): number {
  let n = 0;
  while (n < Math.min(words.length, 6) && (n === 0 || words[n] !== '') && isPossible(words[n] ?? '')) n++;
  return n;
}

const isPossible = (word: string): boolean =>
  /^\p{L}['’]?\p{L}{0,5}\.?$|^\p{Lu}\.-?\p{Lu}\.$/u.test(word) ||
  isNameWord(word.replace(/\.$/u, ''), false) ||
  isSurnameToo(word);

/** 'Uwe und Torsten Muster': the surname belongs to both. */
function withGivenName(text: string, group: NameGroup): NameGroup {
  const given = /(?<!\p{Lu}[\p{L}-]{1,30} )(\p{Lu}\p{L}{2,20}(?:-\p{Lu}\p{Ll}{2,20})?) (?:und|&|u\.) $/u.exec(
    text.slice(Math.max(0, group.start - 70), group.start),
  );
  const words = group.persons[0]?.name.split(' ') ?? [];
  if (!given?.[1] || words.length !== 2 || !isNameWord(given[1], true)) return group;
  const person = parsePerson(`${given[1]} ${words[1]}`, true);
  if (!person) return group;
  return { ...group, persons: [person, ...group.persons], start: group.start - given[0].length };
}
