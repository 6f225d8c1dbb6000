import { classNames } from './class-names.ts';
import styles from './Summary.module.css';

/** The heading of a disclosure, with an arrow that tells whether it is open. */
export function Summary({ children, padded = false }: { children: string; padded?: boolean }) {
  return <summary className={classNames(styles.summary, padded && styles.padded)}>{children}</summary>;
}
