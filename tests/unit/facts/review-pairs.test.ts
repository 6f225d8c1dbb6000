import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const totals = (markup: string) =>
  factsOf(`<h1>Start</h1>${markup}`, 'home').reviews.map(({ value }) => [value.platform, value.rating, value.count]);

describe('a sentence on two rating sites', () => {
  it.each([
    'Bei Google haben wir 4,7 Sterne aus 133 Bewertungen, bei Jameda 4,9 Sterne, abgegeben von 58 Rezensentinnen.',
    'Google gibt uns 4,7 von 5 Sternen bei 133 Stimmen, Jameda 4,9 bei 58.',
    '133 Bewertungen auf Google ergeben 4,7 Sterne, 58 auf Jameda 4,9.',
    'Aus 133 Bewertungen bei Google ergibt sich ein Schnitt von 4,7, aus 58 bei Jameda einer von 4,9.',
    'Bei Google sind es 4,7 Sterne aus 133, bei Jameda 4,9 Sterne aus 58 Bewertungen.',
    'Auf Google haben 133 Kunden im Mittel 4,7 Sterne vergeben und auf Jameda 58 Patienten 4,9.',
  ])('tells a total of each: %s', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([
      ['Google', 4.7, 133],
      ['Jameda', 4.9, 58],
    ]);
  });

  it('gives the count of one to no other', () => {
    expect(totals('<p>Auf Google 4,8 Sterne, auf Jameda 4,9 Sterne (58 Bewertungen).</p>')).toEqual([
      ['Jameda', 4.9, 58],
    ]);
  });
});

describe('a total', () => {
  it.each([
    ['Auf Google gibt es 52 Bewertungen mit 4,7.', ['Google', 4.7, 52]],
    ['Bei Trustpilot haben wir 64 Bewertungen mit einer Note von 4,7.', ['Trustpilot', 4.7, 64]],
    ['213 Google-Rezensionen mit im Mittel 4,8: danke!', ['Google', 4.8, 213]],
    ['Auf Jameda die Note 4,9, abgegeben von 71 Patienten.', ['Jameda', 4.9, 71]],
    ['Auf Google im Schnitt 4,7 von 5 Punkten, 318 haben abgestimmt.', ['Google', 4.7, 318]],
    ['Trustpilot 4,7 / 213 Bewertungen', ['Trustpilot', 4.7, 213]],
    ['<span>Google</span><b>4,6</b><span>812 Rezensionen</span>', ['Google', 4.6, 812]],
    ['<span>ProvenExpert</span> <b>4,92</b> <i>SEHR GUT</i> <span>87 Bewertungen</span>', ['ProvenExpert', 4.92, 87]],
    ['<img src="g.svg" alt="Google"> <b>4,8</b> <span>132 Bewertungen</span>', ['Google', 4.8, 132]],
  ])('is read in %s', (text, value) => {
    expect(totals(`<p>${text}</p>`)).toEqual([value]);
  });

  it.each([
    'Unser Pächter Karl Muster steht bei Google mit 4,6 Sternen und 310 Rezensionen.',
    'Das verpachtete Café hat bei Google 4,4 Sterne (812 Rezensionen).',
    'Unser Garantiegeber kommt bei Trustpilot auf 4,2 Sterne aus 12.044 Bewertungen.',
    'Das Portal selbst hat bei Trustpilot 4,2 Sterne aus 41.000 Bewertungen.',
    'Das Restaurant im Erdgeschoss hat bei Google 4,4 Sterne (812 Rezensionen).',
    'Auf Google sind es 52 Bewertungen, mit 3,4 Kilometern Weg.',
    'Mit 64 Bewertungen und 3,9 % mehr Umsatz.',
  ])('is not the company’s: %s', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([]);
  });

  it('is a tenant’s where its section says who runs the house', () => {
    const told = '<p>Das Wirtshaus gehört uns, geführt wird es von unserer Pächterin auf eigene Rechnung.</p>';
    const rated = (text: string) => totals(`<h2>Wirtshaus</h2>${told}<p>${text}</p>`);
    expect(rated('Auf Google hat das Wirtshaus 4,6 Sterne (310 Rezensionen).')).toEqual([]);
    expect(rated('Auf Google haben wir 4,6 Sterne (310 Rezensionen).')).toEqual([['Google', 4.6, 310]]);
  });
});
