import { Trans, useTranslation } from 'react-i18next';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import styles from './CaptchaNotice.module.css';

const POLICIES = 'https://policies.google.com';

/** How the form is protected. reCAPTCHA's terms ask for the links to Google's policies. */
export function CaptchaNotice({ provider }: { provider: 'none' | 'pow' | 'recaptcha' }) {
  const { t } = useTranslation();
  if (provider !== 'recaptcha') return <p className={styles.notice}>{t('captcha.pow')}</p>;
  return (
    <p className={styles.notice}>
      <Trans
        i18nKey="captcha.recaptcha"
        components={{
          privacy: <NewTabLink href={`${POLICIES}/privacy`} />,
          terms: <NewTabLink href={`${POLICIES}/terms`} />,
        }}
      />
    </p>
  );
}
