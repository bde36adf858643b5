import type { Ref } from 'react';
import type { CardListing } from '../card/CardListing';
import type { Coordinates } from '@cityguide/site-config/formats';
import { CardRun } from './CardRun';
import styles from './ListingGrid.module.css';

interface CardListProps {
  listings: readonly CardListing[];
  origin: Coordinates | undefined;
  headingLevel: 2 | 3;
  /** The cards are about to be replaced. */
  isStale: boolean;
  ref: Ref<HTMLUListElement>;
}

/** How many cards React looks at together. A page more costs one run, however many stand above it. */
const RUN_LENGTH = 48;

/** All cards. They are handed on in runs, so that adding to 1,200 cards costs what adding to 60 does. */
export function CardList({ listings, origin, headingLevel, isStale, ref }: CardListProps) {
  const starts = Array.from(
    { length: Math.ceil(listings.length / RUN_LENGTH) },
    (_, index) => index * RUN_LENGTH,
  );
  return (
    <ul ref={ref} className={isStale ? `${styles.cards} ${styles.stale}` : styles.cards} aria-busy={isStale}>
      {starts.map((start) => (
        <CardRun
          key={start}
          listings={listings.slice(start, start + RUN_LENGTH)}
          origin={origin}
          headingLevel={headingLevel}
        />
      ))}
    </ul>
  );
}
