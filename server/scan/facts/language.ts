import type { Line } from '../dom/lines.ts';
import { memoOfText } from '../memo-of-text.ts';

const GERMAN =
  /(?:^|\s)(?:und|der|die|das|für|mit|von|ist|wir|sie|auf|nicht|ein|eine|den|zu|gemäß|unser\w{0,3})(?=\s)/giu;
const ENGLISH = /(?:^|\s)(?:and|the|for|with|of|is|we|you|on|not|an|our|to|your|are|in accordance)(?=\s)/giu;

/** Characters outside of menus that tell a page's language. */
const SAMPLE = 2_000;

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** How loudly a text's function words and umlauts speak for each language. */
const votesOf = memoOfText((text) => ({
  german: count(GERMAN, text) + count(/[äöüß]/giu, text) / 3,
  english: count(ENGLISH, text),
}));

/** Language of texts by their function words; null where they are too short to tell. */
export function languageOfTexts(texts: readonly string[]): 'de' | 'en' | null {
  let german = 0;
  let english = 0;
  for (const text of texts) {
    const votes = votesOf(` ${text} `);
    german += votes.german;
    english += votes.english;
  }
  if (german + english < 1) return null;
  return german >= english ? 'de' : 'en';
}

/** Language of a page: what its words say, else what the html element says (builders often leave 'en' there). */
export function guessLanguage(lang: string, lines: readonly Line[]): 'de' | 'en' | null {
  const sample: string[] = [];
  let length = 0;
  for (const { region, text } of lines) {
    if (length > SAMPLE) break;
    if (region === 'nav') continue;
    sample.push(text);
    length += text.length + 1;
  }
  return languageOfTexts(sample) ?? (lang.startsWith('de') ? 'de' : lang.startsWith('en') ? 'en' : null);
}
