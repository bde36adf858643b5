import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What it replaces: `picture` 3:2, `title` and `line` one line of text each, `block` fills its parent. */
  shape?: 'picture' | 'title' | 'line' | 'block';
  /** A shorter bar, as the last line of a text. */
  isShort?: boolean;
}

/** A placeholder of the final size. It is shown only after 150 ms, so that fast responses do not flash. */
export function Skeleton({ shape = 'line', isShort = false }: SkeletonProps) {
  const classes = [styles.skeleton, styles[shape], isShort ? styles.short : ''];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}
