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
    ['Seit 2012 arbeiten wir mit einem Qualitätsmanagement, das nach ISO 9001 zertifiziert ist.', ['ISO 9001']],
    ['Unser Labor ist seit vielen Jahren nach DIN EN ISO/IEC 17025 akkreditiert.', ['DIN EN ISO/IEC 17025']],
    [
      'Als einer der ersten Betriebe in Thüringen haben wir die Zertifizierung nach ISO 45001 geschafft.',
      ['ISO 45001'],
    ],
    ['Die erneute Zertifizierung nach ISO 9001 im Mai 2025 bestätigt unsere Arbeit.', ['ISO 9001']],
    ['Im Juni 2025 wurde unser Zertifikat nach ISO 9001 bis 2028 verlängert.', ['ISO 9001']],
    ['Der TÜV Süd hat uns 2024 erneut nach ISO 9001 zertifiziert.', ['ISO 9001 / TÜV Süd']],
    ['Geprüft und zertifiziert: ISO 9001, ISO 14001 und ISO 50001.', ['ISO 9001', 'ISO 14001', 'ISO 50001']],
    ['Alle unsere Standorte sind nach ISO 9001 und ISO 14001 zertifiziert.', ['ISO 9001', 'ISO 14001']],
    ['Wir sind PEFC- und FSC-zertifiziert.', ['PEFC', 'FSC']],
    ['Unser Betrieb ist nach dem Standard PEFC ST 2002:2020 zertifiziert.', ['PEFC ST 2002:2020']],
    ['Wir sind stolz auf unser Zertifikat nach ISO 9001.', ['ISO 9001']],
    [
      'Das Zertifikat nach EN 1090-2 EXC3 stellt die SLV Halle GmbH aus, es ist gültig bis 31.12.2027.',
      ['EN 1090-2 EXC3 / SLV Halle GmbH / 2027-12-31'],
    ],
    ['Als Innungsfachbetrieb bilden wir seit 1980 aus.', ['Innungsfachbetrieb']],
    [
      'Wir sind Entsorgungsfachbetrieb nach § 56 KrWG, überwacht durch die Muster Cert GmbH.',
      ['Entsorgungsfachbetrieb nach § 56 KrWG / Muster Cert GmbH'],
    ],
    [
      'Unsere Praxis wurde 2024 mit dem Gütesiegel „Familie willkommen“ ausgezeichnet, gültig bis 31.12.2027.',
      ['Familie willkommen / 2027-12-31'],
    ],
    ['Seit 2018 tragen wir das Österreichische Umweltzeichen.', ['Österreichisches Umweltzeichen']],
    [
      'Wir dürfen uns seit 2020 „Green Key“-Betrieb nennen; das Zertifikat gilt bis 30.06.2027.',
      ['Green Key / 2027-06-30'],
    ],
    [
      'Im Bereich Pharma sind wir GDP-zertifiziert (DEKRA Certification GmbH, gültig bis 09/2027).',
      ['GDP / DEKRA Certification GmbH / 2027-09'],
    ],
    ['Bei uns ist nicht nur das Holz gut: Unser Betrieb ist auch PEFC-zertifiziert.', ['PEFC']],
    ['Wir beziehen unser Getreide von zwölf Höfen und sind selbst Bioland-zertifiziert.', ['Bioland']],
    ['Wir lassen uns jedes Jahr prüfen und sind nach ISO 9001 zertifiziert.', ['ISO 9001']],
    ['Für Auftraggeber aus der Automobilindustrie sind wir nach IATF 16949 zertifiziert.', ['IATF 16949']],
    [
      'Regelmäßige Audits und die Zertifizierung nach ISO 9001 durch die DQS GmbH sichern unsere Qualität.',
      ['ISO 9001 / DQS GmbH'],
    ],
    [
      'Unsere Qualität ist belegt: DIN EN ISO 9001, Zertifikat der DQS GmbH, gültig bis 30.11.2027.',
      ['DIN EN ISO 9001 / DQS GmbH / 2027-11-30'],
    ],
    ['2014 haben wir ein Umweltmanagement nach ISO 14001 eingeführt und zertifizieren lassen.', ['ISO 14001']],
    [
      'Dass wir sauber arbeiten, bescheinigt uns die DEKRA Certification GmbH mit dem Zertifikat nach ISO 9001, gültig bis 31.12.2027.',
      ['ISO 9001 / DEKRA Certification GmbH / 2027-12-31'],
    ],
    ['Unsere Bäckerei ist seit 1994 Bioland-Partner.', ['Bioland-Partner']],
    ['Die Ofenbau Lindner GmbH ist nach SCC** zertifiziert.', ['SCC**']],
    ['Ofenbau Lindner ist seit 2011 Mitglied der Innung und nach ISO 9001 zertifiziert.', ['ISO 9001']],
    ['Wir verfügen über Zertifikate nach ISO 9001 und ISO 14001.', ['ISO 9001', 'ISO 14001']],
    ['Wir führen das AMA-Gütesiegel.', ['AMA-Gütesiegel']],
    ['Unser Informationssicherheitsmanagement trägt das TISAX-Label.', ['TISAX']],
    ['Der Fachbetrieb nach WHG wird alle zwei Jahre vom TÜV überwacht.', ['Fachbetrieb nach WHG / TÜV']],
    [
      'Wir werden jährlich nach ISO 9001 auditiert und sind ab 2024 auch nach ISO 14001 zertifiziert.',
      ['ISO 9001', 'ISO 14001'],
    ],
    ['Das Zertifikat gilt bis 2027 und wird jährlich überwacht: ISO 9001.', ['ISO 9001']],
    ['Der Zertifizierungsprozess nach ISO 9001 ist abgeschlossen, das Zertifikat hängt im Flur.', ['ISO 9001']],
    ['<h2>Hersteller aus Überzeugung</h2><p>Wir sind nach ISO 9001 zertifiziert.</p>', ['ISO 9001']],
    ['<h2>Partner der Industrie</h2><p>Wir sind nach ISO 9001 zertifiziert.</p>', ['ISO 9001']],
    ['<h2>Unser Träger</h2><p>Wir sind nach ISO 9001 zertifiziert.</p>', ['ISO 9001']],
    [
      '<h2>Kunden vertrauen uns</h2><p>Unser Betrieb ist nach ISO 9001 zertifiziert (DQS GmbH, gültig bis 31.12.2027).</p>',
      ['ISO 9001 / DQS GmbH / 2027-12-31'],
    ],
    [
      '<h2>Für unsere Kunden</h2><ul><li>ISO 9001, DQS GmbH, gültig bis 31.12.2027</li></ul>',
      ['ISO 9001 / DQS GmbH / 2027-12-31'],
    ],
    [
      '<dl><dt>Zertifikat</dt><dd>ISO 9001</dd><dt>Stelle</dt><dd>DQS GmbH</dd><dt>Gültig bis</dt><dd>31.12.2027</dd></dl>',
      ['ISO 9001 / DQS GmbH / 2027-12-31'],
    ],
    [
      '<h4>DIN EN ISO 9001</h4><p>Seit 2009. Die Urkunde der DQS GmbH gilt bis 31.12.2027. Fragen dazu beantwortet Frau Lindner.</p>',
      ['DIN EN ISO 9001 / DQS GmbH / 2027-12-31'],
    ],
  ])('%s', (text, told) => expect(held(text)).toEqual(told));
});
