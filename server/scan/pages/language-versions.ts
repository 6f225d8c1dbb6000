import type { PageOutline } from './outline.ts';

type Links = Pick<PageOutline, 'alternates' | 'links'>;

/** Address of a page in another language, as its head or a link of its menu names it. */
export const versionIn = ({ alternates, links }: Links, language: string): string | undefined =>
  alternates.find((page) => page.language === language)?.url ??
  links.find((link) => link.language === language || isLanguageSwitch(link.words, language))?.url;

function isLanguageSwitch(words: readonly string[], language: string): boolean {
  const names = language === 'de' ? /^(?:de|deutsch|german|ger)$/i : /^(?:en|eng|english|englisch)$/i;
  return words.some((text) => names.test(text));
}

/** A page of a Swiss site in French and Italian: firms tell there of their places in Romandie and Ticino. */
export const otherSwissVersions = ({ url, alternates }: Pick<PageOutline, 'url' | 'alternates'>): string[] =>
  new URL(url).hostname.endsWith('.ch')
    ? alternates.flatMap((page) => (page.language === 'fr' || page.language === 'it' ? [page.url] : []))
    : [];
