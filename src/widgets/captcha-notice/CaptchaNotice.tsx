import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CaptchaNotice.module.css';

const RecaptchaTerms = lazy(() => import('./RecaptchaTerms.tsx'));

/** How the form is protected. */
export function CaptchaNotice({ provider }: { provider: 'none' | 'pow' | 'recaptcha' }) {
  const { t } = useTranslation();
  return (
    <p className={styles.notice}>
      {provider === 'recaptcha' ? (
        <Suspense>
          <RecaptchaTerms />
        </Suspense>
      ) : (
        t('captcha.pow')
      )}
    </p>
  );
}
