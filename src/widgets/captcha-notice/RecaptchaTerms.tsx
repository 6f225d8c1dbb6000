import { Trans } from 'react-i18next';
import { NewTabLink } from '../../ui/NewTabLink.tsx';

const POLICIES = 'https://policies.google.com';

/** The sentence, with links to Google's policies, that reCAPTCHA's terms ask for. */
export default function RecaptchaTerms() {
  return (
    <Trans
      i18nKey="captcha.recaptcha"
      components={{
        privacy: <NewTabLink href={`${POLICIES}/privacy`} />,
        terms: <NewTabLink href={`${POLICIES}/terms`} />,
      }}
    />
  );
}
