import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type Tone = 'info' | 'good' | 'warning' | 'error';

const icons: Record<Tone, IconName> = { info: 'info', good: 'check', warning: 'warning', error: 'warning' };

/**
 * A message in a coloured box. Errors interrupt a screen reader (`alert`), everything else waits
 * for a pause (`status`).
 */
export function Notice({ tone = 'info', title, children }: { tone?: Tone; title?: string; children?: ReactNode }) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
