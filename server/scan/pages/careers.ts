import type { PageLink } from './outline.ts';
import { foldWords, languageInAddress } from './vocabulary.ts';

const NAMES =
  'jobs?|karriere|career|careers|stellen|stellenangebote|offene stellen|arbeiten bei .{2,30}|karriereportal|stellenmarkt|(?:jobs?|karriere|lehre|ausbildung|arbeit|beruf)(?: und | )(?:karriere|jobs?|ausbildung|lehre|beruf|stellen)|mitarbeiten|komm ins team|join us|working at .{2,30}';
const CAREERS = new RegExp(`^(?:(?:unsere|deine|ihre|our) )?(?:${NAMES})$`);

/** How likely a link leads to the page on which a company speaks to those who might work there; null for the others. */
export function careersPoints({ url, words, place, language }: PageLink): number | null {
  const { pathname } = new URL(url);
  const spoken = language ?? languageInAddress(url);
  if (spoken !== null && spoken !== 'de') return null;
  if (!words.some((text) => CAREERS.test(foldWords(text)))) return null;
  // A single offer lies deeper than what offers are listed on.
  const depth = pathname.split('/').filter((segment) => segment !== '').length;
  return (place === 'body' ? 0 : 4) - depth;
}
