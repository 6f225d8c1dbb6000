import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

const D = '31.05.2027';
const ISO = '2027-05-31';

/** Certificates of Ofenbau Lindner GmbH that a page of the given kind tells. */
function told(markup: string, kind: PageKind): string[] {
  const page = factsOf(`<main><h1>Einblicke</h1>${markup}</main>`, kind, '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.certifications ?? []).map(
    ({ name, issuer, valid_until: until }) => `${name} / ${issuer} / ${until}`,
  );
}

const ANYWHERE: [string, string[]][] = [
  [
    `<table><tr><th>Unser Nachweis</th><th>Wer hat geprüft?</th><th>gilt bis</th></tr><tr><td>EN 1090-2 (Stahl)</td><td>TÜV NORD CERT GmbH</td><td>${D}</td></tr></table>`,
    [`EN 1090-2 / TÜV NORD CERT GmbH / ${ISO}`],
  ],
  [
    `<table><tr><th>Grundlage</th><th>Vergeben von</th><th>Dauer</th></tr><tr><td>Holzmarke Thüringen</td><td>Holzmarke e. V.</td><td>${D}</td></tr></table>`,
    [`Holzmarke Thüringen / Holzmarke e. V. / ${ISO}`],
  ],
  [
    `<table><tr><th>Anlass</th><th>Bezeichnung</th><th>Vergeben von</th><th>Dauer</th></tr><tr><td>Export</td><td>Holzmarke Thüringen</td><td>Holzmarke e. V.</td><td>${D}</td></tr></table>`,
    [`Holzmarke Thüringen / Holzmarke e. V. / ${ISO}`],
  ],
  [
    `<p>ISO 9001, zertifiziert durch die DQS GmbH. Die Garantie auf unsere Öfen ist gültig bis ${D}.</p>`,
    ['ISO 9001 / DQS GmbH / null'],
  ],
  [
    `<table><tr><td>ISO 9001:2015</td><td>DQS GmbH</td><td>${D}</td></tr><tr><td>ISO 14001:2015</td><td>DQS GmbH</td><td>${D}</td></tr></table>`,
    [`ISO 9001:2015 / DQS GmbH / ${ISO}`, `ISO 14001:2015 / DQS GmbH / ${ISO}`],
  ],
  [
    `<dl><dt>ISO 9001</dt><dd>DQS GmbH, bis ${D}</dd><dt>ISO 14001</dt><dd>DQS GmbH, bis ${D}</dd></dl>`,
    [`ISO 9001 / DQS GmbH / ${ISO}`, `ISO 14001 / DQS GmbH / ${ISO}`],
  ],
  [
    `<ul><li>Feuermarke Rhön (Rhönholz e. V., gültig bis ${D})</li></ul>`,
    [`Feuermarke Rhön / Rhönholz e. V. / ${ISO}`],
  ],
  [
    `<ul><li>ISO 9001:2015 – DQS GmbH, bis ${D}</li><li>Ofensiegel Rhön – Rhönholz e. V., bis ${D}</li></ul>`,
    [`ISO 9001:2015 / DQS GmbH / ${ISO}`, `Ofensiegel Rhön / Rhönholz e. V. / ${ISO}`],
  ],
  [
    '<div><p>Österreichisches Umweltzeichen</p><p>UW 11 · gültig bis Mai 2027</p></div><div><p>Genuss vom Kachelofen</p><p>ausgezeichnet seit 2021</p></div>',
    ['Österreichisches Umweltzeichen / null / 2027-05', 'Genuss vom Kachelofen / null / null'],
  ],
  [
    `<h2>ISO 13485</h2><p>Die Anforderungen haben wir 2015 im Haus umgesetzt.</p><p>Die Überwachung übernimmt die DEKRA Certification GmbH.</p><p>Gültig ist das Zertifikat bis zum ${D}.</p>`,
    [`ISO 13485 / DEKRA Certification GmbH / ${ISO}`],
  ],
  [
    '<p>Wir führen das Zeichen OfenPlus (verliehen durch: Verband Rhöner Ofenbauer). Zuletzt war man im März da; das Siegel gilt bis 05/2027.</p>',
    ['OfenPlus / Verband Rhöner Ofenbauer / 2027-05'],
  ],
  [
    `<p>Nach ISO 9001:2015 zertifiziert (ofencert Rhön GmbH, gültig bis ${D}).</p>`,
    [`ISO 9001:2015 / ofencert Rhön GmbH / ${ISO}`],
  ],
  [
    `<p>Wir sind als Familienfreundlicher Arbeitgeber zertifiziert. Das Zertifikat der Muster Stiftung gilt bis ${D}.</p>`,
    [`Familienfreundlicher Arbeitgeber / Muster Stiftung / ${ISO}`],
  ],
  [
    `<p>Die Auszeichnung „Lehrbetrieb mit Stern“ der IHK Suhl tragen wir seit 2020, zuletzt verlängert bis ${D}.</p>`,
    [`Lehrbetrieb mit Stern / IHK Suhl / ${ISO}`],
  ],
  [
    `<dl><dt>Ofensiegel Rhön</dt><dd>Prüfstelle Rhön GmbH, gültig bis ${D}</dd></dl>`,
    [`Ofensiegel Rhön / Prüfstelle Rhön GmbH / ${ISO}`],
  ],
  ['<p>Unsere Backstube ist nach IFS Food 8 zertifiziert.</p>', ['IFS Food 8 / null / null']],
  ['<p>Wir sind nach ISO 9001 : 2015 zertifiziert (DQS GmbH).</p>', ['ISO 9001 : 2015 / DQS GmbH / null']],
  [
    '<p>Die Ofenbau Lindner GmbH fertigt in Eisenach. Der Betrieb ist nach ISO 9001 zertifiziert.</p>',
    ['ISO 9001 / null / null'],
  ],
];

const OF_OTHERS = [
  'Unsere Lehrlinge gehen zur Ofenschule Suhl gGmbH in Suhl. Die Schule ist nach AZAV zugelassen und nach ISO 21001 zertifiziert.',
  'Unsere Lehren lässt das akkreditierte Labor der Messwerk Suhl GmbH (ISO/IEC 17025) jährlich prüfen.',
  'Die Azubis besuchen die Akademie Rhönblick. Die Akademie ist nach AZAV zertifiziert.',
  'Arbeitskleidung holt die Wäscherei Rhön GmbH ab. Das Haus ist nach RAL-GZ 992 zertifiziert.',
  'Gelagert wird bei der Spedition Rhön KG in Suhl. Das Lager ist nach IFS Logistics zertifiziert.',
  'Für die Rhönglas AG haben wir die Halle beheizt; das Unternehmen ist nach ISO 14001 zertifiziert.',
  'Die Türen verzinkt die Rhön Zink GmbH in Hof. Der Betrieb ist nach ISO 9001 zertifiziert.',
];

const NONE: [string, string][] = [
  [
    'a day to be examined',
    `<table><tr><th>Gerät</th><th>Prüfer</th><th>gültig bis</th></tr><tr><td>Leiter 4</td><td>DEKRA</td><td>${D}</td></tr></table>`,
  ],
  ['a warranty', `<ul><li>Garantie auf Kacheln (Rhön Keramik GmbH, gültig bis ${D})</li></ul>`],
  ['works', `<ul><li>Neubau Kita – Rhönbau GmbH, bis ${D}</li></ul>`],
  ['a place', '<p>Öffnungszeiten</p><p>gültig bis 31.05.2027</p>'],
];

describe.each<PageKind>(['certificates', 'about'])('on a page of the kind %s', (kind) => {
  it.each(ANYWHERE)('%s', (markup, expected) => expect(told(markup, kind).sort()).toEqual(expected.toSorted()));
  it.each(OF_OTHERS)('%s', (text) => expect(told(`<p>${text}</p>`, kind)).toEqual([]));
});

it.each(NONE)('%s is no certificate', (_, markup) => expect(told(markup, 'about')).toEqual([]));

it('who speaks for the company abroad is no certificate', () => {
  const markup =
    '<h2>Bevollmächtigter in der EU</h2><p>MedRep Muster GmbH, Weg 1, 88131 Lindau, ec-rep@medrep.test<br>Benannte Stelle: MDC-Prüf Nord GmbH, Hamburg</p>';
  expect(told(markup, 'certificates')).toEqual([]);
});
