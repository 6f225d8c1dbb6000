import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '../../../contract/limits.ts';
import { useFirstFlows } from '../../flow/flows.ts';
import { newKey } from '../../flow/new-key.ts';
import { readState } from '../../flow/read-state.ts';
import { RetryState } from '../../flow/retry-state.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { CompanyLogos } from '../../widgets/company-logos/CompanyLogos.tsx';
import { NewsletterBox } from '../../widgets/newsletter/NewsletterForm.tsx';
import { Figures } from './Figures.tsx';
import styles from './HomeScreen.module.css';
import { RetryBanner } from './RetryBanner.tsx';
import { SearchForm } from './SearchForm.tsx';
import { Steps } from './Steps.tsx';
import { Testimonial } from './Testimonial.tsx';

/** The start: addresses in, a search out. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const retry = readState(RetryState, useHistoryState());
  const search = useFlow(useFirstFlows().search, {
    input: {
      retry: retry && { urls: retry.retryUrls, reason: retry.retryReason },
      idempotencyKey: newKey(),
    },
  });

  return (
    <>
      <PageTitle of="home" />
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
            <h1>{t('hero.title')}</h1>
            <p className={styles.lead}>{t('hero.text')}</p>
          </div>
          <div className={styles.search}>
            <RetryBanner search={search} />
            <SearchForm search={search} />
            <p className={styles.duration}>{t('hero.duration')}</p>
          </div>
        </div>
      </section>
      <div className={styles.rest}>
        <CompanyLogos title={t('logos')} limit={limits.homeLogos} />
        <Steps />
        <Figures />
        <Testimonial />
        <Accordion name="home-faq" title={t('faq.title')} items={t('faq.items', { returnObjects: true })} />
        <NewsletterBox />
      </div>
    </>
  );
}
