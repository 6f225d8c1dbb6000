import { expect, it } from 'vitest';
import { factsOf } from './support.ts';

const staff = (text: string): string | undefined =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns')
    .employees.filter(({ party }) => party === undefined)
    .toSorted((a, b) => b.weight - a.weight)[0]?.value;

it.each([
  ['33', 'Dreißig sind wir nicht mehr – es sind schon 33, seit Eva am Modelltisch sitzt.'],
  ['33', '33 Menschen freuen sich auf dich.'],
  ['14', 'Im Büro hält Eva die Fäden zusammen. Alles in allem 14 Leute, zwei Lehrlinge eingerechnet.'],
  ['22', 'Insgesamt 22 Leute, Azubis mitgezählt.'],
  ['27', 'Wir sind mittlerweile 27 – und wachsen weiter.'],
  ['38', 'Auf unserer Lohnliste stehen 38 Namen.'],
  ['16', 'Sechzehn Leute, drei Hunde, eine Kaffeemaschine: das sind wir.'],
  ['31', 'Bei uns stehen 31 Menschen in Lohn und Brot.'],
  ['36', 'Die Belegschaft: 36 Personen, davon vier in Ausbildung.'],
])('%s people are told by "%s"', (figure, text) => {
  expect(staff(text)).toBe(figure);
});

it.each([
  'Am Stammtisch sitzen insgesamt 12 Leute.',
  'Der Reisebus fasst insgesamt 49 Personen.',
  'Im Chor singen alles in allem 14 Leute.',
  'Alles in allem kamen 240 Leute zu unserem Sommerfest.',
  'Unser Vermieter gibt 260 Menschen Arbeit.',
  'Die Hausbank zählt 900 Mitarbeitende.',
  'Bei der Rolladen AG in Wil stehen 310 Menschen in Lohn und Brot.',
  'Auf drei Hochzeiten sind wir nicht – es sind schon 4.',
  'Wir sind mittlerweile 30 – und feiern Geburtstag.',
])('no staff is told by "%s"', (text) => {
  expect(staff(text)).toBeUndefined();
});
