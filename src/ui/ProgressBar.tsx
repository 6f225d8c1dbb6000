import styles from './ProgressBar.module.css';

/** How far something is, 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return <progress className={styles.bar} value={percent} max={100} aria-label={label} />;
}
