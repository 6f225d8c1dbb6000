import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const heldOn = (body: string) =>
  factsOf(`<main>${body}</main>`, 'certificates', '/zertifikate').certifications.map(({ value }) => ({
    name: value.name,
    issuer: value.issuer,
    until: value.validUntil,
  }));

describe('a certificate is told', () => {
  it.each([
    [
      'behind what was not only intended',
      'Das haben wir uns nicht nur vorgenommen, sondern festgehalten: Die DEKRA Certification GmbH hat uns nach DIN EN ISO 9001:2015 zertifiziert (gültig bis 22.05.2028).',
      { name: 'DIN EN ISO 9001:2015', issuer: 'DEKRA Certification GmbH', until: '2028-05-22' },
    ],
    [
      'in front of the one that it replaced',
      'ISO 45001:2018, ausgestellt von der TÜV AUSTRIA CERT GMBH, gültig bis 30.06.2029. Sie hat unser früheres Zertifikat OHSAS 18001:2007 (gültig bis 12.03.2021) abgelöst.',
      { name: 'ISO 45001:2018', issuer: 'TÜV AUSTRIA CERT GMBH', until: '2029-06-30' },
    ],
    [
      'with who gave it and until when in two sentences more',
      'Unser Qualitätsmanagementsystem nach EN ISO 13485:2016 umfasst den Vertrieb. Zuständige benannte Stelle ist die mdc medical device certification GmbH, die auch das Zertifikat ausgestellt hat. Es ist bis zum 22.09.2028 gültig.',
      { name: 'EN ISO 13485:2016', issuer: 'mdc medical device certification GmbH', until: '2028-09-22' },
    ],
    [
      'with who gave it for what',
      'Unser Betrieb ist von der Holzforschung Austria für den Fenstereinbau nach ÖNORM B 5320 zertifiziert; die Urkunde gilt bis Juni 2028.',
      { name: 'ÖNORM B 5320', issuer: 'Holzforschung Austria', until: '2028-06' },
    ],
    [
      'with its kind',
      'GMP+ FC, zertifiziert durch LACON GmbH, gültig bis 31.07.2028',
      { name: 'GMP+ FC', issuer: 'LACON GmbH', until: '2028-07-31' },
    ],
  ])('%s', (_, text, certificate) => {
    expect(heldOn(`<p>${text}</p>`)).toEqual([certificate]);
  });

  it('by whoever issued it, though nothing in the name of the firm says so', () => {
    const issued = { name: 'ISO 14001:2015', issuer: 'proTerra Umweltschutz GmbH' };
    const passive = 'Unser Betrieb ist durch die proTerra Umweltschutz GmbH nach ISO 14001:2015 zertifiziert.';
    expect(heldOn(`<p>${passive}</p>`)).toEqual([{ ...issued, until: null }]);
    const list = '<ul><li>ISO 14001:2015, proTerra Umweltschutz GmbH, gültig bis 05/2027</li></ul>';
    expect(heldOn(list)).toEqual([{ ...issued, until: '2027-05' }]);
    expect(companyOf([factsOf(imprint()), factsOf(`<p>${passive}</p>`, 'certificates')]).certifications).toHaveLength(
      1,
    );
  });

  it('above a label for its last day', () => {
    const card = '<div><h3>OHRIS</h3><dl><dt>Gültig bis zum</dt><dd>8. November 2028</dd></dl></div>';
    expect(heldOn(card)).toEqual([{ name: 'OHRIS', issuer: null, until: '2028-11-08' }]);
  });

  it('beside the former name of its law', () => {
    const text = 'Zertifizierter Fachbetrieb nach § 62 AwSV (früher WHG), Entsorgungsfachbetrieb gemäß § 56 KrWG.';
    expect(heldOn(`<p>${text}</p>`).map(({ name }) => name)).toEqual([
      'Fachbetrieb nach § 62 AwSV',
      'Entsorgungsfachbetrieb gemäß § 56 KrWG',
    ]);
  });

  it('by each document of a list, not by its title', () => {
    const list =
      '<h2>Zertifikate zum Herunterladen</h2><ul><li><a href="a.pdf">Zertifikat EN ISO 13485:2016</a></li><li><a href="b.pdf">Zertifikat ISO 14001:2015, gültig bis 30.06.2027</a></li></ul>';
    expect(heldOn(list).map(({ name }) => name)).toEqual(['EN ISO 13485:2016', 'ISO 14001:2015']);
  });
});

describe('a certificate is none of the company', () => {
  it.each([
    'Mit der Bruhn Zahntechnik GmbH arbeiten wir seit 1988 zusammen. Das Labor ist nach DIN EN ISO 13485 zertifiziert.',
    'Die Nordwolke DC GmbH betreibt zwei Rechenzentren. Beide sind nach ISO/IEC 27001:2022 und EN 50600 zertifiziert.',
    'Die Prüfer der DEKRA (akkreditiert nach DIN EN ISO/IEC 17020) sind täglich im Haus.',
    'Die Zulassungen nach der alten DIN 18800 wurden 2013 durch die Zertifizierung nach der neuen Norm ersetzt.',
  ])('where %s', (text) => {
    expect(heldOn(`<p>${text}</p>`)).toEqual([]);
  });
});
