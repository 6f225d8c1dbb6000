import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
const held = (text: string): string[] =>
  companyOf([
    factsOf(imprint(), 'impressum', '/impressum', SITE),
    factsOf(`<main><h1>Qualität</h1><p>${text}</p></main>`, 'certificates', '/qualitaet', SITE),
  ]).certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter((part) => part !== null).join(' / '),
  );

describe('a certificate told in prose keeps who gave it and until when', () => {
  it.each([
    [
      'After a two-day audit, Quality Austria has certified the quality management system of Lindner to ISO 9001:2015. The certificate covers research and is valid until March 2028.',
      ['ISO 9001:2015 / Quality Austria / 2028-03'],
    ],
    [
      'In 2011 we added an environmental management system; it is certified to ISO 14001:2015, likewise by DQS GmbH, and this certificate runs until 30 June 2027.',
      ['ISO 14001:2015 / DQS GmbH / 2027-06-30'],
    ],
    [
      'Our management system covers all offices. DNV has certified it to ISO 9001:2015 and ISO 14001:2015; both certificates are valid until 11 February 2028.',
      ['ISO 9001:2015 / DNV / 2028-02-11', 'ISO 14001:2015 / DNV / 2028-02-11'],
    ],
    [
      'DEKRA Certification GmbH has been auditing the practice since 2013 and has certified us to DIN EN ISO 9001:2015, most recently until October 2027.',
      ['DIN EN ISO 9001:2015 / DEKRA Certification GmbH / 2027-10'],
    ],
    [
      'Dieses Verfahren ist nach ISO 17100:2015 zertifiziert. Das Zertifikat hat uns die LinguaCert GmbH ausgestellt; es ist bis zum 31.08.2028 gültig.',
      ['ISO 17100:2015 / LinguaCert GmbH / 2028-08-31'],
    ],
    [
      'Zum dritten Mal hat die berufundfamilie Service GmbH unserem Verein das Zertifikat audit berufundfamilie erteilt. Es gilt bis zum 31. Mai 2029.',
      ['audit berufundfamilie / berufundfamilie Service GmbH / 2029-05-31'],
    ],
    [
      'Seit 2022 erfüllen wir außerdem die Anforderungen der ISO 45001:2018, ebenfalls durch den TÜV SÜD bestätigt.',
      ['ISO 45001:2018 / TÜV SÜD'],
    ],
    [
      'Als eines der ersten Labore haben wir uns nach dem Konzept QS-Dental prüfen lassen. Das Siegel vergibt der Verband Deutscher Zahntechniker-Innungen (VDZI). Unsere letzte Prüfung war im Oktober 2024, das Siegel gilt bis Oktober 2027.',
      ['QS-Dental / Verband Deutscher Zahntechniker-Innungen (VDZI) / 2027-10'],
    ],
    [
      'Die CIS - Certification & Information Security Services GmbH hat unser Managementsystem nach ISO/IEC 27001:2022 zertifiziert. Das Zertifikat gilt bis 22. Februar 2028.',
      ['ISO/IEC 27001:2022 / CIS - Certification & Information Security Services GmbH / 2028-02-22'],
    ],
    [
      'Alle vier Hotels tragen die Auszeichnung GreenSign Level 4. Die InfraCert GmbH hat uns zuletzt im Frühjahr 2024 geprüft und das Zertifikat bis April 2027 ausgestellt.',
      ['GreenSign Level 4 / InfraCert GmbH / 2027-04'],
    ],
    [
      'Für unsere Bio-Käse besitzen wir das EU-Bio-Zertifikat der ABCERT AG (Kontrollstelle DE-ÖKO-006). Es läuft bis zum 31.01.2027.',
      ['EU-Bio-Zertifikat / ABCERT AG / 2027-01-31'],
    ],
    [
      'Die Zertifizierung nach DIN EN ISO 13485 hat die mdc medical device certification GmbH vorgenommen; sie gilt bis 30.06.2028.',
      ['DIN EN ISO 13485 / mdc medical device certification GmbH / 2028-06-30'],
    ],
  ])('%s', (text, expected) => {
    expect(held(text)).toEqual(expected);
  });

  it.each([
    'Das Sägewerk Prandhof in Weitersfelden, ein PEFC-zertifizierter Betrieb, schneidet für uns ein und trocknet zwei Jahre an der Luft.',
    'Unsere Sammelwagen holen Heumilch. 19 Betriebe wirtschaften nach den Richtlinien von Naturland und sind selbst zertifiziert.',
    'Cosmetic raw materials come only from plants holding an EFfCI GMP certificate, such as Tensanova N.V. in Ghent.',
    'Imke Kern, Wertermittlung (Sachverständige, zertifiziert nach DIN EN ISO/IEC 17024)',
  ])('but not where others hold it: %s', (text) => {
    expect(held(text)).toEqual([]);
  });
});
