import { expect, it } from 'vitest';
import { factsOf } from './support.ts';

const SITE = 'https://ofenbau-lindner.test';
const yearIn = (body: string): string | undefined =>
  factsOf(`<h1>Über uns</h1>${body}`, 'about', '/ueber-uns', SITE)
    .founded.filter(({ party }) => party === undefined)
    .toSorted((a, b) => b.weight - a.weight)[0]?.value;
const entry = (year: string, told: string): string =>
  `<dl><dt>${year}</dt><dd>${told}</dd><dt>2014</dt><dd>Umzug an die Landstraße</dd></dl>`;

it.each([
  ['1786', 'Der Büttner Georg Lindner erwirbt vom Kloster das Braurecht und braut den ersten Sud.'],
  ['1812', 'Konrad Lindner kauft die Schankgerechtigkeit und schenkt Bier aus. So beginnt alles.'],
  ['1962', 'Leopold Lindner, der Großvater, löst den Gewerbeschein und sperrt in der alten Schmiede auf.'],
  ['1961', 'Wilhelm Lindner, gelernter Ofensetzer, meldet in einer Garage sein Gewerbe an. Erste Ware: Kacheln.'],
  ['1958', 'Otto Lindner, der Vater des heutigen Chefs, eröffnet in Gotha seine Werkstatt.'],
  ['1971', 'Gründung unserer Genossenschaft unter dem Namen Kachel-Zentrale Eisenach eG, Sitz: Markt 4.'],
  ['1991', 'Die Treuhand schließt den VEB. Gerald Ottweyl gründet zusammen mit vier Kollegen unsere Firma.'],
  ['1949', 'Karl Lindner kehrt heim und baut im Hühnerstall Öfen. So fing alles an.'],
])('the entry of %s tells the founding: %s', (year, told) => {
  expect(yearIn(entry(year, told))).toBe(year);
});

it.each([
  ['2001', 'Unser Partner Kachel Kurz meldet in Suhl sein Gewerbe an.'],
  ['1988', 'Sohn Klaus meldet ein Patent an. Damit fängt alles neu an.'],
  ['1951', 'Der Schlosser Aage Skov gründet in Horsens die Schmiede der heutigen Skov Holding A/S.'],
])('the entry of %s tells no founding: %s', (year, told) => {
  expect(yearIn(entry(year, told))).toBeUndefined();
});

it.each([
  ['1994', 'Otto Lindner kündigte als Monteur und richtete 1994 im alten Stall seine eigene Werkstatt ein.'],
  ['2004', 'Im März 2004 saßen neun Menschen um einen Tisch und unterschrieben eine Satzung.'],
  ['1996', 'Am 12. Mai 1996 beschlossen elf Frauen im Gasthof die Satzung unseres Vereins.'],
  [
    '1998',
    'Mehr hatte Karl Lindner nicht, als er sich 1998 mit einem Auftrag – einem Ofen in Suhl – selbstständig machte.',
  ],
  ['1988', 'Otto Lindner machte sich 1988 – mitten in der Krise – selbstständig.'],
  ['1996', '1996 mieteten drei Leute eine Etage und ließen die Ofenbau Lindner GmbH ins Handelsregister eintragen.'],
  ['1997', 'Am 3. Juli 1997 wurde die Lindner GmbH beim Amtsgericht Jena eingetragen.'],
  ['2006', 'Unser erster Auftrag kam 2006 – ein Kachelofen in Gotha.'],
  ['1994', '1994 begann Otto Lindner. Kacheln kommen von der Kurz AG in Wil. Das Werk wurde 1921 gebaut.'],
  [
    '1994',
    '1994 begann Otto Lindner. Der Bus fährt bis zur Probstal Bahnen AG. Das 1957 gegründete Unternehmen hat elf Lifte.',
  ],
])('the founding in %s is told by what was done: %s', (year, told) => {
  expect(yearIn(`<p>${told}</p>`)).toBe(year);
});

it.each([
  'Der Schlosser Aage Skov gründete 1951 in Horsens eine Schmiede. Heute ist die Skov Holding A/S ein Konzern.',
  'The group dates back to 1951, when Aage Skov opened a small workshop.',
  '2012 unterschrieben 40 Betriebe die Charta der Vielfalt.',
  '2012 änderten wir die Satzung; 31 Mitglieder unterschrieben.',
  '2012 richtete der Betrieb seine eigene Lackiererei ein.',
  '1994 richtete die Gemeinde in der Käserei eine Bibliothek ein.',
  'Unser früherer Geselle Max Muster machte sich 2009 – mit unserem Segen – selbstständig.',
  'Als sich unser Kunde 1998 selbstständig machte, setzten wir ihm einen Ofen.',
])('no founding of the company is told by "%s"', (told) => {
  expect(yearIn(`<p>${told}</p>`)).toBeUndefined();
});

it('a list of years may begin with what was dissolved', () => {
  const list = (first: string) =>
    `<table><tr><td>1953</td><td>${first}</td></tr><tr><td>1998</td><td>Kauf des Hauses</td></tr><tr><td>2009</td><td>Neuer Name</td></tr></table>`;
  const told = 'Karl Lindner und Otto Muth bilden die Ofenbauer-Runde.';
  expect(yearIn(list(told))).toBe('1953');
  expect(yearIn(list(`${told} Sie löst sich 1970 auf.`))).toBeUndefined();
});

it.each([
  [
    '1929',
    'Im Winter des Jahres 1929 hatten 41 Winzer davon genug. In der Stube des Gasthauses (das Haus wirbt bis heute mit „seit 1786“) unterschrieben sie das Statut und gründeten unsere Genossenschaft.',
  ],
  ['1988', '1988 Sepp hat genug von fremden Gerüsten. Er kauft einen Hanomag und gründet unsere Firma.'],
  [
    undefined,
    'Erich Lindner hatte bei der Drahtzieherei Basse & Sohn gelernt, die schon 1832 am Hammer saß. Als sie schloss, ging er.',
  ],
])('a story tells of %s: %s', (year, text) => {
  expect(yearIn(`<p>${text}</p>`)).toBe(year);
});

it('a body older than the company is another', () => {
  const jubilee =
    '<p>Die Sektion Langenthal feiert ihr Jubiläum: Der Verein wurde 1996 gegründet und ist damit älter als unsere Genossenschaft.</p>';
  expect(yearIn(jubilee)).toBeUndefined();
});

it('what is a section today was founded for itself', () => {
  const entry =
    '<ul><li>1996: In Langenthal gründen Freiwillige den ersten Verein, die heutige Sektion Langenthal.</li></ul>';
  expect(yearIn(entry)).toBeUndefined();
});

it('a word of the company’s own name is nobody else', () => {
  const site = 'https://www.ofenwerk-lindner.de';
  const body =
    '<h1>Das Haus und seine Geschichte</h1><p>Die Fabrik in der Zwingerstraße wurde 1904 für die Firma Gebrüder Hänsel errichtet.</p><h2>Das Unternehmen</h2><p>Die Ofenwerk Lindner GmbH wurde am 1. Oktober 2008 gegründet.</p>';
  const { founded } = factsOf(body, 'about', '/haus', site);
  expect(founded.map(({ value }) => value)).toEqual(['2008']);
});
