import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styles from './CaptchaNotice.module.css';

/** A link to one of Google's policies; `Trans` fills in the words. */
function PolicyLink({ path, children }: { path: 'privacy' | 'terms'; children?: ReactNode }) {
  return (
    <a href={`https://policies.google.com/${path}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** How the form is protected. reCAPTCHA's terms ask for the links to Google's policies. */
export function CaptchaNotice({ provider }: { provider: 'none' | 'pow' | 'recaptcha' }) {
  const { t } = useTranslation();
  if (provider !== 'recaptcha') return <p className={styles.notice}>{t('captcha.pow')}</p>;
  return (
    <p className={styles.notice}>
      <Trans
        i18nKey="captcha.recaptcha"
        components={{
          privacy: <PolicyLink path="privacy" />,
          terms: <PolicyLink path="terms" />,
        }}
      />
    </p>
  );
}
