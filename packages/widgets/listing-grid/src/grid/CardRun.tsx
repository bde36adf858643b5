import { memo } from 'react';
import type { CardListing } from '../card/CardListing';
import { ListingCard } from '../card/ListingCard';
import type { Coordinates } from '@cityguide/site-config/formats';
import styles from './ListingGrid.module.css';

interface CardRunProps {
  listings: readonly CardListing[];
  origin: Coordinates | undefined;
  headingLevel: 2 | 3;
}

/** Some cards in a row of the list. Left alone while they are the same listings. */
export const CardRun = memo(function CardRun({ listings, origin, headingLevel }: CardRunProps) {
  return (
    <ul className={`${styles.cards} ${styles.run}`}>
      {listings.map((listing) => (
        <li key={listing.id} className={styles.cell}>
          <ListingCard listing={listing} origin={origin} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}, isSameRun);

function isSameRun(before: CardRunProps, after: CardRunProps): boolean {
  if (before.origin !== after.origin || before.headingLevel !== after.headingLevel) return false;
  if (before.listings.length !== after.listings.length) return false;
  return before.listings.every((listing, index) => listing === after.listings[index]);
}
