import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SearchErrorType } from '../../../contract/errors.ts';
import { failureDetailsOf, failureMessageOf } from '../../../machines/failure/failure.selectors.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './Explanation.module.css';
import type { FailureActor } from './failure-actor.ts';

const icons: Record<SearchErrorType, IconName> = {
  apify_no_results: 'search',
  apify_failed: 'warning',
  timeout: 'clock',
  unknown: 'warning',
};

/** Icon, title, message, technical details and advice for one kind of failure. */
export function Explanation({ type, failure }: { type: SearchErrorType; failure: FailureActor }) {
  const { t } = useTranslation('search');
  const message = useSelector(failure, failureMessageOf);
  const details = useSelector(failure, failureDetailsOf);
  return (
    <>
      <span className={classNames(styles.icon, type === 'apify_no_results' && styles.orange)}>
        <Icon name={icons[type]} size={30} />
      </span>
      <h1 className={styles.title}>{t(`error.${type}.title`)}</h1>
      <p>{message || t(`error.${type}.description`)}</p>
      <h2 className={styles.adviceTitle}>{t('error.adviceTitle')}</h2>
      <ul className={styles.advice}>
        {t(`error.${type}.advice`, { returnObjects: true }).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      {details && (
        <details>
          <summary>{t('error.details')}</summary>
          <p className={styles.details}>{details}</p>
        </details>
      )}
    </>
  );
}
