import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportCompany } from '../../../contract/report.ts';
import styles from './Facts.module.css';
import { Source } from './Source.tsx';

interface FactProps {
  company: ReportCompany;
  /** Name of the field on the wire: finds its source and state. */
  field: string;
  label: string;
  value: ReactNode;
}

/** One labelled fact with its source; where there is none, what the scan knows about its absence. */
export function Fact({ company, field, label, value }: FactProps) {
  const { t } = useTranslation('report');
  const state = company.field_states[field];
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      {value ? (
        <dd>
          {value}
          <Source evidence={company.evidence[field]} fact={label} />
        </dd>
      ) : (
        <dd className={styles.absent}>{state && state !== 'found' ? t(`fieldState.${state}`) : t('none')}</dd>
      )}
    </div>
  );
}

/** Facts below each other, labels aligned. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Said where a section has nothing to show. */
export function NothingStated() {
  const { t } = useTranslation('report');
  return <p className={styles.absent}>{t('none')}</p>;
}
