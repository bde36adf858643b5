import styles from './Spinner.module.css';

/** A small turning ring in the colour of the surrounding text. Put a text beside it that says what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
