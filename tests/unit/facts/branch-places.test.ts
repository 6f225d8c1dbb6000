import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

const GOTHA = 'Markt 1<br>99867 Gotha';
const SEAT = 'Bergstraße 3<br>99817 Eisenach';

/** Streets of the further locations of Ofenbau Lindner GmbH, told on a page about it. */
function streets(markup: string): string[] {
  const page = factsOf(`<main><h1>Der Betrieb</h1>${markup}</main>`, 'about', '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street }) => String(street)) ?? [];
}

describe('a place of the company', () => {
  it.each([
    ['is named below a heading that tells where it is', `<h2>Wo wir arbeiten</h2><p>Atelier Westend<br>${GOTHA}</p>`],
    ['is named below such a question', `<h2>Wo finden Sie uns?</h2><h3>Laden Altmarkt</h3><p>${GOTHA}</p>`],
    [
      'is named below such a heading and a text',
      `<h2>Hier sind wir</h2><p>In Eisenach und näher an den Kunden im Süden:</p><p>Büro Thüringen<br>${GOTHA}</p>`,
    ],
    ['lies in the neighbouring town', `<p>Im Nachbarort:<br><b>Servicebüro Gotha</b><br>${GOTHA}</p>`],
    [
      'has its town as the heading above a text, like the seat',
      `<h2>Eisenach</h2><p>In der alten Schmiede, mit Hof und Garten.<br>${SEAT}</p><h2>Gotha</h2><p>Seit 2019 auch hier, am Markt, mit Ofen.<br>${GOTHA}</p>`,
    ],
    ['is a wine shop', `<h2>Vinothek Gotha</h2><p>${GOTHA}</p>`],
    [
      'is in its own list',
      `<h2>Hier gibt es uns</h2><h3>Unsere eigenen Läden</h3><p><b>Ofenladen Gotha</b><br>${GOTHA}</p>`,
    ],
  ])('%s', (_, markup) => {
    expect(streets(markup)).toEqual(['Markt 1']);
  });

  it('bears its name near the seat where it tells what is there', () => {
    const near = (name: string) => `<p>Angemeldet wird hier:</p><p>${name}<br>Runweg 8<br>99817 Eisenach</p>`;
    expect(streets(near('Lindner Ferienhäuser'))).toEqual(['Runweg 8']);
    expect(streets(near('Lindner & Keller'))).toEqual([]);
    expect(streets(near('Eva Lindner'))).toEqual([]);
  });

  it.each([
    ['below such a heading about somebody else', `<h2>Wo wir liefern</h2><p>Laden Altmarkt<br>${GOTHA}</p>`],
    ['in shops that sell its goods', `<h2>Im Handel</h2><p>Eine Auswahl führen:</p><p>Laden Altmarkt<br>${GOTHA}</p>`],
    ['where it performs', `<h2>Wo wir auftreten</h2><p>Tanzsaal Gotha<br>${GOTHA}</p>`],
    ['of an owner', `<h2>Wo wir sitzen</h2><p>Vermieter: Büro Keller GmbH<br>${GOTHA}</p>`],
    ['in a town of which a text tells work', `<h2>Gotha</h2><p>Seit 2018 steht hier ein Ofen von uns.<br>${GOTHA}</p>`],
  ])('is none %s', (_, markup) => {
    expect(streets(markup)).toEqual([]);
  });
});
