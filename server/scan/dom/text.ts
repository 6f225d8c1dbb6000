/** Zero-width characters, soft hyphens and bidi marks: invisible, and in the way of every comparison. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Text as a reader sees it: composed, invisible characters dropped, runs of white space as one space. */
export function foldText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim().normalize('NFC');
}

/** At most `max` characters, cut at a space where one is near. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return text.slice(0, space > max * 0.6 ? space : max);
}
