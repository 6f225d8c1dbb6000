import { expect } from 'vitest';
import { mailLinkMachine } from '../../../machines/mail-link/mail-link.machine.ts';
import { mailLinkErrorOf, mailLinkScreenOf } from '../../../machines/mail-link/mail-link.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';
import { http, network } from '../support/failures.ts';

export const mailLinkFlow = flow<typeof mailLinkMachine>({
  machine: mailLinkMachine,
  file: 'mail-link/mail-link.machine.ts',
  inputs: [
    { purpose: 'export', token: 'token' },
    { purpose: 'delete', token: 'token' },
    { purpose: 'confirmNewsletter', token: '' },
  ],
  events: { 'link.used': [{}] },
  answers: { redeemLink: { outputs: [undefined], errors: [http(403), http(500), network] } },
  states: {
    'mailLink.entering': passedThrough,
    'mailLink.absent': ({ snapshot }) => expect(mailLinkScreenOf(snapshot)).toBe('absent'),
    'mailLink.offered': ({ snapshot, asked }) => {
      expect(mailLinkScreenOf(snapshot)).toBe('offer');
      expect(mailLinkErrorOf(snapshot)).toBeNull();
      expect(asked).toEqual([]);
    },
    'mailLink.redeeming': ({ snapshot, asked }) => {
      const { purpose } = snapshot.context;
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(asked).toEqual([{ id: 'redeemLink', input: { purpose, token: 'token' }, received: [] }]);
    },
    'mailLink.downloaded': ({ snapshot }) => {
      expect(mailLinkScreenOf(snapshot)).toBe('downloaded');
      expect(snapshot.context.purpose).toBe('export');
    },
    'mailLink.done': ({ snapshot }) => {
      expect(mailLinkScreenOf(snapshot)).toBe('done');
      expect(snapshot.context.token).toBe('');
    },
    'mailLink.expired': ({ snapshot }) => {
      expect(mailLinkErrorOf(snapshot)).toBe('error.linkExpired');
      expect(snapshot.context.token).toBe('');
    },
    'mailLink.failed': ({ snapshot }) => {
      expect(mailLinkScreenOf(snapshot)).toBe('offer');
      expect(mailLinkErrorOf(snapshot)).toBe('error.linkFailed');
    },
  },
});
