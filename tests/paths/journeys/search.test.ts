import { expect } from 'vitest';
import { invalidUrlsOf, searchComplaintShown } from '../../../machines/search/search.selectors.ts';
import { searchFlow } from '../flows/search.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';
import { http, network } from '../support/failures.ts';

const { journey, send } = journeysOf(searchFlow);
const input = { retry: null, idempotencyKey: 'key' };
const jobId = '7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10';
const type = (text: string) => send({ type: 'field.changed', text });
const submit = send({ type: 'form.submit' });
const proved = send({ type: 'captcha.proved', token: 'token' });

const statuses = ['found', 'partial', 'running', 'queued'] as const;
for (const status of statuses) {
  journey(`A search that is answered with '${status}' is accepted`, {
    input,
    begin: 'editing.empty',
    legs: [
      [type('muster.de, http://beispiel-gmbh.at'), 'editing.valid'],
      [submit, 'proving'],
      [
        proved,
        'submitting',
        ({ asked }) =>
          expect(asked.find(({ id }) => id === 'submitSearch')?.input).toEqual({
            urls: ['https://muster.de', 'http://beispiel-gmbh.at'],
            captchaToken: 'token',
            idempotencyKey: 'key-1',
          }),
      ],
      [answer('submitSearch', { status, jobId }), `accepted.${status}`],
    ],
    emitted: [
      {
        type: 'search.accepted',
        answer: { status, jobId },
        urls: ['https://muster.de', 'http://beispiel-gmbh.at'],
      },
    ],
  });
}

journey('Empty input asks for at least one URL', {
  input,
  begin: 'editing.empty',
  legs: [
    [submit, 'editing.missing'],
    [submit, 'editing.missing'],
    [type(' , '), 'editing.empty'],
    [type('muster.de'), 'editing.valid'],
    [type(''), 'editing.empty'],
  ],
});

journey('Invalid entries are listed and cannot be sent', {
  input,
  begin: 'editing.empty',
  legs: [
    [
      type('muster.de\nkein name;muster\t127.0.0.1'),
      'editing.invalid',
      ({ snapshot }) => expect(invalidUrlsOf(snapshot)).toBe('kein name, muster, 127.0.0.1'),
    ],
    [submit, 'editing.invalid'],
    [type('muster.de'), 'editing.valid'],
  ],
});

journey('More addresses than one search takes cannot be sent', {
  input,
  begin: 'editing.empty',
  legs: [
    [type(Array.from({ length: 20 }, (_, index) => `firma-${index}.de`).join(',')), 'editing.valid'],
    [type(Array.from({ length: 21 }, (_, index) => `firma-${index}.de`).join(',')), 'editing.tooMany'],
    [submit, 'editing.tooMany'],
  ],
});

journey('Addresses without company data are warned of, and can be sent all the same', {
  input,
  begin: 'editing.empty',
  legs: [
    [type('www.facebook.com, linkedin.com/company/muster'), 'editing.warned'],
    [type('facebook.com, muster.de'), 'editing.valid'],
    [type('facebook.com'), 'editing.warned'],
    [submit, 'proving'],
    [proved, 'submitting'],
  ],
});

for (const key of ['error.captchaNotLoaded', 'error.captchaTokenFailed'] as const) {
  journey(`A captcha that fails with ${key} says so and keeps the text`, {
    input,
    begin: 'editing.empty',
    legs: [
      [
        send({ type: 'field.focused' }),
        'editing.empty',
        ({ asked }) => expect(asked[0]?.received).toEqual(['captcha.wanted']),
      ],
      [type('muster.de'), 'editing.valid'],
      [submit, 'proving', ({ asked }) => expect(asked[0]?.received).toEqual(['captcha.wanted', 'captcha.asked'])],
      [
        send({ type: 'captcha.refused', key }),
        'editing.refused',
        ({ snapshot }) => {
          expect(searchComplaintShown(snapshot)).toEqual({ key });
          expect(snapshot.context.text).toBe('muster.de');
        },
      ],
      [submit, 'proving'],
    ],
  });
}

journey("A search that the server cannot process fails with the specification's text and can be sent again", {
  input,
  begin: 'editing.empty',
  legs: [
    [type('muster.de'), 'editing.valid'],
    [submit, 'proving'],
    [proved, 'submitting'],
    [
      refuse('submitSearch', http(503, { message: 'database is down' })),
      'editing.refused',
      ({ snapshot }) => expect(searchComplaintShown(snapshot)).toEqual({ key: 'error.searchFailed' }),
    ],
    [submit, 'proving'],
    [proved, 'submitting'],
    [
      refuse('submitSearch', network),
      'editing.refused',
      ({ snapshot }) => expect(searchComplaintShown(snapshot)).toEqual({ key: 'error.searchFailed' }),
    ],
    [type('muster.at'), 'editing.valid'],
  ],
});

journey('A refused search says why, in the words of the server', {
  input,
  begin: 'editing.empty',
  legs: [
    [type('muster.de'), 'editing.valid'],
    [submit, 'proving'],
    [proved, 'submitting'],
    [
      refuse('submitSearch', http(429, { message: 'Bitte warten Sie eine Minute.' })),
      'editing.refused',
      ({ snapshot }) => expect(searchComplaintShown(snapshot)).toEqual({ message: 'Bitte warten Sie eine Minute.' }),
    ],
  ],
});

journey('A search that is tried again has its addresses filled in', {
  input: {
    retry: { urls: ['https://muster.de', 'https://muster.at'], reason: 'apify_no_results' },
    idempotencyKey: 'key',
  },
  begin: 'editing.valid',
  legs: [[submit, 'proving', ({ snapshot }) => expect(snapshot.context.retryReason).toBe('apify_no_results')]],
});
