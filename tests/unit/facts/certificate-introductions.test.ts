import { describe, expect, it } from 'vitest';
import { certificateKey } from '../../../server/scan/facts/certificate-key.ts';
import { certificateNames } from '../../../server/scan/facts/certificate-names.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Certificates of Ofenbau Lindner GmbH, told on a page about the company. */
function certificates(markup: string): string[] {
  const page = factsOf(`<main><h1>Wir über uns</h1>${markup}</main>`, 'about', '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return (company?.certifications ?? []).map(({ name, issuer, valid_until }) => `${name} / ${issuer} / ${valid_until}`);
}

const items = '<ul><li>ISO 9001:2015, gültig bis 30.09.2028</li><li>ISO 14001:2015, gültig bis 31.05.2027</li></ul>';
const by = (issuer: string | null) => [
  `ISO 9001:2015 / ${issuer} / 2028-09-30`,
  `ISO 14001:2015 / ${issuer} / 2027-05-31`,
];

describe('what introduces a list of certificates', () => {
  it.each([
    ['<p>Unser Managementsystem ist durch die SQS zertifiziert:</p>', 'SQS'],
    ['<p>Die DQS GmbH hat unsere Managementsysteme zertifiziert:</p>', 'DQS GmbH'],
    ['<p>Unsere Zertifikate, ausgestellt von der TÜV NORD CERT GmbH:</p>', 'TÜV NORD CERT GmbH'],
    ['<h3>Zertifiziert durch die SQS</h3>', 'SQS'],
    ['<p>Unser Managementsystem ist zertifiziert:</p>', null],
    ['<p>Mit folgenden Zertifikaten weisen wir das nach:</p>', null],
  ])('tells their issuer: %s', (introduction, issuer) => {
    expect(certificates(introduction + items)).toEqual(by(issuer));
  });

  it('leaves an item its own', () => {
    const own = '<ul><li>ISO 9001:2015, DQS GmbH, gültig bis 30.09.2028</li></ul>';
    expect(certificates(`<p>Unser System ist durch die SQS zertifiziert:</p>${own}`)).toEqual([
      'ISO 9001:2015 / DQS GmbH / 2028-09-30',
    ]);
  });

  it.each([
    'Unsere Schwester Probe Guss AG ist durch die SQS zertifiziert:',
    'Unsere Lieferanten sind zertifiziert nach:',
    'Wir begleiten Sie zur Zertifizierung nach:',
  ])('tells whose they are: %s', (introduction) => {
    expect(certificates(`<p>${introduction}</p>${items}`)).toEqual([]);
  });
});

describe('names of certificates', () => {
  it.each([
    ['Entsorgungsfachbetrieb gemäß EfbV, überwacht durch …', ['Entsorgungsfachbetrieb gemäß EfbV']],
    ['Entsorgungsfachbetrieb (EfbV)', ['Entsorgungsfachbetrieb']],
    ['zertifiziert nach EfbV', ['EfbV']],
    ['BRCGS Packaging Materials Issue 6', ['BRCGS Packaging Materials Issue 6']],
    ['BRCGS Storage and Distribution', ['BRCGS Storage and Distribution']],
    ['BRC Storage und Transport', ['BRC Storage']],
    ['RSPO SCC und FSC', ['RSPO SCC', 'FSC']],
    ['nach DIN 14675 zertifiziert (VdS, gültig bis 2027)', ['DIN 14675']],
    ['VdS (Errichter) und DIN 14675', ['VdS', 'DIN 14675']],
    ['SCC** und RSPO', ['SCC**', 'RSPO']],
    ['STANDARD 100 by OEKO-TEX', ['STANDARD 100 by OEKO-TEX']],
  ])('are whole: %s', (text, names) => {
    expect(
      certificateNames(text)
        .toSorted((a, b) => a.index - b.index)
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it('are one under different spellings', () => {
    const same = [
      'Entsorgungsfachbetrieb',
      'Entsorgungsfachbetrieb gemäß EfbV',
      'EfbV',
      'Entsorgungsfachbetrieb nach § 56 KrWG',
    ];
    expect(new Set(same.map(certificateKey)).size).toBe(1);
    expect(certificateKey('BRCGS Packaging')).toBe(certificateKey('BRCGS Packaging Materials'));
    expect(certificateKey('BRCGS Packaging')).not.toBe(certificateKey('BRCGS Food'));
  });
});
