import { allMatches } from '../all-matches.ts';

/** A full stop ends a sentence behind a word that is no abbreviation ('Tel.', 'Str.', 'Prof.') and before a capital. */
const END = /[.!?]\s(?=["„“»(]?\p{Lu})/gu;
const ABBREVIATION =
  /^(?:\p{L}{1,3}|\d{1,2}|Prof|Dipl(?:\.?-\p{L}{2,12})?|M?Mag|Univ|Ing|Telef|inkl|zzgl|bzgl|Geschf|Vors|Komm|[\p{L}-]{0,40}(?:str|pl)|\p{L}{1,2}\.\p{L}.{0,8})$/iu;

/** Where the sentence that holds the place `at` begins. */
export function sentenceStart(text: string, at: number): number {
  let start = 0;
  for (const match of allMatches(text.slice(0, at), END)) {
    const before = text.slice(Math.max(start, match.index - 40), match.index);
    const word = lastWord(before);
    if (match[0].startsWith('.') && ABBREVIATION.test(word)) continue;
    start = match.index + match[0].length;
  }
  return start;
}

/** The sentences of a text, abbreviations kept whole. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (let end = text.length; end > 0; ) {
    const start = sentenceStart(text, end);
    sentences.unshift(text.slice(start, end).trim());
    end = start;
  }
  return sentences;
}

function lastWord(text: string): string {
  const border = Math.max(text.lastIndexOf(' '), text.lastIndexOf('('), text.lastIndexOf('/'));
  return text.slice(border + 1);
}
