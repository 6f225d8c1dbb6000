import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ConsentHost } from '../../../../src/widgets/cookie-banner/ConsentHost.tsx';
import CookieBanner from '../../../../src/widgets/cookie-banner/CookieBanner.tsx';
import { CookieSettingsButton } from '../../../../src/widgets/cookie-banner/CookieSettingsButton.tsx';
import { cookieConsentFlow } from '../../flows/cookie-consent.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { click } from '../support/acts.ts';

const banner = () => screen.queryByRole('region', { name: 'Cookie settings' });
const closed = () => expect(banner()).toBeNull();
const switches = { analytics: /^Analytics/, marketing: /^Marketing/ };

export const cookieConsentView = viewFlow({
  flow: cookieConsentFlow,
  name: 'cookieConsent',
  element: () => (
    <ConsentHost>
      <CookieBanner />
      <CookieSettingsButton />
    </ConsentHost>
  ),
  calls: { postConsent: 'storeConsent' },
  told: ['consent.followed'],
  acts: {
    'consent.accepted': click('Accept all'),
    'consent.rejected': click('Close'),
    'consent.customised': click('Customise'),
    'category.toggled': ({ category }) =>
      void fireEvent.click(screen.getByRole('switch', { name: switches[category] })),
    'consent.saved': click('Save selection'),
    'consent.reopened': click('Cookie settings'),
  },
  see: {
    'cookieConsent.recalling': closed,
    'cookieConsent.undecided.banner': () => {
      expect(banner()).not.toBeNull();
      expect(screen.getByRole('button', { name: 'Reject all' })).toBeTruthy();
    },
    'cookieConsent.undecided.customising': ({ context }) => {
      const isOn = (category: 'analytics' | 'marketing') =>
        screen.getByRole<HTMLInputElement>('switch', { name: switches[category] }).checked;
      expect({ analytics: isOn('analytics'), marketing: isOn('marketing') }).toEqual(context.categories);
    },
    'cookieConsent.decided.choice.all': closed,
    'cookieConsent.decided.choice.none': closed,
    'cookieConsent.decided.choice.chosen': closed,
    'cookieConsent.decided.record.storing': closed,
    'cookieConsent.decided.record.posting': closed,
    'cookieConsent.decided.record.kept': closed,
  },
});
