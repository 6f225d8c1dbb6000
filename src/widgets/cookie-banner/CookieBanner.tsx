import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import {
  type ConsentScreen,
  consentScreenOf,
  isCategoryOn,
} from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import styles from './CookieBanner.module.css';
import { type ConsentActor, useConsent } from './consent-context.ts';

function Decide({ consent }: { consent: ConsentActor }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <Button variant="secondary" onClick={() => consent.send({ type: 'consent.accepted' })}>
        {t('cookies.acceptAll')}
      </Button>
      <Button variant="secondary" onClick={() => consent.send({ type: 'consent.rejected' })}>
        {t('cookies.rejectAll')}
      </Button>
    </>
  );
}

function Banner({ consent }: { consent: ConsentActor }) {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.actions}>
      <Decide consent={consent} />
      <Button variant="quiet" onClick={() => consent.send({ type: 'consent.customised' })}>
        {t('cookies.customise')}
      </Button>
    </div>
  );
}

function Category({ consent, category }: { consent: ConsentActor; category: 'analytics' | 'marketing' }) {
  const { t } = useTranslation('pages');
  const on = useSelector(consent, isCategoryOn(category));
  return (
    <Checkbox
      id={`cookies-${category}`}
      asSwitch
      checked={on}
      onChange={() => consent.send({ type: 'category.toggled', category })}
    >
      <strong>{t(`cookies.${category}`)}</strong>
      <span className={styles.explanation}>{t(`cookies.${category}Text`)}</span>
    </Checkbox>
  );
}

function Customising({ consent }: { consent: ConsentActor }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <div className={styles.categories}>
        <Checkbox id="cookies-essential" asSwitch checked disabled readOnly>
          <strong>{t('cookies.essential')}</strong>
          <span className={styles.explanation}>{t('cookies.essentialText')}</span>
        </Checkbox>
        <Category consent={consent} category="analytics" />
        <Category consent={consent} category="marketing" />
      </div>
      <div className={styles.actions}>
        <Decide consent={consent} />
        <Button variant="secondary" onClick={() => consent.send({ type: 'consent.saved' })}>
          {t('cookies.save')}
        </Button>
      </div>
    </>
  );
}

const faces: Record<ConsentScreen, ((props: { consent: ConsentActor }) => ReactNode) | null> = {
  closed: null,
  banner: Banner,
  customising: Customising,
};

/** Asks what may be stored beside the essential; the page behind stays usable. */
export default function CookieBanner() {
  const { t, i18n } = useTranslation('pages');
  const consent = useConsent();
  const Face = faces[useSelector(consent, consentScreenOf)];
  if (!Face) return null;
  return (
    <section className={styles.banner} aria-labelledby="cookies-title">
      <div className={styles.inner}>
        <h2 id="cookies-title" className={styles.title}>
          {t('cookies.title')}
        </h2>
        <CloseButton label={t('cookies.close')} onClose={() => consent.send({ type: 'consent.rejected' })} />
        <p className={styles.text}>
          {t('cookies.text')}{' '}
          <Link href={i18n.language === 'en' ? '/cookie-policy' : '/cookie-richtlinie'}>{t('cookies.policy')}</Link>
        </p>
        <Face consent={consent} />
      </div>
    </section>
  );
}
