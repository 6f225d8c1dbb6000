import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { canRetry, supportEmailOf } from '../../../machines/failure/failure.selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { NavButton } from '../../ui/NavButton.tsx';
import { Row } from '../../ui/Page.tsx';
import type { FailureActor } from './failure-actor.ts';
import styles from './WaysOn.module.css';

/** Try again, start anew, or ask for help with the job's id at hand. */
export function WaysOn({ failure, jobId }: { failure: FailureActor; jobId: string }) {
  const { t } = useTranslation('search');
  const retriable = useSelector(failure, canRetry);
  const support = useSelector(failure, supportEmailOf);
  const subject = encodeURIComponent(t('error.supportSubject', { jobId }));
  const body = encodeURIComponent(t('error.supportBody', { jobId }));
  return (
    <>
      <Row>
        {retriable && <Button onClick={() => failure.send({ type: 'failure.retry' })}>{t('error.tryAgain')}</Button>}
        <NavButton to="/" variant={retriable ? 'secondary' : 'primary'}>
          {t('error.newSearch')}
        </NavButton>
        <a href={`mailto:${support}?subject=${subject}&body=${body}`}>{t('error.support')}</a>
      </Row>
      <p className={styles.job}>
        {t('error.jobId')}: <code>{jobId}</code>
      </p>
    </>
  );
}
