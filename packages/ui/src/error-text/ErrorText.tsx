import styles from './ErrorText.module.css';

export interface ErrorTextProps {
  /** For `aria-describedby` of the field. */
  id?: string;
  /** The text without the `* `; nothing is rendered where there is none. */
  message?: string | null;
}

/** An error text, prefixed with `* ` as every error of a form is. */
export function ErrorText({ id, message }: ErrorTextProps) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      {`* ${message}`}
    </p>
  );
}
