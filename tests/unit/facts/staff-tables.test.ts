import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const staff = (text: string, kind: 'about' | 'locations' = 'about'): string | null => {
  const body = `<h1>Über uns</h1>${text.startsWith('<') ? text : `<p>${text}</p>`}`;
  return companyOf([factsOf(imprint()), factsOf(body, kind, '/seite')]).number_of_employees?.toString() ?? null;
};
const table = (...rows: string[][]) =>
  `<table>${rows.map((row, i) => `<tr>${row.map((cell) => (i === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`;

it.each([
  [table(['', '2015', '2025'], ['Mitarbeitende', '71', '94'], ['Umsatz', '39,4', '71,2']), '94'],
  [table(['', '2025', '2015'], ['Mitarbeitende', '94', '71']), '94'],
  [table(['', '2023/24', '2024/25'], ['Umsatz', '39,4', '41,2'], ['Mitarbeiter (30. Juni)', '402', '418']), '418'],
  [table(['', '2025/2026', '2024/2025'], ['Mitarbeiter', '418', '402']), '418'],
  [table(['', 'Halle 20/24', 'Halle 20/25'], ['Mitarbeiter', '402', '418']), null],
  [table(['', 'Gotha', 'Jena', 'Gesamt'], ['Mitarbeitende', '71', '23', '94']), '94'],
  [table(['', 'Gotha', 'Jena'], ['Mitarbeitende', '71', '23']), null],
  [table(['Jahr', 'Mitarbeiter', 'Umsatz'], ['2023', '71', '12'], ['2025', '94', '13']), '94'],
  [table(['Standort', 'Mitarbeiter'], ['Gotha', '71'], ['Jena', '23'], ['Gesamt', '94']), '94'],
  [table(['Standort', 'Mitarbeiter'], ['Gotha', '71'], ['Jena', '23']), null],
  [table(['Gegründet', 'Mitarbeiter'], ['1984', '35']), '35'],
  ['<table><tr><td>Gründungsjahr</td><td>1984</td></tr><tr><td>Mitarbeiter</td><td>35</td></tr></table>', '35'],
  [table(['Vorstand', 'Eva Stein'], ['Beirat', 'Jan Muth (Vorsitz)'], ['Belegschaft', '94, davon 7 Lehrlinge']), '94'],
  ['<dl><dt>Beschäftigte</dt><dd>24 (Stand 2026)</dd></dl>', '24'],
  ['<div><span>Mitarbeitende</span><strong>412</strong></div><div><span>Azubis</span><strong>31</strong></div>', '412'],
])('the figure of the latest year or of all is taken: %s', (html, expected) => {
  expect(staff(html)).toBe(expected);
});

it.each([
  ['Velano beschäftigt 2.150 Mitarbeiter und wurde 1938 gegründet.', null],
  ['Lindner beschäftigt 45 Mitarbeiter.', '45'],
  ['Die Gärtnerei beschäftigt 45 Mitarbeiter.', '45'],
  ['Heute hat sie 45 Mitarbeiter.', '45'],
  ['Keller Groep employs 460 people.', null],
  ['Rund 1.200 Menschen arbeiten in der Keller-Gruppe.', null],
  ['In der Produktion arbeiten 38 Mitarbeiter.', null],
  ['In der Produktion und im Lager arbeiten 38 Mitarbeiter.', '38'],
  ['Zum 31.12.2024 beschäftigte die Gesellschaft 312 Arbeitnehmer.', '312'],
  ['Gemeinsam sind wir 18: Meister, Gesellen und Lehrlinge.', '18'],
])('people of another company or a department are not counted: %s', (text, expected) => {
  expect(staff(text)).toBe(expected);
});

it.each([
  ['Die Spedition Keller mit 85 Mitarbeitern vertraut uns.', null],
  ['Die Spedition Lindner mit 85 Mitarbeitern fährt durch ganz Europa.', '85'],
  ['Zimmerei Keller, Jena, 28 Mitarbeiter', null],
  ['Unser Träger beschäftigt 900 Mitarbeitende in 20 Einrichtungen.', null],
  ['Unser Schwesterbetrieb in Jena hat 30 Mitarbeiter.', null],
  ['Mit der Übernahme kamen 12 Mitarbeiter zu uns.', null],
  ['Die 18 Mitarbeiter des Standorts Jena zogen 2020 um.', null],
  ['Die 18 Mitarbeiter des Betriebs zogen 2020 um.', '18'],
  ['Bei Keller arbeiten 340 Menschen.', null],
  ['Bei Lindner arbeiten 34 Menschen.', '34'],
  ['Für Sie arbeiten 34 Menschen.', '34'],
  ['Eva Stein leitet ein Team von 12 Mitarbeitern.', null],
  ['<dl><dt>Mitarbeitende (Konzern)</dt><dd>1.200</dd><dt>Mitarbeitende</dt><dd>34</dd></dl>', '34'],
  ['Die Kantine versorgt 600 Mitarbeiter.', null],
  ['Wir haben uns um 5 Mitarbeiter verstärkt.', null],
  ['Seit 2023 unterstützt uns ein Team von 12 Mitarbeitern in Indien.', null],
  ['Früher arbeiteten hier 380 Menschen, heute sind es 45.', '45'],
  ['Das Team ist von drei auf 28 Köpfe gewachsen.', '28'],
  ['30 Kollegen arbeiten in Jena, 45 in Gotha, zusammen 75.', '75'],
])('people are counted for whom the sentence names: %s', (text, expected) => {
  expect(staff(text)).toBe(expected);
});

it('people of one location are not all, unless the company speaks', () => {
  expect(staff('Langdrehen, 96 Beschäftigte', 'locations')).toBeNull();
  expect(staff('An drei Standorten beschäftigen wir 96 Menschen.', 'locations')).toBe('96');
});
