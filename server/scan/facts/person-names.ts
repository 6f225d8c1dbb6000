import { anyCase } from '../any-case.ts';
import { trimMarks } from '../dom/text.ts';
import { hasGivenName } from './given-names.ts';
import { findLegalForm, hasLegalForm } from './legal-forms.ts';
import type { Person } from './page-facts.ts';
import { leadingTitles, withoutDegrees } from './person-titles.ts';
import { isNameWord, isOtherWord, isSurnameToo } from './person-words.ts';
import { isPlaceholder } from './placeholders.ts';
import { OTHER_ROLE } from './roles.ts';

const PARTICLE =
  /^(?:Von|Van|von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ibn|ten|ter|y|af|auf|dem|v\.|d'|Freiherr|Freifrau|Graf|Gräfin)$/u;
const ARTICLE = /^(?:der|den|dem)$/u;
/** What stands between words and in no name, in capitals, which hide that it is written small. */
const JOINT = /^(?:AM|AN|AUF|AUS|BEI|BEIM|BIS|FÜR|IM|IN|INS|MIT|NACH|SEIT|UND)$/u;
const INITIAL = /^\p{Lu}\p{Ll}?\.(?:-?\p{Lu}\.)?$/u;

/**
 * A person, title apart, where the whole text is one person's name (titles and credentials allowed); else null.
 * `strict` where no label says that a person is meant: 'Haus Baumgarten' is none then.
 */
export function parsePerson(raw: string, strict = false): Person | null {
  const plain = withoutDegrees(raw.replace(/\([^)]{0,80}\)/gu, ' '));
  const text = trimMarks(plain, ',;:*•–-')
    .replace(/\s{2,}/gu, ' ')
    .replace(/(?<=\p{L}{3})\.$/u, '');
  if (text.length < 4 || text.length > 90 || /[\d@§:/&+]/u.test(text) || isPlaceholder(text)) return null;
  const title = leadingTitles(text);
  const name = text.slice(title.length).trim();
  return name.length <= 60 && isName(name, strict) ? { name, title: cleanTitle(title) } : null;
}

function cleanTitle(title: string): string | null {
  const kept = trimMarks(title.replace(/\b(?:Herrn?|Frau|Mrs?\.?|Ms\.?)(?=\s|$)/gu, ''), ',');
  return kept === '' ? null : kept;
}

function isName(name: string, strict: boolean): boolean {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || /^\p{Ll}/u.test(words[0] ?? '')) return false;
  if (words.some((word) => JOINT.test(word)) || /^(?:DER|DIE|DAS|DES)$/u.test(words[0] ?? '')) return false;
  const isWord = (word: string): boolean => isNameWord(word, strict);
  const last = words.at(-1) ?? '';
  if (words.length === 2 && !isWord(last) && isSurnameToo(last)) return hasGivenName(name);
  if (!words.every((word) => isWord(word) || PARTICLE.test(word) || INITIAL.test(word))) return false;
  // 'von der Heide' is a name, 'Beat Probe den Schritt' is not: an article follows another particle only.
  if (words.some((word, i) => ARTICLE.test(word) && !PARTICLE.test(words[i - 1] ?? ''))) return false;
  // 'Velomechaniker EFZ' is a trade; capitals of two or three letters are a name only among capitals.
  if (words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && words.some((word) => /\p{Ll}/u.test(word))) return false;
  // 'R. Pires' is a name, 'GF AG' is not: the last word is a full one, and not all are abbreviations.
  return isWord(last) && (!/^(?:\p{Lu}{2,4} ?){1,2}$/u.test(name) || hasGivenName(inSmallLetters(name)));
}

/** 'JAN MUTH' as 'Jan Muth'. */
export const inSmallLetters = (name: string): string =>
  name.replace(/(?<=\p{L})\p{Lu}/gu, (letter) => letter.toLowerCase());

/** 'STEIN, Eva' and 'Dr. STEIN, Eva': a family name in capitals in front of the given one, each at the start of a list's part. */
const FAMILY_FIRST =
  /(?<=^|[,;/&|•]\s?|\s(?:und|and|sowie)\s)((?:\p{L}{2,5}\.\s?){0,3})(\p{Lu}{4,20}(?:-\p{Lu}{2,20})?), (\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20})?)(?=$|\s?[,;/&|•(]|\s(?:und|and|sowie)\s)/gu;

/** 'Jan Muster (bis 2018)', 'Jan Muster (ausgeschieden)' */
const FORMER = anyCase(
  /[^,;()]{3,60}\s\((?:bis (?:\p{L}{3,9} )?\d|ehemal|ausgeschied|†|verstorben|früher)[^)]{0,60}\)/giu,
);

/** 'Prokuristin ist Eva Probe': another role's own clause behind the names. */
const OTHER_IS = /^\p{Lu}[\p{L}-]{3,40}\s(?:ist|sind|hat|haben)\s/u;

/** 'Ihm zur Seite stehen Eva Probe und Jan Muster': who helps those named before. */
const ASSISTED = /(?:^|[.;] )(?:Ihm|Ihr|Ihnen) zur Seite\s/u;

const SEPARATOR = /(\s?[,;/|•]\s?|\s(?:und|UND|and|AND|sowie|SOWIE|&|\+|u\.)\s|\s[–—-]\s)/u;
/** Two given names in front of one surname: 'Johann und Maria Muster', not 'Eva Muster, Köln; Maria Probe'. */
const JOINED = /^\s(?:und|UND|and|AND|sowie|SOWIE|&|\+|u\.)\s$|^\s?\/\s?$/u;

/**
 * Persons in a text behind a label, in order: 'Dr. A. Muster (Vorsitz), B. Beispiel und C. Probe'. Parts that are no
 * name (a department after a dash) are passed over; a company or the label of another role among them ends the list.
 */
export function personsIn(text: string, strict = false): Person[] {
  const persons: Person[] = [];
  const present = text
    .slice(0, 500)
    .replace(FORMER, '')
    .replace(/\([^)]{0,80}\)/gu, ' ');
  const bare = withoutDegrees(present).replace(/\s{1,20}(?=\s|\.)/gu, '');
  const parts = bare.trim().replace(FAMILY_FIRST, '$1$3 $2').split(SEPARATOR);
  for (let i = 0; i < parts.length; i += 2) {
    const part = parts[i] ?? '';
    if ((OTHER_IS.test(part) && OTHER_ROLE.test(part)) || ASSISTED.test(part)) break;
    const mate = JOINED.test(parts[i + 1] ?? '') ? parts[i + 2] : undefined;
    if (beginsFirm(parts, i)) break;
    const person =
      parsePerson(part, strict) ??
      (strict ? null : parsePerson(withoutLead(part))) ??
      withSharedSurname(part, mate, strict);
    if (person) persons.push(person);
    else if (hasLegalForm(part)) break;
    else {
      const last = strict ? null : beforeStop(part);
      if (last) return [...persons, last];
      if (part.includes(': ') && OTHER_ROLE.test(part)) break;
    }
  }
  return persons.length === 0 && !strict ? familyNamesFirst(bare) : persons;
}

/** 'Muster Sanitär & Heizung GmbH', 'Karl Muster & Sohn OHG': what stands before the sign is no person. */
function beginsFirm(parts: readonly string[], at: number): boolean {
  let last = at;
  while (/[&+]/u.test(parts[last + 1] ?? '')) last += 2;
  if (last === at || !hasLegalForm(parts[last] ?? '')) return false;
  return !hasGivenName(parts[at] ?? '') || /^(?:Sohn|Söhne|Töchter|Co|Cie|Partner)(?!\p{L})/u.test(parts[last] ?? '');
}

/** 'Probe, Eva; Muth, Jan': where each entry of a list has a given name behind the comma. */
function familyNamesFirst(text: string): Person[] {
  const entries = text.trim().split(/\s?[;/|]\s?|\s(?:und|&)\s/u);
  const persons = entries.map((entry) => {
    const [family = '', given = '', ...more] = entry.split(', ');
    return more.length === 0 && hasGivenName(given) && !hasGivenName(family) ? parsePerson(`${given} ${family}`) : null;
  });
  return persons.every((person) => person !== null) ? persons : [];
}

/** 'Eva Probe. Prokurist ist …' and 'Eva Probe Kommanditistin …': the name before a full stop or another label. */
function beforeStop(part: string): Person | null {
  const words = withoutLead(part).split(' ');
  for (let n = 2; n <= Math.min(words.length - 1, 8); n++) {
    const next = words[n] ?? '';
    const stops = (words[n - 1]?.endsWith('.') && /^\p{Lu}/u.test(next)) || isLabelWord(next) || isPlainWord(next);
    const person = stops ? parsePerson(words.slice(0, n).join(' ')) : null;
    if (person) return person;
  }
  return null;
}

/** 'Johann und Maria Muster': the surname belongs to both. */
function withSharedSurname(part: string, next: string | undefined, strict: boolean): Person | null {
  const given = withoutLead(part).trim();
  const partner = next === undefined ? null : parsePerson(next, strict);
  const words = partner?.name.split(' ') ?? [];
  if (!partner || words.length !== 2 || given.includes(' ') || !isNameWord(given, true)) return null;
  return parsePerson(`${given} ${words[1]}`, strict);
}

/** '…, diese durch ihren Vorstand: Eva Probe' */
const BOARD_BEFORE = /^(?:Vorstand|Geschäftsführ(?:er|ung|erin|erinnen)|Direktorium|Geschäftsleitung):$/u;

/** 'sind die Ärzte Dr. A. Muster' leaves 'Dr. A. Muster'. */
function withoutLead(part: string): string {
  const words = part.trim().split(' ');
  // 'Bevollmächtigte in der Schweiz', 'Amtsgericht Bad Homburg': a place or purpose follows, no name.
  if (/^(?:in|im|for|für|bei|beim|nach|mit|am|an|auf|aus|to|of|Sitz|\p{L}{4,15}gericht)$/u.test(words[0] ?? ''))
    return '';
  let from = 0;
  while (
    from < Math.min(6, words.length) &&
    (/^(?:\p{Ll}|[1-9]\.$|(?:19|20)\d\d$)/u.test(words[from] ?? '') ||
      isOtherWord(words[from] ?? '') ||
      BOARD_BEFORE.test(words[from] ?? '') ||
      isTradeTitle(words, from))
  )
    from++;
  return words.slice(from).join(' ');
}

/** Trades have titles of their own: 'ZTM Eva Probe', 'Bauing. Jan Muth'; a court, chamber or register is none. */
const ABBREVIATED =
  /^(?!(?:AG|LG|HG|OLG|HR[AB]?|VR|PR|FN|IHK|HWK|GF)$)(?:\p{Lu}{2,5}|\p{Lu}\p{L}{0,10}(?:ing|mstr?|techn)\.)$/u;

/** Whether a word is a trade's title in front of a full name. */
function isTradeTitle(words: readonly string[], at: number): boolean {
  const [given = '', family = ''] = words.slice(at + 1);
  return ABBREVIATED.test(words[at] ?? '') && /\p{Ll}/u.test(given) && /\p{Ll}/u.test(family);
}

/** 'Eva Probe an', 'Eva Probe als …': the sentence goes on. */
const isPlainWord = (word: string): boolean => /^\p{Ll}/u.test(word) && !PARTICLE.test(word);

/** A word that begins another label, or ends the name; 'Beteiligungs GmbH' goes on with a company's name instead. */
export const isLabelWord = (word: string): boolean =>
  isOtherWord(word.replace(/[:.,]$/u, '')) &&
  findLegalForm(word) === null &&
  !/(?:ung|heit|keit|schaft)s-?$/u.test(word);
