import { expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const LINKS = '<a href="/impressum">Impressum</a> · <a href="/datenschutz">Datenschutz</a> · <a href="/agb">AGB</a>';
const ABOUT = 'Amtsgericht Jena, HRB 50123, Geschäftsführer: Frieder Lindner, USt-IdNr. DE136695976';

/** What a site of two pages tells, whose company is named in their footer alone, beside a customer's with an entry. */
function read(footer: string) {
  const page = (path: string, main: string) =>
    readPage(
      parsePage({
        url: `${SITE}${path}`,
        html: `<html lang="de"><head><title>Start</title></head><body><nav><a href="/">Start</a></nav><main>${main}</main><footer>${footer}</footer></body></html>`,
      }),
      path === '/' ? 'home' : 'other',
    );
  const start = page('/', '<h1>Öfen und Kamine</h1><p>Wir bauen Kachelöfen.</p>');
  const works = page(
    '/projekte',
    '<h1>Projekte</h1><p>Wohnanlage Nord, Bauherr Innwerk Wohnbau GmbH (Amtsgericht Traunstein, HRB 26618), Münchner Straße 54, 83022 Rosenheim.</p>',
  );
  return mergePages([start, works], { url: SITE });
}

it.each([
  ['the claim', `<p>© 2026 Ofenbau Lindner GmbH · Bergstraße 3 · 99817 Eisenach · Tel. 03691 721015 · ${LINKS}</p>`],
  ['a line of links', `<p>Ofenbau Lindner GmbH · Bergstraße 3 · 99817 Eisenach · ${LINKS}</p>`],
  ['bars', `<p>Ofenbau Lindner GmbH | Bergstraße 3 | 99817 Eisenach | ${LINKS.replaceAll('·', '|')}</p>`],
  ['commas', `<p>Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach, ${ABOUT}, ${LINKS.replaceAll(' ·', ',')}</p>`],
  ['a label', `<p>Impressum: Ofenbau Lindner GmbH, Bergstraße 3, 99817 Eisenach, ${ABOUT}</p>`],
  [
    'mailboxes',
    `<p>Ofenbau Lindner GmbH · Bergstraße 3 · 99817 Eisenach · <a href="mailto:info@ofenbau-lindner.de">info@ofenbau-lindner.de</a> · <a href="tel:03691721015">03691 721015</a> · <a href="tel:03691721016">03691 721016</a></p>`,
  ],
])('knows its company by %s in the footer', (_, footer) => {
  const company = read(footer);
  expect(company).toMatchObject({ company_name: 'Ofenbau Lindner GmbH', street: 'Bergstraße 3', city: 'Eisenach' });
  expect(company?.hr_number).not.toBe('HRB 26618');
});

it('leaves a menu of companies alone', () => {
  const companies = ['Nordhaus Bau GmbH', 'Nordhaus Immobilien GmbH', 'Nordhaus Service GmbH'].map(
    (name, i) => `<a href="/firma-${i}">${name}</a>`,
  );
  const company = read(`<p>${companies.join(' · ')}</p><p>Ofenbau Lindner GmbH<br>Bergstraße 3<br>99817 Eisenach</p>`);
  expect(company?.company_name).toBe('Ofenbau Lindner GmbH');
});
