import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useConsent } from './consent-context.ts';

/** Opens the cookie banner again, to change an earlier decision. */
export function CookieSettingsButton({ variant = 'primary' }: { variant?: 'primary' | 'link' }) {
  const { t } = useTranslation();
  const consent = useConsent();
  return (
    <Button variant={variant} onClick={() => consent.send({ type: 'consent.reopened' })}>
      {t('footer.cookieSettings')}
    </Button>
  );
}
