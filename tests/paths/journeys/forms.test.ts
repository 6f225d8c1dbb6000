import { describe, expect } from 'vitest';
import { charactersLeftOf, feedbackErrorOf } from '../../../machines/feedback/feedback.selectors.ts';
import { leadErrorOf } from '../../../machines/lead/lead.selectors.ts';
import { newsletterErrorOf } from '../../../machines/newsletter/newsletter.selectors.ts';
import { notifiedEmailOf, reportNotifyErrorOf } from '../../../machines/report-notify/report-notify.selectors.ts';
import { feedbackFlow, formFlow, leadFlow, newsletterFlow, notifyFlow, reportNotifyFlow } from '../flows/forms.ts';
import { answer, journeysOf, type Leg, refuse } from '../harness/journey.ts';
import { http, network } from '../support/failures.ts';

const input = { values: { name: '', email: '' }, subject: 'job-1', idempotencyKey: 'key' };
const issue =
  (field: string, key: string): Leg[2] =>
  ({ snapshot }) =>
    expect(snapshot.context.issue).toEqual({ field, key });

describe.each([formFlow, leadFlow, notifyFlow])('$machine.id', (flow) => {
  const { journey, send } = journeysOf(flow);
  const name = send({ type: 'field.changed', field: 'name', value: 'Eva Muster' });
  const email = (value: string) => send({ type: 'field.changed', field: 'email', value });
  const submit = send({ type: 'form.submit' });

  journey('Name and email are required, in this order, and the email must be one', {
    input,
    begin: 'editing.idle',
    legs: [
      [submit, 'editing.invalid', issue('name', 'error.nameRequired')],
      [submit, 'editing.invalid'],
      [name, 'editing.idle'],
      [submit, 'editing.invalid', issue('email', 'error.emailRequired')],
      [email('eva@muster'), 'editing.idle'],
      [submit, 'editing.invalid', issue('email', 'error.emailInvalid')],
      [email('eva@muster.de'), 'editing.idle'],
      [submit, 'submitting'],
    ],
  });

  journey('A failed call keeps everything typed and the next one succeeds', {
    input,
    begin: 'editing.idle',
    legs: [
      [name, 'editing.idle'],
      [email('eva@muster.de'), 'editing.idle'],
      [submit, 'submitting'],
      [submit, 'submitting'],
      [
        refuse('submitForm', network),
        'editing.error',
        ({ snapshot }) => expect(snapshot.context.values).toEqual({ name: 'Eva Muster', email: 'eva@muster.de' }),
      ],
      [submit, 'submitting', ({ asked }) => expect(asked[0]?.input).toMatchObject({ idempotencyKey: 'key-2' })],
      [
        answer('submitForm'),
        'success',
        ({ snapshot }) => {
          expect(snapshot.context.values).toEqual({ name: '', email: '' });
          expect(snapshot.context.submitted).toEqual({ name: 'Eva Muster', email: 'eva@muster.de' });
        },
      ],
    ],
    emitted: [{ type: 'form.failed', failure: network }, { type: 'form.succeeded' }],
  });

  journey('Typing after a failure takes the complaint away', {
    input,
    begin: 'editing.idle',
    legs: [
      [name, 'editing.idle'],
      [email('eva@muster.de'), 'editing.idle'],
      [submit, 'submitting'],
      [refuse('submitForm', http(500)), 'editing.error'],
      [email('eva@muster.at'), 'editing.idle'],
      [submit, 'submitting', ({ asked }) => expect(asked[0]?.input).toMatchObject({ idempotencyKey: 'key-3' })],
    ],
    emitted: [{ type: 'form.failed', failure: http(500) }],
  });
});

describe('newsletter', () => {
  const { journey, send } = journeysOf(newsletterFlow);
  const email = (value: string) => send({ type: 'field.changed', field: 'email', value });
  const submit = send({ type: 'form.submit' });

  journey('Without a valid email address there is no subscription; the name is optional', {
    input,
    begin: 'editing.idle',
    legs: [
      [submit, 'editing.invalid', issue('email', 'error.newsletterEmailInvalid')],
      [email('eva'), 'editing.idle'],
      [submit, 'editing.invalid', issue('email', 'error.newsletterEmailInvalid')],
      [email('eva@muster.de'), 'editing.idle'],
      [submit, 'submitting'],
      [
        refuse('submitForm', http(500, { message: 'intern' })),
        'editing.error',
        ({ snapshot }) => expect(newsletterErrorOf(snapshot)).toBe('error.newsletterFailed'),
      ],
      [submit, 'submitting'],
      [answer('submitForm'), 'success'],
    ],
    emitted: [{ type: 'form.failed', failure: http(500, { message: 'intern' }) }, { type: 'form.succeeded' }],
  });
});

describe('what failed calls say', () => {
  const lead = journeysOf(leadFlow);
  const notify = journeysOf(reportNotifyFlow);
  const filled = { ...input, values: { name: 'Eva Muster', email: 'eva@muster.de' } };
  const failures = [
    [
      http(409, { message: 'Zu viele Mails.', error: 'Schon eingetragen.' }),
      { message: 'Schon eingetragen.' },
      { message: 'Zu viele Mails.' },
    ],
    [http(500), { key: 'error.failedToSubmitLead' }, { key: 'error.failedToSubscribe' }],
    [network, { key: 'error.failedToSubmit' }, { key: 'error.failedToSubmitEmail' }],
  ] as const;

  for (const [failure, leadText, notifyText] of failures) {
    const emitted = [{ type: 'form.failed', failure }];
    lead.journey(`The lead form has a text of its own for ${JSON.stringify(failure)}`, {
      input: filled,
      begin: 'editing.idle',
      legs: [
        [lead.send({ type: 'form.submit' }), 'submitting'],
        [
          refuse('submitForm', failure),
          'editing.error',
          ({ snapshot }) => expect(leadErrorOf(snapshot)).toEqual(leadText),
        ],
      ],
      emitted,
    });
    notify.journey(`The report page's notify form has a text of its own for ${JSON.stringify(failure)}`, {
      input: { ...input, values: { email: 'eva@muster.de' } },
      begin: 'editing.idle',
      legs: [
        [notify.send({ type: 'form.submit' }), 'submitting'],
        [
          refuse('submitForm', failure),
          'editing.error',
          ({ snapshot }) => expect(reportNotifyErrorOf(snapshot)).toEqual(notifyText),
        ],
      ],
      emitted,
    });
  }
});

describe('report notify', () => {
  const { journey, send } = journeysOf(reportNotifyFlow);
  const email = (value: string) => send({ type: 'field.changed', field: 'email', value });
  const submit = send({ type: 'form.submit' });

  journey('The email is required, must be one, and is repeated in the confirmation', {
    input: { ...input, values: { email: '' } },
    begin: 'editing.idle',
    legs: [
      [submit, 'editing.invalid', issue('email', 'error.emailRequired')],
      [email('eva'), 'editing.idle'],
      [submit, 'editing.invalid', issue('email', 'error.emailInvalid')],
      [email('eva@muster.de'), 'editing.idle'],
      [submit, 'submitting'],
      [answer('submitForm'), 'success', ({ snapshot }) => expect(notifiedEmailOf(snapshot)).toBe('eva@muster.de')],
    ],
    emitted: [{ type: 'form.succeeded' }],
  });
});

describe('feedback', () => {
  const { journey, send } = journeysOf(feedbackFlow);
  const message = (length: number) => send({ type: 'field.changed', field: 'message', value: 'x'.repeat(length) });
  const submit = send({ type: 'form.submit' });

  journey('Stars are required and the comment has room for 500 characters', {
    input: { ...input, values: { rating: null, message: '' } },
    begin: 'editing.idle',
    legs: [
      [message(499), 'editing.idle', ({ snapshot }) => expect(charactersLeftOf(snapshot)).toBe(1)],
      [submit, 'editing.invalid', issue('rating', 'error.feedbackRatingRequired')],
      [send({ type: 'field.changed', field: 'rating', value: 5 }), 'editing.idle'],
      [message(501), 'editing.idle'],
      [submit, 'editing.invalid', issue('message', 'error.feedbackTooLong')],
      [message(500), 'editing.idle'],
      [submit, 'submitting'],
      [
        refuse('submitForm', network),
        'editing.error',
        ({ snapshot }) => expect(feedbackErrorOf(snapshot)).toBe('error.feedbackFailed'),
      ],
      [submit, 'submitting'],
      [answer('submitForm'), 'success'],
    ],
    emitted: [{ type: 'form.failed', failure: network }, { type: 'form.succeeded' }],
  });
});
