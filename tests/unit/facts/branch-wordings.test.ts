import { describe, expect, it } from 'vitest';
import { isGoneOrPlanned } from '../../../server/scan/facts/bygone-places.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { saysPlace } from '../../../server/scan/facts/place-sayings.ts';
import { callsPlace } from '../../../server/scan/facts/place-words.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string, kind: PageKind = 'about'): string[] {
  const pages = [factsOf(imprint()), factsOf(`<h1>Wir über uns</h1>${markup}`, kind, '/wir')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip }) => `${street}, ${zip}`) ?? [];
}

const found = ['Markt 1, 99867'];

describe('a label calls a place', () => {
  it.each([
    ['Werk II Gotha', 'Gotha'],
    ['Werk Sehma', 'Sehmatal-Sehma'],
    ['Werk 2', 'Gotha'],
    ['Zweigbüro', 'Gotha'],
    ['Unser Ladengeschäft', 'Gotha'],
    ['Laden auf Norderney', 'Norderney'],
    ['Berlin office', 'Berlin'],
    ['Büro Künzelsau', 'Künzelsau'],
    ['Vertriebsbüro Süd', 'Gotha'],
    ['Wertstoffhof Nord', 'Gotha'],
    ['Mietpark Mitte', 'Gotha'],
    ['Praxis Altstadt', 'Gotha'],
    ['Niederlassung Rhein-Main', 'Hanau'],
    ['Zweite Werkstatt in Gotha', 'Gotha'],
    ['Unser Büro im Allgäu', 'Kempten'],
    ['Unsere Werkstatt am Hafen', 'Emden'],
    ['Nachbarschaftsbüro Schinkel', 'Osnabrück'],
    ['Mieterbüro Nord', 'Emden'],
    ['Küchenausstellung Gotha', 'Gotha'],
  ])('one of the company’s: %s', (label, city) => {
    expect(callsPlace(label, { city })).toBe(true);
  });

  it.each([
    ['Büro', 'Gotha'],
    ['Laden Müller', 'Gotha'],
    ['Praxis Dr. Eva Muster', 'Gotha'],
    ['Niederlassung der Muster GmbH', 'Gotha'],
    ['Galvanor SA Werk Gotha', 'Gotha'],
    ['Rathaus Gotha', 'Gotha'],
    ['Bahnhof Gotha', 'Gotha'],
    ['Netzwerk Gotha', 'Gotha'],
    ['Wochenmarkt Gotha', 'Gotha'],
    ['Kunstausstellung Gotha', 'Gotha'],
    ['Kirchplatz', 'Gotha'],
    ['Unser Lager bei Meyer', 'Gotha'],
    ['Büro im Allgäu', 'Kempten'],
    ['Unser Stand am Hafen', 'Emden'],
  ])('somebody’s, or none: %s', (label, city) => {
    expect(callsPlace(label, { city })).toBe(false);
  });
});

describe('a sentence tells a place', () => {
  it.each([
    'Unser zweites Werk steht am',
    'Seit 2019 sind wir auch in Gotha',
    'Seit 2019 stanzen wir Großserien auch in unserem Werk 2',
    'Eine zweite Filiale liegt am',
    'Unsere zweite Praxis finden Sie am',
    'Our second plant is located at',
    '2019 haben wir in Gotha eine Werkstatt bezogen',
  ])('where the company works: %s', (lead) => {
    expect(saysPlace(lead)).toBe(true);
  });

  it.each([
    'Wir sind auch auf der Messe in Gotha',
    'Unsere Retouren schicken Sie bitte an das Lager',
    'Unser Partner betreibt einen Laden am',
    'Unsere Server stehen auch in Gotha',
    'Für einen Kunden haben wir ein Büro ausgestattet',
    'Unsere Mutter hat ihr Büro am',
    'Parken können Sie vor unserem Laden',
    'Abgaben nimmt die Stadt am Wertstoffhof Süd',
    'Wir treffen uns im Gasthof',
  ])('of others, or where nobody works: %s', (lead) => {
    expect(saysPlace(lead)).toBe(false);
  });
});

describe('a place is no branch', () => {
  it.each([
    'seit 2021 geschlossen',
    'Dauerhaft geschlossen',
    'bis 2019',
    'Eröffnung im Frühjahr 2027',
    'Wir eröffnen im Mai',
    'ab März 2027',
    'in Planung',
    'wird 2027 eröffnet',
    'Ehemalige Filiale',
    'mussten wir zum Jahresende leider aufgeben',
    'Laden zugesperrt',
    'wurde an Familie Kunz übergeben',
    'bis zum 31. Dezember 2019',
    'gibt es seit 2020 nicht mehr',
    'schließt Ende 2026',
    'bauen wir ein neues Lager',
  ])('that is gone or to come: %s', (text) => {
    expect(isGoneOrPlanned(text)).toBe(true);
  });

  it.each([
    'Montag geschlossen',
    '2015 eröffnet',
    'Mo–Fr 8–17 Uhr',
    'an Feiertagen geschlossen',
    'bis 18 Uhr geöffnet',
    'schließt am Samstag um 13 Uhr',
    'nach 18 Uhr nicht mehr besetzt',
    'Die Garage gibt es nicht mehr, aber einen Laden um die Ecke',
  ])('unless its text tells its hours or its past: %s', (text) => {
    expect(isGoneOrPlanned(text)).toBe(false);
  });
});

describe('a sentence around an address', () => {
  const long = 'Unsere Kundinnen und Kunden begrüßen wir gerne in Eisenach, wo wir das ganze Sortiment für Sie haben.';

  it.each([
    [`Unsere Filiale in Gotha (Markt 1, 99867 Gotha) haben wir zum 31. März 2024 geschlossen. ${long}`, []],
    [`Die Filiale in Gotha, Markt 1, 99867 Gotha, ist seit dem 1. Mai 2024 endgültig geschlossen. ${long}`, []],
    [`Unser zweites Werk steht am Markt 1 in 99867 Gotha. Den Laden in Ruhla haben wir geschlossen. ${long}`, found],
    [
      `Unsere Filiale in Gotha, Markt 1, 99867 Gotha, haben wir 2019 umgebaut. Bis 2018 war hier nichts. ${long}`,
      found,
    ],
  ])('tells whether the place is open: %s', (text, places) => {
    expect(branches(`<h2>Filialen</h2><p>${text}</p>`, 'locations')).toEqual(places);
  });
});

describe('a place below its town', () => {
  const card = (town: string, name: string, lines: string) => `<h2>${town}</h2><p>${name}<br>${lines}</p>`;
  const seat = card('Eisenach', '<b>Ofenbau Lindner GmbH</b>', 'Bergstraße 3<br>99817 Eisenach');

  it('is the company’s where its name stands in bold above the street of one of them', () => {
    expect(branches(seat + card('Gotha', 'Ofenbau Lindner GmbH', 'Markt 1<br>99867 Gotha'), 'contact')).toEqual(found);
    expect(branches(seat + card('Gotha', '<b>Kachel Probe GmbH</b>', 'Markt 1<br>99867 Gotha'), 'contact')).toEqual([]);
  });
});

describe('branches told apart from the seat', () => {
  it.each([
    '<p>Im Winter bewirtschaften wir auch die Ofenstube.</p><p><b>Ofenstube</b><br>Markt 1<br>99867 Gotha</p>',
    '<p>Unser zweites Werk steht am Markt 1 in 99867 Gotha.</p>',
    '<p>Seit 2019 sind wir auch in Gotha, Markt 1, 99867 Gotha, für Sie da.</p>',
    '<p>Unser Ladengeschäft: Markt 1, 99867 Gotha, Mo–Sa 10–18 Uhr.</p>',
    '<h2>Werk 2</h2><p>Seit 2019 fertigen wir auch in unserem Werk 2: Markt 1, 99867 Gotha. Anlieferung über Tor B.</p>',
    '<h2>Büro Gotha</h2><p>Seit 2017 sind wir auch am Fluss vor Ort: Markt 1, 99867 Gotha, Telefon 03621 301020.</p>',
    '<h3>Werk II Gotha</h3><p>Montage<br>Markt 1<br>99867 Gotha</p>',
    '<p><b>Zweigbüro</b><br>Markt 1<br>99867 Gotha</p>',
    '<p>Mietpark Mitte: Markt 1, 99867 Gotha</p>',
    '<footer><p>Praxis Gotha</p><p>Markt 1<br>99867 Gotha</p></footer>',
    '<h2>Tagespflege Am Markt</h2><p>Markt 1<br>99867 Gotha</p><p>Leitung: Eva Muster</p>',
    '<h2>Unsere Filialen</h2><p>Gotha: Markt 1, 99867 Gotha</p>',
    '<h2>Showroom</h2><p>Nach Terminvereinbarung: Markt 1, 99867 Gotha</p>',
    '<p>Neben dem Stammsitz in Eisenach betreiben wir seit 2011 eine Niederlassung in Gotha (Markt 1, 99867 Gotha).</p>',
    '<p>Die Montage erfolgt in unserer Halle in Gotha, Markt 1, 99867 Gotha.</p>',
    '<footer><p>Ofenbau Lindner GmbH | Bergstraße 3, 99817 Eisenach | Filiale: Markt 1, 99867 Gotha</p></footer>',
    '<h3>Werkstatt Gotha</h3><p>Markt 1<br>99867 Gotha</p><p>Montag geschlossen</p>',
    '<h2>Unser zweites Haus: die Pension Bergblick</h2><p>Seit 2016 gehört auch die Pension Bergblick zu unserem Betrieb.</p><div><div>Pension Bergblick</div><div>Markt 1</div><div>99867 Gotha</div></div>',
    '<h2>Unser Gästehaus</h2><p>Acht Zimmer in unserem Nachbarort, mit Garten.</p><p>Lindenhof Zimmer, Markt 1, 99867 Gotha</p>',
    '<h2>Unsere Ferienwohnungen am Schlosspark</h2><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Zweigstelle</h2><p>Hier beraten wir Sie nach Vereinbarung.</p><p>Haus am Park, Markt 1, 99867 Gotha</p>',
  ])('are those that the text calls so: %s', (markup) => {
    expect(branches(markup)).toEqual(found);
  });

  it.each([
    '<h3>Werkstatt Gotha</h3><p>Markt 1<br>99867 Gotha</p><p>Dauerhaft geschlossen</p>',
    '<h3>Werkstatt Gotha</h3><p>Eröffnung im Mai 2027</p><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Unsere Häuser</h2><p>Holzhaus am Hang, Markt 1, 99867 Gotha</p>',
    '<h2>Ein zweites Haus: die Pension Bergblick</h2><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Gästehaus Sonnblick</h2><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Zweigstelle</h2><p>Die Schlüssel liegen beim Pächter.</p><p>Haus am Park, Markt 1, 99867 Gotha</p>',
    '<h3>Filiale Gotha (bis 2019)</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Unsere Händler</h2><h3>Laden Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Referenzen</h2><h3>Praxis Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Geschichte</h2><p>1950 eröffneten wir unsere erste Werkstatt: Markt 1, 99867 Gotha.</p>',
    '<h3>Retourenlager Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<p>Unser Rechenzentrum steht am Markt 1 in 99867 Gotha.</p>',
    '<table><tr><th>Gesellschaft</th><th>Sitz</th></tr><tr><td>Lindner Beteiligungen SE (Konzernmutter)</td><td>Markt 1, 99867 Gotha</td></tr></table>',
    '<h3>Werkstatt Eisenach</h3><p>Bergstraße 3<br>99817 Eisenach</p>',
    '<h2>Mitglieder</h2><h3>Ofenbau Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h2>Baustelle des Monats</h2><h3>Werkstatt Gotha</h3><p>Markt 1, 99867 Gotha</p>',
    '<p>Paketshop Gotha, Markt 1, 99867 Gotha</p>',
    '<p>Kursort: Studio Gotha, Markt 1, 99867 Gotha</p>',
    '<p>Die Filiale in Gotha, Markt 1, 99867 Gotha, wurde 2023 an die Brenner GmbH verkauft.</p>',
    '<h2>Hauptsitz</h2><p>Twentelaan 88<br>7609 RK Almelo</p>',
    '<p>Sägewerk Tannreuth<br>Mühlweg 3<br>99867 Gotha</p>',
    '<h2>Vertretung Frankreich</h2><p>12 rue de la Gare<br>67000 Strasbourg</p>',
    '<p>Zuletzt haben wir ein Büro in Gotha eingerichtet: Markt 1, 99867 Gotha.</p>',
    '<p>Wir gehören zur Brenner Gruppe, Büro Gotha, Markt 1, 99867 Gotha.</p>',
    '<h2>Kundenprojekt</h2><h3>Praxis Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<p>Wir liefern an das Lager Gotha, Markt 1, 99867 Gotha.</p>',
    '<p>Unsere Öfen bekommen Sie im Laden von Petra Muster, Markt 1, 99867 Gotha.</p>',
    '<p>Unsere Filiale in Gotha, Markt 1, 99867 Gotha, haben wir 2022 geschlossen.</p>',
    '<p>Unser Referenzlabor Analytika (Markt 1, 99867 Gotha) prüft jede Charge.</p>',
  ])('are not those of others, of another time or the seat itself: %s', (markup) => {
    expect(branches(markup)).toEqual([]);
  });

  it('may stand in columns of the footer below plain lines', () => {
    const column = (town: string, address: string) => `<div><p>${town}</p><p>${address}</p></div>`;
    const footer = `<footer>${column('Eisenach', 'Bergstraße 3<br>99817 Eisenach')}${column('Gotha', 'Markt 1<br>99867 Gotha')}</footer>`;
    expect(branches(footer)).toEqual(found);
  });

  it.each([
    ['<h2>Werk Polen</h2><p>ul. Fabryczna 4<br>50-001 Wrocław</p>', 'ul. Fabryczna 4, 50-001'],
    [
      '<h2>Niederlassung Frankreich</h2><p>12 rue de la Gare<br>67000 Strasbourg<br>France</p>',
      '12 rue de la Gare, 67000',
    ],
    ['<h2>Niederlassung Niederlande</h2><p>Havenweg 4<br>1013 AB Amsterdam</p>', 'Havenweg 4, 1013 AB'],
    [
      '<h2>Niederlassung Italien</h2><p>Lindner Stufe<br>Via Roma 12<br>39100 Bolzano, Italia</p>',
      'Via Roma 12, 39100',
    ],
  ])('may be written as abroad: %s', (markup, branch) => {
    expect(branches(markup)).toEqual([branch]);
  });

  it('may follow each other in one sentence', () => {
    expect(branches('<p>Weitere Standorte: Markt 1, 99867 Gotha und Ring 7, 99084 Erfurt</p>')).toEqual([
      'Markt 1, 99867',
      'Ring 7, 99084',
    ]);
    const behind = '<p>Unsere Filialen finden Sie in 99867 Gotha, Markt 1, und in 99084 Erfurt, Ring 7.</p>';
    expect(branches(behind, 'locations')).not.toContain('Markt 1, 99084');
  });

  it('may have the town in bold ahead of the street', () => {
    const list =
      '<h2>Standorte</h2><p><b>Eisenach</b> Bergstraße 3, 99817 Eisenach</p><p><b>Gotha</b> Marktplatz 1, 99867 Gotha</p>';
    expect(branches(list, 'locations')).toEqual(['Marktplatz 1, 99867']);
    expect(branches('<p>Filiale: Gothaer Weg 1, 99867 Gotha</p>')).toEqual(['Gothaer Weg 1, 99867']);
  });

  it('may stand in a large town abroad without its country', () => {
    const list =
      '<h2>Offices</h2><p>Headquarters: Bergstraße 3, 99817 Eisenach</p><p>Wien: Praterstraße 66, 1020 Wien</p>';
    expect(branches(list)).toEqual(['Praterstraße 66, 1020']);
  });
});

describe('a place by the words above it', () => {
  const place = (heading: string, name = 'Ofenbau Lindner GmbH') =>
    branches(`<h3>${heading}</h3><address>${name}<br>Markt 1<br>99867 Gotha</address>`, 'locations');

  it('is where the company makes or develops in its town', () => {
    expect(place('Produktion Gotha')).toEqual(found);
    expect(place('Entwicklungsbüro Gotha')).toEqual(found);
  });

  it('is of those who made its pictures, where the heading names no town of the address', () => {
    expect(place('Produktion Imagefilm', 'Muster Film')).toEqual([]);
  });

  it('is not run by the company where it only says that it sells there, or no longer runs it', () => {
    const stube = '<p><b>Ofenstube</b><br>Markt 1<br>99867 Gotha</p>';
    expect(branches(`<p>Unsere Öfen sehen Sie auch in der Ofenstube.</p>${stube}`)).toEqual([]);
    expect(branches(`<p>Bis 2019 bewirtschaften wir die Ofenstube, seither ist sie geschlossen.</p>${stube}`)).toEqual(
      [],
    );
  });
});

describe('a house that the company runs itself', () => {
  const house = (told: string) => branches(`<h2>Das Wirtshaus</h2><p>${told}</p><p>Markt 1<br>99867 Gotha</p>`);

  it.each([
    'Den Biergarten bewirtschaften wir selbst.',
    'Unser Café führen wir in Eigenregie, mit eigener Konditorei.',
    'Alte Bäume, lange Tische. Unseren Keller betreiben wir selbst – mit eigener Küche.',
  ])('is one of its places: %s', (told) => expect(house(told)).toEqual(found));

  it.each([
    'Unseren Keller betreiben wir nicht mehr selbst, er ist verpachtet.',
    'Das Haus gehört uns, den Gasthof betreibt Familie Zapf selbst.',
    'Den Keller haben wir bis 2019 selbst betrieben.',
  ])('is not, where somebody else does: %s', (told) => expect(house(told)).toEqual([]));
});

describe('a sentence or a label on a further place', () => {
  it.each([
    '<p>Alles gibt es in unserem eigenen Abholmarkt: Markt 1, 99867 Gotha, werktags ab 9 Uhr.</p>',
    '<p>Gekantet wird in unserer Werkstätte: Markt 1, 99867 Gotha.</p>',
    '<p>Außerdem verkaufen wir im eigenen Laden: Markt 1, 99867 Gotha.</p>',
    '<h3>Succursale de Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h3>Dépôt de Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h3>Notre magasin à Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h3>Filiale di Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
  ])('calls it the company’s: %s', (markup) => expect(branches(markup)).toEqual(found));

  it.each([
    '<p>Verzinkt wird in der Werkstätte: Markt 1, 99867 Gotha.</p>',
    '<h3>Mairie de Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
    '<h3>Notre fournisseur à Gotha</h3><p>Markt 1<br>99867 Gotha</p>',
  ])('does not: %s', (markup) => expect(branches(markup)).toEqual([]));
});
