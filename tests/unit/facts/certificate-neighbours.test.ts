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
