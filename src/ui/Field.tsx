import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

interface Described {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Said after the label of a field that may stay empty. */
  optionalMark?: string;
}

const describedBy = ({ id, hint, error }: Described) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

function Frame({ children, ...field }: Described & { children: ReactNode }) {
  const { id, label, hint, error, optionalMark } = field;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optionalMark && <span className={styles.optional}> {optionalMark}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

type Control<T extends 'input' | 'textarea' | 'select'> = Described &
  Omit<ComponentProps<T>, 'className' | keyof Described>;

/** A labelled one-line field with its hint and error. */
export function TextField({ id, label, hint, error, optionalMark, ...input }: Control<'input'>) {
  const field: Described = { id, label, hint, error, ...(optionalMark && { optionalMark }) };
  return (
    <Frame {...field}>
      <input
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={!!error}
        aria-describedby={describedBy(field)}
      />
    </Frame>
  );
}

/** A labelled field of several lines that grows with its text. */
export function TextArea({ id, label, hint, error, optionalMark, ...area }: Control<'textarea'>) {
  const field: Described = { id, label, hint, error, ...(optionalMark && { optionalMark }) };
  return (
    <Frame {...field}>
      <textarea
        {...area}
        id={id}
        className={styles.control}
        aria-invalid={!!error}
        aria-describedby={describedBy(field)}
      />
    </Frame>
  );
}

/** A labelled choice out of a short list. */
export function SelectField({ id, label, hint, error, optionalMark, ...select }: Control<'select'>) {
  const field: Described = { id, label, hint, error, ...(optionalMark && { optionalMark }) };
  return (
    <Frame {...field}>
      <select {...select} id={id} className={styles.control} aria-describedby={describedBy(field)} />
    </Frame>
  );
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  id: string;
  children: ReactNode;
  /** Shows and announces it as an on/off switch. */
  asSwitch?: boolean;
}

/** A checkbox with its words beside it. */
export function Checkbox({ id, children, asSwitch = false, ...input }: CheckboxProps) {
  return (
    <div className={styles.check}>
      <input
        {...input}
        {...(asSwitch && { role: 'switch' })}
        id={id}
        type="checkbox"
        className={asSwitch ? styles.switch : styles.box}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
