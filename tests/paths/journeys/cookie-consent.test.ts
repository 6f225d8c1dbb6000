import { expect } from 'vitest';
import { isAllowed, isCategoryOn } from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { cookieConsentFlow } from '../flows/cookie-consent.ts';
import { answer, journeysOf, type Leg, refuse } from '../harness/journey.ts';

const { journey, send } = journeysOf(cookieConsentFlow);
const input = undefined;
const first: Leg = [answer('recallConsent', null), 'undecided.banner'];
const kept: Leg[] = [
  [answer('storeConsent'), 'decided.record.posting'],
  [answer('postConsent'), 'decided.record.kept'],
];

journey('The banner is shown without stored consent, and accepting all allows both', {
  input,
  begin: 'recalling',
  legs: [
    first,
    [
      send({ type: 'consent.accepted' }),
      ['decided.choice.all', 'decided.record.storing'],
      ({ asked }) =>
        expect(asked.find(({ id }) => id === 'storeConsent')?.input).toEqual({
          categories: { analytics: true, marketing: true },
        }),
    ],
    ...kept,
  ],
});

journey('Rejecting all, or closing the banner, allows the essential alone', {
  input,
  begin: 'recalling',
  legs: [first, [send({ type: 'consent.rejected' }), ['decided.choice.none', 'decided.record.storing']], ...kept],
});

journey('Customising allows what was switched on', {
  input,
  begin: 'recalling',
  legs: [
    first,
    [send({ type: 'consent.customised' }), 'undecided.customising'],
    [
      send({ type: 'category.toggled', category: 'marketing' }),
      'undecided.customising',
      ({ snapshot }) => {
        expect(isCategoryOn('marketing')(snapshot)).toBe(true);
        expect(isAllowed('marketing')(snapshot)).toBe(false);
      },
    ],
    [send({ type: 'category.toggled', category: 'analytics' }), 'undecided.customising'],
    [send({ type: 'category.toggled', category: 'analytics' }), 'undecided.customising'],
    [
      send({ type: 'consent.saved' }),
      ['decided.choice.chosen', 'decided.record.storing'],
      ({ snapshot }) => {
        expect(isAllowed('marketing')(snapshot)).toBe(true);
        expect(isAllowed('analytics')(snapshot)).toBe(false);
      },
    ],
  ],
});

for (const end of ['consent.accepted', 'consent.rejected'] as const) {
  journey(`While customising, ${end} still decides everything`, {
    input,
    begin: 'recalling',
    legs: [
      first,
      [send({ type: 'consent.customised' }), 'undecided.customising'],
      [send({ type: 'category.toggled', category: 'analytics' }), 'undecided.customising'],
      [send({ type: end }), end === 'consent.accepted' ? 'decided.choice.all' : 'decided.choice.none'],
    ],
  });
}

journey('A stored decision shows no banner and can be changed from the footer', {
  input,
  begin: 'recalling',
  legs: [
    [answer('recallConsent', { analytics: true, marketing: false }), ['decided.choice.chosen', 'decided.record.kept']],
    [
      send({ type: 'consent.reopened' }),
      'undecided.customising',
      ({ snapshot }) => expect(isCategoryOn('analytics')(snapshot)).toBe(true),
    ],
    [send({ type: 'consent.rejected' }), ['decided.choice.none', 'decided.record.storing']],
  ],
});

journey('With blocked storage the banner comes up, and a decision counts for this visit', {
  input,
  begin: 'recalling',
  legs: [
    [refuse('recallConsent', new Error('blocked')), 'undecided.banner'],
    [send({ type: 'consent.rejected' }), 'decided.record.storing'],
    [refuse('storeConsent', new Error('blocked')), 'decided.record.posting'],
    [refuse('postConsent'), ['decided.record.kept', 'decided.choice.none']],
  ],
});

journey('The decision of another tab closes the banner and is not stored again', {
  input,
  begin: 'recalling',
  legs: [
    first,
    [
      send({ type: 'consent.followed', categories: { analytics: true, marketing: true } }),
      ['decided.choice.all', 'decided.record.kept'],
    ],
    [
      send({ type: 'consent.followed', categories: { analytics: false, marketing: false } }),
      ['decided.choice.none', 'decided.record.kept'],
    ],
  ],
});
