import { allMatches } from '../all-matches.ts';
import { anyCase } from '../any-case.ts';

/** A full stop ends a sentence behind a word that is no abbreviation ('Tel.', 'Str.', 'Prof.'), before a capital or a year. */
const END = /[.!?][»”“]?\s(?=["„“»(]?\p{Lu}|(?:1[5-9]|20)\d\d[\s:])/gu;
const ABBREVIATION = anyCase(
  /^(?:\p{L}{1,3}|gegr|sept|febr|jahrg|ausg|aufl|vers|\d{1,2}|Prof|Dres|Dipl(?:-\p{L}{2,12})?|M?Mag|Bakk|Univ|Ing|Arch|Apoth|Betriebsw|Dk(?:fm|ff)|\p{L}{1,6}(?:\.-\p{L}{1,12}){1,3}|phil|habil|dent|techn|theol|pharm|mult|medic|forest|Telef|inkl|zzgl|bzgl|Geschf|Vors|Komm|[\p{L}-]{0,20}nr|[\p{L}-]{0,40}(?:str|pl)|\p{L}{1,2}\.\p{L}.{0,8})$/iu,
);

/** Short words that end a sentence: 'zu uns.', 'die Muster AG.'. */
const SHORT_WORD =
  /^(?:uns|wir|ist|hat|war|sie|ihn|ihm|auf|ein|aus|ab|an|zu|um|los|nun|da|so|ja|tun|gut|neu|alt|rot|fit|tot|weg|mit|es|vor|saß|sah|lag|kam|gab|zog|bot|las|lud|tat|aß|Uhr|Rad|Tor|See|Bad|Hut|Bau|Zug|Öl|Gas|Eis|Tee|Tal|Bus|Job|Typ|Amt|Alm|Mal|Ort|Tag|Weg|Hof|Rat|us|we|me|you|him|her|it|too|up|out|off|on|in|now|day|way|own|all|one|two|six|ten|are|was|had|old|yes|job|lab|van|sea|use|(?!ING|MAG|MED|JUR|NAT|RER|POL|TEL|FAX|STR|INH|GEB|ABS|ART|HR[AB]|VAT|UID|UST)\p{Lu}{3}|AG|KG|SE|UG|OG|OHG|GbR|mbH|eG|SA|BV|AB|NV)$/u;

/** Behind an association's form a sentence begins that speaks of it: 'der Verein Muster e. V. Er wurde 1972 gegründet.' */
const ASSOCIATION = /(?<!\p{L})e\.\s?V$/u;
const PRONOUN_NEXT = /^(?:(?:Er|Es|Wir)\s\p{Ll}|(?:Unsere?|Diese[rs]?)\s)/u;

/** A short town ends a sentence before one that goes on: 'von der Muster AG in Wil. Das Werk …'. */
const SHORT_TOWN = /(?<!\p{L})(?:in|aus|nach|bei) \p{Lu}\p{Ll}{2}$/u;
const GOES_ON = /^(?:Das|Die|Der|Er|Sie|Es|Wir|Ich|Hier|Dort|Heute|Seit|Im|Am|Unsere?)\s/u;

/** Where the sentence that holds the place `at` begins. */
export function sentenceStart(text: string, at: number): number {
  let start = 0;
  for (const match of allMatches(text.slice(0, at), END)) {
    const before = text.slice(Math.max(start, match.index - 40), match.index);
    const word = lastWord(before);
    const end = match.index + match[0].length;
    const isOpen = match[0].startsWith('.') && ABBREVIATION.test(word) && !SHORT_WORD.test(word);
    const isTown = SHORT_TOWN.test(before) && GOES_ON.test(text.slice(end, end + 7));
    if (isOpen && !isTown && !(ASSOCIATION.test(before) && PRONOUN_NEXT.test(text.slice(end, end + 8)))) continue;
    start = end;
  }
  return start;
}

/** Between the clauses of a sentence; the bracket of 'UG (haftungsbeschränkt) & Co. KG' belongs to a name. */
export const CLAUSE_MARK = /[,;:–|]\s?|\((?!haftungsbeschränkt)/u;

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
