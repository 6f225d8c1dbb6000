import styles from './Badge.module.css';
import { classNames } from './class-names.ts';

/** A short label that marks a state. */
export function Badge({
  children,
  tone = 'neutral',
}: {
  children: string;
  tone?: 'neutral' | 'good' | 'busy' | 'bad';
}) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
