import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const staff = (html: string): string | undefined =>
  factsOf(`<h1>Über uns</h1>${html}`, 'about', '/ueber-uns').employees.toSorted((a, b) => b.weight - a.weight)[0]
    ?.value;

describe('staff of years gone by, told in the present', () => {
  it.each([
    '<h3>1958</h3><p>In der Zeit des Wirtschaftswunders arbeiten 1.100 Menschen bei Lindner.</p>',
    '<ul><li><b>1958</b> <span>Im Werk am Ring arbeiten 1.100 Menschen bei Lindner.</span></li></ul>',
    '<h3>1972</h3><p>Umzug ins Gewerbegebiet. Wir beschäftigen jetzt 40 Mitarbeiter.</p>',
    '<p>1985 arbeiten bereits 60 Mitarbeiter im Betrieb.</p>',
    '<p>In den 50er Jahren arbeiten 90 Mitarbeiter bei uns.</p>',
  ])('is no headcount: %s', (html) => {
    expect(staff(html)).toBeUndefined();
  });

  it.each([
    ['<p>1992 gegründet, beschäftigen wir 30 Mitarbeiter.</p>', '30'],
    ['<p>1992 als Garagenfirma gestartet, beschäftigt die Firma heute 30 Mitarbeiter.</p>', '30'],
    ['<h3>1992</h3><p>Otto Lindner gründet den Betrieb, in dem heute 30 Mitarbeiter arbeiten.</p>', '30'],
    ['<h3>Seit 1992</h3><p>Unser Team: 45 Mitarbeiter arbeiten an zwei Standorten.</p>', '45'],
  ])('is one of today: %s', (html, expected) => {
    expect(staff(html)).toBe(expected);
  });
});

describe('an association speaks of itself', () => {
  const said = '<p>Inzwischen zählt der Verband 84 Beschäftigte und 22 Fahrzeuge.</p>';

  it('by what it is called in its header', () => {
    expect(staff(`<header><p>Zweckverband Abfall</p></header>${said}`)).toBe('84');
  });

  it('where another is meant it says nothing', () => {
    expect(staff(said)).toBeUndefined();
  });
});
