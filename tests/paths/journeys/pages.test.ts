import { describe, expect } from 'vitest';
import { pageFailureReasonOf } from '../../../machines/static-page/static-page.selectors.ts';
import { mailLinkFlow } from '../flows/mail-link.ts';
import { staticPageFlow } from '../flows/static-page.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';
import { http, network } from '../support/failures.ts';

describe('static page', () => {
  const { journey, send } = journeysOf(staticPageFlow);
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
    [network, ''],
  ] as const;
  for (const [failure, reason] of reasons) {
    journey(`A page that cannot be loaded says why (${JSON.stringify(failure)}) and can be tried again`, {
      input,
      begin: 'reading',
      legs: [
        [refuse('readPage', failure), 'failed', ({ snapshot }) => expect(pageFailureReasonOf(snapshot)).toBe(reason)],
        [send({ type: 'page.retried' }), 'reading'],
        [answer('readPage', page), 'shown'],
      ],
    });
  }
});

describe('mail link', () => {
  const { journey, send } = journeysOf(mailLinkFlow);
  const use = send({ type: 'link.used' });

  for (const purpose of ['confirmNewsletter', 'unsubscribe', 'delete'] as const) {
    journey(`A link to ${purpose} acts when its button is pressed, once`, {
      input: { purpose, token: 'token' },
      begin: 'offered',
      legs: [
        [use, 'redeeming'],
        [answer('redeemLink'), 'done', ({ snapshot }) => expect(snapshot.context.token).toBe('')],
      ],
    });
  }

  journey('A link to export hands the file over more than once, until it is used up', {
    input: { purpose: 'export', token: 'token' },
    begin: 'offered',
    legs: [
      [use, 'redeeming'],
      [answer('redeemLink'), 'downloaded'],
      [use, 'redeeming'],
      [refuse('redeemLink', http(403)), 'expired', ({ snapshot }) => expect(snapshot.context.token).toBe('')],
    ],
  });

  for (const failure of [http(500), network]) {
    journey(`A link that fails for a passing reason (${JSON.stringify(failure)}) can be used again`, {
      input: { purpose: 'delete', token: 'token' },
      begin: 'offered',
      legs: [
        [use, 'redeeming'],
        [refuse('redeemLink', failure), 'failed'],
        [use, 'redeeming'],
        [answer('redeemLink'), 'done'],
      ],
    });
  }

  journey('An address without a token offers nothing', {
    input: { purpose: 'unsubscribe', token: '' },
    begin: 'absent',
    legs: [],
  });
});
