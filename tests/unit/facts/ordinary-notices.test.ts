import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractFacts } from '../../../server/scan/cli/extract.ts';
import { drawAustrianNotice, drawSwissNotice } from '../../support/notices/alpine-notice.ts';
import { drawEnglishNotice } from '../../support/notices/english-notice.ts';
import { drawGermanNotice, type Notice } from '../../support/notices/german-notice.ts';
import type { Draw } from '../../support/notices/markup.ts';

/** Pages of each kind; a different seed finds what these do not. */
const RUNS = { numRuns: 1_000, seed: 20_261_126, endOnFailure: true };

/** Every fact of a notice whose parts, labels and markup are those of ordinary sites, in any combination. */
const isReadWhole = (write: (draw: Draw) => Notice): void =>
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const { html, company } = write(draw);
      const { ceos, ...rest } = extractFacts(html);
      expect({ ...rest, ceos: (ceos as string[]).toSorted() }, html).toMatchObject({
        ...company,
        ceos: company.ceos.toSorted(),
      });
    }),
    RUNS,
  );

it.each([
  ['German', drawGermanNotice],
  ['English', drawEnglishNotice],
  ['Austrian', drawAustrianNotice],
  ['Swiss', drawSwissNotice],
])('reads whole what %s legal notices say, whatever stands around it', (_, write) => {
  isReadWhole(write);
});
