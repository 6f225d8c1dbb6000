import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const page = (blocks: unknown, kind: Parameters<typeof factsOf>[1]) =>
  factsOf(
    `<div id="app"></div><script>window.__INITIAL_STATE__ = ${JSON.stringify({ seite: { bausteine: blocks } })};</script>`,
    kind,
    `/${kind}`,
    SITE,
  );
const companyWith = (blocks: unknown, kind: Parameters<typeof factsOf>[1]) =>
  companyOf([factsOf(imprint(), 'impressum', '/impressum', SITE), page(blocks, kind)]);
const held = (blocks: unknown) =>
  companyWith(blocks, 'certificates').certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter(Boolean).join(' / '),
  );
const streets = (blocks: unknown) =>
  companyWith(blocks, 'locations').branchLocations.map(({ street, zip, city }) => `${street}, ${zip} ${city}`);

describe('a table of a content system', () => {
  const heads = ['Norm', 'Geltungsbereich', 'Aussteller', 'Gültig bis'];
  const cells = [
    'DIN EN ISO 9001:2015',
    'Entwicklung und Service der Werke 1 und 2',
    'TÜV SÜD Management Service GmbH',
    '14.03.2099',
  ];
  const told = 'DIN EN ISO 9001:2015 / TÜV SÜD Management Service GmbH / 2099-03-14';
  it.each([
    ['lists of texts', { columns: heads, rows: [cells] }],
    [
      'cells with a text',
      { header: heads.map((label) => ({ label })), rows: [{ cells: cells.map((text) => ({ text })) }] },
    ],
    [
      'rows that name their columns',
      {
        columns: heads.map((label, i) => ({ key: `c${i}`, label })),
        rows: [Object.fromEntries(cells.map((text, i) => [`c${i}`, text]))],
      },
    ],
    ['German names', { kopfzeile: heads, zeilen: [cells] }],
  ])('is read as a page shows it: %s', (_, table) => {
    expect(held([{ typ: 'Tabelle', ...table }])).toEqual([told]);
  });

  it('stands below its own heading', () => {
    const over = { caption: 'Abgelaufene Zertifikate (nicht verlängert)', columns: heads, rows: [cells] };
    expect(held([over])).toEqual([]);
  });
});

describe('places in blocks', () => {
  const place = (street: string, zip: string, city: string, more = {}) => ({ street, zip, city, ...more });
  it('are whose the heading of their block says', () => {
    const blocks = [
      {
        title: 'Unsere Niederlassungen',
        locations: [place('Ring 2', '36433', 'Bad Salzungen'), place('Weg 7', '98617', 'Meiningen')],
      },
      {
        title: 'Händler',
        locations: [place('Spitalgasse 57', '94032', 'Passau'), place('Hafenweg 22', '24941', 'Flensburg')],
      },
    ];
    expect(streets(blocks)).toEqual(['Ring 2, 36433 Bad Salzungen', 'Weg 7, 98617 Meiningen']);
  });

  it('are called by words of their own', () => {
    const punkte = [
      { rang: 'Sitz und Werkstatt', stadt: 'Eisenach', plz: '99817', weg: 'Bergstraße 3' },
      { rang: 'Stützpunkt Rügen', stadt: 'Sassnitz', plz: '18546', weg: 'Zum Fährkai 12' },
    ];
    expect(streets([{ art: 'ankerkarte', punkte }])).toEqual(['Zum Fährkai 12, 18546 Sassnitz']);
  });

  it('kept by name are as many, but for the seat', () => {
    const filialen = {
      eisenach: {
        bezeichnung: 'Eisenach',
        hauptsitz: true,
        anschrift: { strasse: 'Bergstraße', hausnummer: '3', plz: '99817', ort: 'Eisenach' },
      },
      ruhla: {
        bezeichnung: 'Ruhla',
        hauptsitz: false,
        anschrift: { strasse: 'Am Markt', hausnummer: '31a', plz: '99842', ort: 'Ruhla' },
      },
      wutha: {
        bezeichnung: 'Wutha',
        hauptsitz: false,
        anschrift: { strasse: 'Hörselweg', hausnummer: '6', plz: '99848', ort: 'Wutha' },
      },
    };
    expect(streets([{ filialen }])).toEqual(['Am Markt 31a, 99842 Ruhla', 'Hörselweg 6, 99848 Wutha']);
  });
});

describe('blocks with German names', () => {
  const text = (wert: string) => ({ art: 'text', wert });
  it('give rich text, with its headings and breaks', () => {
    const blocks = [
      {
        bausteinTyp: 'Fliesstext',
        inhalt: {
          art: 'dokument',
          kinder: [
            { art: 'ueberschrift', stufe: 2, kinder: [text('Wer wir sind')] },
            { art: 'absatz', kinder: [text('Wir sind 27 Menschen: Meister, Gesellen und zwei Kolleginnen im Labor.')] },
          ],
        },
      },
    ];
    expect(companyWith(blocks, 'about').number_of_employees).toBe('27');
  });

  it('tell a history', () => {
    const marken = [
      { wann: '2008', was: 'Frieder Lindner gründet die Ofenbau Lindner GmbH.' },
      { wann: '2015', was: 'Ruhla, übernommen von Öfen Petersen, gegründet 1974.' },
    ];
    expect(companyWith([{ bausteinTyp: 'Zeitstrahl', marken }], 'about').founding_date).toBe('2008');
  });

  it('tell of certificates with their holder and how they stand', () => {
    const own = { inhaber: 'Ofenbau Lindner GmbH', stelle: 'DQS GmbH' };
    const nachweise = {
      a: { ...own, bezeichnung: 'DIN EN ISO 9001:2015', gueltigBis: '30.09.2099', zustand: 'gültig' },
      b: {
        ...own,
        bezeichnung: 'DIN EN ISO 14001:2015',
        gueltigBis: '30.09.2098',
        zustand: 'abgelaufen, nicht erneuert',
      },
      c: {
        inhaber: 'Kachelwerk Sommer AG',
        stelle: 'DQS GmbH',
        bezeichnung: 'DIN EN ISO 50001:2018',
        gueltigBis: '30.09.2098',
        zustand: 'gültig',
      },
    };
    expect(held([{ ueberschrift: 'Zertifikate', nachweise }])).toEqual([
      'DIN EN ISO 9001:2015 / DQS GmbH / 2099-09-30',
    ]);
  });

  it('keep what a form or an editor’s tool shows apart', () => {
    const notice = {
      firma: 'Ofenbau Lindner GmbH',
      strasse: 'Bergstraße 3',
      plz: '99817',
      ort: 'Eisenach',
      email: 'info@ofenbau-lindner.de',
    };
    const formular = [{ name: 'mail', platzhalter: 'erika@musterfrau-beispiel.de' }];
    const { contacts } = companyOf([page([{ cmsKontakt: 'redaktion@blick-cms.de', formular }, notice], 'impressum')]);
    expect(contacts.map(({ value }) => value)).toEqual(['info@ofenbau-lindner.de']);
  });
});

describe('data in other shapes', () => {
  const rows = [
    ['Firma', 'Ofenbau Lindner GmbH'],
    ['Strasse', 'Bergstraße 3'],
    ['Ort', '99817 Eisenach'],
    ['Telefon', '03691 72 10 15'],
    ['Telefax', '03691 72 10 19'],
    ['Datenschutzberatung', 'Eva Probe, Ring 2, 99084 Erfurt, eva@probe-recht.de'],
  ];
  const valuesOf = (facts: ReturnType<typeof page>) =>
    companyOf([facts]).contacts.map(({ type, value }) => [type, value]);
  const expected = [
    ['phone', '+493691721015'],
    ['fax', '+493691721019'],
  ];

  it('are lists of a label and what stands behind it', () => {
    expect(valuesOf(page([{ kind: 'kv', heading: 'Verantwortlich', items: rows }], 'impressum'))).toEqual(expected);
  });

  it.each([
    ['JSON', (state: string) => JSON.stringify(state)],
    ['JSON encoded for URLs', (state: string) => `decodeURIComponent("${encodeURIComponent(state)}")`],
  ])('are a text within a script: %s', (_, written) => {
    const state = JSON.stringify({ route: '/impressum', blocks: [{ heading: 'Verantwortlich', items: rows }] });
    const script = `<script>window.__STORE__ = JSON.parse(${written(state)});</script>`;
    expect(valuesOf(factsOf(`<div id="app"></div>${script}`, 'impressum', '/impressum', SITE))).toEqual(expected);
  });

  it('tell beside a number whose it is', () => {
    const hotline = { text: '24-h-Störungsdienst unseres Partners Glut Nord GmbH, Lingen', phone: '0591 9637-112' };
    const { contacts } = companyWith([{ hotline }], 'contact');
    expect(contacts.map(({ value }) => value)).not.toContain('+495919637112');
  });
});
