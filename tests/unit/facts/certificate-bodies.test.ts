import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Certificates of the Ofenbau Lindner GmbH, whose page about quality says the given. */
const held = (text: string, kind: 'about' | 'certificates' = 'about') => {
  const markup = text.startsWith('<') ? text : `<p>${text}</p>`;
  const about = factsOf(`<h1>Qualität</h1>${markup}`, kind, '/qualitaet');
  return companyOf([factsOf(imprint()), about]).certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter((part) => part !== null).join(' / '),
  );
};

describe('who gave what the company holds', () => {
  it.each<[string, string]>([
    ['Den Status AEO-C hat uns das Hauptzollamt Erfurt erteilt.', 'AEO-C / Hauptzollamt Erfurt'],
    ['Das Hauptzollamt Erfurt bewilligte uns 2018 den Status AEO-C.', 'AEO-C / Hauptzollamt Erfurt'],
    [
      'Wir sind zugelassener Wirtschaftsbeteiligter (AEO-F), Bewilligung des Hauptzollamts Erfurt.',
      'AEO-F / Hauptzollamt Erfurt',
    ],
    ['Vom Hauptzollamt Erfurt sind wir als Wirtschaftsbeteiligter AEO-C anerkannt.', 'AEO-C / Hauptzollamt Erfurt'],
    [
      'Zertifiziert hat uns erneut die Muster Cert GmbH nach ISO 9001:2015, gültig bis 31.03.2027.',
      'ISO 9001:2015 / Muster Cert GmbH / 2027-03-31',
    ],
    [
      'Das KTQ-Zertifikat hat uns zuletzt die Muster Med GmbH ausgestellt; es läuft bis zum 18. Juni 2027.',
      'KTQ / Muster Med GmbH / 2027-06-18',
    ],
    [
      'Seit 2015 sind wir im EMAS-Register der IHK Erfurt eingetragen, gültig bis 31.08.2027.',
      'EMAS / IHK Erfurt / 2027-08-31',
    ],
    [
      'Die Deutsche Akkreditierungsstelle GmbH (DAkkS) hat uns als Kalibrierlabor nach DIN EN ISO/IEC 17025:2018 akkreditiert.',
      'DIN EN ISO/IEC 17025:2018 / Deutsche Akkreditierungsstelle GmbH',
    ],
    [
      'Die Sparte Wasser hat das Technische Sicherheitsmanagement bestanden: TSM Wasser, Urkunde des DVGW, gültig bis 30. April 2028.',
      'TSM Wasser / DVGW / 2028-04-30',
    ],
    [
      'Das Lager Gotha wird jährlich nach IFS Logistics auditiert, zuletzt von der Muster Audit GmbH; das Zertifikat gilt bis 19.08.2027.',
      'IFS Logistics / Muster Audit GmbH / 2027-08-19',
    ],
    [
      'Unser Betrieb trägt den Blauen Engel (DE-UZ 195), Zeichengeber RAL gGmbH, gültig bis 31.12.2028.',
      'Blauer Engel (DE-UZ 195) / RAL gGmbH / 2028-12-31',
    ],
    [
      'Wir tragen die Kennzeichnung „Rampe frei“ aus dem System „Reisen für Alle“, Aussteller: Seminar für Wege (SFW) Harz e.V. – gültig bis Dezember 2026.',
      'Rampe frei / Seminar für Wege (SFW) Harz e.V. / 2026-12',
    ],
    [
      'Seit 2024 tragen wir das Gütezeichen „Kanalbau“ der Gütegemeinschaft Muster Kanal; die Urkunde läuft bis 30.11.2026.',
      'Kanalbau / Gütegemeinschaft Muster Kanal / 2026-11-30',
    ],
    [
      'Mit dem Zertifikat „audit berufundfamilie“ der berufundfamilie Service GmbH sind wir bis 30.06.2027 ausgezeichnet.',
      'audit berufundfamilie / berufundfamilie Service GmbH / 2027-06-30',
    ],
    [
      'Die IHK Erfurt zeichnete uns mit dem Qualitätssiegel „Top Lehre“ aus (gültig bis 31.12.2026).',
      'Top Lehre / IHK Erfurt / 2026-12-31',
    ],
    [
      'Seit Mai 2024 dürfen wir uns „Guter Arbeitgeber“ nennen; vergeben hat das Siegel die Muster Rhein Stiftung, es gilt bis Mai 2027.',
      'Guter Arbeitgeber / Muster Rhein Stiftung / 2027-05',
    ],
    [
      'Wir wurden von der DQS BIT GmbH nach QM Reha rezertifiziert. Die Urkunde gilt bis 30.9.2027.',
      'QM Reha / DQS BIT GmbH / 2027-09-30',
    ],
    [
      'Die Prüfer der Muster Cert AG waren da: Unser Zertifikat nach ISO 14001:2015 wurde bis 31. Mai 2028 verlängert.',
      'ISO 14001:2015 / Muster Cert AG / 2028-05-31',
    ],
    [
      '<table><tr><th>Nachweis</th><th>Ausgestellt von</th><th>Gilt bis</th></tr><tr><td>Sicher im Griff (Arbeitsschutz)</td><td>BGHM</td><td>30.09.2028</td></tr></table>',
      'Sicher im Griff / BGHM / 2028-09-30',
    ],
    [
      '<table><tr><th>Nachweis</th><th>Ausgestellt von</th><th>Gilt bis</th></tr><tr><td>Zertifikat nach § 6 ChemKlimaschutzV</td><td>Bezirksregierung Köln</td><td>unbefristet</td></tr></table>',
      'Zertifikat nach § 6 ChemKlimaschutzV / Bezirksregierung Köln',
    ],
  ])('%s', (text, told) => expect(held(text)).toEqual([told]));

  const body = 'Probe Prüfgesellschaft mbH';

  it.each([
    ['with a head', '<tr><th>Norm</th><th>Zertifizierer</th><th>Gültig bis</th></tr>', `${body}, Hagen`],
    ['without one', '', `${body}, Bad Salzungen`],
    ['of an association', '', 'Prüfverein Rhön e. V., Suhl'],
  ])('is told without the town behind its form: a table %s', (_, head, told) => {
    const row = `<tr><td>ISO 9001:2015</td><td>${told}</td><td>14.03.2028</td></tr>`;
    const [name] = told.split(', ');
    expect(held(`<table>${head}${row}</table>`)).toEqual([`ISO 9001:2015 / ${name} / 2028-03-14`]);
  });

  it('a heading above lines that name certificates with their details is none itself', () => {
    const text =
      '<h2>Bewiesen, nicht nur behauptet</h2><ul><li>Managementsystem nach ISO 9001:2015, zertifiziert durch SQS, gültig bis 30.09.2027</li></ul>';
    expect(held(text, 'certificates')).toEqual(['ISO 9001:2015 / SQS / 2027-09-30']);
  });
});

describe('what is held by others, or not yet', () => {
  it.each([
    'Unser Lagerpartner in Graz ist nach IFS Logistics auditiert, gültig bis 19.08.2027.',
    'Das Lager unseres Partners in Linz wird nach IFS Logistics auditiert.',
    'Den Status AEO-F hat das Zollamt unserem Spediteur erteilt.',
    'Sobald uns das Zollamt den Status AEO-F erteilt, entfällt die Wartezeit.',
    '2022 haben wir den Status AEO-C zurückgegeben.',
    'Klärschlamm untersucht das Labor Musternova GmbH, akkreditiert nach DIN EN ISO/IEC 17025 durch die Deutsche Akkreditierungsstelle GmbH (DAkkS).',
    'Das KTQ-Zertifikat hat die Nachbarpraxis zuletzt von der Muster Med GmbH erhalten.',
    'Wir drucken auf Papier mit dem Blauen Engel DE-UZ 14a, vergeben von der RAL gGmbH.',
    'Die Muttergesellschaft ist nach ISO 9001 zertifiziert durch die DQS GmbH, gültig bis 31.12.2027.',
    'Wir liefern an Betriebe, die nach IFS Food auditiert sind.',
    'Wer das Gütezeichen „Kanalbau“ der Gütegemeinschaft Muster führt, darf sich bewerben.',
    'Träger der Einrichtung ist der Sozialverband Muster, zertifiziert nach ISO 9001.',
    'Drei Lehrlinge haben ihre Prüfung nach EN ISO 9606-1 bestanden, gültig bis 12/2026.',
    'Die Fortbildung „QM nach ISO 9001“ wird von der IHK Erfurt zertifiziert.',
    'Wir empfehlen nur Betriebe mit dem Siegel Fachbetrieb nach WHG.',
    'Das Umweltbundesamt hat uns den Auftrag erteilt, Öfen nach dem Blauen Engel zu prüfen.',
  ])('%s', (text) => expect(held(text)).toEqual([]));
});
