import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers where sighted users have an image or the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
