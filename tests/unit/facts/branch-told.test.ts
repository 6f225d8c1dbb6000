import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string): string[] {
  const pages = [factsOf(imprint()), factsOf(`<h1>Wir</h1>${markup}`, 'about', '/wir')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip }) => `${street}, ${zip}`) ?? [];
}

const card = (name: string) => `<ul><li><strong>${name}</strong><br>Markt 1<br>99867 Gotha</li></ul>`;
const address = '<p>Markt 1<br>99867 Gotha</p>';
const found = ['Markt 1, 99867'];

it('is the first of a list below the names of their towns, too', () => {
  const towns = [
    ['Gotha', 'Markt 1', '99867'],
    ['Erfurt', 'Anger 4', '99084'],
    ['Weimar', 'Graben 7', '99423'],
  ];
  const cards = towns.map(([town, street, zip]) => `<div><h3>${town}</h3><p>${street}<br>${zip} ${town}</p></div>`);
  expect(branches(cards.join(''))).toEqual(['Markt 1, 99867', 'Anger 4, 99084', 'Graben 7, 99423']);
});

it('is a place named by its number and what is done there', () => {
  const works = [
    'Werk 1</strong>, Verwaltung<br>Anger 4, 99084 Erfurt',
    'Werk 2</strong>, Versand und Montage<br>Markt 1, 99867 Gotha',
  ];
  expect(branches(`<h2>Zwei Werke</h2>${works.map((work) => `<p><strong>${work}</p>`).join('')}`)).toContain(
    'Markt 1, 99867',
  );
});

describe('a further place is the company’s', () => {
  it.each([
    '<p>Seit 2021 gibt es den Laden nicht nur am Werk, sondern auch mitten in der Altstadt: Lindner in Gotha, Markt 1, 99867 Gotha.</p>',
    '<p>Sie finden uns auch hier: Markt 1, 99867 Gotha.</p>',
    '<p>Wir sind an zwei Orten für Sie da: Bergstraße 3, 99817 Eisenach und Markt 1, 99867 Gotha.</p>',
    '<p>Unsere zweite Adresse: Markt 1, 99867 Gotha</p>',
    '<p>Verpackung und Versand erledigt unser Lager: Markt 1, 99867 Gotha.</p>',
    '<p>Den Versand erledigt unser Lager: Markt 1, 99867 Gotha.</p>',
    '<p>Gebrannt wird in unserer Ziegelei: Markt 1, 99867 Gotha.</p>',
    '<p>Unser Ausstellungsraum in Gotha (Markt 1, 99867 Gotha) ist samstags geöffnet.</p>',
    `<p>Seit 2013 haben wir ein zweites Standbein in Gotha:</p>${address}`,
    `<p>Seither haben wir ein zweites Quartier im ehemaligen Bahnhof:</p>${address}`,
    card('Bauhof und Gerätepark'),
    '<h3>Unser Haus in Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<ul><li><b>Werk Gotha (Glasuren, Endmontage):</b> Markt 1, 99867 Gotha</li></ul>',
    '<p>Im Sommer betreiben wir auch <b>Lindners Feuerstelle</b>, Markt 1, 99867 Gotha (beim Schlosspark).</p>',
    '<p>Klärwerk:<br>Markt 1<br>99867 Gotha</p>',
    '<h2>Versand</h2><p>Die Kisten packt unser Versandlager am Markt 1, 99867 Gotha.</p>',
    '<h2>Vom Marktstand zum Versand</h2><h3>Unsere Läden</h3><p>Eine zweite Filiale haben wir in Gotha: Markt 1, 99867 Gotha.</p>',
    '<h2>Unsere Anlagen</h2><p>Unser zweiter Standort steht seit 2014 am Markt 1 in 99867 Gotha.</p>',
    `<h2>Unsere Häuser</h2><h3>Haus Brackwind</h3>${address}`,
    `<h2>Mieterservice</h2><h3>Mieterbüro Gotha</h3>${address}`,
    '<p>Lager und Montagehalle: Markt 1, 99867 Gotha.</p>',
    '<p>Montage und Versand: Markt 1, 99867 Gotha</p>',
    '<p>Gebrannt wird im Werk Gotha (Markt 1, 99867 Gotha), glasiert in Weimar.</p>',
    '<p>Gekocht wird in unserer Produktionsküche am Markt 1, 99867 Gotha.</p>',
    `<h3>Zweiter Bohrhof mit Pumpenwerkstatt</h3>${address}`,
    '<p><b>Ofenbau Lindner GmbH – Betriebsstandort West (Schotterlager)</b><br>Markt 1<br>99867 Gotha</p>',
  ])('where this is said: %s', (markup) => expect(branches(markup)).toEqual(found));

  it.each([
    '<p>Unsere Öfen gibt es nicht nur bei uns, sondern auch mitten in der Stadt: Feuerhaus in Gotha, Markt 1, 99867 Gotha.</p>',
    '<p>Unsere Öfen sehen Sie auch in Gotha: Café Sonne, Markt 1, 99867 Gotha.</p>',
    '<p>Im Sommer betreibt die Brauerei auch <b>Lindners Feuerstelle</b>, Markt 1, 99867 Gotha.</p>',
    '<p>Im Sommer stehen wir auch an <b>Lindners Feuerstelle</b>, Markt 1, 99867 Gotha (beim Schlosspark).</p>',
    '<p>Den Versand erledigt unser Partner Blitz: Markt 1, 99867 Gotha.</p>',
    '<p>Die Abwicklung übernimmt unser Steuerbüro: Markt 1, 99867 Gotha.</p>',
    '<p>Die Prüfung macht unsere Steuerkanzlei: Markt 1, 99867 Gotha.</p>',
    '<p>Uns gibt es auch auf dem Wochenmarkt: Markt 1, 99867 Gotha.</p>',
    `<p>Unsere Öfen stehen bei vielen. Dazu kommen:</p>${card('Feuerhaus Gotha')}`,
    `<h2>Referenzen</h2><p>Klärwerk:<br>Markt 1<br>99867 Gotha</p>`,
    card('Ehemalige Filiale'),
    '<h2>Unsere Häuser</h2><h3>Stadtvilla</h3><p>Markt 1<br>99867 Gotha</p><p>Gebaut 2019 für Familie Kern</p>',
    '<h2>Unsere Häuser</h2><h3>Stadtvilla</h3><p>Markt 1<br>99867 Gotha<br>Bauherrin: Eva Kern</p>',
    '<h3>Unser Haus am See</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Freie Wohnungen</h2><h3>2 Zimmer, 51 m²</h3><p>Markt 1, 99867 Gotha</p><h3>3 Zimmer, 68 m²</h3><p>Anger 4, 99084 Erfurt</p><h3>4 Zimmer, 87 m²</h3><p>Graben 7, 99423 Weimar</p>',
    '<h2>Händler</h2><p>Der Hofladen Kleinefenn, Markt 1, 99867 Gotha, holt jeden Morgen Holz.</p>',
    '<h2>Windräder</h2><p>Lager und Montagehalle: Markt 1, 99867 Gotha</p>',
    '<p>Laden und Werkstatt: Markt 1, 99867 Gotha</p>',
  ])('but not where this is: %s', (markup) => expect(branches(markup)).toEqual([]));
});

it('is a house by its name, told behind a comma', () => {
  const told = '<p>Sechs Öfen zeigen wir in unserer Dependance, dem Bürgerhaus in der Seestraße 11, 99867 Gotha.</p>';
  expect(branches(told)).toEqual(['Seestraße 11, 99867']);
});

describe('on a page of places', () => {
  const places = (name: string, text: string): string[] => {
    const cards = `<h2>Ofenbau und Büro</h2><p>Bergstraße 3<br>99817 Eisenach</p><h2>${name}</h2><p>${text}<br>Markt 1<br>99867 Gotha</p>`;
    const pages = [factsOf(imprint()), factsOf(`<main><h1>Standorte</h1>${cards}</main>`, 'locations', '/standorte')];
    const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
    return company?.branchLocations.map(({ street, zip }) => `${street}, ${zip}`) ?? [];
  };

  it.each([
    ['Ofenladen „Hopfenkammer“', 'Holz und Zubehör'],
    ['Räucherkammer', 'Unser Laden für Räucheröfen:'],
    ['Gotha', 'Entwicklungsbüro'],
  ])('a room is no chamber and a workplace no maker of the site: %s', (name, text) => {
    expect(places(name, text)).toEqual(found);
  });

  it.each([
    ['Handwerkskammer', 'Holz und Zubehör'],
    ['Entwicklung: Webwerk Muster', 'Technik'],
  ])('but not: %s', (name, text) => {
    expect(places(name, text)).toEqual([]);
  });
});

it('is none that the sentence of its address disowns', () => {
  const text =
    '<h2>Nicht bei uns, aber im Verbund</h2><p>Auch die Kita „Drewesgarten“ an der Hornschen Straße 60 in 99867 Gotha gehört nicht uns; Trägerin ist die Stiftung.</p>';
  const list = `<h2>Gotha</h2>${address}<h2>Eisenach</h2><p>Bergstraße 3<br>99817 Eisenach</p>`;
  const pages = [
    factsOf(imprint()),
    factsOf(`<main><h1>Unsere Häuser</h1>${list}${text}</main>`, 'locations', '/haeuser'),
  ];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  expect(company?.branchLocations.map(({ street }) => street)).toEqual(['Markt 1']);
});

it('is none where others have what the company makes', () => {
  const others =
    '<h2>Andere Adressen, an denen es unsere Öfen gibt</h2><p>Weinstube Sonne, Hauptstraße 14, 99867 Gotha; Weinhandlung Korken, Anger 4, 99084 Erfurt.</p>';
  const list = `<h2>Keller und Büro</h2><p>Bergstraße 3<br>99817 Eisenach</p><h2>Unser Laden in Gotha</h2>${address}`;
  const pages = [
    factsOf(imprint()),
    factsOf(`<main><h1>Häuser und Zeiten</h1>${list}${others}</main>`, 'locations', '/haeuser'),
  ];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  expect(company?.branchLocations.map(({ street }) => street)).toEqual(['Markt 1']);
});

it('is none of a body that bears the name, by its kind', () => {
  const sections = ['Langenthal', 'Thun'].map(
    (town, i) =>
      `<h3>Verein Ofenbau Lindner, Sektion ${town}</h3><p>Mühleweg ${i + 7}, ${i ? '99084 Erfurt' : '99867 Gotha'}</p>`,
  );
  const text = '<h1>Unsere Sektionen</h1><p>Sie tragen unseren Namen.</p>';
  const pages = [factsOf(imprint()), factsOf(`<main>${text}${sections.join('')}</main>`, 'locations', '/sektionen')];
  expect(mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' })?.branchLocations).toEqual([]);
});

it.each([
  '<p>Beim Tag der Öfen am Anger 4 in 99084 Erfurt treffen Sie uns am 3. Mai.</p>',
  '<p>Die Filiale am Anger 4, 99084 Erfurt, führt seit 2020 die Firma Moll weiter.</p>',
])('is none of a day, or of who goes on with it: %s', (markup) => {
  const pages = [factsOf(imprint()), factsOf(`<main><h1>Standorte</h1>${markup}</main>`, 'locations', '/standorte')];
  expect(mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' })?.branchLocations).toEqual([]);
});
