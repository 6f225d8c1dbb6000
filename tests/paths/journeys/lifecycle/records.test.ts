import { describe, expect } from 'vitest';
import { dataRequestFlow, mailFlow, proOrderRecordFlow, subscriptionFlow } from '../../flows/lifecycle/records.ts';
import { journeysOf, type Leg } from '../../harness/journey.ts';

const input = undefined;

/** An event that changes nothing is still allowed: the server refuses those that are not. */
const allows =
  (type: string): Leg[2] =>
  ({ snapshot }) =>
    expect(snapshot.can({ type })).toBe(true);

describe('data request', () => {
  const { journey, send } = journeysOf(dataRequestFlow);
  const made = send({ type: 'link.made' });
  const fetched = send({ type: 'file.fetched' });
  const erased = send({ type: 'data.erased' });

  journey('The mailed link fetches the file three times', {
    input,
    begin: 'asked',
    legs: [
      [fetched, 'asked'],
      [erased, 'asked'],
      [made, 'linked', allows('link.made')],
      [made, 'linked'],
      [fetched, 'used'],
      [fetched, 'used'],
      [erased, 'used'],
      [fetched, 'done'],
    ],
  });

  journey('The mailed link erases the data once', {
    input,
    begin: 'asked',
    legs: [
      [made, 'linked'],
      [erased, 'done'],
    ],
  });
});

describe('mail', () => {
  const { journey, send } = journeysOf(mailFlow);
  const took = send({ type: 'sender.took' });

  journey('A mail that is accepted is sent', {
    input,
    begin: 'waiting',
    legs: [
      [took, 'sending'],
      [send({ type: 'mail.accepted' }), 'sent'],
    ],
  });

  for (const end of ['mail.refused', 'sender.lost'] as const) {
    const again: Leg[] = [
      [took, 'sending'],
      [send({ type: end }), 'waiting'],
    ];
    journey(`After six further tries a mail is given up (${end})`, {
      input,
      begin: 'waiting',
      legs: [...Array.from({ length: 6 }, () => again).flat(), [took, 'sending'], [send({ type: end }), 'dead']],
    });
  }
});

describe('Pro order', () => {
  const { journey, send } = journeysOf(proOrderRecordFlow);
  const erased = send({ type: 'customer.erased' });

  journey('An order is acknowledged, and kept restricted after its customer asked for deletion', {
    input,
    begin: 'received',
    legs: [
      [send({ type: 'confirmation.sent' }), 'acknowledged'],
      [erased, 'restricted'],
    ],
  });

  journey('An order whose confirmation is not sent yet can be restricted too', {
    input,
    begin: 'received',
    legs: [[erased, 'restricted']],
  });
});

describe('subscription', () => {
  const { journey, send } = journeysOf(subscriptionFlow);
  const repeated = send({ type: 'form.repeated' });
  const confirmed = send({ type: 'link.confirmed' });
  const unsubscribed = send({ type: 'reader.unsubscribed' });

  journey('Nobody gets the newsletter who has not confirmed the address', {
    input,
    begin: 'pending',
    legs: [
      [repeated, 'pending', allows('form.repeated')],
      [confirmed, 'active', allows('link.confirmed')],
      [confirmed, 'active', allows('form.repeated')],
      [repeated, 'active'],
      [unsubscribed, 'ended', allows('reader.unsubscribed')],
      [unsubscribed, 'ended'],
      [confirmed, 'ended'],
      [repeated, 'pending'],
      [unsubscribed, 'ended'],
    ],
  });
});
