import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import { limits } from '../../../contract/limits.ts';
import {
  isLeaving,
  isNewsletterThanked,
  isNotifyThanked,
  newsletterActorOf,
  notifyActorOf,
} from '../../../machines/transition/transition.selectors.ts';
import { useFlows } from '../../flow/flows.ts';
import { TransitionState } from '../../flow/history-state.ts';
import { newKey } from '../../flow/new-key.ts';
import { readState } from '../../flow/read-state.ts';
import { useFlow } from '../../flow/use-flow.ts';
import { PageTitle } from '../../i18n/PageTitle.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns, Page } from '../../ui/Page.tsx';
import { CompanyLogos } from '../../widgets/company-logos/CompanyLogos.tsx';
import { NewsletterForm, NewsletterThanks } from '../../widgets/newsletter/NewsletterForm.tsx';
import { NotifyForm, NotifyThanks } from '../../widgets/notify/NotifyForm.tsx';
import { Progress } from './Progress.tsx';
import styles from './TransitionScreen.module.css';

/** The pause after a search. */
export default function TransitionScreen({ params }: { params: { jobId?: string } }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const arrival = readState(TransitionState, useHistoryState());
  const transition = useFlow(useFlows().transition, {
    input: {
      jobId: params.jobId ?? null,
      immediate: arrival?.status === 'found',
      notifyKey: newKey(),
      newsletterKey: newKey(),
    },
  });
  const notify = useSelector(transition, notifyActorOf);
  const newsletter = useSelector(transition, newsletterActorOf);
  const notified = useSelector(transition, isNotifyThanked);
  const subscribed = useSelector(transition, isNewsletterThanked);
  const leaving = useSelector(transition, isLeaving);

  return (
    <div className={classNames(leaving && styles.leaving)}>
      <PageTitle of="transition" />
      <Page>
        <Progress transition={transition} arrival={arrival} />
        <Columns>
          <Card labelledBy="notify-title">
            <h2 id="notify-title">{common('notify.title')}</h2>
            <p>{common('notify.text')}</p>
            {notify && <NotifyForm actor={notify} />}
            {notified && <NotifyThanks />}
          </Card>
          <Card labelledBy="newsletter-title">
            <h2 id="newsletter-title">{common('newsletter.title')}</h2>
            <Notice>{common('newsletter.germanOnly')}</Notice>
            {newsletter && <NewsletterForm actor={newsletter} />}
            {subscribed && <NewsletterThanks />}
          </Card>
        </Columns>
        <CompanyLogos title={t('transition.logos')} limit={limits.transitionLogos} />
        <Accordion
          name="transition-faq"
          title={t('transition.faq.title')}
          items={t('transition.faq.items', { returnObjects: true })}
        />
      </Page>
    </div>
  );
}
