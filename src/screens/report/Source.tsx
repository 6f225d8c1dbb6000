import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../../contract/report.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Source.module.css';

/** Where a fact stands: a quiet button that opens the words around it and a link to the page. */
export function Source({ evidence, fact }: { evidence: Evidence | undefined; fact: string }) {
  const { t } = useTranslation('report');
  const id = useId();
  if (!evidence) return null;
  return (
    <span className={styles.source}>
      <button type="button" className={styles.open} popoverTarget={id} aria-label={t('source.open', { fact })}>
        <Icon name="search" size={14} />
      </button>
      <span id={id} popover="auto" className={styles.popover} role="note">
        <span className={styles.title}>
          {t('source.short')}
          <span className={styles.confidence}>{t(`source.confidence.${evidence.confidence}`)}</span>
        </span>
        <q className={styles.snippet}>{evidence.snippet}</q>
        <span className={styles.page}>
          {t('source.page')} <ExternalLink href={evidence.url}>{evidence.url}</ExternalLink>
        </span>
      </span>
    </span>
  );
}
