import styles from './Spinner.module.css';

/** A small turning ring in the colour of the text around it. Say in words, beside it, what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
