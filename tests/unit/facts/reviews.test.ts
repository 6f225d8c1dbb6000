import { describe, expect, it } from 'vitest';
import { countsIn } from '../../../server/scan/facts/review-counts.ts';
import { ratingsIn } from '../../../server/scan/facts/review-totals.ts';
import { companyOf, factsOf, imprint } from './support.ts';

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
    ['4,92 von 5<br>187 Bewertungen auf ProvenExpert', ['ProvenExpert', 4.92, 187]],
    ['4,9 / 5 412 Bewertungen auf Google', ['Google', 4.9, 412]],
    ['4,9 von 5 aus 1 412 Bewertungen auf Google', ['Google', 4.9, 1412]],
    ['Ø 4,8 von 5 Sternen, 96 verifizierte Bewertungen bei Ausgezeichnet.org', ['Ausgezeichnet.org', 4.8, 96]],
    ['Bei Google bewerten uns 61 Kundinnen und Kunden mit durchschnittlich 4,4 von 5 Sternen', ['Google', 4.4, 61]],
    ['Auf Jameda haben uns 94 Patient:innen bewertet. Im Schnitt sind es 4,9 von 5 Sternen.', ['Jameda', 4.9, 94]],
    ['Auf Google: 4,8 von 5 Sternen. Grundlage sind 213 Bewertungen.', ['Google', 4.8, 213]],
    ['52 Mal wurden wir auf Google bewertet, durchschnittlich mit 4,9 von 5 Sternen.', ['Google', 4.9, 52]],
    ['Auf WhoFinance hat man uns 64-mal bewertet, im Schnitt mit 4,9 von 5 Sternen.', ['WhoFinance', 4.9, 64]],
    ['Auf Google haben uns 427 Gäste im Schnitt mit 4,6 von 5 Sternen bewertet. Danke!', ['Google', 4.6, 427]],
    ['Rated 4.8/5 by 213 customers on Trustpilot', ['Trustpilot', 4.8, 213]],
    ['Bewertungen bei Google: 127, Durchschnitt: 4,8 Sterne', ['Google', 4.8, 127]],
    ['Auf Google haben uns schon 44 Höfe und Gemeinden bewertet. Das ergibt 4,9 von 5 Sternen.', ['Google', 4.9, 44]],
    ['52 Gastgeber haben uns mit 4,7 von 5 bewertet.', ['Website', 4.7, 52]],
    ['Mit 4,7 von 5 Sternen bewerten uns 52 Betriebe auf Capterra.', ['Capterra', 4.7, 52]],
    ['Booking.com 9,2 aus 310 Bewertungen', ['Booking.com', 9.2, 310]],
    ['4,86 / 5,00 Sehr gut · aus 1.310 Shopbewertungen bei Mustersiegel', ['Mustersiegel', 4.86, 1310]],
    ['Google: Ø 4,4 (61)', ['Google', 4.4, 61]],
    ['Google 4,9 · 87 Rezensionen', ['Google', 4.9, 87]],
    ['4,8 (213 Google-Bewertungen)', ['Google', 4.8, 213]],
    ['Unsere Gäste bewerten uns auf Tripadvisor mit 4,5 bei 412 Bewertungen', ['Tripadvisor', 4.5, 412]],
    ['anwalt.de: 4,9 von 5,0 · 66 Bewertungen', ['anwalt.de', 4.9, 66]],
    ['Facebook: 4,9 (45)', ['Facebook', 4.9, 45]],
    ['Google 4,8 (213 Bewertungen)', ['Google', 4.8, 213]],
    ['ProvenExpert: SEHR GUT (4,82) bei 93 Bewertungen', ['ProvenExpert', 4.82, 93]],
    ['Bewertet mit 4,7 Sternen von 215 Gästen auf TripAdvisor', ['Tripadvisor', 4.7, 215]],
    ['4,6 von 5 auf Jameda (64 Patientenbewertungen)', ['Jameda', 4.6, 64]],
    ['HolidayCheck: 5,8 von 6 (412 Bewertungen)', ['HolidayCheck', 5.8, 412]],
    ['9,2 / 10 638 Bewertungen auf Booking.com', ['Booking.com', 9.2, 638]],
    ['Booking.com: 9.4 out of 10 from 1,204 reviews', ['Booking.com', 9.4, 1204]],
    ['5,8 / 6 412 Bewertungen bei HolidayCheck', ['HolidayCheck', 5.8, 412]],
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

  it('have the platform that stands beside each in one sentence', () => {
    const before = 'Facebook: 4,8 von 5 (52 Meinungen) – Google: 4,9 von 5 (87 Rezensionen)';
    const behind = '4,8 von 5 bei 52 Facebook-Bewertungen, 4,9 von 5 bei 87 Google-Rezensionen';
    for (const text of [before, behind]) {
      expect(totals(`<p>${text}</p>`)).toEqual([
        ['Facebook', 4.8, 52],
        ['Google', 4.9, 87],
      ]);
    }
  });

  it.each([
    ['tiles', '<div>4,8</div><div>Sterne bei Google</div><div>127</div><div>Bewertungen</div>'],
    ['pairs', '<dl><dt>Bewertung bei Google</dt><dd>4,8</dd><dt>Anzahl der Bewertungen</dt><dd>127</dd></dl>'],
    [
      'a table',
      '<table><tr><th>Portal</th><th>Sterne</th><th>Bewertungen</th></tr><tr><td>Google</td><td>4,8</td><td>127</td></tr></table>',
    ],
    ['several elements', '<div>4,8</div><div>von 5</div><div>127 Bewertungen auf Google</div>'],
    ['a number and its scale', '<div>4,8</div><div>von 5 Sternen auf Google</div><div>127 Bewertungen</div>'],
    ['a slash', '<div>4,8</div><div>/ 5 Sterne bei Google</div><div>127 Bewertungen</div>'],
  ])('may be split over %s', (_, markup) => {
    expect(totals(markup)).toEqual([['Google', 4.8, 127]]);
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
    'Unser Hersteller kommt auf 4,5 von 5 Sternen bei 1.200 Bewertungen.',
    'Unsere App hat 4,5 von 5 Sternen bei 1.200 Bewertungen.',
    'Das Modell 4,5 (61) gibt es in Blau.',
    'Sonnenblumenöl 250 ml 4,9 (87 Bewertungen)',
    'Modell: 4,9 (45)',
    'Abschlussnote 1,8 bei 87 Bewertungen',
    'Die Skala 0,5 / 10 zeigt 213 Bewertungen',
    'Das Fass hält 7,5 von 10 Litern, 213 Bewertungen stehen noch aus.',
  ])('are not seen in "%s"', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([]);
  });

  it('find marks with their place', () => {
    expect(ratingsIn('Schnitt: 4,7').map(({ value }) => value)).toEqual([4.7]);
    expect(ratingsIn('Schnitt: 1,7')).toEqual([]);
    expect(countsIn("1'284 Bewertungen, 12 Rezensionen").map(({ value }) => value)).toContain(12);
  });
});

describe('totals of others', () => {
  /** Totals of the Ofenbau Lindner GmbH, whose page says the given. */
  const told = (markup: string) =>
    companyOf([factsOf(imprint()), factsOf(`<h1>Das sagen Kunden</h1>${markup}`, 'other', '/stimmen')]).reviews.map(
      ({ platform, rating, review_count }) => [platform, rating, review_count],
    );

  it.each([
    'Unser Versandpartner Frachtfix hat auf Trustpilot 3,1 Sterne (8.870 Bewertungen).',
    'Unsere Schwesterfirma kommt auf Google auf 4,2 von 5 Sternen bei 310 Bewertungen.',
    'Die Frachtfix AG steht auf Trustpilot bei 3,1 von 5 Sternen aus 8.870 Bewertungen.',
    'Das Café Morgenrot hat bei Google 4,2 Sterne (310 Rezensionen).',
    'Der Branchenschnitt liegt bei Google bei 4,1 von 5 Sternen aus 310 Bewertungen.',
    'Unsere Mitbewerber haben auf Google 4,1 von 5 Sternen bei 310 Bewertungen.',
    'Unser Bestseller hat 4,6 von 5 Sternen bei 38 Bewertungen.',
  ])('are not the company’s: "%s"', (sentence) => {
    expect(told(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    '<h3>Deichgras 100 g</h3><ul><li>26,00 €<br>4,6 von 5,0 Sternen (38 Bewertungen)</li></ul>',
    '<h3>Deichgras 100 g</h3><p>4,6 von 5 Sternen (38 Bewertungen)</p><p>In den Warenkorb</p>',
    '<h2>Unsere Produkte</h2><h3>Deichgras</h3><p>4,6 von 5 Sternen (38 Bewertungen)</p>',
    '<h2>Ausflugsziele in der Umgebung</h2><p>Wildpark: 4,6 von 5 Sternen (38 Bewertungen bei Google)</p>',
    '<p>Rot: 4,6 von 5 (38 Bewertungen)</p><p>Blau: 4,7 von 5 (41 Bewertungen)</p><p>Grün: 4,1 von 5 (12 Bewertungen)</p>',
  ])('are not those of what is sold or near: %s', (markup) => {
    expect(told(markup)).toEqual([]);
  });

  it.each([
    'Die Ofenbau Lindner GmbH hat auf Google 4,8 Sterne (213 Rezensionen).',
    'Der Durchschnitt liegt bei Google bei 4,8 von 5 Sternen aus 213 Bewertungen.',
    'Auf Google bewerten uns 213 Menschen im Schnitt mit 4,8 von 5 Sternen.',
    'Gesamtnote bei Google 4,8 (213 Bewertungen)',
    'Auf Google stehen wir bei 4,8 von 5 Sternen, 213 Leute haben abgestimmt.',
  ])('are told apart from its own: "%s"', (sentence) => {
    expect(told(`<p>${sentence}</p>`)).toEqual([['Google', 4.8, 213]]);
  });

  it('leave those of several platforms side by side', () => {
    expect(told('<p>Capterra: 4,7 / 5 (58 Bewertungen)</p><p>OMR Reviews: 4,5 / 5 (31 Bewertungen)</p>')).toEqual([
      ['Capterra', 4.7, 58],
      ['OMR Reviews', 4.5, 31],
    ]);
  });
});
