import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ErrorText } from '../error-text/ErrorText';
import styles from './Field.module.css';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id' | 'children'>;

export interface FieldProps extends Attributes {
  label: string;
  /** Shown below the field, prefixed with `* `; screen readers read it with the field. */
  error?: string | null;
  /** One quiet line of help, shown before anything is wrong. */
  hint?: string;
  /** A control at the end of the field, such as show/hide. */
  endAdornment?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled text field. It is uncontrolled: forms read its value on submit, so that autofill without key events
 * counts.
 */
export function Field({ label, error, hint, endAdornment, ...attributes }: FieldProps) {
  const id = useId();
  const descriptions = [error ? `${id}error` : '', hint ? `${id}hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...attributes}
          id={id}
          className={endAdornment ? `${styles.input} ${styles.withEnd}` : styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions || undefined}
        />
        {endAdornment && <div className={styles.end}>{endAdornment}</div>}
      </div>
      <ErrorText id={`${id}error`} message={error} />
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
