import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { sealName } from '../../../server/scan/facts/seal-names.ts';
import { isOfThing } from '../../../server/scan/facts/subjects.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { factsOf, imprint } from './support.ts';

const PAGES: [PageKind, string][] = [
  ['certificates', 'Qualität'],
  ['about', 'Wir über uns'],
];

/** Certificates of Ofenbau Lindner GmbH, told on a page of certificates and on one about the company. */
function certificates(markup: string): string[] {
  return PAGES.map(([kind, title]) => {
    const page = factsOf(`<main><h1>${title}</h1>${markup}</main>`, kind, '/wir');
    const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
    const told = company?.certifications ?? [];
    return told.map(({ name, issuer, valid_until: until }) => `${name} / ${issuer} / ${until}`).join(' | ');
  });
}

const D = '2027-05-31';
const TOLD: [string, string][] = [
  [
    '<details><summary>DStV-Qualitätssiegel</summary><p>Aussteller: Musterinstitut e.V., gültig bis 31. Mai 2027.</p></details>',
    `DStV-Qualitätssiegel / Musterinstitut e.V. / ${D}`,
  ],
  [
    '<div class="accordion"><h3><button>Regio-Gütesiegel Holz</button></h3><div><p>Vergeben von: Prüfstelle Nord GmbH</p><p>Gültig bis: 31.05.2027</p></div></div>',
    `Regio-Gütesiegel Holz / Prüfstelle Nord GmbH / ${D}`,
  ],
  [
    '<table><tr><th>Standard</th><th>Stelle</th><th>Laufzeit</th></tr><tr><td>Thüringer Holz-Siegel</td><td>ABCERT AG</td><td>bis 31.05.2027</td></tr></table>',
    `Thüringer Holz-Siegel / ABCERT AG / ${D}`,
  ],
  [
    '<table><tr><th>Zertifikat</th><th>Zertifizierungsstelle</th><th>gültig bis</th></tr><tr><td>Klimaneutrales Handwerk</td><td>Musterforum Klima e.V.</td><td>31.05.2027</td></tr></table>',
    `Klimaneutrales Handwerk / Musterforum Klima e.V. / ${D}`,
  ],
  [
    '<table><tr><td>Norm</td><td>Zertifizierer</td><td>gültig bis</td></tr><tr><td>ISO 9001:2015</td><td>DQS GmbH</td><td>31.05.2027</td></tr></table>',
    `ISO 9001:2015 / DQS GmbH / ${D}`,
  ],
  [
    '<table><tr><th>Nr.</th><th>Norm</th><th>Stelle</th><th>bis</th></tr><tr><td>1</td><td>ISO 9001:2015</td><td>DQS GmbH</td><td>05/2027</td></tr></table>',
    'ISO 9001:2015 / DQS GmbH / 2027-05',
  ],
  [
    '<table><tr><th>Zertifikat</th><td>ISO 9001:2015</td></tr><tr><th>Aussteller</th><td>DQS GmbH</td></tr><tr><th>Gültig bis</th><td>31.05.2027</td></tr></table>',
    `ISO 9001:2015 / DQS GmbH / ${D}`,
  ],
  [
    '<dl><dt>Siegel</dt><dd>Meister-Siegel Ofen</dd><dt>Ausgestellt von</dt><dd>Musterverband Ofen e.V.</dd><dt>Gültig bis</dt><dd>31.05.2027</dd></dl>',
    `Meister-Siegel Ofen / Musterverband Ofen e.V. / ${D}`,
  ],
  [
    '<p>✔ Diakonie-Siegel Pflege – Zertifikat der EQ ZERT, gültig bis 31.05.2027</p>',
    `Diakonie-Siegel Pflege / EQ ZERT / ${D}`,
  ],
  [
    '<p>Ausgezeichnet: Österreichisches Umweltzeichen, verliehen vom Bundesministerium für Klimaschutz (BMK), gültig bis Mai 2027.</p>',
    'Österreichisches Umweltzeichen / Bundesministerium für Klimaschutz (BMK) / 2027-05',
  ],
  [
    '<ul><li>ISO 9001:2015, Schweizerische Vereinigung für Qualitäts- und Management-Systeme (SQS), gültig bis 31. Mai 2027</li></ul>',
    `ISO 9001:2015 / Schweizerische Vereinigung für Qualitäts- und Management-Systeme (SQS) / ${D}`,
  ],
  [
    '<ul><li>EN 1090-1, Schweizerischer Verein für Schweisstechnik (SVS), gültig bis 31. Mai 2027</li></ul>',
    `EN 1090-1 / Schweizerischer Verein für Schweisstechnik (SVS) / ${D}`,
  ],
  ['<p>ISO 9001:2015 | TÜV NORD CERT GmbH | gültig bis 05/2027</p>', 'ISO 9001:2015 / TÜV NORD CERT GmbH / 2027-05'],
  ['<p>ISO 9001:2015 – TÜV NORD CERT GmbH – gültig bis Mai 2027</p>', 'ISO 9001:2015 / TÜV NORD CERT GmbH / 2027-05'],
  [
    '<p>Wir sind nach ISO 9001:2015 zertifiziert. Das Zertifikat hat die DQS GmbH ausgestellt, es gilt bis zum 31.05.2027.</p>',
    `ISO 9001:2015 / DQS GmbH / ${D}`,
  ],
  [
    '<p>Zertifiziert nach ISO 9001:2015 (Zertifikat-Nr. 4711, TÜV SÜD Management Service GmbH, gültig bis 31.05.2027).</p>',
    `ISO 9001:2015 / TÜV SÜD Management Service GmbH / ${D}`,
  ],
  [
    '<p>Unser Betrieb wird von der ABCERT AG kontrolliert (DE-ÖKO-006) und ist nach Naturland zertifiziert, gültig bis 31.05.2027.</p>',
    `Naturland / ABCERT AG / ${D}`,
  ],
  [
    '<p>Seit 2014 Entsorgungsfachbetrieb, überwacht durch die DEKRA Certification GmbH; Zertifikat gültig bis 31.05.2027.</p>',
    `Entsorgungsfachbetrieb / DEKRA Certification GmbH / ${D}`,
  ],
  [
    '<h3>ISO 9001:2015</h3><p>Zertifiziert durch die DQS GmbH</p><p>Nächste Rezertifizierung: Mai 2027</p>',
    'ISO 9001:2015 / DQS GmbH / null',
  ],
  [
    '<h3>MaRisk-Siegel</h3><p>Zertifizierungsstelle<br>Musterprüf GmbH<br>Gültigkeit<br>01.06.2024 – 31.05.2027</p>',
    `MaRisk-Siegel / Musterprüf GmbH / ${D}`,
  ],
  [
    '<p><strong>Familienfreundlicher Arbeitgeber</strong><br>verliehen von der Bertelsmann Stiftung<br>gültig bis 31.05.2027</p>',
    `Familienfreundlicher Arbeitgeber / Bertelsmann Stiftung / ${D}`,
  ],
  [
    '<p>Wir tragen das Gütesiegel „Sicher mit System“, ausgestellt von der BGHM, gültig bis 05/2027.</p>',
    'Sicher mit System / BGHM / 2027-05',
  ],
  [
    '<p>Unsere Fertigung arbeitet nach DIN EN 1090-2, zertifiziert von der SLV Halle GmbH bis 31.05.2027.</p>',
    `DIN EN 1090-2 / SLV Halle GmbH / ${D}`,
  ],
  [
    '<p>Unser Messwesen ist nach ISO 50001:2018 zertifiziert (GUTcert GmbH, gültig bis 31.05.2027).</p>',
    `ISO 50001:2018 / GUTcert GmbH / ${D}`,
  ],
  [
    '<p>Die deutsche Niederlassung ist zertifiziert nach ISO 9001:2015. Zertifizierer: Kiwa Deutschland GmbH. Gültig bis: 31.05.2027.</p>',
    `ISO 9001:2015 / Kiwa Deutschland GmbH / ${D}`,
  ],
  [
    '<table><tr><td>GENUSS REGION<br>verliehen von: Muster-Marketing GesmbH<br>gültig bis 05/2027</td></tr></table>',
    'GENUSS REGION / Muster-Marketing GesmbH / 2027-05',
  ],
  [
    '<h2><button>TSM Fernwärme</button></h2><p>Technisches Sicherheitsmanagement, bestätigt vom DVGW, gültig bis 31.05.2027.</p>',
    `TSM Fernwärme / DVGW / ${D}`,
  ],
  [
    '<h2>Energiemanagement nach ISO 50001:2018</h2><p>Zertifikat der DQS GmbH, gültig bis 31.05.2027.</p>',
    `ISO 50001:2018 / DQS GmbH / ${D}`,
  ],
  [
    '<table><tr><th>Standard</th><th>Stelle</th><th>Gültig bis</th></tr><tr><td>VLOG Ohne Gentechnik</td><td>Musterzert GmbH</td><td>31.05.2027</td></tr></table>',
    `VLOG Ohne Gentechnik / Musterzert GmbH / ${D}`,
  ],
  [
    '<table><tr><td>Kontrollnummer</td><td>DE-ÖKO-006</td></tr><tr><td>Kontrollstelle</td><td>ABCERT AG</td></tr><tr><td>Gültig bis</td><td>31.05.2027</td></tr></table>',
    `DE-ÖKO-006 / ABCERT AG / ${D}`,
  ],
  [
    '<table><tr><td>Siegel</td><td>EU-Bio-Zertifikat</td></tr><tr><td>Kontrollstelle</td><td>ABCERT AG</td></tr><tr><td>Kontrollnummer</td><td>DE-ÖKO-006</td></tr><tr><td>Gültig bis</td><td>31.05.2027</td></tr></table>',
    `EU-Bio-Zertifikat / ABCERT AG / ${D}`,
  ],
  [
    '<p>Die Öfen werden vom Prüfbüro Mustermann gewartet. Unser Betrieb ist nach ISO 9001:2015 zertifiziert (DQS GmbH, gültig bis 31.05.2027).</p>',
    `ISO 9001:2015 / DQS GmbH / ${D}`,
  ],
  [
    '<p>Unser Qualitätsmanagement prüft die Musterzert Prüfgesellschaft jedes Jahr; das Zertifikat nach ISO 9001:2015 gilt bis 31.05.2027.</p>',
    `ISO 9001:2015 / null / ${D}`,
  ],
];
const OF_OTHERS = [
  'Die Kittel reinigt die Wäscherei Mustermann – mit RAL Gütezeichen 992.',
  'Unser Holz kommt vom Sägewerk Muster Söhne, zertifiziert nach PEFC.',
  'Die Netzgesellschaft ist nach TSM Strom geprüft und zertifiziert.',
  'Erstes Zertifikat nach ISO 9002 durch die Germanischer Muster AG.',
  'Wir sind zertifiziert nach EN 46001.',
  'Meister Karl Lindner ist nach DVGW G 676 zertifiziert.',
  '2015–2019: zertifiziert nach ISO 9001',
  'Gütesiegel «Familien willkommen» des Muster-Verbands, Stufe Gold (2019–2021)',
  'Lassen Sie Ihr Gebäude nach DGNB zertifizieren.',
  'Die Zertifizierung nach ISO 14001 haben wir uns für 2027 vorgenommen.',
  'Unsere Kacheln entstehen in einem Betrieb, der nach ISO 9001 zertifiziert ist: der Kachelwerk Muster GmbH.',
  'Lack: Partnerbetrieb Lackzentrum Muster GmbH, Gotha (nach ISO 14001 zertifiziert).',
  'Unsere Druckerei Muster Druck GmbH ist FSC-zertifiziert.',
  'Die Kachelwerk Muster GmbH, bei der wir einkaufen, ist nach ISO 9001 zertifiziert.',
  'Unsere Mutter, die Lindner Holding AG, ist nach ISO 14001 zertifiziert.',
  'Die Schwesterfirma Lindner Kaminbau GmbH ist nach ISO 14001 zertifiziert.',
  'Unser Büro liegt in einem DGNB-zertifizierten Gebäude.',
  'Das Gebäude ist DGNB-zertifiziert.',
  'Unsere Öfen sind nach DIN EN 13240 geprüft und zertifiziert.',
  'Unser Brennholz ist PEFC-zertifiziert.',
  'Alle Kataloge drucken wir auf FSC-zertifiziertem Papier.',
  'Unsere Monteure sind nach DVGW GW 301 zertifiziert.',
  'Unser Kollege Max Kunz ist nach ISO 17024 zertifiziert.',
  'Frau Kunz ist zertifizierte Sachverständige nach ISO 17024.',
  'Bis 2019 waren wir nach ISO 9001 zertifiziert.',
  'Unser Zertifikat nach ISO 9001 ist 2021 abgelaufen.',
  'Die ISO 9001 haben wir 2020 nicht mehr erneuert.',
  'Für 2027 ist die Zertifizierung nach ISO 14001 geplant.',
  'Wir bereiten uns auf die ISO 14001 vor.',
  'Derzeit läuft das Audit zur ISO 14001.',
  'Die Zertifizierung nach ISO 14001 steht kurz bevor.',
  'Unser Rechenzentrum in Frankfurt ist nach ISO 27001 zertifiziert.',
  'Unsere Website läuft auf Servern, die nach ISO 27001 zertifiziert sind.',
  'Das Garn spinnt die Spinnerei Muster AG für uns. Die Spinnerei ist nach OEKO-TEX Standard 100 zertifiziert.',
  'Mehl aus der Mühle Ditfurt (Bioland-zertifiziert), Salz, Wasser.',
  'Wir selbst sind kein Bio-Betrieb, unser Müller ist Bioland-zertifiziert.',
  'Dieses Kraftwerk trägt das Label EKOenergy, vergeben von EKOenergy.',
  'Wir helfen Ihnen bei der Zertifizierung nach ISO 9001.',
  'Für die Muster AG haben wir die Zertifizierung nach ISO 9001 begleitet.',
  'Hersteller: Muster Kamine GmbH, zertifiziert nach ISO 9001.',
  'Der Franchisegeber Muster Franchise GmbH ist nach ISO 9001 zertifiziert.',
  'Qualitätssiegel: DIN EN 17229 zertifizierte Systemzentrale (DIN CERTCO)',
  'Unser Labor, das Institut Muster GmbH, ist nach ISO 17025 akkreditiert.',
  'Entsorgung durch die Muster Recycling GmbH, Entsorgungsfachbetrieb nach § 56 KrWG.',
  'Das Holz stammt aus PEFC-zertifizierten Wäldern.',
  'Unsere Lieferantin Muster Alu AG ist nach ASI Performance Standard zertifiziert.',
  'Unser Kaffee ist Fairtrade-zertifiziert.',
  'Das Hotel nebenan trägt das Umweltzeichen.',
  'Zertifikat der Muster Spedition GmbH: ISO 9001, gültig bis 31.05.2027',
];
const NOT_HELD = [
  '<h3>Meister-Garantie</h3><p>ausgestellt von: Musterbank AG</p><p>gültig bis 31.05.2027</p>',
  '<p>Gutschein Ofenfest</p><p>ausgestellt von: Muster GmbH</p><p>gültig bis 31.05.2027</p>',
  '<h2>Unsere Lieferanten</h2><h3>Kachelwerk Muster GmbH</h3><p>ISO 9001:2015, DQS GmbH, gültig bis 31.05.2027</p>',
  '<table><tr><th>Lieferant</th><th>Zertifikat</th><th>gültig bis</th></tr><tr><td>Kachelwerk Muster GmbH</td><td>ISO 9001:2015</td><td>31.05.2027</td></tr></table>',
  '<table><tr><th>Produkt</th><th>Norm</th><th>gültig bis</th></tr><tr><td>Ofen Modell 3</td><td>DIN EN 13240</td><td>31.05.2027</td></tr></table>',
  '<table><tr><th>Mitarbeiter</th><th>Zertifikat</th><th>gültig bis</th></tr><tr><td>Max Kunz</td><td>ISO 17024</td><td>31.05.2027</td></tr></table>',
  '<h2>Abgelaufen</h2><p>ISO 14001, DQS GmbH, gültig bis 31.05.2019</p>',
  '<h3>ISO 14001</h3><p>Aussteller: DQS GmbH</p><p>abgelaufen am 31.05.2021</p>',
  '<h2>Zertifikate unserer Produkte</h2><h3>DIN EN 13240</h3><p>TÜV Rheinland, gültig bis 31.05.2027</p>',
  '<h2>Partner</h2><ul><li>Kachelwerk Muster GmbH – ISO 9001, DQS GmbH, gültig bis 31.05.2027</li></ul>',
  '<h2>Garantie</h2><p>Garantieversicherung der Musterversicherung AG, gültig bis 31.05.2027</p>',
  '<h3>Angebot Qualitäts-Check</h3><p>gültig bis 31.05.2027</p>',
  '<table><tr><th>Aktion</th><th>Anbieter</th><th>gültig bis</th></tr><tr><td>Winterangebot</td><td>Muster GmbH</td><td>31.05.2027</td></tr></table>',
];
describe('a certificate in the layouts in which companies tell of it', () => {
  it.each(TOLD)('%s', (markup, told) => {
    expect(certificates(markup)).toEqual([told, told]);
  });
});

describe('a certificate of somebody or something else, or of another time', () => {
  it.each(OF_OTHERS)('%s', (text) => {
    expect(certificates(`<p>${text}</p>`)).toEqual(['', '']);
  });

  it.each(NOT_HELD)('%s', (markup) => {
    expect(certificates(markup)).toEqual(['', '']);
  });
});

describe('a thing', () => {
  it.each([
    'Unsere Öfen sind GS-zertifiziert.',
    'Wir heizen mit Holz, unser Holz ist PEFC-zertifiziert.',
    'Dieses Werk ist PEFC-zertifiziert.',
    'Das Holz stammt aus PEFC-zertifizierten Wäldern.',
  ])('is what is certified: %s', (sentence) => {
    expect(isOfThing(sentence)).toBe(true);
  });

  it.each([
    'Unsere Werkstatt ist GS-zertifiziert.',
    'Wir sind ein PEFC-zertifizierter Holzhändler.',
    'Unsere Weinberge sind Naturland-zertifiziert.',
    'Unser Qualitätsmanagement ist zertifiziert.',
    'Als FSC-zertifizierte Druckerei drucken wir auch für Sie.',
  ])('is not: %s', (sentence) => {
    expect(isOfThing(sentence)).toBe(false);
  });
});

describe('the name of a seal', () => {
  it.each(['Diakonie-Siegel Pflege', 'Bayerisches Bio-Siegel', 'DStV-Qualitätssiegel', 'Siegel Musterhof'])(
    'is %s',
    (name) => {
      expect(sealName(`✔ ${name}`)).toBe(name);
    },
  );

  it.each([
    'Siegel',
    'Unser Siegel',
    'Mit Brief und Siegel',
    'Zertifikat gültig bis 31. Mai 2027',
    'Das Siegel steht für Qualität.',
    'Spiegelglas',
  ])('is not %s', (text) => {
    expect(sealName(text)).toBeNull();
  });
});
