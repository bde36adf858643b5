import type { ReactNode } from 'react';
import styles from './GridHead.module.css';

interface GridHeadProps {
  title: string;
  /** The search field, where the grid has one. */
  children: ReactNode;
}

/** Heading and search on one line where there is room; nothing where the grid has neither. */
export function GridHead({ title, children }: GridHeadProps) {
  if (!title && !children) return null;
  return (
    <div className={styles.head}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}
