import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** What it stands for: `picture` 3:2, `title` and `line` one line of text each, `block` fills its parent. */
  shape?: 'picture' | 'title' | 'line' | 'block';
  /** A shorter bar, as last lines are. */
  isShort?: boolean;
}

/** A stand-in of the final size. It shows after 150 ms only, so that fast answers do not flash. */
export function Skeleton({ shape = 'line', isShort = false }: SkeletonProps) {
  const classes = [styles.skeleton, styles[shape], isShort ? styles.short : ''];
  return <span className={classes.filter(Boolean).join(' ')} aria-hidden="true" />;
}
