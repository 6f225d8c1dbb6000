import { expect } from 'vitest';
import { cookieConsentMachine } from '../../../machines/cookie-consent/cookie-consent.machine.ts';
import { consentScreenOf, isAllowed } from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';
import { network } from '../support/failures.ts';

const blocked = new Error('storage is blocked');
const all = { analytics: true, marketing: true };
const some = { analytics: true, marketing: false };

export const cookieConsentFlow = flow<typeof cookieConsentMachine>({
  machine: cookieConsentMachine,
  file: 'cookie-consent/cookie-consent.machine.ts',
  inputs: [undefined],
  events: {
    'consent.accepted': [{}],
    'consent.rejected': [{}],
    'consent.customised': [{}],
    'category.toggled': [{ category: 'analytics' }, { category: 'marketing' }],
    'consent.saved': [{}],
    'consent.reopened': [{}],
    'consent.followed': [{ categories: all }],
  },
  answers: {
    recallConsent: { outputs: [null, some], errors: [blocked] },
    storeConsent: { outputs: [undefined], errors: [blocked] },
    postConsent: { outputs: [undefined], errors: [network] },
  },
  states: {
    'cookieConsent.recalling': ({ snapshot }) => {
      expect(consentScreenOf(snapshot)).toBe('closed');
      expect(isAllowed('analytics')(snapshot)).toBe(false);
    },
    'cookieConsent.undecided.banner': ({ snapshot }) => {
      expect(consentScreenOf(snapshot)).toBe('banner');
      expect(isAllowed('analytics')(snapshot)).toBe(false);
    },
    'cookieConsent.undecided.customising': ({ snapshot }) => {
      expect(consentScreenOf(snapshot)).toBe('customising');
      expect(isAllowed('marketing')(snapshot)).toBe(false);
    },
    'cookieConsent.decided.choice.weighing': passedThrough,
    'cookieConsent.decided.choice.all': ({ snapshot }) => {
      expect(consentScreenOf(snapshot)).toBe('closed');
      expect(isAllowed('analytics')(snapshot) && isAllowed('marketing')(snapshot)).toBe(true);
    },
    'cookieConsent.decided.choice.none': ({ snapshot }) => {
      expect(consentScreenOf(snapshot)).toBe('closed');
      expect(isAllowed('analytics')(snapshot) || isAllowed('marketing')(snapshot)).toBe(false);
    },
    'cookieConsent.decided.choice.chosen': ({ snapshot }) =>
      expect(isAllowed('analytics')(snapshot)).not.toBe(isAllowed('marketing')(snapshot)),
    'cookieConsent.decided.record.storing': ({ snapshot, asked }) => {
      const { categories } = snapshot.context;
      expect(asked).toContainEqual({ id: 'storeConsent', input: { categories }, received: [] });
    },
    'cookieConsent.decided.record.posting': ({ snapshot, asked }) => {
      const { categories } = snapshot.context;
      expect(asked).toContainEqual({ id: 'postConsent', input: { categories }, received: [] });
    },
    'cookieConsent.decided.record.kept': ({ asked }) => expect(asked.map(({ id }) => id)).toEqual(['watchConsent']),
  },
});
