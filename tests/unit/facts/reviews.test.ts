import { describe, expect, it } from 'vitest';
import { countsIn, ratingsIn } from '../../../server/scan/facts/review-totals.ts';
import { factsOf } from './support.ts';

const totals = (markup: string) =>
  factsOf(`<h1>Start</h1>${markup}`, 'home').reviews.map(({ value }) => [value.platform, value.rating, value.count]);

describe('rating totals', () => {
  it.each([
    ['4,8 von 5 Sternen bei 213 Google-Bewertungen', ['Google', 4.8, 213]],
    ['4,6 Sterne aus 58 Bewertungen auf Trustpilot', ['Trustpilot', 4.6, 58]],
    ['4.92/5.00 aus 1.284 Bewertungen (Trusted Shops)', ['Trusted Shops', 4.92, 1284]],
    ['Excellent 4.8 out of 5 based on 1,024 reviews on Trustpilot', ['Trustpilot', 4.8, 1024]],
    ['★ 4,9 (87 Google-Rezensionen)', ['Google', 4.9, 87]],
    ['4,9 ★★★★★ (87) auf Google bewertet', ['Google', 4.9, 87]],
    ['Gesamtbewertung 4,7 bei 312 Kundenstimmen', ['Website', 4.7, 312]],
    ['Durchschnittsbewertung: 4,7 aus 31 Beurteilungen', ['Website', 4.7, 31]],
    ['Schon 412 Kunden haben uns auf ProvenExpert bewertet: 4,7 von 5 Sternen', ['ProvenExpert', 4.7, 412]],
    ['4,87 von 5 · 98 % Empfehlungen · 312 Bewertungen auf ProvenExpert.com', ['ProvenExpert', 4.87, 312]],
    ['Bei Jameda: 5,0 von 5 (41 Bewertungen)', ['Jameda', 5, 41]],
    ['Ø 4,8 von 5 Sternen, 96 verifizierte Bewertungen bei Ausgezeichnet.org', ['Ausgezeichnet.org', 4.8, 96]],
  ])('are read in "%s"', (text, value) => {
    expect(totals(`<p>${text}</p>`)).toEqual([value]);
  });

  it('are told apart where one paragraph states two', () => {
    const text =
      '4,8 von 5 Sternen bei 213 Google-Bewertungen (Stand: Oktober 2026). Auch auf Trustpilot stehen wir gut da: 4,6 Sterne aus 58 Bewertungen. 97 % empfehlen uns.';
    expect(totals(`<p>${text}</p>`)).toEqual([
      ['Google', 4.8, 213],
      ['Trustpilot', 4.6, 58],
    ]);
  });

  it('take the count from the line below or above', () => {
    expect(totals('<p>Google</p><p><b>4,8</b></p><p>Basierend auf 127 Bewertungen</p>')).toEqual([
      ['Google', 4.8, 127],
    ]);
    expect(totals('<p>127 Rezensionen bei Google</p><p>4,8 von 5</p>')).toEqual([['Google', 4.8, 127]]);
  });

  it('take the rating from the label of the stars', () => {
    const markup =
      '<p>Google</p><div class="stars" aria-label="4,9 von 5 Sternen">★★★★★</div><p>Basierend auf 87 Bewertungen</p>';
    expect(totals(markup)).toEqual([['Google', 4.9, 87]]);
  });

  it.each([
    'Durchschnittsnote 1,2 bei 41 Prüfungen',
    '98 % Weiterempfehlung bei 120 Bewertungen',
    '„5 Sterne, weil 6 nicht gehen.“ Mia, 312 Bewertungen',
    'Falstaff 93 Punkte, 4 Sterne',
    'Das Hotel hat 4 Sterne und 87 Zimmer',
    'Version 4.8 mit 213 Änderungen',
    'Für 4,5 von 5 Prozent Zinsen',
  ])('are not seen in "%s"', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([]);
  });

  it('find marks with their place', () => {
    expect(ratingsIn('Schnitt: 4,7').map(({ value }) => value)).toEqual([4.7]);
    expect(ratingsIn('Schnitt: 1,7')).toEqual([]);
    expect(countsIn("1'284 Bewertungen, 12 Rezensionen").map(({ value }) => value)).toContain(12);
  });
});
