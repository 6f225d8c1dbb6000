import { type ReactNode, useRef } from 'react';
import styles from './Disclosure.module.css';
import { Summary } from './Summary.tsx';

interface DisclosureProps {
  title: string;
  defaultOpen: boolean;
  children: ReactNode;
}

/** A native disclosure; after the first render only the visitor opens and closes it. */
export function Disclosure({ title, defaultOpen, children }: DisclosureProps) {
  const openAtFirst = useRef(defaultOpen);
  return (
    <details className={styles.disclosure} open={openAtFirst.current}>
      <Summary>{title}</Summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
