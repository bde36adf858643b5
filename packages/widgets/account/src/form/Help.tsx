import type { ReactNode } from 'react';
import styles from './Help.module.css';

/** A quiet sentence above a form: what it does. */
export function Help({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
