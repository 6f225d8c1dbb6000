import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawCertificatePage } from '../../support/certificates/certificate-page.ts';
import { ENGLISH, GERMAN } from '../../support/certificates/certificate-words.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const SITE = 'https://www.ofenbau-lindner.de';
/** Pages of each language; a different seed finds what these do not. */
const RUNS = { numRuns: 1_000, seed: 20_261_127, endOnFailure: true };

it.each([
  ['German', GERMAN],
  ['English', ENGLISH],
])('reads what a company holds on %s pages, and nothing of what others do', (_, wording) => {
  const notice = factsOf(imprint(), 'impressum', '/impressum', SITE);
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const { body, held } = drawCertificatePage(draw, wording);
      const { certifications } = companyOf([notice, factsOf(body, 'certificates', '/zertifikate', SITE)]);
      const told = certifications.map(
        ({ name, issuer, valid_until }) => `${name} | ${issuer ?? '–'} | ${valid_until ?? '–'}`,
      );
      expect(told.toSorted(), body).toEqual(held);
    }),
    RUNS,
  );
});
