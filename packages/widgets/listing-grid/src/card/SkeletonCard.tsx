import { Skeleton } from '@cityguide/ui';
import styles from './ListingCard.module.css';

/** Placeholder of a card, as tall as a card with all its content, so that nothing shifts when the card arrives. */
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
