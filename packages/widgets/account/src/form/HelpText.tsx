import type { ReactNode } from 'react';
import styles from './HelpText.module.css';

/** A sentence above a form that says what it does. */
export function HelpText({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
