import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../contract/primitives.ts';
import { german, type Texts } from './german.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}

/** The look-up of all visible text, with German at hand at once. */
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

async function loadEnglish(): Promise<void> {
  if (i18n.hasResourceBundle('en', 'common')) return;
  const { english } = await import('./english.ts');
  for (const [namespace, texts] of Object.entries(english)) i18n.addResourceBundle('en', namespace, texts);
}

/** Shows all text in `language`, and says so to assistive technology; English is fetched when first wanted. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === 'en') await loadEnglish();
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}
