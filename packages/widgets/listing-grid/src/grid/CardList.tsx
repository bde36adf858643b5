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
  ref: Ref<HTMLDivElement>;
}

/** How many cards are one list, for React and for the browser; it fills rows of one to four. */
const RUN_LENGTH = 48;

/** All cards, in runs: those far from the window are neither drawn again nor laid out when a page is added below. */
export function CardList({ listings, origin, headingLevel, isStale, ref }: CardListProps) {
  const starts = Array.from(
    { length: Math.ceil(listings.length / RUN_LENGTH) },
    (_, index) => index * RUN_LENGTH,
  );
  return (
    <div ref={ref} className={isStale ? `${styles.runs} ${styles.stale}` : styles.runs} aria-busy={isStale}>
      {starts.map((start) => (
        <CardRun
          key={start}
          listings={listings.slice(start, start + RUN_LENGTH)}
          origin={origin}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}
