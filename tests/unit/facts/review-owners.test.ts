import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Ratings of Ofenbau Lindner GmbH, told on a page of ratings. */
function ratings(text: string): number[] {
  const page = factsOf(`<main><h1>Bewertungen</h1><p>${text}</p></main>`, 'other', '/bewertungen');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
}

describe('a total of ratings', () => {
  it.each([
    'Bei Google haben wir 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Unsere Kunden geben uns auf ProvenExpert 4,8 von 5 bei 143 Bewertungen.',
    'Google: 4,8 ★ (212 Bewertungen)',
    'Auf Google bewerten uns 212 Gäste mit durchschnittlich 4,8 von 5 Sternen.',
    '4,8 von 5 Sternen – Durchschnitt aus 212 Google-Rezensionen',
    'Ofenbau Lindner hat bei Google 4,8 von 5 bei 212 Bewertungen.',
    'Deutschlandweit vertrauen uns Kunden: 4,8 von 5 bei 212 Trustpilot-Bewertungen.',
    'Als Händler erreichen wir bei Google 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Mit 4,8 von 5 Sternen (212 Bewertungen bei Google) sind wir der bestbewertete Ofenbauer der Region.',
  ])('is the company’s: %s', (text) => {
    expect(ratings(text)).toEqual([4.8]);
  });

  it.each([
    'Die Muster-Händler in Deutschland erreichen zusammen 4,3 von 5 Sternen bei 58.310 Bewertungen.',
    'Alle Franchise-Studios zusammen kommen auf 4,4 von 5 bei 12.000 Google-Bewertungen.',
    'Bundesweit hat die Marke 4,5 von 5 Sternen bei 9.120 Bewertungen.',
    'Der Hersteller Muster hat bei Trustpilot 4,1 von 5 bei 3.200 Bewertungen.',
    'Unsere Schwesterfirma Kaminbau Gotha: 4,9 von 5 bei 31 Google-Bewertungen.',
    'Die Muster-App hat im App Store 4,6 von 5 Sternen bei 1.200 Bewertungen.',
    'Das Hotel nebenan hat bei Booking.com 4,6 von 5 bei 1.200 Bewertungen.',
    'Der Branchenschnitt liegt bei Google bei 4,2 von 5 Sternen (12.000 Bewertungen).',
    'Unser Partner Muster Versand: 4,7 von 5 bei 5.120 Trustpilot-Bewertungen.',
    'Der Ofen Modell 3 erhielt 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Die Software, mit der wir arbeiten, hat 4,6 von 5 bei 980 Bewertungen auf Capterra.',
    'Unser Zahlungsanbieter Musterpay: 4,5 von 5 bei 120.000 Trustpilot-Bewertungen.',
    'Unser Kunde, das Restaurant Krone, hat 4,9 von 5 Sternen bei 310 Google-Bewertungen.',
    'Für die Praxis Dr. Kunz haben wir die Website gebaut: heute 4,9 von 5 bei 180 Google-Bewertungen.',
    'Bis 2019 hatten wir bei Yelp 4,9 von 5 bei 31 Bewertungen.',
    'Der ADAC-Test gab dem Reifen 4,5 von 5 Sternen bei 44 Bewertungen.',
    'Österreichweit vergeben Gäste der Gruppe 4,4 von 5 (22.100 Bewertungen).',
    'Das Buch unseres Chefs hat auf Amazon 4,7 von 5 bei 61 Bewertungen.',
    'Die Velo GmbH, unser Leasingpartner, kommt auf 4,4 von 5 bei 2.300 Bewertungen.',
    'Alle 120 Standorte der Kette: 4,2 von 5 bei 88.000 Google-Bewertungen',
  ])('is somebody else’s: %s', (text) => {
    expect(ratings(text)).toEqual([]);
  });
});
