import type { ReactNode } from 'react';
import styles from './Form.module.css';

/** A form whose checks and sending are the flow's: the browser neither validates nor navigates. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** Fields beside each other, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
