import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

/** Data of the owner of a brand, as they stand on all pages of its partners. */
const data = (more: Record<string, unknown> = {}, name = 'Kaminwelt Systemzentrale GmbH') =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Organization',
    name,
    telephone: '+49 800 4455667',
    email: 'service@kaminwelt.de',
    address: { streetAddress: 'Domring 8', postalCode: '50667', addressLocality: 'Köln' },
    ...more,
  })}</script>`;
const INFOLINE = '<header><a href="tel:+498004455667">Kostenlose Infoline: 0800 4455667</a></header>';
const values = (body: string) => companyOf([factsOf(body)]).contacts.map(({ value }) => value);
const OWN = ['+493691721015', 'info@ofenbau-lindner.de'];

describe('a company whose brand a partner’s site bears', () => {
  it('keeps the numbers, the address and the mailbox that data give it', () => {
    expect(values(data() + INFOLINE + imprint())).toEqual(OWN);
    expect(companyOf([factsOf(data() + imprint())])).toMatchObject({ street: 'Bergstraße 3', zip: '99817' });
  });

  it('keeps what data of its own site say on a partner’s subdomain, by whatever name', () => {
    const rating = { url: 'https://firma.test/', aggregateRating: { ratingValue: '4.8', reviewCount: '8120' } };
    const reviewsOn = (host: string) => {
      const html = `<html lang="de"><body>${data(rating, 'Kaminwelt')}${imprint()}</body></html>`;
      const page = readPage(parsePage({ url: `https://${host}/impressum`, html }), 'impressum');
      return companyOf([page]).reviews.length;
    };
    expect(reviewsOn('eisenach.firma.test')).toBe(0);
    expect(['www.firma.test', 'shop.firma.test', 'de.firma.test'].map(reviewsOn)).toEqual([1, 1, 1]);
  });

  it('keeps its number in a page’s frame where the company gives one', () => {
    const line = (tag: string) => `<${tag}>Infoline der Zentrale: 0800 4455667</${tag}>`;
    expect(values(line('header') + imprint())).toEqual(OWN);
    expect(values(imprint({ contact: 'Telefon der Zentrale: 0800 4455667' }))).toEqual(['+498004455667']);
  });

  it('leaves the company a number that it calls its own', () => {
    const contact = 'Telefon: 0800 4455667<br>E-Mail: info@ofenbau-lindner.de';
    expect(values(data() + imprint({ contact }))).toEqual(['+498004455667', 'info@ofenbau-lindner.de']);
  });

  it('is none where the data are the company’s', () => {
    expect(values(data({}, 'Ofenbau Lindner GmbH') + INFOLINE + imprint())).toContain('+498004455667');
  });

  it('is no other name of the company: it sits elsewhere', () => {
    const codes = (body: string) => (companyOf([factsOf(body)]).signals ?? []).map(({ code }) => code);
    expect(codes(data() + imprint())).not.toContain('nameDiffers');
    const address = { streetAddress: 'Bergstraße 3', postalCode: '99817', addressLocality: 'Eisenach' };
    expect(codes(data({ address }) + imprint())).toContain('nameDiffers');
    const nearby = { ...address, streetAddress: 'Große Straße 71' };
    expect(codes(data({ address: nearby }) + imprint())).not.toContain('nameDiffers');
  });

  it.each([
    'Jeder Kaminwelt-Shop ist ein eigenständiges Unternehmen unter Lizenz der Kaminwelt Deutschland GmbH, Domring 8, 50667 Köln.',
    'Franchisenehmer der Kaminwelt Deutschland GmbH, Domring 8, 50667 Köln',
  ])('is told by whose licence the company works under: %s', (sentence) => {
    const html = `<p>${sentence}</p><footer>© Kaminwelt GmbH</footer>`;
    const title = '<h1>Kaminwelt Eisenach</h1>';
    expect(companyOf([factsOf(title + imprint({ name: 'Frieder Lindner e.K.', people: '' }) + html)])).toMatchObject({
      company_name: 'Frieder Lindner e.K.',
      street: 'Bergstraße 3',
      city: 'Eisenach',
    });
  });
});

describe('an authority in a sentence', () => {
  it.each([
    'Erlaubnis nach § 34c GewO, erteilt durch den Wartburgkreis, Erzberger Allee 14, 36433 Bad Salzungen (Aufsichtsbehörde).',
    'Die Erlaubnis wurde erteilt durch das Amt Talheim, Markt 1, 99867 Gotha.',
  ])('has an address of its own: %s', (sentence) => {
    const { address } = factsOf(`<h1>Impressum</h1><p>Ofenbau Lindner GmbH</p><p>${sentence}</p>`);
    expect(address.every(({ weight }) => weight < 50)).toBe(true);
  });

  it('is no part of a town’s name', () => {
    const cityOf = (city: string) => companyOf([factsOf(imprint({ address: `Bergstraße 3, 36433 ${city}` }))]).city;
    expect(cityOf('Bad Salzungen (Aufsichtsbehörde)')).toBe('Bad Salzungen');
    expect(cityOf('Winsen (Luhe)')).toBe('Winsen (Luhe)');
  });
});

describe('whose numbers and mailboxes a legal page names beside the company’s', () => {
  it.each([
    'Vermieter der Ladenfläche: Sommer Immobilien, Marktplatz 4, 99817 Eisenach, Tel. 03691 505050.',
    'Lob und Kritik zum Verbund: service@kaminwelt.de',
    'Fragen zu Rechnungen anderer Betriebe: service@kaminwelt.de, Tel. 0221 505050',
  ])('are others’: %s', (text) => expect(values(`${imprint()}<p>${text}</p>`)).toEqual(OWN));

  it.each(['Vermietung: Tel. 03691 505050', 'Fragen zu Rechnungen: Tel. 03691 505050'])(
    'are the company’s: %s',
    (text) => expect(values(`${imprint()}<p>${text}</p>`)).toContain('+493691505050'),
  );
});

describe('numbers and mailboxes behind an entry of several commas', () => {
  it('are those of the company named first, whatever abbreviations stand between', () => {
    const sister =
      '<h2>Für die Seite „Geldanlage“ verantwortlich</h2><p>Talgeld GmbH, Ring 2, 99817 Eisenach, Amtsgericht Jena HRB 12086, USt-IdNr. DE136695976, Telefon 03691 407810, mail@talgeld.de</p>';
    expect(values(imprint() + sister)).toEqual(OWN);
  });
});

describe('technical mailboxes', () => {
  it.each([
    '<p>Letzte Änderung durch den <a href="mailto:webmaster@talheim-ofen.de">Webmaster</a></p>',
    '<p>noreply@talheim-ofen.de</p>',
  ])('stand back behind the company’s: %s', (markup) => expect(values(imprint() + markup)).toEqual(OWN));

  it('stand in where there is no other', () => {
    expect(values(imprint({ contact: 'E-Mail: webmaster@talheim-ofen.de' }))).toEqual(['webmaster@talheim-ofen.de']);
  });
});
