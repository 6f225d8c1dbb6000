import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const told = (body: string, kind: PageKind = 'home', name = 'Ofenbau Lindner GmbH') =>
  companyOf([
    factsOf(imprint({ name }), 'impressum', '/impressum', SITE),
    factsOf(`<main><h1>Über uns</h1>${body.startsWith('<') ? body : `<p>${body}</p>`}</main>`, kind, '/seite', SITE),
  ]);
const founded = (...args: Parameters<typeof told>) => told(...args).founding_date;
const staff = (...args: Parameters<typeof told>) => told(...args).number_of_employees;
const rated = (...args: Parameters<typeof told>) =>
  told(...args).reviews.map(({ rating, review_count: count }) => [rating, count]);

describe('a founding of somebody else', () => {
  it.each([
    'Die Ortsfeuerwehr Hinterdorf, gegründet 1889, lädt zum Fest.',
    'Die Konservenfabrik, 1886 gegründet, wurde 1990 abgerissen.',
    'Die Milch geht zu einer Käserei im Allgäu, der Ziegenhof Weitnau KG, 1990 gegründet.',
    'Stimmt es, dass die Firma 1794 gegründet wurde? Das Haus ist so alt.',
    '<dl><dt>SQS</dt><dd>Zertifizierungsstelle in Zollikofen, 1983 gegründet.</dd></dl>',
    '<div><div>Die Marke, die wir führen</div><div>1926 gegründet</div></div>',
    '<table><tr><th>was</th><th>wem es geschah</th><th>wann</th></tr><tr><td>Gründung</td><td>Marke Melkora</td><td>1926</td></tr></table>',
    '<table><tr><th>Händler</th><th>wo</th><th>Bemerkung</th></tr><tr><td>Feinkost Moos</td><td>Wien</td><td>gegründet 1946</td></tr></table>',
  ])('is none of the company: %s', (body) => {
    expect(founded(body)).toBeNull();
  });

  it('is a body’s that is called by its kind, unless the company is one', () => {
    const text = 'Der Verband, gegründet am 7. Februar 1943, vertrat anfangs 19 Werkstätten.';
    expect(founded(text)).toBeNull();
    expect(founded(text, 'home', 'Verband der Ofenbauer Lindner e.V.')).toBe('1943');
  });

  it.each([
    ['Am Lichtmesstag 1903 haben zweiundzwanzig Bauern eine Sennereigenossenschaft begründet.', '1903'],
    ['The company is not: it was started in 1968 by Werner Lindner.', '1968'],
    ['Feuerwehrtechnik Lindner wurde 1986 gegründet.', '1986'],
    ['Wussten Sie, dass Ofenbau Lindner 1986 gegründet wurde?', '1986'],
    ['Unsere Firma, 1986 gegründet, wurde nie geschlossen.', '1986'],
    ['Der Betrieb, 1986 gegründet, hat montags geschlossen.', '1986'],
    [
      '<table><tr><th>was</th><th>wem es geschah</th><th>wann</th></tr><tr><td>Gründung</td><td>uns</td><td>1998</td></tr></table>',
      '1998',
    ],
  ])('while the company’s is read: %s', (body, expected) => {
    expect(founded(body, 'about')).toBe(expected);
  });
});

describe('people who work elsewhere', () => {
  it.each([
    'Our team is small; the group as a whole, which dates back to 1924, employs 1,480 people.',
    'Heute arbeiten in den Mitgliedsbetrieben insgesamt 3465 Frauen und Männer.',
    'Wir betreiben mit anderen einen eigenen Verein. Er beschäftigt fünf Ausbildner.',
    '<h2>Kennzahlen der Branche</h2><ul><li>61 Betriebe</li><li>3465 Beschäftigte</li></ul>',
    '<h2>Zahlen</h2><p>(nicht die unsrigen; Quelle: Bulletin)</p><ul><li>3465 Beschäftigte</li></ul>',
    '<table><tr><th>Hersteller</th><th>Modell</th><th>was er erzählt</th></tr><tr><td>Hartwig</td><td>Ofen 3</td><td>gegründet 1874, 165 Mitarbeiter</td></tr></table>',
  ])('are not counted: %s', (body) => {
    expect(staff(body)).toBeNull();
  });

  it.each([
    ['Der Kanton zählt im Mittel 5 Beschäftigte je Büro. Unser Team umfasst mehr als 30 Mitarbeitende.', 'mehr als 30'],
    ['Beschäftigt sind in beiden Werken zusammen derzeit 143 Personen.', '143'],
    [
      '<table><tr><th></th><th>Mittel der Ofenbauer</th><th>Ofenbau Lindner</th><th>Kachelwerk Gotha</th></tr><tr><th>Beschäftigte</th><td>6</td><td>19</td><td>335</td></tr></table>',
      '19',
    ],
  ])('while the company’s own are: %s', (body, expected) => {
    expect(staff(body)).toBe(expected);
  });
});

describe('a total of ratings', () => {
  it.each([
    '<h3>Software, mit der wir arbeiten</h3><ul><li>4,1 Sterne (2318 Bewertungen)</li></ul>',
    '<ul><li>EG – Bäckerei Kuhn («backt seit 1896»), 4,5 Sterne bei 648 Stimmen</li></ul>',
  ])('is somebody else’s: %s', (body) => {
    expect(rated(body)).toEqual([]);
  });

  it.each([
    [
      '187 Leute haben sich die Mühe gemacht, unsere Arbeit bei Google zu bewerten. Im Schnitt gaben sie der Werkstatt 4,9 von 5 Sternen.',
      [4.9, 187],
    ],
    [
      '53 Kundinnen und Kunden haben auf Google aufgeschrieben, wie sie uns finden. Der Durchschnitt beträgt 4,6 von 5 Sternen.',
      [4.6, 53],
    ],
  ])('rests on the number in the sentence before: %s', (body, expected) => {
    expect(rated(body)).toEqual([expected]);
  });

  it('is read from the data of a page without text', () => {
    const state = {
      blocks: [
        {
          _type: 'ratingTeaser',
          provider: 'ProvenExpert',
          text: 'Unsere Kunden bewerten uns auf ProvenExpert mit 4,7 von 5 Sternen (96 Kundenbewertungen).',
        },
      ],
    };
    expect(rated(`<script type="application/json">${JSON.stringify(state)}</script>`)).toEqual([[4.7, 96]]);
  });
});
