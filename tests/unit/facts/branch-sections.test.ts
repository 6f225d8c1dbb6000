import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach. */
function branches(markup: string, kind: PageKind = 'other'): string[] {
  const pages = [factsOf(imprint()), factsOf(markup, kind, '/seite')];
  const company = mergePages(pages, { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip, city }) => `${street}, ${zip} ${city}`) ?? [];
}

const card = (name: string, place: string) => `<div><h3>${name}</h3><p>${place}</p></div>`;

describe('a heading that counts', () => {
  const fold = (name: string, place: string) =>
    `<div><div role="button"><a>${name}</a></div><div><p>${place}<br>Leitung: Jana Kunz</p></div></div>`;
  const three =
    fold('Haus am Park', 'Markt 1<br>99867 Gotha') +
    fold('Alte Post', 'Ring 4<br>98527 Suhl') +
    fold('Villa Nord', 'Weg 9<br>99084 Erfurt');
  const found = ['Markt 1, 99867 Gotha', 'Ring 4, 98527 Suhl', 'Weg 9, 99084 Erfurt'];

  it.each(['Dreimal in Ihrer Nähe', 'Drei Häuser, ein Gedanke', 'An drei Orten für Sie da', '3 x in Thüringen'])(
    'lists the company’s places: %s',
    (heading) => {
      expect(branches(`<h1>${heading}</h1>${three}`)).toEqual(found);
    },
  );

  it.each([
    'Fünfmal in Ihrer Nähe',
    'Dreimal ausgezeichnet',
    'Drei Museen',
    'Drei Märkte',
    'Drei Läden, in denen es unsere Öfen gibt',
    'Drei Büros, die wir eingerichtet haben',
    'Drei Häuser, die wir gebaut haben',
  ])('counts something else, or more: %s', (heading) => {
    expect(branches(`<h1>Service</h1><h2>${heading}</h2>${three}`)).toEqual([]);
  });
});

describe('a section of the company’s own places', () => {
  it.each([
    'Servicestützpunkte',
    'Unsere Ofenläden',
    'Unsere kleinen Werkstätten',
    'Einrichtungen',
    'Standorte in Thüringen',
    'Alle Filialen',
    'Häuser & Dienste',
    'Filialen und Öffnungszeiten',
    'Hier finden Sie unsere Läden',
    'Unsere Kitas',
  ])('holds places of any name: %s', (heading) => {
    const places = card('Ofenstube am Markt', 'Markt 1<br>99867 Gotha') + card('Villa', 'Ring 4<br>98527 Suhl');
    expect(branches(`<h1>Service</h1><h2>${heading}</h2>${places}`)).toEqual([
      'Markt 1, 99867 Gotha',
      'Ring 4, 98527 Suhl',
    ]);
  });

  it.each([
    'Unsere Partnerläden',
    'Unsere Wochenmärkte',
    'Unsere Krankenhäuser',
    'Fachgeschäfte',
    'Hofläden mit unserem Honig',
    'Gebaute Häuser',
  ])('holds no others’: %s', (heading) => {
    expect(branches(`<h1>Service</h1><h2>${heading}</h2>${card('Ofenstube', 'Markt 1<br>99867 Gotha')}`)).toEqual([]);
  });

  it.each([
    ['in the main part', (heading: string) => `<main><div><header><h2>${heading}</h2></header>`, '</div></main>'],
    ['in an article', (heading: string) => `<article><header><h2>${heading}</h2></header>`, '</article>'],
    ['in a numbered element', (heading: string) => `<div id="c87"><header><h2>${heading}</h2></header>`, '</div>'],
  ])('may have its heading in a header %s', (_, head, end) => {
    const place = '<p>Markt 1<br>99867 Gotha</p>';
    expect(branches(`${head('Kundenzentrum Gotha')}${place}${end}`)).toEqual(['Markt 1, 99867 Gotha']);
    expect(branches(`${head('Niederlassungen')}<h3>Gotha</h3>${place}${end}`)).toEqual(['Markt 1, 99867 Gotha']);
    for (const heading of ['Unsere Händler', 'Projekte', 'Vertriebspartner', 'Aufsichtsbehörde', 'Treffpunkt'])
      expect(branches(`${head(heading)}<p>Ofenstube<br>Markt 1<br>99867 Gotha</p>${end}`)).toEqual([]);
  });

  it('is none of the page’s own header', () => {
    const header = '<header><h2>Kundenzentrum Gotha</h2></header>';
    expect(branches(`${header}<main><p>Ofenstube<br>Markt 1<br>99867 Gotha</p></main>`)).toEqual([]);
  });

  it('holds what a builder has built', () => {
    const page = (title: string) => {
      const markup = `<h1>Start</h1><h2>Unsere Häuser</h2>${card('Villa am See', 'Markt 1<br>99867 Gotha')}`;
      const html = `<html lang="de"><head><title>${title}</title></head><body>${markup}</body></html>`;
      const facts = readPage(parsePage({ url: 'https://firma.test/', html }), 'home');
      return facts.places.map(({ value }) => value.isCalled);
    };
    expect([page('Seniorenhilfe Lindner'), page('Lindner Massivbau')]).toEqual([[true], [false]]);
  });

  it('ends where partners follow', () => {
    const own = `<h1>Filialen</h1>${card('Gotha', 'Markt 1<br>99867 Gotha')}`;
    const partners = `<h2>Vertriebspartner</h2>${card('Ofen Meier', 'Ring 4<br>98527 Suhl')}`;
    expect(branches(own + partners)).toEqual(['Markt 1, 99867 Gotha']);
  });

  it('is told by the title of a table’s page', () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = [
      ['Büro', 'Bergstraße 3, 99817 Eisenach'],
      ['Kita Löwenzahn', 'Markt 1, 99867 Gotha'],
    ];
    expect(branches(`<h1>Einrichtungen</h1><table>${table.map(row).join('')}</table>`)).toEqual([
      'Markt 1, 99867 Gotha',
    ]);
  });
});

describe('a place of the company', () => {
  it.each([
    ['a label with a dash', '<p><b>Werk II – Gotha</b></p><p>Schweißerei<br>Markt 1<br>99867 Gotha</p>'],
    ['its only one of the kind', '<h2>Unsere Werkstatt</h2><p>Markt 1<br>99867 Gotha</p>'],
    [
      'an advice centre',
      '<h2>Beratungsstelle Gotha</h2><p>Sie finden uns am Markt 1, 99867 Gotha, direkt am Brunnen.</p>',
    ],
    ['a second one of a kind', '<p>Ein zweites Werk steht am Markt 1, 99867 Gotha.</p>'],
    ['several of a kind', '<p>Neben dem Stammhaus betreiben wir Servicestellen in Gotha (Markt 1, 99867 Gotha).</p>'],
    ['several in a sentence', '<p>Mit unseren Werken in Eisenach und Gotha (Markt 1, 99867 Gotha) liefern wir.</p>'],
  ])('is told by %s', (_, markup) => {
    expect(branches(`<h1>Betrieb</h1>${markup}`)).toEqual(['Markt 1, 99867 Gotha']);
  });

  it.each([
    'In unserer Außenstelle laufen die großen Maschinen.',
    'Beraten lassen können Sie sich auch in unserer Zweigstelle in Gotha.',
    'Wir zeigen es gern. Unser Showroom hat jeden Dienstag geöffnet.',
    'Sie finden unsere zweite Filiale hier:',
  ])('is told by the sentence above it: %s', (sentence) => {
    const place = '<p>Alte Mühle<br>Markt 1<br>99867 Gotha</p>';
    expect(branches(`<h1>Betrieb</h1><h2>Nah dran</h2><p>${sentence}</p>${place}`)).toEqual(['Markt 1, 99867 Gotha']);
  });

  it.each([
    ['Unsere Außenstelle wurde 2022 geschlossen.', 'Alte Mühle'],
    ['Von unserer Niederlassung in Suhl aus kommen wir oft hierher.', 'Hotel am See'],
    ['Unsere Filiale hat die Praxis komplett eingerichtet.', 'Praxis Dr. Moll'],
    ['Unsere Öle gibt es in unserer Filiale und bei:', 'Farben am Markt'],
    ['Unsere Zweigstelle leitet seit 2020 eine Meisterin.', 'Eva Moll'],
    ['Unsere Filiale liegt gleich nebenan.', 'Huber Farben GmbH'],
  ])('is none below "%s" and %s', (sentence, name) => {
    const place = `<p>${name}<br>Markt 1<br>99867 Gotha</p>`;
    expect(branches(`<h1>Betrieb</h1><p>${sentence}</p>${place}`)).toEqual([]);
  });

  it('goes with the first of its list', () => {
    const list = 'Servicestellen in Gotha (Markt 1, 99867 Gotha) und Suhl (Ring 4, 98527 Suhl)';
    expect(branches(`<h1>Betrieb</h1><p>Wir betreiben ${list}.</p>`)).toEqual([
      'Markt 1, 99867 Gotha',
      'Ring 4, 98527 Suhl',
    ]);
    const other = 'Servicestellen in Gotha (Markt 1, 99867 Gotha) und liefern an Kunden in Suhl (Ring 4, 98527 Suhl)';
    expect(branches(`<h1>Betrieb</h1><p>Wir betreiben ${other}.</p>`)).toEqual(['Markt 1, 99867 Gotha']);
  });

  it('is told apart from its name where both stand in one line', () => {
    const box = '<div><span>Lindner – Standort Gotha</span> <span>Marktgasse 1, 99867 Gotha</span></div>';
    const second = '<div><span>Lindner – Standort Suhl</span> <span>Ringweg 4, 98527 Suhl</span></div>';
    expect(branches(`<h1>Standorte</h1>${box}${second}`, 'locations')).toEqual([
      'Marktgasse 1, 99867 Gotha',
      'Ringweg 4, 98527 Suhl',
    ]);
  });

  it.each([
    [
      ['Ort', 'Straße', 'PLZ'],
      ['Gotha', 'Markt 1', '99867'],
    ],
    [
      ['Filiale', 'Straße / Nr.', 'PLZ', 'Ort'],
      ['Altstadt', 'Markt 1', '99867', 'Gotha'],
    ],
    [
      ['PLZ', 'Standort', 'Anschrift', 'Telefon'],
      ['99867', 'Gotha', 'Markt 1', '03621 5'],
    ],
  ])('stands in the columns %j', (heads, cells) => {
    const row = (tag: string, texts: string[]) =>
      `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    const table = `<table>${row('th', heads)}${row('td', cells)}</table>`;
    expect(branches(`<h1>Filialen</h1>${table}`, 'other')).toEqual(['Markt 1, 99867 Gotha']);
  });

  it('has a street that ends a long sentence with a year', () => {
    const said = 'Seit dem Frühjahr 2019 arbeitet ein Teil des Teams in unserem Gothaer Büro in der Gartenstraße 7';
    expect(branches(`<h1>Betrieb</h1><p>${said}, 99867 Gotha.</p>`)).toEqual(['Gartenstraße 7, 99867 Gotha']);
  });

  it.each([
    ['Bozen (BZ)', 'Schlachthofstraße 57, I-39100 Bozen'],
    ['Halle (Saale)', 'Schlachthofstraße 57, 06108 Halle (Saale)'],
  ])('has a town: %s', (town, place) => {
    const [, zip = ''] = /(\S+) \p{Lu}\p{Ll}+(?: \(|$)/u.exec(place) ?? [];
    const written = `Schlachthofstraße 57<br>${zip} ${town}`;
    expect(branches(`<h1>Standorte</h1><h2>Filiale Süd</h2><p>${written}</p>`, 'locations')).toEqual([
      place.replace('I-', ''),
    ]);
  });

  it('has a street that begins as its brand does', () => {
    const markup =
      '<h2>Zentrallager</h2><p>Hier starten die Touren: Logistikzentrum Gotha, ecopark-Allee 12, 99867 Gotha.</p>';
    expect(branches(`<h1>Standorte</h1>${markup}`, 'locations')).toEqual(['ecopark-Allee 12, 99867 Gotha']);
  });
});

describe('a place of others', () => {
  it.each([
    'Ärztliche Bereitschaftsdienstzentrale am Klinikum Gotha, Markt 1, 99867 Gotha.',
    'Die Notfallpraxis Gotha finden Sie hier: Markt 1, 99867 Gotha.',
    'Proben lassen wir zusätzlich an der Versuchsanstalt für Keramik, Markt 1, 99867 Gotha untersuchen.',
  ])('is none of the company’s: %s', (said) => {
    expect(branches(`<h1>Qualität</h1><p>${said}</p>`)).toEqual([]);
  });
});

it('the members of a cooperative have an office of theirs', () => {
  const office = '<h2>Mitgliederbüro Gotha</h2><p>Anschrift: Angerstraße 4, 99867 Gotha</p>';
  expect(branches(`<h1>Kontakt</h1>${office}`, 'contact')).toEqual(['Angerstraße 4, 99867 Gotha']);
});

describe('beside those of dealers', () => {
  it('a heading tells which places are the company’s own', () => {
    const markup =
      '<h2>Unsere eigenen Läden</h2><p>Unsere Filiale: Norderstraße 89, 24939 Flensburg, Di–Sa 10–18 Uhr.</p>' +
      '<h2>Händler</h2><p>Fahrtenbedarf Elbmarsch GmbH<br>Stader Straße 118<br>21075 Hamburg</p>';
    expect(branches(`<h1>Läden & Händler</h1>${markup}`, 'locations')).toEqual(['Norderstraße 89, 24939 Flensburg']);
  });
});
