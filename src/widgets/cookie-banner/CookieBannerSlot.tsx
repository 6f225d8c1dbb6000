import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { consentScreenOf } from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { loadAllTexts } from '../../i18n/i18n.ts';
import { useConsent } from './consent-context.ts';

const CookieBanner = lazy(async () => {
  const [banner] = await Promise.all([import('./CookieBanner.tsx'), loadAllTexts()]);
  return banner;
});

/** Fetches the banner only where there is something to decide. */
export function CookieBannerSlot() {
  const screen = useSelector(useConsent(), consentScreenOf);
  return (
    screen !== 'closed' && (
      <Suspense>
        <CookieBanner />
      </Suspense>
    )
  );
}
