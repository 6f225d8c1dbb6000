import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { ofUnknownSubject } from '../../../server/scan/facts/subject-unknown.ts';
import { factsOf, imprint } from './support.ts';

const pageOf = (markup: string) => factsOf(`<main><h1>Über uns</h1>${markup}</main>`, 'other', '/ueber-uns');

/** Totals of Ofenbau Lindner GmbH, told on a page of its own: '4.8/212'. */
function totals(markup: string): string[] {
  const company = mergePages([factsOf(imprint()), pageOf(markup)], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.reviews ?? []).map(({ rating, review_count }) => `${Number(rating)}/${review_count ?? '-'}`);
}

describe('totals in other words', () => {
  it.each([
    ['Gesamtnote 4,8 aus 143 Bewertungen', ['4.8/143']],
    ['Auf Jameda haben wir die Note 4,8 (143 Bewertungen).', ['4.8/143']],
    ['Letztes Jahr haben 274 Höfe unseren Fragebogen ausgefüllt. Gesamtzufriedenheit: 4,6.', ['4.6/274']],
    ['Auf unsere Befragung 2024 antworteten 274 Höfe, die Gesamtzufriedenheit lag bei 4,6.', ['4.6/274']],
    ['Laut unserer Umfrage unter 340 Bauherren bekommen wir die Note 4,4.', ['4.4/340']],
    ['In unserer Befragung gaben Gäste im Schnitt die Note 4,4 (n = 312).', ['4.4/312']],
    ['Von unseren Kunden kamen 168 Karten zurück. Durchschnitt: 4,6 Sterne.', ['4.6/168']],
    ['Gesamtwertung Lindner: 4,72 aus 68 Wanderberichten', ['4.72/68']],
    ['Mandanten geben uns auf Google 5,0 Sterne, bisher aber nur 17 von ihnen.', ['5/17']],
    ['Ofenbau Lindner: 4,8 von 5 (68 Kunden)', ['4.8/68']],
    ['Google 4,9 (1.034)', ['4.9/1034']],
    ['Google 4,9 (1.034), Facebook 4,8 (211)', ['4.9/1034', '4.8/211']],
    ['Auf Booking mit 9,3 bewertet (412 Bewertungen)', ['9.3/412']],
    ['Bei Amazon haben wir 4,8 von 5 Sternen (6.715 Verkäuferbewertungen).', ['4.8/6715']],
    ['Bei Google geben uns Kunden im Schnitt 4,6 Sterne.', ['4.6/-']],
  ])('are read in "%s"', (text, want) => {
    expect(totals(`<p>${text}</p>`)).toEqual(want);
  });

  it.each([
    // school marks: one star would be shown for the best
    'Gesamtnote 1,1 aus 143 Bewertungen',
    'Auf Jameda haben wir die Note 1,1 (143 Bewertungen).',
    'Letztes Jahr haben 274 Höfe unseren Fragebogen ausgefüllt. Gesamtzufriedenheit: 1,6.',
    'Laut einer Umfrage unter 340 Fahrern bekommt die Bahn die Note 2,4.',
    'Der Ziegel wurde mit der Note 1,3 benotet, 40 Ziegel waren im Test.',
    'Mitarbeiterbefragung: 112 Kolleginnen haben teilgenommen, Gesamtzufriedenheit 1,8.',
    'Auf Google geben uns manche nur 3,2 Sterne.',
    'Bewerten Sie uns bei Google mit 5,0 Sternen!',
  ])('are not seen in "%s"', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([]);
  });

  it('count on pages of any name where the company’s whole is rated', () => {
    const platforms = (text: string) => ofUnknownSubject(pageOf(`<p>${text}</p>`)).reviews.length;
    expect(platforms('Unsere Kunden geben uns 4,8 von 5 Sternen (212 Bewertungen).')).toBe(1);
    expect(platforms('Gesamtwertung: 4,8 aus 212 Bewertungen')).toBe(1);
    expect(platforms('4,8 von 5 Sternen (212 Bewertungen)')).toBe(0);
  });
});

describe('totals in a table', () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells, row) => `<tr>${cells.map((cell) => (row === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;

  it('stand in one row, whatever its order and whoever the site is', () => {
    const head = ['Portal', 'Bewertungen', 'Note'];
    expect(totals(table(head, ['Google', '318', '4,7'], ['Werkstars', '92', '4,5']))).toEqual(['4.7/318', '4.5/92']);
  });

  it('have their heads in a first row of plain cells, too', () => {
    const rows = table(['Portal', 'Durchschnitt', 'Anzahl'], ['Google', '4,7', '318'], ['Golocal', '4,5', '92']);
    expect(totals(rows.replaceAll('th>', 'td>'))).toEqual(['4.7/318', '4.5/92']);
  });

  it('are not the company’s in rows of things', () => {
    expect(totals(table(['Ofen', 'Sterne', 'Bewertungen'], ['Modell A', '4,7', '318']))).toEqual([]);
  });
});

describe('totals in data', () => {
  const data = (value: unknown) =>
    totals(`<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(value)}</script>`);

  it('have the site that a property beside them names', () => {
    const text = '4,7 von 5 Sternen, 38 Bewertungen';
    expect(data({ ratings: [{ source: 'Capterra', rating: '4,7', text }] })).toEqual(['4.7/38']);
    expect(data({ googleRating: { rating: 4.7, user_ratings_total: 138 } })).toEqual(['4.7/138']);
  });

  it('are not those of what has a price', () => {
    expect(data({ ratings: [{ source: 'Google', price: 12, rating: 4.7, count: 38 }] })).toEqual([]);
  });
});

describe('somebody else by name', () => {
  it.each([
    'Unsere Lieblingsscheune, die Alte Mühle, kommt bei Google auf 4,6 Sterne (740 Rezensionen).',
    'Unser Caterer Feinkost Muster wird auf Google mit 4,8 Sternen bewertet (311 Bewertungen).',
    'Gefeiert wird im Schloss Hohenmuster, das bei Google 4,7 Sterne hat (1.204 Rezensionen).',
    'Den Kuchen backt die Backstube Muster. Sie kommt bei Google auf 4,8 Sterne (311 Bewertungen).',
    'Die Torte: Backstube Muster (Google 4,8, 311 Rezensionen)',
    'Der von uns betreute Gasthof kommt bei Google auf 4,6 Sterne (900 Rezensionen).',
    'Für unseren Kunden haben wir 4,6 Sterne erreicht (900 Rezensionen).',
    'Ihr Betrieb hat 3,4 Sterne bei 12 Bewertungen?',
    'Maria M., 4,0 Sterne, vor 3 Wochen, 12 Rezensionen',
  ])('is told of in "%s"', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual([]);
  });

  it.each([
    'Unsere Werkstatt in Eisenach hat bei Google 4,8 Sterne (212 Rezensionen).',
    'Unser Betrieb, der Ofenbau Lindner, hat bei Google 4,8 Sterne (212 Rezensionen).',
    'Lindner ist ein Familienbetrieb, der bei Google 4,8 von 5 Sternen hat (212 Rezensionen).',
  ])('is the company itself in "%s"', (text) => {
    expect(totals(`<p>${text}</p>`)).toEqual(['4.8/212']);
  });
});

describe('a score', () => {
  const survey = (last: string) =>
    `<p>Wir haben gefragt, 519 Kunden haben mitgemacht:</p><dl><dt>Termine</dt><dd>4,2</dd><dt>Montage</dt><dd>4,9</dd>${last}</dl>`;

  it('of a part is no total', () => {
    expect(totals(survey(''))).toEqual([]);
  });

  it('with a number of its own is one, whatever site it is of', () => {
    const rows =
      '<p>ProvenExpert</p><p>4,8 von 5</p><p>120 Bewertungen</p><p>HolidayCheck</p><p>4,9 von 5</p><p>34 Bewertungen</p>';
    expect(totals(rows)).toEqual(['4.8/120', '4.9/34']);
  });

  it('of each site is one', () => {
    const rows = '<dl><dt>Google</dt><dd>4,8 (120)</dd><dt>Facebook</dt><dd>4,9 (34)</dd></dl>';
    expect(totals(`<p>Bewertungen</p>${rows}`)).toEqual(['4.8/120', '4.9/34']);
  });
});

it('a house that is introduced by name and town has its own total', () => {
  const text = 'Unsere Lieblingslocation, die Alte Kelter in Suhl, kommt bei Google auf 4,6 Sterne (740 Rezensionen).';
  expect(totals(`<p>${text}</p>`)).toEqual([]);
});

it('readers of a magazine rate a model', () => {
  const text = 'Das E 125 bekam von den Lesern der Zeitschrift Tastenspiegel 4,8 von 5 Punkten (266 Stimmen).';
  expect(totals(`<p>${text}</p>`)).toEqual([]);
});

it('a table tells the total of each firm', () => {
  const cells = (tag: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  const table =
    cells('th', 'Wer?', 'Wo?', 'Note', 'Stimmen') +
    cells('td', 'Ofenbau Lindner GmbH (Bewertung durch Kunden)', 'Google', '4,3 von 5', '412') +
    cells('td', 'Kachelfahrt Eisenach GmbH', 'Google', '4,9 von 5', '168') +
    cells('td', 'Bestell-App „Ofenia“', 'App Store', '4,7 von 5', '5180');
  expect(totals(`<table>${table}</table>`)).toEqual(['4.3/412']);
});
