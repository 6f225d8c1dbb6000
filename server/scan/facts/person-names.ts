import { trimMarks } from '../dom/text.ts';
import type { Person } from './page-facts.ts';
import { isNameWord, isOtherWord } from './person-words.ts';
import { isPlaceholder } from './placeholders.ts';

/** One title at the start of a name; several may follow each other. */
const TITLE =
  /^(?:Herr|Frau|Herrn|Priv\.?-?\s?Doz\.?|PD|Univ\.?-?\s?Prof\.?|MMag\.?|Dkfm\.?|lic\.\s?\p{Ll}{2,5}\.|Pfarrer(?:in)?|Apotheker(?:in)?|Zahnarzt|Zahnärztin|Arzt|Ärztin|Mr\.?|Mrs\.?|Ms\.?|Dr\.?(?:-Ing\.?)?(?:\s?\p{Ll}{2,7}\.){0,3}|Prof\.?|Professor|Capt\.?|Kapitän(?:in)?|Kpt\.?|Mag\.?(?:a\.?)?|Ing\.?|DI|DDr\.?|Dipl\.?\s?-?\s?\p{Lu}\p{L}{0,12}\.?(?:-\p{Lu}\p{L}{1,6}\.?)?(?:\s?\((?:FH|TU|BA|Univ\.?|ETH)\))?|med\.?(?:\s?(?:dent|vet)\.?)?|rer\.?\s?(?:nat|pol|oec)\.?|jur\.?|phil\.?|h\.?\s?c\.?|mult\.?|habil\.?|iur\.?|techn\.?|B\.?\s?(?:Sc|A|Eng)\.?|M\.?\s?(?:Sc|A|Eng|B\.?A)\.?|MBA|LL\.?M\.?|KR|KommR|RA|StB|WP|RAin|(?:Diplom-?|Dipl\.-)?Betriebswirt(?:in)?|Diplom-?\p{L}{4,20}|(?:Industrie|Bank|Groß- und Außenhandels)kauf(?:mann|frau)|\p{Lu}\p{Ll}{3,20}meister(?:in)?|Staatl\.?\s?gepr\.?\s\p{L}{3,30}|Baumeister|Architekt(?:in)?|Rechtsanw(?:alt|ältin)|Steuerberater(?:in)?|Notar(?:in)?|Mst\.?|Bmstr?\.?)(?=[\s,]|$)[\s,]{0,3}/u;
const CREDENTIALS =
  /,?\s(?:MBA|LL\.?\s?M\.?|M\.?\s?Sc\.?|B\.?\s?Sc\.?|B\.?\s?A\.?|M\.?\s?A\.?|StB|WP|RA|Ph\.?\s?D\.?|CFA|BSc|MSc|B\.?\s?Eng\.?|M\.?\s?Eng\.?|MAS|CEO|CTO|CFO|COO|CSO|CMO)(?=$|[\s,;)])/gu;

const PARTICLE =
  /^(?:Von|Van|von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|dos|du|la|le|el|al|bin|ibn|ten|ter|y|af|auf|dem|v\.|d'|Freiherr|Freifrau|Graf|Gräfin)$/u;
const INITIAL = /^\p{Lu}\p{Ll}?\.(?:-?\p{Lu}\.)?$/u;

/**
 * A person, title apart, where the whole text is one person's name (titles and credentials allowed); else null.
 * `strict` where no label says that a person is meant: 'Haus Baumgarten' is none then.
 */
export function parsePerson(raw: string, strict = false): Person | null {
  const plain = raw.replace(/\([^)]{0,80}\)/gu, ' ').replace(CREDENTIALS, ' ');
  const text = trimMarks(plain, ',;:*•–-')
    .replace(/\s{2,}/gu, ' ')
    .replace(/(?<=\p{L}{3})\.$/u, '');
  if (text.length < 4 || text.length > 60 || /[\d@§:/&+]/u.test(text) || isPlaceholder(text)) return null;
  const title = leadingTitles(text);
  const name = text.slice(title.length).trim();
  return isName(name, strict) ? { name, title: cleanTitle(title) } : null;
}

function leadingTitles(text: string): string {
  let length = 0;
  for (let i = 0; i < 8; i++) {
    const title = TITLE.exec(text.slice(length))?.[0];
    if (!title) break;
    length += title.length;
  }
  return text.slice(0, length);
}

function cleanTitle(title: string): string | null {
  const kept = trimMarks(title.replace(/\b(?:Herrn?|Frau|Mrs?\.?|Ms\.?)(?=\s|$)/gu, ''), ',');
  return kept === '' ? null : kept;
}

function isName(name: string, strict: boolean): boolean {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 6 || /^\p{Ll}/u.test(words[0] ?? '')) return false;
  const isWord = (word: string): boolean => isNameWord(word, strict);
  if (!words.every((word) => isWord(word) || PARTICLE.test(word) || INITIAL.test(word))) return false;
  // 'Velomechaniker EFZ' is a trade; capitals of two or three letters are a name only among capitals.
  if (words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && words.some((word) => /\p{Ll}/u.test(word))) return false;
  // 'R. Pires' is a name, 'GF AG' is not: the last word is a full one, and not all are abbreviations.
  return isWord(words.at(-1) ?? '') && !/^(?:\p{Lu}{2,4} ?){1,2}$/u.test(name);
}

const SEPARATOR = /\s?[,;/|•]\s?|\s(?:und|and|sowie|&|\+|u\.)\s|\s[–—-]\s/u;

/**
 * Persons in a text behind a label, in order: 'Dr. A. Muster (Vorsitz), B. Beispiel und C. Probe'. Parts that are no
 * name (a department after a dash) are passed over; a company among them ends the list.
 */
export function personsIn(text: string, strict = false): Person[] {
  const persons: Person[] = [];
  const bare = text.replace(/\([^)]{0,80}\)/gu, ' ').replace(CREDENTIALS, '');
  const parts = bare.slice(0, 500).split(SEPARATOR);
  for (const [i, part] of parts.entries()) {
    const person =
      parsePerson(part, strict) ??
      (strict ? null : parsePerson(withoutLead(part))) ??
      withSharedSurname(part, parts[i + 1], strict);
    if (person) persons.push(person);
    else if (/\b(?:GmbH|AG|KG|UG|mbH|OHG)\b/u.test(part)) break;
  }
  return persons;
}

/** 'Johann und Maria Muster': the surname belongs to both. */
function withSharedSurname(part: string, next: string | undefined, strict: boolean): Person | null {
  const given = withoutLead(part).trim();
  const partner = next === undefined ? null : parsePerson(next, strict);
  const words = partner?.name.split(' ') ?? [];
  if (!partner || words.length !== 2 || given.includes(' ') || !isNameWord(given, true)) return null;
  return parsePerson(`${given} ${words[1]}`, strict);
}

/** 'sind die Ärzte Dr. A. Muster' leaves 'Dr. A. Muster'. */
function withoutLead(part: string): string {
  const words = part.trim().split(' ');
  let from = 0;
  while (from < Math.min(6, words.length) && (/^\p{Ll}/u.test(words[from] ?? '') || isOtherWord(words[from] ?? '')))
    from++;
  return words.slice(from).join(' ');
}

/** The longest run of name words at the start of a sentence: 'Gerd Muster und Eva Probe, die einzeln …'. */
export function leadingPersons(text: string): Person[] {
  const persons: Person[] = [];
  for (const part of text.slice(0, 300).split(SEPARATOR)) {
    const best = longestName(part.trim().split(' '));
    if (!best) break;
    persons.push(best);
  }
  return persons;
}

/** The name that the words begin with; none where a capitalised word or a number goes on ('Muster Beteiligungs GmbH'). */
function longestName(words: readonly string[]): Person | null {
  for (let n = Math.min(words.length, 6); n >= 2; n--) {
    if (/^[\p{Lu}\d]/u.test(words[n] ?? '')) continue;
    const person = parsePerson(words.slice(0, n).join(' ').replace(/\.$/u, ''));
    if (person) return person;
  }
  return null;
}
