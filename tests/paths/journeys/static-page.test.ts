import { expect } from 'vitest';
import { pageFailureReasonOf } from '../../../machines/static-page/static-page.selectors.ts';
import { staticPageFlow } from '../flows/static-page.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';
import { http, network } from '../support/failures.ts';

const { journey } = journeysOf(staticPageFlow);
const input = { slug: 'agb', language: 'en' as const };
const page = { title: 'Terms', content: '<p>Terms</p>', updated_at: '2026-01-02T03:04:05.000Z' };

journey('A page is shown', { input, begin: 'reading', legs: [[answer('readPage', page), 'shown']] });
journey('A page that does not exist is not found', {
  input,
  begin: 'reading',
  legs: [[refuse('readPage', http(404)), 'notFound']],
});
journey('An empty slug is not found', { input: { ...input, slug: '' }, begin: 'notFound', legs: [] });

const reasons = [
  [http(500, { message: 'Später.' }), 'Später.'],
  [http(502), 'HTTP 502'],
  [http(502, { statusText: 'Bad Gateway' }), 'HTTP 502: Bad Gateway'],
  [network, ''],
] as const;
for (const [failure, reason] of reasons) {
  journey(`A page that cannot be loaded says why (${JSON.stringify(failure)})`, {
    input,
    begin: 'reading',
    legs: [
      [refuse('readPage', failure), 'failed', ({ snapshot }) => expect(pageFailureReasonOf(snapshot)).toBe(reason)],
    ],
  });
}
