import type { Line } from '../dom/lines.ts';

const GERMAN =
  /(?:^|\s)(?:und|der|die|das|für|mit|von|ist|wir|sie|auf|nicht|ein|eine|den|zu|gemäß|unser\w{0,3})(?=\s)/giu;
const ENGLISH = /(?:^|\s)(?:and|the|for|with|of|is|we|you|on|not|an|our|to|your|are|in accordance)(?=\s)/giu;

/** Characters outside of menus that tell a page's language. */
const SAMPLE = 2_000;

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Language of one text by its function words; null where it is too short to tell. */
export function languageOfText(text: string): 'de' | 'en' | null {
  const german = count(GERMAN, text) + count(/[äöüß]/giu, text) / 3;
  const english = count(ENGLISH, text);
  if (german + english < 1) return null;
  return german >= english ? 'de' : 'en';
}

/** Language of a page: what its words say, else what the html element says (builders often leave 'en' there). */
export function guessLanguage(lang: string, lines: readonly Line[]): 'de' | 'en' | null {
  let sample = '';
  for (const line of lines) {
    if (sample.length > SAMPLE) break;
    if (line.region !== 'nav') sample += ` ${line.text}`;
  }
  return languageOfText(sample) ?? (lang.startsWith('de') ? 'de' : lang.startsWith('en') ? 'en' : null);
}
