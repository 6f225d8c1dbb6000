import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const HOST = 'https://www.lindner-kern.de';
const onPage = (body: string): string | undefined =>
  factsOf(body, 'about', '/ueber-uns', HOST)
    .founded.filter(({ party }) => party === undefined)
    .toSorted((a, b) => b.weight - a.weight)[0]?.value;
const founded = (text: string): string | undefined => onPage(`<h1>Über uns</h1><p>${text}</p>`);

describe('a founding year is read', () => {
  it.each([
    // a date behind an aside, or before one
    ['So gründeten wir, Ilka und Benno Kern, im Frühjahr 2009 unseren Versand.', '2009'],
    ['Im Frühjahr 2011 haben wir, Jana und Tim, die Firma aus der Taufe gehoben.', '2011'],
    ['Damals gründete Karl Lindner, gelernter Schmied, 1952 in Suhl seine Werkstatt.', '1952'],
    [
      'In einer Küche kamen am 14. November 1991 neun Lehrer, Pfarrer und Bauern zusammen und gründeten unseren Verein.',
      '1991',
    ],
    ['1991 gründeten zwei Abteilungsleiter, Jana Kern und Tim Voss, mit 17 Leuten die Lindner & Kern GmbH.', '1991'],
    ['1994 eröffneten drei Ingenieurinnen, Eva Ott, Ina Kern und Uta Blum, unser Büro.', '1994'],
    ['Als Zulieferer sind wir seit 1984 am Markt, familiengeführt und krisenfest.', '1984'],
    ['Seit 1868 begleitet unsere Familie die Menschen in schweren Stunden.', '1868'],
    // older than its form or its subsidiary
    [
      'Die Glaserei Lindner wurde 1959 ins Leben gerufen. Peter Lindner gründete 1994 die heutige Aktiengesellschaft.',
      '1959',
    ],
    // words for it
    ['Die Sozietät wurde 1986 durch Rechtsanwalt Kern begründet.', '1986'],
    ['Unser Familienunternehmen hat seinen Ursprung im Jahr 1979, als die Eltern den Hof kauften.', '1979'],
    ['Mit der Eröffnung unseres kleinen Cafés im Mai 2008 haben wir uns einen Traum erfüllt.', '2008'],
    ['Am 7.9.1999 ging die Agentur mit drei Leuten an den Start.', '1999'],
    ['Firmengründung: 01/1999', '1999'],
    ['Tischlerhandwerk – Anno 1883.', '1883'],
    ['Am 1. Oktober 1998 ist die Gründungsurkunde unterschrieben worden.', '1998'],
    ['Noch im Juli 1990 beantragte Otto Lindner seinen Gewerbeschein.', '1990'],
    ['2016 haben wir endlich unser eigenes Café aufgemacht. Das Haus selbst steht seit 1782.', '2016'],
    ['1968 pachtete er die alte Dorfschmiede in Salza.', '1968'],
    ['2013: Zwei Leute, ein Server, null Kunden. So fing unsere Agentur an.', '2013'],
    ['Seit 1906 liegt die Leitung der Tischlerei in den Händen der Familie Lindner.', '1906'],
    ['Wir betreiben das Café seit Mai 2010.', '2010'],
    ['Wir kommen aus der PGH Metall, aus der 1992 die Lindner GmbH hervorging.', '1992'],
    ['Unsere Tischlerei, im Jahr 1911 gegründet, baut Treppen in ganz Thüringen.', '1911'],
    // two firms that became one
    ['Otto Lindner eröffnete 1974 in Suhl ein Geschäft. In Gotha machte sich Emil Kern 1988 selbstständig.', '1974'],
  ])('from "%s"', (text, year) => expect(founded(text)).toBe(year));

  it.each([
    ['<h1>75 Jahre Lindner</h1><p>1950–2025</p><p>Wir feiern!</p>', '1950'],
    ['<p>100 Jahre: 1925 bis 2025</p>', '1925'],
    ['<h4>Wann wurde der Betrieb gegründet?</h4><p>Im Herbst 1921.</p>', '1921'],
    ['<h4>Seit wann gibt es Lindner?</h4><p>Seit dem 1. Mai 1990.</p>', '1990'],
    ['<p><img src="/logo.svg" alt="Lindner Ofenbau – gegr. 1898"></p>', '1898'],
    [
      '<p>1990 meldete Otto Lindner sein Gewerbe an.</p><ul><li>2017: Gründung der Lindner Sicherheit GmbH</li></ul>',
      '1990',
    ],
  ])('from %s', (body, year) => expect(onPage(body)).toBe(year));
});

describe('no founding year is read', () => {
  it.each([
    'Wer 2025 ein Unternehmen gründet, sollte früh an die Steuer denken.',
    '1874 entstand die erste deutsche Schmiedeschule.',
    'Die Zimmerei Probst aus Suhl, im Jahr 1911 gegründet, findet keinen Nachfolger und kommt zur Gruppe.',
    'Der Malerbetrieb Probst aus Suhl, bereits 1911 gegründet, wird Teil des Hauses.',
    'Die Stadtwerke Suhl, seit 1889 Versorger der Stadt, vertrauen auf unsere Arbeit.',
    'Otto Lindner lernte Schmied, ging 1990 auf Wanderschaft, 1995 in die Schweiz.',
    '1999 Eröffnung des Ladens in Jena',
    'Beim Stadtlauf 2019 ging unser Team an den Start.',
    'Wir liefern Türen von Keller. Das Familienunternehmen aus Ulm besteht seit 1935.',
    'Am 9. Mai 2006 gründeten wir mit vier Nachbarbetrieben den Verein Handwerk macht Schule.',
    '„Gegründet haben wir unsere Bäckerei 1988, und nie blieb der Ofen kalt“, sagt Bäckermeister Rolf Lange.',
    'Der Anspruch wurde 1998 vor Gericht begründet.',
    'Wir arbeiten mit den großen Häusern zusammen, darunter die Probst SAAT, 1856 in Suhl gegründet.',
    '1988 Gründung der Probst Logistik GmbH als Tochtergesellschaft',
  ])('from "%s"', (text) => expect(founded(text)).toBeUndefined());

  it.each([
    '<h1>75 Jahre Städtepartnerschaft</h1><p>1950–2025</p>',
    '<h1>75 Jahre Lindner</h1><p>Ausstellung 1990–2025</p>',
    '<blockquote>Unser Betrieb wurde 1952 gegründet, die Öfen kommen von Lindner. <cite>Keller Bau GmbH, Ulm</cite></blockquote>',
  ])('from %s', (body) => expect(onPage(body)).toBeUndefined());
});

it.each([
  ['Die HSR wurde 2015 gegründet.', '2015'],
  ['Die DLG wurde 1885 gegründet.', undefined],
])('a company is known by the initials of its site: %s', (text, year) => {
  const facts = factsOf(`<p>${text}</p>`, 'about', '/', 'https://www.hydraulik-service-ruhr.de');
  expect(facts.founded[0]?.value).toBe(year);
});
