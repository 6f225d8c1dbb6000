import type { StaticPage } from '../../contract/pages.ts';
import type { Language } from '../../contract/primitives.ts';

const texts: Record<Language, { title: string; content: string }> = {
  de: {
    title: 'Musterseite',
    content:
      '<h2>Erster Abschnitt</h2><p>Ein Absatz mit <strong>Betonung</strong> und einem <a href="/agb">Verweis</a>.</p>' +
      '<ul><li>Punkt eins</li><li>Punkt zwei</li></ul>',
  },
  en: {
    title: 'Sample page',
    content:
      '<h2>First section</h2><p>A paragraph with <strong>emphasis</strong> and a <a href="/agb">link</a>.</p>' +
      '<ul><li>Item one</li><li>Item two</li></ul>',
  },
};

/** A static page in a language. */
export const pageIn = (language: Language): StaticPage => ({
  ...texts[language],
  updated_at: '2026-10-05T00:00:00.000Z',
});
