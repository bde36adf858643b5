import { SkeletonCard } from '../card/SkeletonCard';
import styles from './ListingGrid.module.css';

/** Placeholders of cards. They take up space at once and become visible after 150 ms. */
export function SkeletonList({ length }: { length: number }) {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {Array.from({ length }, (_, index) => (
        <li key={index} className={styles.cell}>
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}
