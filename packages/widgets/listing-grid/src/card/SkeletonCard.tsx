import { Skeleton } from '@cityguide/ui';
import styles from './ListingCard.module.css';

/** A card that is still to come, as tall as one with everything on it, so that nothing moves when it arrives. */
export function SkeletonCard() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={styles.skeletonWords}>
        <Skeleton shape="title" isShort />
        <Skeleton />
        <Skeleton />
        <Skeleton isShort />
      </div>
    </div>
  );
}
