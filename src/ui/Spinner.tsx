import styles from './Spinner.module.css';

/** A turning ring with its words; announced, unless they change too often for that. */
export function Spinner({ label, announced = true }: { label: string; announced?: boolean }) {
  return (
    <div className={styles.spinner} {...(announced && { role: 'status' })}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
