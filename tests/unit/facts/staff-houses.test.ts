import { expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const staff = (text: string): string | null => {
  const body = `<h1>Über uns</h1>${text.startsWith('<') ? text : `<p>${text}</p>`}`;
  return companyOf([factsOf(imprint()), factsOf(body, 'about', '/seite')]).number_of_employees?.toString() ?? null;
};

it.each([
  ['Inzwischen zählt das Haus 34 Köpfe.', '34'],
  ['Unser Haus zählt 34 Köpfe, die Aushilfen mitgerechnet.', '34'],
  ['Mittlerweile hat unsere Praxis 12 Köpfe.', '12'],
  ['Das Personal umfasst 34 Personen.', '34'],
  ['Zum Haus gehören mehr als 60 Gärtnerinnen, Floristen und Fahrer.', 'mehr als 60'],
  ['Die Läden eingerechnet, gehören gut 45 Bäckerinnen, Verkäufer und Fahrer zum Betrieb.', 'gut 45'],
  ['Zu uns gehören 45 Leute.', '45'],
  ['34 – so viele sind wir inzwischen.', '34'],
  ['So viele sind wir: 34 Menschen.', '34'],
  ['Mit dir wären wir 35. Denn 34 Kolleginnen und Kollegen arbeiten schon hier.', '34'],
  [
    '<table><tr><th>Jahr</th><th>Beschäftigte des Betriebs</th></tr><tr><td>1990</td><td>14</td></tr><tr><td>heute</td><td>34</td></tr></table>',
    '34',
  ],
  [
    '<table><tr><th></th><th>1998</th><th>aktuell</th></tr><tr><td>Mitarbeitende</td><td>22</td><td>34</td></tr></table>',
    '34',
  ],
  ['Sie war zuvor Oberärztin am Klinikum Nord, einem Haus mit 1.150 Beschäftigten.', null],
  ['Davor leitete er den Einkauf der Rheinstahl Werke, eines Konzerns mit 900 Mitarbeitenden.', null],
  ['Bei unserem Vertriebspartner arbeiten 34 Kolleginnen und Kollegen.', null],
  ['Der Gewerbepark gibt 340 Menschen Arbeit.', null],
  ['Der Chor zählt 34 Köpfe.', null],
  ['Die Stadt zählt 12.000 Köpfe.', null],
  ['Zur Innung gehören 34 Ofensetzer und Fliesenleger.', null],
  ['Mit dir sind wir 35.', null],
  [
    '<table><tr><th>Jahr</th><th>Beschäftigte im Landkreis</th></tr><tr><td>1990</td><td>1400</td></tr><tr><td>heute</td><td>3400</td></tr></table>',
    null,
  ],
])('a house counts its own heads: %s', (text, expected) => {
  expect(staff(text)).toBe(expected);
});
