import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers where the eye has a picture or a place. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
