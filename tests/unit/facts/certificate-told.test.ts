import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

/** Certificates of the Ofenbau Lindner GmbH, whose page about quality has the given content. */
const held = (body: string): string[] => {
  const about = factsOf(`<main><h1>Qualität</h1>${body}</main>`, 'about', '/qualitaet');
  return companyOf([factsOf(imprint()), about]).certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter((part) => part !== null).join(' / '),
  );
};

describe('a certificate is told', () => {
  it.each([
    ['<p>Unser Standort ist nach EMAS validiert.</p>', ['EMAS']],
    [
      '<p>Wir sind nach ISO 9001 und ISO 14001 zertifiziert (DQS, gültig bis 01.02.2028).</p>',
      ['ISO 9001 / DQS / 2028-02-01', 'ISO 14001 / DQS / 2028-02-01'],
    ],
    [
      '<div><h3>DIN EN ISO 9001:2015</h3><p>TÜV SÜD</p><p>30.06.2028</p></div>',
      ['DIN EN ISO 9001:2015 / TÜV SÜD / 2028-06-30'],
    ],
    ['<p>Als Automobilzulieferer sind wir nach IATF 16949 zertifiziert.</p>', ['IATF 16949']],
    [
      '<p>Wir sind nach ISO 9001 zertifiziert. Das Zertifikat hat die Probezert Süd GmbH in Nürnberg ausgestellt, es gilt bis 14. März 2028.</p>',
      ['ISO 9001 / Probezert Süd GmbH / 2028-03-14'],
    ],
    [
      '<p>Unser System ist nach ISO/IEC 27001:2022 zertifiziert. Geprüft hat die Certavia Prüfgesellschaft mbH aus Erfurt.</p>',
      ['ISO/IEC 27001:2022 / Certavia Prüfgesellschaft mbH'],
    ],
    ['<p>Das Zertifikat nach ISO 9001 können Sie hier herunterladen.</p>', ['ISO 9001']],
    [
      '<img src="/a.jpg" alt="DEKRA Certification: ISO 9001:2015, gültig bis 08.06.2029">',
      ['ISO 9001:2015 / DEKRA Certification / 2029-06-08'],
    ],
    [
      '<p>Unser Haus trägt das Qualitätszeichen Generationenfreundliches Einkaufen. Geprüft und verliehen hat es der Handelsverband Nordrhein-Westfalen; die Urkunde gilt bis zum 31.05.2027.</p>',
      ['Generationenfreundliches Einkaufen / Handelsverband Nordrhein-Westfalen / 2027-05-31'],
    ],
    [
      '<p>Our two plants hold ISO 9001:2015 and ISO 13485:2016 certificates issued by SQS. IATF 16949 is held by our sister company Lindenhag Schrauben AG only.</p>',
      ['ISO 9001:2015 / SQS', 'ISO 13485:2016 / SQS'],
    ],
    [
      '<p>Wir sind als Träger nach AZAV zugelassen. Die Zulassung hat die CERTQUA GmbH ausgesprochen, sie ist befristet bis zum 30. Juni 2028.</p>',
      ['AZAV / CERTQUA GmbH / 2028-06-30'],
    ],
    [
      '<p>Für den Betrieb haben wir ein Managementsystem nach ISO/IEC 27001:2022. Die CIS - Certification & Security Services GmbH prüft es jährlich; das Zertifikat gilt bis Juni 2027.</p>',
      ['ISO/IEC 27001:2022 / CIS - Certification & Security Services GmbH / 2027-06'],
    ],
    [
      '<p>Unser Holz ist nachhaltig: Wir sind PEFC-zertifiziert (Zertifizierungsstelle: Holzcert Steiermark, gültig bis 31.08.2027).</p>',
      ['PEFC / Holzcert Steiermark / 2027-08-31'],
    ],
    ['<p>Für den Helpdesk besteht außerdem ein Zertifikat nach ISO 9001:2015.</p>', ['ISO 9001:2015']],
    ['<p>Entwicklung, Herstellung und Vertrieb sind nach EN ISO 13485:2016 zertifiziert.</p>', ['EN ISO 13485:2016']],
    [
      '<p>Wir besitzen die Präqualifizierung nach § 126 SGB V, bestätigt durch die Medquali Prüfstelle GmbH und gültig bis 30.09.2029.</p>',
      ['Präqualifizierung nach § 126 SGB V / Medquali Prüfstelle GmbH / 2029-09-30'],
    ],
    [
      '<p>Unser Labor ist zertifiziert nach ISO 13485:2016. Das Zertifikat stellte die mdc medical device certification GmbH aus; es gilt bis 31. August 2028.</p>',
      ['ISO 13485:2016 / mdc medical device certification GmbH / 2028-08-31'],
    ],
    [
      '<ul><li>FSC Chain of Custody, ausgestellt von SGS Société Générale de Surveillance SA, gültig bis 28.02.2029</li></ul>',
      ['FSC Chain of Custody / SGS Société Générale de Surveillance SA / 2029-02-28'],
    ],
    ['<p>Im EcoVadis-Rating haben wir Gold erreicht.</p>', ['EcoVadis']],
    ['<p>Wir sind nach SN EN ISO 3834-3 zertifiziert.</p>', ['SN EN ISO 3834-3']],
    ['<p>Wir sind nach DIN EN 15085-2 CL 1 zertifiziert.</p>', ['DIN EN 15085-2 CL 1']],
    ['<p>Zertifizierter Schweißfachbetrieb: DIN EN 1090-2 EXC 3</p>', ['DIN EN 1090-2 EXC 3']],
    ['<p>Unser Betrieb ist nach ISO 22716 (GMP Kosmetik) zertifiziert.</p>', ['ISO 22716']],
    [
      '<p>Wir arbeiten nach dem IFS Food Standard und sind danach zertifiziert (IFS Food Version 8, Prüfstelle: DQS CFS).</p>',
      ['IFS Food Version 8 / DQS CFS'],
    ],
    ['<p>Wir sind im Präqualifikationsverzeichnis (PQ-VOB) unter der Nummer 010.123456 eingetragen.</p>', ['PQ-VOB']],
    ['<p>Wir sind nach LQW 3 testiert (Testat der Probe Zert GmbH).</p>', ['LQW 3 / Probe Zert GmbH']],
    ['<p>Mit dem Deutschen Palliativsiegel wurden wir zertifiziert.</p>', ['Palliativsiegel']],
    [
      '<p>Für die Exportkunden sind wir zudem FSSC 22000 zertifiziert (SGS, gültig bis 7.3.2029).</p>',
      ['FSSC 22000 / SGS / 2029-03-07'],
    ],
    ['<p>Wir sind AZAV-zertifiziert und rechnen direkt mit der Arbeitsagentur ab.</p>', ['AZAV']],
    ['<p>Alle Betriebe sind nach ISO 9001 zertifiziert, gültig bis am 31. Mai 2028.</p>', ['ISO 9001 / 2028-05-31']],
    ['<p>BRCGS Packaging, Zertifikat von Intertek bis 19.09.2028.</p>', ['BRCGS Packaging / Intertek / 2028-09-19']],
    ['<p>Die Ofenbau Lindner GmbH ist seit 1999 SQS-zertifiziert nach ISO 9001.</p>', ['ISO 9001 / SQS']],
    ['<h2>Wer wir sind</h2><p>Wir führen das Gütezeichen RAL-GZ 422.</p>', ['RAL-GZ 422']],
    [
      '<h3>DIN 77200-1</h3><p>VdS Schadenverhütung</p><h3>DIN EN ISO 9001:2015</h3><p>VdS Schadenverhütung</p>',
      ['DIN 77200-1 / VdS Schadenverhütung', 'DIN EN ISO 9001:2015 / VdS Schadenverhütung'],
    ],
    [
      '<p>Als FSC®- und PEFC-zertifizierte Druckerei dürfen wir Ihr Produkt mit dem Zeichen versehen.</p>',
      ['FSC', 'PEFC'],
    ],
  ])('%s', (body, names) => expect(held(body).toSorted()).toEqual(names.toSorted()));
});

describe('a certificate is not told', () => {
  it.each([
    '<p>Unsere Alarme laufen in der VdS-anerkannten Notrufleitstelle der Muster Leitstellen GmbH auf.</p>',
    '<p>Viele unserer Kaffees sind Fairtrade-zertifiziert.</p>',
    '<p>Die Rückearbeiten führen Unternehmer mit RAL-Gütezeichen aus.</p>',
    '<p>Gepflückt in Uji. Hersteller: Muster Seicha K.K., Kyoto. Der Betrieb ist JAS-zertifiziert.</p>',
    '<h2>Kooperationen</h2><p>Sanitätshaus Muster (zertifiziert nach ISO 13485)</p>',
    '<h2>Was noch fehlt</h2><ul><li>ISO 50001, DQS GmbH</li></ul>',
    '<p>ISO 14001 ✓ (Audit 2028)</p>',
    '<p>Einzelne Öfen der Reihe KD 100 tragen ein DVGW-Zeichen.</p>',
    '<p>Die Schalenfabrik Wellmoos, von der unsere Verpackung kommt, ist nach FSC C118264 zertifiziert.</p>',
    '<p>Das benachbarte Prüfungszentrum Moll hat eine eigene Lizenz und ist nach ISO 27001 zertifiziert.</p>',
    '<p>Die Prüfstelle Moll ist nach ISO 17025 akkreditiert und prüft unsere Öfen.</p>',
    '<p>Der Verband, dem wir angehören, ist nach ISO 9001 zertifiziert.</p>',
    '<details open><summary>Sektion Langenthal</summary><p>Der Verein trägt das Label Friendly Work Space, gültig bis 15. März 2027.</p></details>',
    '<h3>Dr. med. Aylin Demirkan</h3><p>Fachärztin, Gotha. Zertifikat „Diabetologin DDG“</p>',
    '<table><tr><th>Gesellschaft</th><th>Zertifikat</th><th>ausgestellt von</th><th>gültig bis</th></tr><tr><td>Stiftung Lindner</td><td>Spendenzertifikat</td><td>Deutscher Spendenrat e. V.</td><td>31.08.2027</td></tr></table>',
    '<p>Nach der Prüfung besteht die Möglichkeit, ein Zertifikat nach ISO 9001 zu erwerben.</p>',
    '<p>Unser Holz ist FSC-zertifiziert: Wir kaufen es in Suhl.</p>',
  ])('%s', (body) => expect(held(body)).toEqual([]));

  it('that a list gives up beside another', () => {
    const pairs =
      '<dl><dt>ISO 13485</dt><dd>Certified by SQS, valid through 2027-08-19</dd><dt>ISO 9001</dt><dd>Discontinued as of 2019</dd></dl>';
    expect(held(pairs)).toEqual(['ISO 13485 / SQS / 2027-08-19']);
  });
});
