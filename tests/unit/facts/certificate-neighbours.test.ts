import { describe, expect, it } from 'vitest';
import { auditorIn, tellsOfAudit } from '../../../server/scan/facts/certificate-audits.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { ofUnknownSubject } from '../../../server/scan/facts/subject-unknown.ts';
import { validUntil } from '../../../server/scan/facts/validity.ts';
import { factsOf, imprint } from './support.ts';

const LONG =
  'Unsere Werkstatt liegt am Rand der Altstadt, hat große Fenster, und im Sommer stehen die Tore offen, damit alle sehen, was wir machen.';

/** Certificates of Ofenbau Lindner GmbH, told on a page about the company. */
function certificates(markup: string): string[] {
  const page = factsOf(
    `<main><h1>Wir über uns</h1>${markup}</main>`,
    'about',
    '/wir',
    'https://www.ofenbau-lindner.de',
  );
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.ofenbau-lindner.de/' });
  return (company?.certifications ?? []).map(
    ({ name, issuer, valid_until: until }) => `${name} / ${issuer} / ${until}`,
  );
}
const inProse = (text: string): string[] => certificates(`<p>${LONG} ${text} ${LONG}</p>`);

describe('who audits, and until when, in the sentence beside a certificate', () => {
  it.each([
    ['Wir sind nach ISO 9001:2015 zertifiziert. Einmal im Jahr schaut die DQS GmbH vorbei.', 'DQS GmbH / null'],
    ['Wir sind nach ISO 9001:2015 zertifiziert. Die Auditoren schickt die DQS GmbH.', 'DQS GmbH / null'],
    [
      'Wir sind nach ISO 9001:2015 zertifiziert. Beide Audits macht die DQS GmbH, gültig bis 31.05.2028.',
      'DQS GmbH / 2028-05-31',
    ],
    ['Die DQS GmbH auditiert uns jährlich. Wir sind nach ISO 9001:2015 zertifiziert.', 'DQS GmbH / null'],
    [
      'Unsere Prozesse lässt die Nordmark InterCert jedes Jahr begutachten. Das Zertifikat nach ISO 9001:2015 läuft bis 05/2028.',
      'Nordmark InterCert / 2028-05',
    ],
    [
      'Unser Zertifikat nach ISO 9001:2015 stellt die DQS GmbH aus; die Prüferin kommt unangemeldet.',
      'DQS GmbH / null',
    ],
    ['Ofenbau Lindner ist Prüflabor mit Zertifikat nach ISO 9001:2015, erteilt von der DQS GmbH.', 'DQS GmbH / null'],
  ])('%s', (text, told) => {
    expect(inProse(text)).toEqual([`ISO 9001:2015 / ${told}`]);
  });

  it.each([
    'Unsere Buchhaltung prüft die Probeprüfung Treuhand GmbH.',
    'Den Kran überwacht die DQS GmbH, die Plakette gilt bis 31.05.2028.',
    'Die Trinkwasserproben kontrolliert die SGS Muster GmbH.',
    'Unsere Mitarbeiter sind von der DEKRA geprüfte Staplerfahrer.',
    'Der Mietvertrag ist gültig bis 31.05.2028.',
    'Unser Partner Kessel Kolb GmbH wird von der DQS GmbH zertifiziert.',
  ])('not of other things: %s', (text) => {
    expect(inProse(`Wir sind nach ISO 9001:2015 zertifiziert. ${text}`)).toEqual(['ISO 9001:2015 / null / null']);
    expect(tellsOfAudit(text)).toBe(false);
    expect(auditorIn(text)).toBeNull();
  });

  it('does not make others laboratories, or what is only thought of, the company’s', () => {
    expect(inProse('Musterlab ist ein Prüflabor mit Zertifikat nach ISO 9001:2015 der DQS GmbH.')).toEqual([]);
    expect(inProse('Für die Zeit nach 2028 denken wir über Demeter nach.')).toEqual([]);
  });
});

describe('the end of a certificate', () => {
  it.each([
    ['Es läuft im Mai 2028 ab.', '2028-05'],
    ['Bis Mai 2028 ist es noch gültig.', '2028-05'],
    ['Gültig ist es bis 31.05.2028.', '2028-05-31'],
    ['Das Zertifikat endet im Mai 2028.', '2028-05'],
  ])('%s', (text, until) => {
    expect(validUntil(text)).toBe(until);
  });
});

describe('names in tables', () => {
  it.each([
    ['Anerkennung RAP Stra 15 (Fachgebiete A1, A3)', 'RAP Stra 15'],
    ['Zulassung nach MVAS 99', 'MVAS 99'],
    ['RAL-GZ 961 AK2', 'RAL-GZ 961 AK2'],
    ['Anerkennung als Lehrbetrieb', 'Anerkennung als Lehrbetrieb'],
  ])('%s', (cell, name) => {
    const table = `<table><tr><th>Nachweis</th><th>Von wem</th><th>Läuft bis</th></tr><tr><td>${cell}</td><td>Landesamt Nord</td><td>31.05.2028</td></tr></table>`;
    expect(certificates(table)).toEqual([`${name} / Landesamt Nord / 2028-05-31`]);
  });
});

it('keeps a badge in one row with a dated one on a page of unknown subject', () => {
  const row =
    '<div><div>Österreichisches Umweltzeichen</div><div>Lizenz 12 · gültig bis Juni 2028</div></div><div><div>Regio Probe Land</div><div>kontrolliert seit 2021</div></div>';
  const names = ofUnknownSubject(factsOf(row, 'other', '/kueche')).certifications.map(({ value }) => value.name);
  expect(names).toEqual(['Österreichisches Umweltzeichen', 'Regio Probe Land']);
});

describe('a certificate in a clause of its own', () => {
  it.each([
    [
      'Wir sind vom Probeverband als Musterschule anerkannt (gültig bis April 2028) und tragen das Österreichische Umweltzeichen.',
      ['Österreichisches Umweltzeichen / null / null'],
    ],
    [
      'We are certified as a Musterschule by the Probeverband (valid until April 2028) and hold the Österreichisches Umweltzeichen.',
      ['Musterschule / Probeverband / 2028-04', 'Österreichisches Umweltzeichen / null / null'],
    ],
    [
      'Wir sind vom TÜV Süd nach ISO 9001 zertifiziert (gültig bis April 2028) und tragen das Österreichische Umweltzeichen.',
      ['ISO 9001 / TÜV Süd / 2028-04', 'Österreichisches Umweltzeichen / null / null'],
    ],
    [
      'Wir sind nach ISO 9001 zertifiziert und halten das Zertifikat SCC, beide vom TÜV Nord und gültig bis 31.12.2028.',
      ['ISO 9001 / TÜV Nord / 2028-12-31', 'SCC / TÜV Nord / 2028-12-31'],
    ],
  ])('has what is told of it: %s', (text, expected) => {
    expect(inProse(text)).toEqual(expected);
  });
});

describe('a certificate of whom the sentence before tells', () => {
  it.each([
    'Unsere Gesellen machen ihre Kurse an der Ofenakademie Traisen. Die gibt es seit 1994, sie ist nach ISO 29990 zertifiziert.',
    'Unsere Gesellen besuchen acht Wochen im Jahr den Lehrbauhof Havelland. Dieser Träger ist nach AZAV zugelassen.',
    'Unsere Gesellen lernen im Lehrbauhof Havelland. Dieser Träger, getragen von drei Innungen, ist nach AZAV zugelassen.',
    'Die Amerikaner fertigen seit 1948 in Dayton. Ihr Werk führt ein Zertifikat nach ISO 9001:2015.',
    'Messgeräte werden jährlich extern kalibriert. Das Labor ist nach ISO/IEC 17025 akkreditiert.',
  ])('is another’s: %s', (text) => {
    expect(inProse(text)).toEqual([]);
  });

  it.each([
    ['Die Papierfabrik Hundsbach AG schreibt uns', []],
    ['Unser Geschäftsführer sagt', ['FSSC 22000 / null / null']],
  ])('is whose the words in front of a quotation tell: %s', (speaker, expected) => {
    const said = '„Es ist warm. Unser Zertifikat nach FSSC 22000 haben wir ohne Abweichung bekommen.“';
    expect(certificates(`<p>${speaker}: ${said}</p>`)).toEqual(expected);
  });

  it.each([
    ['Unsere Gesellen besuchen Kurse an der Akademie. Wir sind nach AZAV zugelassen.', 'AZAV / null / null'],
    ['Die Kalibriertechnik Lindner ist nach ISO/IEC 17025 akkreditiert.', 'ISO/IEC 17025 / null / null'],
    ['Der Chef sagt gern: „Wir sind nach ISO 9001 zertifiziert.“', 'ISO 9001 / null / null'],
    [
      'In unserer Werkstatt bilden wir aus. Dafür sind wir nach AZAV zugelassen. Fachkundige Stelle: CERTQUA GmbH. Gültig bis: 31.01.2028.',
      'AZAV / CERTQUA GmbH / 2028-01-31',
    ],
  ])('is the company’s where it speaks of itself: %s', (text, expected) => {
    expect(inProse(text)).toEqual([expected]);
  });
});

describe('a seal whose name holds a small word', () => {
  it.each([
    ['Beide Werkstätten sind mit dem Gütesiegel Sicher mit System zertifiziert.', 'Sicher mit System / null / null'],
    ['Wir tragen das Label Musterplus mit Stolz.', 'Musterplus / null / null'],
  ])('%s', (text, expected) => {
    expect(inProse(text)).toEqual([expected]);
  });
});

describe('what the name of a document or the words of a picture tell', () => {
  it.each([
    [
      '<a href="/pdf/Lindner_Zertifikat_ISO-9001-2015_TUEV-Sued_gueltig-bis-2028-03-14.pdf">Zertifikat (PDF)</a>',
      'ISO 9001:2015 / TÜV Süd / 2028-03-14',
    ],
    [
      '<a href="/pdf/Zertifikat_Lindner_DIN-EN-ISO-9001-2015_DQS-GmbH_gueltig-bis-2028-11-06.pdf">Urkunde</a>',
      'DIN EN ISO 9001:2015 / DQS GmbH / 2028-11-06',
    ],
    [
      '<img src="/pq.png" alt="Präqualifikation VOB – Zertifizierung Bau GmbH – gültig bis 28.02.2028">',
      'Präqualifikation VOB / Zertifizierung Bau GmbH / 2028-02-28',
    ],
    [
      '<p>Wir sind präqualifiziert nach VOB.</p><img src="/pq.png" alt="Präqualifikation VOB – Zertifizierung Bau GmbH – gültig bis 28.02.2028">',
      'Präqualifikation VOB / Zertifizierung Bau GmbH / 2028-02-28',
    ],
  ])('%s', (markup, expected) => {
    expect(certificates(markup)).toEqual([expected]);
  });
});

it.each([
  'Wir sind nach ISO 9001:2015 zertifiziert. Inhaber ist Jan Lindner.',
  'Wir sind nach ISO 9001:2015 zertifiziert. Inhaberin des Zertifikats ist die Ofenbau Lindner GmbH.',
  'Wir sind nach ISO 9001:2015 zertifiziert. Es gehört zur Arbeit.',
])('papers stay the company’s, whose name is told behind them: %s', (text) => {
  expect(certificates(`<p>${text}</p>`)).toEqual(['ISO 9001:2015 / null / null']);
});

describe('papers of others', () => {
  it.each([
    'Das Getreide wächst hier. Die Emmermühle Nethegau mahlt es und ist dafür nach ISO 22000 zertifiziert.',
    'Das Lernzentrum trägt das Label «eduQua», ausgestellt durch die ProCert, gültig bis 30.09.2027. Inhaber ist der Verein.',
    'Die Holzwerker Dirnberger KG baut Fenster; die Holzwerker Seidl KG ist nach ISO 9001:2015 zertifiziert.',
  ])('are told to be theirs: %s', (text) => {
    expect(certificates(`<p>${text}</p>`)).toEqual([]);
  });

  it.each([
    '<h2>Was wir nicht haben, obwohl man es uns nachsagt</h2><p>ISO 14001, gültig bis 31.12.2028, TÜV Süd</p>',
    '<img src="/e.png" alt="Zertifikat EMAS, Registrierung durch die IHK Kassel für die Lindrath-Stiftung">',
    '<table><tr><th>Wessen Papier</th><th>Wonach</th><th>Von wem ausgestellt</th><th>Wie lange noch</th></tr><tr><td>der Galvanik Ihmert</td><td>ISO 50001</td><td>DQS</td><td>bis 30.11.2027</td></tr></table>',
  ])('are theirs by where they stand: %s', (markup) => {
    expect(certificates(markup)).toEqual([]);
  });

  it('stand beside the company’s own', () => {
    const rows = [
      ['unseres (beide Werke)', 'ISO 9001:2015', 'TÜV Rheinland', 'bis 14.08.2028'],
      ['der Parkverwaltung', 'ISO 50001', 'DQS', 'bis 30.11.2027'],
    ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    const heads = ['Wessen Papier', 'Wonach', 'Von wem ausgestellt', 'Wie lange noch'].map(
      (head) => `<th>${head}</th>`,
    );
    expect(certificates(`<table><tr>${heads.join('')}</tr>${rows.join('')}</table>`)).toEqual([
      'ISO 9001:2015 / TÜV Rheinland / 2028-08-14',
    ]);
  });
});

describe('details of certificates', () => {
  it.each([
    [
      '<div><strong>ISO 9001:2015</strong><br>Qualitätsmanagement<br>Zertifiziert durch: Quality Austria<br>gültig bis 30.04.2028</div>',
      'ISO 9001:2015 / Quality Austria / 2028-04-30',
    ],
    [
      '<p>Von der SQS sind uns zwei Bescheinigungen ausgestellt worden, und sie gelten für beide Orte:</p><ol><li>ISO 9001:2015, in Kraft bis 31. Mai 2028;</li></ol>',
      'ISO 9001:2015 / SQS / 2028-05-31',
    ],
    [
      '<p>Nach IFS Food Version 8 ist unsere Werkstatt von der LACON zertifiziert worden, und zwar bis zum 22. November 2027.</p>',
      'IFS Food Version 8 / LACON / 2027-11-22',
    ],
    [
      '<img src="/s.png" alt="Zertifikat Geprüfte Fahrradwerkstatt, DEKRA Automobil GmbH, gültig bis 31.03.2027">',
      'Geprüfte Fahrradwerkstatt / DEKRA Automobil GmbH / 2027-03-31',
    ],
    [
      '<img src="/s.png" alt="DIN EN ISO 9001:2015, DQS GmbH, gültig bis 12.03.2028">',
      'DIN EN ISO 9001:2015 / DQS GmbH / 2028-03-12',
    ],
  ])('%s', (markup, expected) => {
    expect(certificates(markup)).toEqual([expected]);
  });
});
