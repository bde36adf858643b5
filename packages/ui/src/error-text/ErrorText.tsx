import styles from './ErrorText.module.css';

export interface ErrorTextProps {
  /** For `aria-describedby` of the field that it belongs to. */
  id?: string;
  /** The words without the mark; nothing is drawn where there are none. */
  message?: string | null;
}

/** An error in words, marked with `* ` as every error of a form is. */
export function ErrorText({ id, message }: ErrorTextProps) {
  if (!message) return null;
  return (
    <p id={id} className={styles.error}>
      {`* ${message}`}
    </p>
  );
}
