import styles from './Logo.module.css';

/** The loupe over a house front, and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
        <path className={styles.handle} d="M21 21l7.200 7.200" />
        <circle className={styles.lens} cx="13.400" cy="13.400" r="10.400" />
        <path className={styles.house} d="M9 18.200v-7.400l4.400-2.600 4.400 2.600v7.400z" />
        <path className={styles.door} d="M12 18.200v-3.400h2.800v3.400z" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
