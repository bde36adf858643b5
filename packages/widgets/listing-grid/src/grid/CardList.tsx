import type { Ref } from 'react';
import type { CardListing } from '../card/CardListing';
import { CardChunk } from './CardChunk';
import styles from './ListingGrid.module.css';
import type { DistanceOrigin } from '../position/DistanceOrigin';

interface CardListProps {
  listings: readonly CardListing[];
  origin: DistanceOrigin | undefined;
  headingLevel: 2 | 3;
  /** The cards are about to be replaced. */
  isStale: boolean;
  ref: Ref<HTMLDivElement>;
}

/** Cards per chunk; divisible by one to four columns. */
const CHUNK_LENGTH = 48;

/**
 * All cards, in chunks: those far from the viewport are neither rendered again nor laid out when a page is added
 * below.
 */
export function CardList({ listings, origin, headingLevel, isStale, ref }: CardListProps) {
  const chunkCount = Math.ceil(listings.length / CHUNK_LENGTH);
  const starts = [...Array(chunkCount).keys()].map((index) => index * CHUNK_LENGTH);
  return (
    <div ref={ref} className={isStale ? `${styles.runs} ${styles.stale}` : styles.runs} aria-busy={isStale}>
      {starts.map((start) => (
        <CardChunk
          key={start}
          listings={listings.slice(start, start + CHUNK_LENGTH)}
          origin={origin}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}
