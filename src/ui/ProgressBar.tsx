import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** Time that the bar takes to reach `percent`, in milliseconds. */
  paceMs?: number;
}

/** How far something is. */
export function ProgressBar({ percent, label, paceMs = 600 }: ProgressBarProps) {
  const style: CSSProperties & Record<'--pace', string> = { '--pace': `${paceMs}ms` };
  return <progress className={styles.bar} value={percent} max={100} aria-label={label} style={style} />;
}
