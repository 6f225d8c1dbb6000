import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Ratings of Ofenbau Lindner GmbH, told on a page about the company. */
function totals(markup: string, title = 'Über uns'): string[] {
  const page = factsOf(`<main><h1>${title}</h1>${markup}</main>`, 'other', '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.reviews ?? []).map(({ platform, rating, review_count }) => `${platform} ${rating} ${review_count}`);
}

const lines = (...texts: string[]) => texts.map((text) => `<div>${text}</div>`).join('');

describe('where a total was given', () => {
  it.each([
    ['<p>musterportal.de-Nutzer vergaben 4,4 Sterne (19 Stimmen).</p>', 'musterportal.de 4.4 19'],
    ['<p>4,5 von fünf Sternen bei 92 Bewertungen auf 4711muster.com.</p>', '4711muster.com 4.5 92'],
    ['<p>4,5 von 5 Sternen bei 92 Bewertungen, Fragen an post@musterportal.de</p>', 'Website 4.5 92'],
    ['<p>lindner-ofenbau.test: 4,5 von 5 Sternen bei 92 Bewertungen</p>', 'Website 4.5 92'],
    [lines('4.9', 'Basierend auf 46 Bewertungen', 'powered by Google'), 'Google 4.9 46'],
    ['<p>★★★★★ 5,0 · 41 Bewertungen · Google</p>', 'Google 5 41'],
    ['<p>GelbeSeiten 4,8/5 (Anzahl: 9)</p>', 'Gelbe Seiten 4.8 9'],
  ])('%s', (markup, told) => expect(totals(markup)).toEqual([told]));

  it('may be the first cell of a row', () => {
    const heads = '<tr><th>Portal</th><th>Sterne</th><th>Bewertungen</th></tr>';
    const row = '<tr><td>musterportal.at</td><td>4,7</td><td>12</td></tr>';
    expect(totals(`<table>${heads}${row}</table>`)).toEqual(['musterportal.at 4.7 12']);
  });
});

describe('how a total is written', () => {
  it.each([
    [lines('9,1 Hervorragend Booking.com 642 Bewertungen'), 'Booking.com 9.1 642'],
    [lines('Booking.com', '8,9', 'Fabelhaft · 1.204 Bewertungen'), 'Booking.com 8.9 1204'],
    [lines('94 % Weiterempfehlung', '5,6/6 HolidayCheck', '318 Bewertungen'), 'HolidayCheck 5.6 318'],
    [
      '<dl><dt>ProvenExpert</dt><dd>4,82 (SEHR GUT)</dd><dt>Anzahl</dt><dd>143 Bewertungen</dd></dl>',
      'ProvenExpert 4.82 143',
    ],
    ['<p>Bei Google haben uns 212 Fahrschüler im Schnitt mit 4,8 Sternen bewertet.</p>', 'Google 4.8 212'],
    ['<p>Rated 4.5 out of 5 on G2 by 92 verified users.</p>', 'G2 4.5 92'],
    ["<p>Google: 4,8 von 5 Sternen (3'418 Bewertungen)</p>", 'Google 4.8 3418'],
    ['<div><img src="/c.svg" alt="Capterra 4,7 von 5"><span>129 Reviews</span></div>', 'Capterra 4.7 129'],
    ['<div><span aria-label="4,8 von 5 Sternen">★★★★★</span> (87 Google-Bewertungen)</div>', 'Google 4.8 87'],
    ['<div class="rating" title="4.8/5"><i>★</i></div><p>Ø aus 43 Google-Bewertungen</p>', 'Google 4.8 43'],
  ])('%s', (markup, told) => expect(totals(markup)).toEqual([told]));

  it.each([
    '<p>Booking.com: Zimmer ab 89,50 € und 9,5 km zum See, 642 Bewertungen</p>',
    '<p>Beim Voting erreichten wir 2.314 Stimmen und Platz 4 von 5.</p>',
    '<div><span aria-label="4,8 von 5 Sternen">★★★★★</span> (87 Projekte)</div>',
  ])('but not: %s', (markup) => expect(totals(markup)).toEqual([]));
});

describe('totals of another time, of an example and of others', () => {
  it.each([
    '2019 lagen wir auf Google bei 4,2 Sternen (38 Bewertungen).',
    'Bis 2028 wollen wir 4,9 Sterne bei 200 Google-Bewertungen erreichen.',
    'Unser Ziel: 5 Sterne und 100 Bewertungen.',
    'Ab 10 Bewertungen mit mindestens 4,5 Sternen verleiht das Portal ein Siegel.',
    'Zeigen Sie Ihre Sterne: 4,9 von 5 – 128 Bewertungen.',
    'Nach dem Umbau stieg die Google-Bewertung des Autohauses auf 4,7 Sterne (412 Rezensionen).',
    'Kurs „Lehmofen“: ★ 4,8 (57 Teilnehmerbewertungen)',
    'Die Bewertung unseres früheren Profils lag bei 4,1 von 5 aus 19 Stimmen.',
  ])('%s', (text) => expect(totals(`<p>${text}</p>`)).toEqual([]));

  it.each([
    'Seit 2019 liegen wir auf Google bei 4,2 Sternen (38 Bewertungen).',
    'Die Google-Bewertung des Betriebs liegt bei 4,2 Sternen (38 Bewertungen).',
  ])('the company’s: %s', (text) => expect(totals(`<p>${text}</p>`)).toEqual(['Google 4.2 38']));

  it('stand below the name of what is shown', () => {
    const total = '<p>4,7 Sterne (412 Rezensionen)</p>';
    expect(totals(total, 'Referenz Autohaus Muster')).toEqual([]);
    expect(totals(total, 'Referenzen und Bewertungen')).toEqual(['Website 4.7 412']);
  });

  it('are shown by data that name their company', () => {
    const data = (name: string) =>
      `<div itemscope itemtype="https://schema.org/Restaurant"><span itemprop="name">${name}</span>
       <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">Tripadvisor:
       <span itemprop="ratingValue">4.3</span>/5 aus <span itemprop="reviewCount">811</span> Bewertungen</div></div>`;
    expect(totals(data('Gasthof Muster – Eva Probe e.U.'))).toEqual([]);
    expect(totals(data('Ofenbau Lindner GmbH'))).toHaveLength(1);
  });
});
