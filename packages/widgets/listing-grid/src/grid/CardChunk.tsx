import { memo } from 'react';
import type { CardListing } from '../card/CardListing';
import { ListingCard } from '../card/ListingCard';
import styles from './ListingGrid.module.css';
import type { DistanceOrigin } from '../position/DistanceOrigin';

interface CardChunkProps {
  listings: readonly CardListing[];
  origin: DistanceOrigin | undefined;
  headingLevel: 2 | 3;
}

/** A chunk of consecutive cards. Not rendered again while the listings are the same. */
export const CardChunk = memo(function CardChunk({ listings, origin, headingLevel }: CardChunkProps) {
  return (
    <ul className={`${styles.cards} ${styles.run}`}>
      {listings.map((listing) => (
        <li key={listing.id} className={styles.cell}>
          <ListingCard listing={listing} origin={origin} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}, areSameProps);

function areSameProps(before: CardChunkProps, after: CardChunkProps): boolean {
  if (before.origin !== after.origin || before.headingLevel !== after.headingLevel) return false;
  if (before.listings.length !== after.listings.length) return false;
  return before.listings.every((listing, index) => listing === after.listings[index]);
}
