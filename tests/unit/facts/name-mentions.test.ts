import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';

const SITE = 'https://www.holz-und-mehr.test/';

/** The company of a site that has this page alone; null where the page does not say whose it is. */
function nameOn(body: string, { title = 'Startseite', kind = 'home' as PageKind, url = SITE } = {}): string | null {
  const html = `<html lang="de"><head><title>${title}</title></head><body>${body}</body></html>`;
  return mergePages([readPage(parsePage({ url, html }), kind)], { url })?.company_name ?? null;
}

describe('a company that a page without an Impressum names', () => {
  it.each([
    '<p>Wir arbeiten mit der Müller Bau GmbH zusammen.</p>',
    '<p>Unser Partner ist die Müller Bau GmbH in Gotha.</p>',
    '<p>Die Müller Bau GmbH ist unser Partner für Rohbauten.</p>',
    '<p>Zuletzt haben wir für die Müller Bau GmbH eine Halle gebaut.</p>',
    '<p>Die Dachziegel liefert uns die Müller Bau GmbH.</p>',
    '<p>„Pünktlich und sauber.“ – Jan Ott, Müller Bau GmbH</p>',
    '<h2>Referenzen</h2><ul><li>Müller Bau GmbH</li><li>Ott AG</li></ul>',
    '<h2>Unsere Partner</h2><p>Die Müller Bau GmbH baut Häuser in Gotha.</p>',
    '<main><p>Wir bauen.</p><p>Müller Bau GmbH</p></main>',
  ])('is not the site’s own: %s', (body) => {
    expect(nameOn(`<h1>Dachstühle aus Eisenach</h1>${body}<p>Telefon 03691 72 10 15</p>`)).toBeNull();
  });

  it.each([
    ['first person', '<p>Wir, die Lindner Bau GmbH, bauen seit 1950 Häuser.</p>'],
    ['first person', '<p>Wir sind die Lindner Bau GmbH aus Eisenach.</p>'],
    ['a welcome', '<p>Herzlich willkommen bei der Lindner Bau GmbH!</p>'],
    ['first person', '<p>Unser Unternehmen, die Lindner Bau GmbH, wurde 1950 gegründet.</p>'],
    ['a sentence about it', '<p>Die Lindner Bau GmbH ist Ihr Partner für Dachstühle.</p>'],
    ['the main heading', '<h1>Lindner Bau GmbH</h1>'],
    ['the line below the main heading', '<h1>Häuser</h1><p>Lindner Bau GmbH</p>'],
    ['the copyright line', '<footer><p>© 2025 Lindner Bau GmbH</p></footer>'],
    ['the header', '<header><p>Lindner Bau GmbH</p></header>'],
    ['the logo', '<img src="/logo.svg" alt="Lindner Bau"><p>Ein Haus von der Lindner Bau GmbH hält.</p>'],
    ['the mail’s domain', '<p>Fragen Sie die Lindner Bau GmbH!</p><p>post@lindner-bau.de</p>'],
    [
      'structured data',
      '<script type="application/ld+json">{"@type":"Organization","name":"Lindner Bau"}</script><p>Ein Haus von der Lindner Bau GmbH hält.</p>',
    ],
  ])('is its own by %s: %s', (_, body) => {
    const partner = '<p>Wir arbeiten mit der Müller Bau GmbH zusammen.</p>';
    expect(nameOn(partner + body)).toBe('Lindner Bau GmbH');
  });

  it('is its own where the title or the host knows it', () => {
    const body = '<p>Wir bauen mit der Müller Bau GmbH zusammen.</p><p>Ein Haus der Lindner Bau GmbH hält.</p>';
    expect(nameOn(body, { title: 'Lindner | Häuser aus Eisenach' })).toBe('Lindner Bau GmbH');
    expect(nameOn(body, { url: 'https://www.lindner-bau.test/' })).toBe('Lindner Bau GmbH');
  });

  it('may stand further back on a page about the company', () => {
    const body = '<h1>Geschichte</h1><p>Seit 1950 errichtet die Lindner Bau GmbH Häuser aus Holz.</p>';
    expect(nameOn(body, { kind: 'about' })).toBe('Lindner Bau GmbH');
    const partner = '<h1>Geschichte</h1><p>Die Hallen entstehen mit der Müller Bau GmbH aus Gotha.</p>';
    expect(nameOn(partner, { kind: 'about' })).toBeNull();
  });
});
