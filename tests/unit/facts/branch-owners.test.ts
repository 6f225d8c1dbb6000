import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { takeCity } from '../../../server/scan/facts/places.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

const SEAT = '<h2>Eisenach</h2><p>Bergstraße 3<br>99817 Eisenach</p>';
const PLACE = '<p>Markt 1<br>99867 Gotha</p>';
const L = 'Markt 1, 99867 Gotha';
const TITLES: Partial<Record<PageKind, string>> = { locations: 'Standorte', contact: 'Kontakt', about: 'Wir über uns' };
const KINDS: PageKind[] = ['locations', 'contact', 'about'];

/** Branches of a site whose Impressum gives Bergstraße 3 in 99817 Eisenach, for each kind of page. */
function branches(markup: string): string[] {
  return KINDS.map((kind) => {
    const page = factsOf(`<main><h1>${TITLES[kind]}</h1>${markup}</main>`, kind, '/orte');
    const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
    return company?.branchLocations.map(({ street, zip, city }) => `${street}, ${zip} ${city}`).join('; ') ?? '';
  });
}

const everywhere = (found: string) => KINDS.map(() => found);

describe('a place below a heading', () => {
  it.each([
    'Kundenbüro',
    'Service-Point Gotha',
    'Servicecenter',
    'Außenlager',
    'Dependance Gotha',
    'Betriebsteil II',
    'Zweitstandort',
    'Schauraum am Wasser',
    'Musterausstellung Gotha',
    'Außenstelle Gotha (Sprechzeiten nach Vereinbarung)',
    'Sales Office Gotha',
    'Parkettstudio Gotha',
  ])('is one of the company’s: %s', (heading) => {
    expect(branches(`${SEAT}<h2>${heading}</h2>${PLACE}`)).toEqual(everywhere(L));
  });

  it.each([
    'Schulungsort Gotha',
    'Kursort Gotha',
    'Veranstaltungsort: Stadthalle Gotha',
    'Muttergesellschaft',
    'Schwesterfirma Gotha',
    'Lieferadresse',
    'Postanschrift',
    'Rechnungsanschrift',
    'Neubau Gotha (Bezug 2027)',
    'Verkaufsstellen unserer Öfen',
    'Unser Nachbar',
    'Parkplatz',
    'Notdienst',
    'Unser Logistiker',
    'Rechenzentrum',
    'Pflegestützpunkt Gotha',
  ])('is no place of work, or somebody else’s: %s', (heading) => {
    expect(branches(`${SEAT}<h2>${heading}</h2>${PLACE}`)).toEqual(everywhere(''));
  });
});

describe('a place in a text', () => {
  it.each([
    `Musterküchen zeigt das Küchenhaus Gotha, ${L}.`,
    `Unsere Öfen sehen Sie auch bei Kamin Kunz in Gotha, ${L}.`,
    `Kurse geben wir in der Volkshochschule Gotha, ${L}.`,
    `Schulungen finden im Tagungshaus Gotha, ${L} statt.`,
    `In Gotha beraten wir in den Räumen der Kanzlei Kunz, ${L}.`,
    `2019 sind wir aus der alten Werkstatt, ${L}, hierher gezogen.`,
    `2027 ziehen wir um: ${L}.`,
    `Pakete bitte an: Paketshop Gotha, ${L}`,
    `Für Kunden aus Thüringen: Ofen Kunz, ${L}, Tel. 03621 301020`,
    `Tag der offenen Tür im Bürgersaal, ${L}`,
    `Unsere Schwesterfirma Kaminbau Gotha, ${L}`,
    `Grundbuchamt des Amtsgerichts Gotha: ${L}`,
    `Leasing der Muster Bank, Zweigniederlassung der Muster Finance S.A., ${L}`,
    `Ausstellung: im Bauzentrum Gotha, ${L} (Partnerfläche)`,
    `Sammellager der Spedition Kunz, ${L} (Anlieferung nur nach Avis)`,
  ])('is of others or of another time: %s', (text) => {
    expect(branches(`${SEAT}<p>${text}</p>`)).toEqual(everywhere(''));
  });

  it.each([
    `Unsere beiden Ferienhäuser liegen am Wald:</p><p><b>Waldhaus</b><br>${L}`,
    `Zusätzlich unterhalten wir eine Werkstatt: ${L}`,
    `Zweigstelle: ${L}`,
  ])('is the company’s own: %s', (text) => {
    expect(branches(`${SEAT}<p>${text}</p>`)).toEqual(everywhere(L));
  });
});

describe('places in a list', () => {
  const M = 'Weg 9, 28203 Bremen';
  const sellers = `Kamin Kunz, ${M}, Telefon 0421 5550133; Feinkost Ihms, ${L}`;

  it.each([
    `<p>Auch zu haben sind unsere Öfen bei: ${sellers}.</p>`,
    `<p>Unsere Händler: ${sellers}.</p>`,
    `<p>Diese Läden führen unsere Öfen: Kamin Kunz, ${M} · Feinkost Ihms, ${L}</p>`,
    `<p>Unsere Öfen gibt es auch bei Kamin Kunz, ${M}, bei Feinkost Ihms, ${L} und im Ofenhaus.</p>`,
    `<p>Wir liefern an Kamin Kunz, ${M} und an Feinkost Ihms, ${L}.</p>`,
    `<p>Unsere Öfen sind auch erhältlich bei:</p><ul><li>Kamin Kunz, ${M}</li><li>Feinkost Ihms, ${L}</li></ul>`,
    `<p>Unsere Öfen bekommen Sie auch bei</p><p>Kamin Kunz<br>Weg 9<br>28203 Bremen</p>${PLACE}`,
    `<p>Wer nur einen Ofen braucht, kauft unsere Öfen im Ofenladen am Markt, Inhaberin Eva Kunz, ${L}.</p>`,
    `<p>Im Regal stehen unsere Öfen hier:<br>Kamin Kunz, ${M}<br>Feinkost Ihms, ${L}</p>`,
  ])('are those of who sells the company’s goods: %s', (markup) => {
    expect(branches(SEAT + markup)).toEqual(everywhere(''));
  });

  it.each([
    `<p>Unsere Filialen: ${M}; ${L}</p>`,
    `<p>Unsere Öfen sind in unseren drei Läden erhältlich:</p><h3>Filiale Bremen</h3><p>${M}</p><h3>Filiale Gotha</h3><p>${L}</p>`,
    `<p>Unsere Öfen bekommen Sie in unseren Filialen:</p><p>Filiale Bremen<br>Weg 9<br>28203 Bremen</p><p>Filiale Gotha<br>Markt 1<br>99867 Gotha</p>`,
  ])('are the company’s: %s', (markup) => {
    expect(branches(SEAT + markup)[0]).toBe(`${M}; ${L}`);
  });

  it('is the company’s where it sells in a place of its own', () => {
    expect(branches(`${SEAT}<p>Sie kaufen unsere Öfen auch in unserer Filiale Gotha, ${L}.</p>`)).toEqual(
      everywhere(L),
    );
  });

  it('end with their towns', () => {
    expect(takeCity('Gotha und im Ofenhaus Kunz')?.name).toBe('Gotha');
    expect(takeCity('Horn und Bad Muster')?.name).toBe('Horn und Bad Muster');
  });
});

describe('a place below a company’s name', () => {
  const below = (name: string, more = '') =>
    `${SEAT}<h2>Filiale Gotha</h2><p>${name}<br>Markt 1<br>99867 Gotha</p>${more}`;

  it.each(['Ofenbau Lindner GmbH', 'Lindner GmbH', 'Ofenbau Lindner Gotha GmbH'])('is the company’s: %s', (name) => {
    expect(branches(below(name))).toEqual(everywhere(L));
  });

  it.each(['Lindner Kaminbau GmbH', 'Kamin Kunz OHG'])('is a sister’s or a stranger’s: %s', (name) => {
    expect(branches(below(name))).toEqual(everywhere(''));
  });

  it('is not where somebody else runs it', () => {
    const more = '<p>Dieser Standort wird von unserem Partner Karl Kunz betrieben.</p>';
    expect(branches(below('Ofenbau Lindner GmbH', more))).toEqual(everywhere(''));
    const own = '<p>Dieser Standort wird von uns seit 2011 betrieben.</p>';
    expect(branches(below('Ofenbau Lindner GmbH', own))).toEqual(everywhere(L));
  });
});

describe('sections', () => {
  it('end with the next heading of their level', () => {
    const section = (title: string) => `<h2>${title}</h2><p>Text</p><h2>Zweigstellen</h2><p>Gotha, ${L}</p>`;
    expect(branches(`${SEAT}${section('Gesellschafter')}`)[0]).toBe(L);
    expect(branches(`${SEAT}<h2>Händler</h2><h3>Zweigstelle Gotha</h3>${PLACE}`)[0]).toBe('');
  });
});

describe('a brand’s places near by', () => {
  it('are others’', () => {
    const near = (title: string) => `${SEAT}<h2>${title}</h2><h3>Ofenbau Lindner Gotha</h3>${PLACE}`;
    expect(branches(near('Weitere Ofen-Studios in der Nähe'))[0]).toBe('');
    expect(branches(near('Weitere Filialen in Ihrer Nähe'))[0]).toBe(L);
  });
});

describe('a hospital in which a practice sees its patients', () => {
  it.each([
    '<h2>Belegabteilung</h2><p>Haus Sankt Anna, Markt 1, 99867 Gotha</p>',
    '<h2>Operationen</h2><p>Kreiskrankenhaus Gotha, Markt 1, 99867 Gotha</p>',
    '<h2>Operationen</h2><p>Helena Klinikum Gotha, Markt 1, 99867 Gotha</p>',
  ])('is another’s: %s', (markup) => {
    expect(branches(SEAT + markup)).toEqual(everywhere(''));
  });

  it('leaves a practice at a hospital', () => {
    expect(branches(`${SEAT}<h2>Zweigpraxis</h2><p>Praxis am Klinikum, ${L}</p>`)[0]).toBe(L);
  });
});

describe('brackets behind a town', () => {
  it.each([
    ['Halle (Saale)', 'Halle (Saale)'],
    ['Dannenberg (Elbe)', 'Dannenberg (Elbe)'],
    ['Gotha (Partnerfläche)', 'Gotha'],
    ['Gotha (Anlieferung nur vormittags)', 'Gotha'],
    ['Gotha (Hauptsitz)', 'Gotha'],
  ])('belong to its name or not: %s', (text, city) => {
    expect(takeCity(text)?.name).toBe(city);
  });
});

it.each([
  ['wir', L],
  ['Lagerhaus Gotha, Filialleiter Egon Stein', ''],
])('a table tells who runs a place: %s', (holder, expected) => {
  const table = `<table><tr><th>Stelle</th><th>Träger</th></tr><tr><td>Bergstraße 3, 99817 Eisenach</td><td>wir</td></tr><tr><td>${L}</td><td>${holder}</td></tr></table>`;
  expect(branches(table)).toEqual(everywhere(expected));
});
