/** Zero-width characters, soft hyphens and bidi marks: invisible, and in the way of every comparison. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Text as a reader sees it: composed, invisible characters dropped, runs of white space as one space. */
export function foldText(text: string): string {
  const plain = text.includes('\\u00') ? decodeEscapes(text) : text;
  return plain.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim().normalize('NFC');
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
