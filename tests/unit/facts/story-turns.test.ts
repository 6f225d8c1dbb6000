import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const told = (body: string) =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(
      `<main>${body.startsWith('<') ? body : `<h1>Über uns</h1><p>${body}</p>`}</main>`,
      'about',
      '/ueber-uns',
      SITE,
    ),
  ]);

describe('a firm is older than what became of it', () => {
  it.each([
    [
      '<h1>Wir bauen mit Holz.</h1><p>Angefangen hat alles in einer Wagenhütte: 1958 meldete Johann Lindner das Zimmerergewerbe an.</p><p>1999 wurde daraus die Ofenbau Lindner GmbH.</p>',
      '1958',
    ],
    [
      '<h1>Geschichte</h1><p>1952 kauft die Apothekerin Lindner einen Frosch.</p><p>1994 errichtet sie die Stiftung.</p>',
      '1994',
    ],
  ])('%s', (body, year) => expect(told(body).founding_date).toBe(year));

  it.each([
    'Das Klinikum, gegründet 1897 und mit 1.450 Beschäftigten eines der größten der Region, setzt seit dem Sommer zwölf unserer Öfen ein.',
    'We tested it together with Klinikum Nord. Founded in 1897 and employing 1,450 people, the hospital has been using our stoves since the summer.',
    'Die Hedwig-Lammers-Stiftung (gegründet 1962) hat den Umbau mit 40.000 Euro gefördert.',
    'Gegründet 1924, 380 Beschäftigte, ein Festzelt: Für den Sömmerdaer Zulieferer haben wir ein Wochenende geplant.',
    'Aus der Praxis: Die Schreinerei Loichinger in Bad Abbach, 1926 gegründet und mit 34 Leuten einer der ältesten Betriebe, hat ihre Nachfolge geregelt.',
    'Unser Bio-Pils gibt es seit 2011.',
    'Wir arbeiten mit der Software Kontafix. Die Herstellerin wurde 2013 gegründet, zählt 180 Mitarbeitende in Zürich.',
    'We use the Kontafix software, whose maker was founded in 2013 and has 180 employees.',
    'Am 6. September feierten wir mit dem Hospizverein Uhlenköper sein Jubiläum. Der Verein wurde 1996 gegründet.',
  ])('and no year of others is its own: %s', (text) => expect(told(text).founding_date).toBeNull());
});

describe('how many work there', () => {
  it.each([
    ['34 Menschen aus neun Ländern, drei Büros, ein gemeinsames Skizzenbuch.', '34'],
    ['Seit 1964 in Hamburg, heute mit mehr als 420 Menschen an sechs Standorten.', 'mehr als 420'],
    ['Today, more than 420 engineers, geologists, draughtspeople and divers work for us.', 'more than 420'],
    ['You inspect locks in a team of four.', null],
  ])('%s', (text, count) => expect(told(text).number_of_employees).toBe(count));
});
