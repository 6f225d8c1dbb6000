import { expect } from 'vitest';
import { dataRequestMachine } from '../../../../machines/lifecycle/data-request/data-request.machine.ts';
import { mailMachine } from '../../../../machines/lifecycle/mail/mail.machine.ts';
import { proOrderMachine } from '../../../../machines/lifecycle/pro-order/pro-order.machine.ts';
import { subscriptionMachine } from '../../../../machines/lifecycle/subscription/subscription.machine.ts';
import { flow, type Look } from '../../harness/flow.ts';

const goesOn = ({ snapshot }: Look) => expect(snapshot.status).toBe('active');
const isOver = ({ snapshot }: Look) => expect(snapshot.status).toBe('done');

export const dataRequestFlow = flow<typeof dataRequestMachine>({
  machine: dataRequestMachine,
  file: 'lifecycle/data-request/data-request.machine.ts',
  inputs: [undefined],
  events: { 'link.made': [{}], 'file.fetched': [{}], 'data.erased': [{}] },
  answers: {},
  states: {
    'dataRequest.asked': ({ snapshot }) => expect(snapshot.context.uses).toBe(0),
    'dataRequest.linked': ({ snapshot }) => expect(snapshot.context.uses).toBe(0),
    'dataRequest.used': ({ snapshot }) => expect([1, 2]).toContain(snapshot.context.uses),
    'dataRequest.done': ({ snapshot }) => expect([0, 3]).toContain(snapshot.context.uses),
  },
});

export const mailFlow = flow<typeof mailMachine>({
  machine: mailMachine,
  file: 'lifecycle/mail/mail.machine.ts',
  inputs: [undefined],
  events: { 'sender.took': [{}], 'sender.lost': [{}], 'mail.accepted': [{}], 'mail.refused': [{}] },
  answers: {},
  states: {
    'mail.waiting': ({ snapshot }) => expect(snapshot.context.tries).toBeLessThan(7),
    'mail.sending': ({ snapshot }) => expect(snapshot.context.tries).toBeLessThanOrEqual(7),
    'mail.sent': isOver,
    'mail.dead': ({ snapshot }) => expect(snapshot.context.tries).toBe(7),
  },
});

export const proOrderRecordFlow = flow<typeof proOrderMachine>({
  machine: proOrderMachine,
  file: 'lifecycle/pro-order/pro-order.machine.ts',
  inputs: [undefined],
  events: { 'confirmation.sent': [{}], 'customer.erased': [{}] },
  answers: {},
  states: {
    'proOrder.received': goesOn,
    'proOrder.acknowledged': goesOn,
    'proOrder.restricted': isOver,
  },
});

export const subscriptionFlow = flow<typeof subscriptionMachine>({
  machine: subscriptionMachine,
  file: 'lifecycle/subscription/subscription.machine.ts',
  inputs: [undefined],
  events: { 'form.repeated': [{}], 'link.confirmed': [{}], 'reader.unsubscribed': [{}] },
  answers: {},
  states: {
    'subscription.pending': goesOn,
    'subscription.active': goesOn,
    'subscription.ended': goesOn,
  },
});
