import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import { isCompleted, progressOf, stepLengthOf, stepOf } from '../../../machines/loading/loading.selectors.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { LoadingActor } from './loading-actor.ts';
import styles from './StepProgress.module.css';

/** The bar, and the seven steps with the present one marked. */
export function StepProgress({ loading }: { loading: LoadingActor }) {
  const { t } = useTranslation('search');
  const step = useSelector(loading, stepOf);
  const percent = useSelector(loading, progressOf);
  const pace = useSelector(loading, stepLengthOf);
  const completed = useSelector(loading, isCompleted);
  return (
    <>
      <ProgressBar percent={percent} label={t('loading.progress')} paceMs={completed ? 0 : pace} />
      <p className={styles.counter}>
        <span>{t('loading.step', { step, of: limits.loadingSteps })}</span>
        <span>{t('loading.percent', { percent })}</span>
      </p>
      <ol className={styles.steps}>
        {t('loading.steps', { returnObjects: true }).map((text, index) => {
          const state = index + 1 === step ? 'current' : index + 1 < step ? 'done' : 'ahead';
          return (
            <li
              key={text}
              className={classNames(styles.step, styles[state])}
              {...(state === 'current' && { 'aria-current': 'step' as const })}
            >
              {state === 'done' ? <Icon name="check" size={18} /> : <span className={styles.dot} aria-hidden="true" />}
              {text}
            </li>
          );
        })}
      </ol>
    </>
  );
}
