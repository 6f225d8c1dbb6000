import { type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside and closes it on Escape. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <CloseButton label={closeLabel} onClose={onClose} />
      </div>
      {children}
    </dialog>
  );
}
