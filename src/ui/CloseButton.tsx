import styles from './CloseButton.module.css';
import { Icon } from './Icon.tsx';

/** The cross in the corner of what can be closed. */
export function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
