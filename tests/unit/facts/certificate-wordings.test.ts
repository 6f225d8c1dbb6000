import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Certificates of the Ofenbau Lindner GmbH, whose page about quality says the given. */
const held = (text: string) => {
  const markup = text.startsWith('<') ? text : `<p>${text}</p>`;
  const about = factsOf(`<h1>Qualität</h1>${markup}`, 'about', '/qualitaet');
  return companyOf([factsOf(imprint()), about]).certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter((part) => part !== null).join(' / '),
  );
};

describe('what a company holds, as it says it', () => {
  it.each<[string, string[]]>([
    [
      '<table><tr><th>Regelwerk</th><th>Stelle</th><th>Läuft bis</th></tr><tr><td>EN 1090-2 (EXC2)</td><td>SLV Hannover</td><td>30.11.2026</td></tr></table>',
      ['EN 1090-2 (EXC2) / SLV Hannover / 2026-11-30'],
    ],
    [
      '<table><tr><th>Bezeichnung</th><th>Vergeben von</th><th>Gilt bis</th></tr><tr><td>Familienfreundlicher Betrieb</td><td>Familienforum Harz e. V.</td><td>31.01.2027</td></tr></table>',
      ['Familienfreundlicher Betrieb / Familienforum Harz e. V. / 2027-01-31'],
    ],
    [
      '<table><tr><th>Nachweis</th><th>Geprüft durch</th><th>Nächste Prüfung</th></tr><tr><td>ISO 9001:2015</td><td>TÜV Süd</td><td>31.01.2027</td></tr></table>',
      ['ISO 9001:2015 / TÜV Süd'],
    ],
    [
      '<table><tr><th>Was</th><th>Wann</th><th>Wo</th></tr><tr><td>Sommerfest</td><td>31.01.2027</td><td>Garten</td></tr></table>',
      [],
    ],
    [
      '<table><tr><th>Was</th><th>Wer</th><th>Gültig bis</th></tr><tr><td>Gutschein Kamin</td><td>Alle</td><td>31.01.2027</td></tr></table>',
      [],
    ],
    [
      '<ul><li>EN 1090-2 (EXC 3), zertifiziert durch die SLV Halle GmbH, gültig bis 30.11.2026</li></ul>',
      ['EN 1090-2 (EXC 3) / SLV Halle GmbH / 2026-11-30'],
    ],
    ['Wir sind nach EN 1090-2 EXC2 zertifiziert.', ['EN 1090-2 EXC2']],
    [
      'Unser Bio-Zertifikat gemäß Verordnung (EU) 2018/848 hat die Austria Bio Garantie GmbH ausgestellt, es gilt bis 31.01.2027.',
      ['Bio-Zertifikat gemäß Verordnung (EU) 2018/848 / Austria Bio Garantie GmbH / 2027-01-31'],
    ],
    [
      'Die Tourismus Harz GmbH hat uns als „Wanderfreundlicher Betrieb“ anerkannt; die Urkunde gilt bis 31.12.2027.',
      ['Wanderfreundlicher Betrieb / Tourismus Harz GmbH / 2027-12-31'],
    ],
    [
      'Vom Verband Harzer Handwerk wurden wir als „Ofen mit Herz“ zertifiziert, gültig bis 31.12.2027.',
      ['Ofen mit Herz / Verband Harzer Handwerk / 2027-12-31'],
    ],
    ['Wir wurden als „Ausbildungsbetrieb des Jahres“ ausgezeichnet.', []],
    ['Die Stadt hat uns 2019 als „Arbeitgeber des Jahres“ ausgezeichnet.', []],
    [
      '2025 wurden wir von der Stiftung Klima als „Klimafitter Betrieb“ zertifiziert (gültig bis 12/2027).',
      ['Klimafitter Betrieb / Stiftung Klima / 2027-12'],
    ],
    [
      '<h4>ISO 9001:2015</h4><p>Für alle Standorte. Die Urkunde hat uns die Thüringer Prüfgesellschaft überreicht, sie gilt bis 30.09.2027.</p>',
      ['ISO 9001:2015 / Thüringer Prüfgesellschaft / 2027-09-30'],
    ],
    [
      '<h4>CE-Zertifizierung nach DIN EN 1090-1</h4><p>Ausgestellt von der SLV Halle GmbH, gültig bis 30.09.2027.</p>',
      ['DIN EN 1090-1 / SLV Halle GmbH / 2027-09-30'],
    ],
    [
      'Als Hersteller von Öfen arbeiten wir nach ISO 9001. Die Urkunde der DQS GmbH gilt bis 31.12.2027.',
      ['ISO 9001 / DQS GmbH / 2027-12-31'],
    ],
    [
      'Gearbeitet wird bei uns nach ISO 9001:2015. Unser Zertifikat stammt von der DQS GmbH und gilt bis 31.12.2027.',
      ['ISO 9001:2015 / DQS GmbH / 2027-12-31'],
    ],
    [
      'Wir tragen das Caritas-Gütezeichen Küche. Vergeben wurde es von der Küchenbund e. V., es gilt bis 31.12.2027.',
      ['Caritas-Gütezeichen Küche / Küchenbund e. V. / 2027-12-31'],
    ],
    [
      'Unser Betrieb führt das Gütesiegel Musterplus. Ausgestellt hat es die Muster Cert GmbH, gültig bis 31.12.2027.',
      ['Musterplus / Muster Cert GmbH / 2027-12-31'],
    ],
    [
      'Wir haben das audit berufundfamilie bestanden; das Zertifikat der berufundfamilie Service GmbH gilt bis 30.11.2026.',
      ['audit berufundfamilie / berufundfamilie Service GmbH / 2026-11-30'],
    ],
    ['Wir führen die TSM-Urkunde des DVGW, gültig bis 06/2030.', ['TSM / DVGW / 2030-06']],
    ['Das TSM-Zertifikat vom DVGW gilt bis 30.06.2030.', ['TSM / DVGW / 2030-06-30']],
    ['Der VdS hat uns als Errichter nach DIN 14675 anerkannt, gültig bis 06/2030.', ['DIN 14675 / VdS / 2030-06']],
    [
      'Unsere Werkstatt ist nach ISO 9001 zertifiziert. Das Zertifikat hat die DQS GmbH ausgestellt.',
      ['ISO 9001 / DQS GmbH'],
    ],
    ['Seit 1998 sind wir durchgehend nach ISO 9001 zertifiziert.', ['ISO 9001']],
    ['Wir haben das Zertifikat nach ISO 9001.', ['ISO 9001']],
    ['2023 haben wir die Zertifizierung nach ISO 14001 erhalten.', ['ISO 14001']],
    ['Die Zertifizierung nach ISO 14001 haben wir 2023 erfolgreich abgeschlossen.', ['ISO 14001']],
    ['Das Rezertifizierungsaudit nach ISO 9001 haben wir im Mai bestanden.', ['ISO 9001']],
    ['Unsere Zertifizierung nach ISO 9001 wurde 2024 für drei Jahre verlängert.', ['ISO 9001']],
    ['Nach zwei Jahren Arbeit ist es geschafft: Wir sind nach ISO 45001 zertifiziert.', ['ISO 45001']],
    [
      'Wir waren 2009 der erste Ofenbauer Thüringens, der nach ISO 9001 zertifiziert wurde, und sind es bis heute.',
      ['ISO 9001'],
    ],
    ['Unser Zertifikat nach ISO 9001 hängt im Büro.', ['ISO 9001']],
    ['Nicht nur nach ISO 9001, auch nach ISO 14001 sind wir zertifiziert.', ['ISO 9001', 'ISO 14001']],
    ['Wir verarbeiten Holz aus der Region und sind PEFC-zertifiziert.', ['PEFC']],
    ['Als Entsorgungsfachbetrieb sind wir für Sie da.', ['Entsorgungsfachbetrieb']],
    ['Ihr Meisterfachbetrieb für Kamine.', ['Meisterfachbetrieb']],
    ['Wir arbeiten mit einem zertifizierten Managementsystem nach ISO 9001.', ['ISO 9001']],
    [
      'Unser Qualitätsmanagement ist nach ISO 9001 zertifiziert und wird jährlich von einem unabhängigen akkreditierten Institut geprüft.',
      ['ISO 9001'],
    ],
    ['Unsere Zertifizierungen: ISO 9001, ISO 14001', ['ISO 9001', 'ISO 14001']],
    [
      'Die Schlafforschung Nord hat uns als „Schlafhaus“ ausgezeichnet. Das Zertifikat gilt bis Juni 2027.',
      ['Schlafhaus / Schlafforschung Nord / 2027-06'],
    ],
    ['Wir dürfen die TSM-Urkunde des DVGW führen, sie gilt bis Mai 2029.', ['TSM / DVGW / 2029-05']],
    [
      '<h4>CE-Kennzeichnung nach EN 14351-1</h4><p>Für Fenster und Türen aus der eigenen Werkstatt. Das Zertifikat hat die Fensterprüfung Nord ausgestellt; es gilt bis 31.12.2027 und wird jedes Jahr im Herbst neu geprüft.</p>',
      ['EN 14351-1 / Fensterprüfung Nord / 2027-12-31'],
    ],
  ])('%s', (text, told) => expect(held(text)).toEqual(told));
});
