import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Page.module.css';

interface PageProps {
  children: ReactNode;
  width?: 'wide' | 'text';
}

/** The centred column of a screen. */
export function Page({ children, width = 'wide' }: PageProps) {
  return <div className={classNames(styles.page, width === 'text' && styles.text)}>{children}</div>;
}

/** Children beside each other, wrapping where there is no room. */
export function Row({ children, align = 'start' }: { children: ReactNode; align?: 'start' | 'center' | 'between' }) {
  return <div className={classNames(styles.row, styles[align])}>{children}</div>;
}

/** Equal columns, as many as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
