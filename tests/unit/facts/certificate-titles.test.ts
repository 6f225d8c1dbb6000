import { describe, expect, it } from 'vitest';
import { isCertificatesTitle } from '../../../server/scan/facts/certificate-titles.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Certificates of Ofenbau Lindner GmbH, told on a page of the given kind. */
function certificates(kind: PageKind, markup: string): string[] {
  const page = factsOf(`<main><h1>Wir über uns</h1>${markup}</main>`, kind, '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.certifications ?? []).map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter(Boolean).join(', '),
  );
}

describe('a title above certificates', () => {
  it.each([
    'Ausgezeichnet',
    'Geprüft und zertifiziert',
    'Zertifiziert & ausgezeichnet!',
    'Qualifiziert und zertifiziert',
    'Unsere Auszeichnungen',
    'Qualität mit Brief und Siegel',
    'Zertifikate im Überblick',
    'Our certificates',
  ])('names none: %s', (title) => {
    expect(isCertificatesTitle(title)).toBe(true);
  });

  it.each([
    'Familienfreundlicher Betrieb',
    'Zertifizierter Fachbetrieb für Ofenbau',
    'GreenSign Level 4',
    'Geprüfter Wellnessbetrieb',
    'ISO 9001',
    'Bett+Bike',
  ])('is not the name of one: %s', (title) => {
    expect(isCertificatesTitle(title)).toBe(false);
  });
});

const KINDS: [PageKind][] = [['certificates'], ['about']];

describe.each(KINDS)('on a page of the kind %s', (kind) => {
  it('the title of a row of cards is no certificate', () => {
    const cards =
      '<h2>Was uns auszeichnet</h2>' +
      '<h3>Hofbetrieb Nord</h3><p>verliehen vom Musterverband Nord e. V., gültig bis 31.05.2027</p>' +
      '<h3>Gastgeber mit Herz</h3><p>verliehen vom Musterverband Nord e. V., gültig bis 30.06.2027</p>';
    expect(certificates(kind, cards)).toEqual([
      'Hofbetrieb Nord, Musterverband Nord e. V., 2027-05-31',
      'Gastgeber mit Herz, Musterverband Nord e. V., 2027-06-30',
    ]);
  });

  it('a card may tell its issuer alone, in a row with one of which more is told', () => {
    const cards =
      '<h2>Unsere Auszeichnungen</h2>' +
      '<h3>Hofbetrieb Nord</h3><p>Nachhaltiger Hof, geprüft vom Muster Institut, gültig bis 31.05.2027</p>' +
      '<h3>Radlerfreundlich</h3><p>zertifiziert durch den ADFC</p>';
    expect(certificates(kind, cards)).toEqual([
      'Hofbetrieb Nord, Muster Institut, 2027-05-31',
      'Radlerfreundlich, ADFC',
    ]);
  });

  it('a span of years that goes on is no end', () => {
    const lines = (span: string) =>
      `<p>Gütesiegel «Familien willkommen» des Muster-Verbands, Stufe Gold (${span}).</p>`;
    expect(certificates(kind, lines('2019–2021'))).toEqual([]);
    expect(certificates(kind, lines('2025–2029'))[0]).toMatch(/^Familien willkommen/u);
  });

  it('a body that bears a certificate’s name is its issuer', () => {
    const card = '<h3>Hof mit Zukunft</h3><p>geprüft vom GreenSign Institut, gültig bis 31.03.2028</p>';
    expect(certificates(kind, card)).toEqual(['Hof mit Zukunft, GreenSign Institut, 2028-03-31']);
  });

  it('who publishes a sign is its issuer', () => {
    const list =
      '<p>Das Haus ist zertifiziert:</p><ul><li>Zeichen: Reisen für Alle</li><li>Herausgeber: Muster Tourist GmbH</li><li>gültig bis: 30.11.2027</li></ul>';
    expect(certificates(kind, list)).toEqual(['Reisen für Alle, Muster Tourist GmbH, 2027-11-30']);
  });

  it.each([
    '<h2>Partner</h2><h3>Muster Stahl GmbH</h3><p>zertifiziert durch den TÜV Nord</p><h3>Probe Beton AG</h3><p>seit 2004</p>',
    '<h2>Das Team</h2><h3>Jana Keller</h3><p>Fachwirtin, geprüft vom Institut Muster, gültig bis 31.12.2026</p><h3>Tim Probe</h3><p>zertifiziert durch den DVS</p>',
    '<h2>Gutscheine</h2><h3>Wellness-Gutschein</h3><p>ausgestellt von der Rezeption, gültig bis 31.12.2027</p><h3>Massage</h3><p>anerkannt von der Kasse</p>',
    '<p>Das Hotel nebenan trägt das Siegel Bett+Bike und ist Green Key zertifiziert.</p>',
    '<p>Das Museum, dessen Öfen wir pflegen, ist mit dem Siegel Reisen für Alle ausgezeichnet.</p>',
    '<p>Für die Zertifizierung nach ISO 50001 brauchen Betriebe Energieaudits.</p>',
    '<p>Unsere Nachbarn im Gewerbehof sind nach ISO 9001 zertifiziert.</p>',
    '<h2>Geprüft und zertifiziert</h2><p>Unsere Lieferanten lassen ihre Ware prüfen.</p>',
  ])('nothing of others is told: %s', (markup) => {
    expect(certificates(kind, markup)).toEqual([]);
  });
});
