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
  /** Not every company has it: said to be missing only where it could not be looked for. */
  optional?: boolean;
}

/** One labelled fact with its source, or why it is missing. */
export function Fact({ company, field, label, value, optional = false }: FactProps) {
  const state = company.field_states[field];
  if (optional && !value && state !== 'blocked' && state !== 'unreadable') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      {value ? (
        <dd>
          {value}
          <Source evidence={company.evidence[field]} fact={label} />
        </dd>
      ) : (
        <dd>
          <Missing company={company} field={field} />
        </dd>
      )}
    </div>
  );
}

/** Facts below each other, labels aligned. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Said in place of a fact or of a whole section: not stated, not released, or not readable. */
export function Missing({ company, field }: { company: ReportCompany; field: string }) {
  const { t } = useTranslation('report');
  const state = company.field_states[field];
  return <p className={styles.absent}>{state && state !== 'found' ? t(`fieldState.${state}`) : t('none')}</p>;
}
