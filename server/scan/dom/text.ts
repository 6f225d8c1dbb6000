/** Zero-width characters, soft hyphens and bidi marks: invisible, and in the way of every comparison. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Hyphens that look like the common one; the second keeps its line together ('D‑12345'). */
const HYPHENS = /[\u2010\u2011]/gu;

/** What folding changes: odd white space, invisible characters, hyphens, escapes, and characters that NFC may compose. */
const UNFOLDED =
  /[^\S ]| {2}|\u00ad|\\u00|[\u0300-\u1fff]|[\u200b-\u2011\u202a-\u202e\u2060-\u2064]|[\u2126-\u232a\u2adc\u2e80-\uffff]/;

/** Text as a reader sees it: composed, invisible characters dropped, runs of white space as one space. */
export function foldText(text: string): string {
  const trimmed = text.trim();
  if (!UNFOLDED.test(trimmed)) return trimmed;
  const plain = trimmed.includes('\\u00') ? decodeEscapes(trimmed) : trimmed;
  return plain.replace(INVISIBLE, '').replace(HYPHENS, '-').replace(/\s+/gu, ' ').trim().normalize('NFC');
}

/** Umlauts that a faulty template left as escapes: 'K\\u00f6ln'. */
function decodeEscapes(text: string): string {
  return text.replace(/\\u(00[a-f\d]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** At most `max` characters, cut at a space where one is near. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return text.slice(0, space > max * 0.6 ? space : max);
}

/** A text without the given characters at its ends; blanks at the ends always go. */
export function trimMarks(text: string, marks: string): string {
  let from = 0;
  let to = text.length;
  const drops = (char: string): boolean => char.trim() === '' || marks.includes(char);
  while (from < to && drops(text.charAt(from))) from++;
  while (to > from && drops(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}

/** The same at the end only. */
export function trimMarksEnd(text: string, marks: string): string {
  let to = text.length;
  while (to > 0 && (text.charAt(to - 1).trim() === '' || marks.includes(text.charAt(to - 1)))) to--;
  return text.slice(0, to);
}
