interface Localized {
  base: string | null | undefined;
  de: string | null | undefined;
  en: string | null | undefined;
}

/** A text in the chosen language; German falls back to the English text, then both to the base text. */
export function localized(language: string, { base, de, en }: Localized): string {
  return (language === 'en' ? en : de || en) || base || '';
}
