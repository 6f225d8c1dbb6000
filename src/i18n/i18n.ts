import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../contract/primitives.ts';
import { german } from './german.ts';
import type { Texts } from './texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

/** The look-up of all visible text, with the German of the first page at hand at once. */
export const i18n = createInstance();

i18n.use(initReactI18next).init({
  lng: 'de',
  fallbackLng: 'de',
  defaultNS: 'common',
  ns: Object.keys(german),
  resources: { de: german },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

const addTexts = (language: Language, texts: Partial<Texts>) => {
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
};

/** Fetches the German texts of all pages but the first. */
export async function loadAllTexts(): Promise<void> {
  if (i18n.hasResourceBundle('de', 'report')) return;
  const { germanRest } = await import('./german-rest.ts');
  addTexts('de', germanRest);
}

async function loadEnglish(): Promise<void> {
  if (i18n.hasResourceBundle('en', 'common')) return;
  const { english } = await import('./english.ts');
  addTexts('en', english);
}

let wanted: Language = 'de';

/**
 * Shows all text in `language`, and says so to assistive technology; English is fetched when first wanted.
 * Where the wish changes meanwhile, the last one counts.
 */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === 'en') await loadEnglish();
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
