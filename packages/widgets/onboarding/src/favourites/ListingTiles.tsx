import { Button, Skeleton } from '@cityguide/ui';
import { useMessages } from '../useMessages';
import { ListingTile } from './ListingTile';
import styles from './ListingTiles.module.css';
import type { PopularListings } from './usePopularListings';

/** Placeholders while listings are loading. */
const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

/** The listings to choose from, or why there are none. */
export function ListingTiles({ listings: { items, state, retry } }: { listings: PopularListings }) {
  const messages = useMessages();
  if (state === 'failed') {
    return (
      <div className={styles.instead} role="alert">
        <p className={styles.words}>{messages.placesFailed}</p>
        <Button variant="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <ul className={styles.tiles} aria-label={messages.loading} aria-busy="true">
        {SKELETON_KEYS.map((number) => (
          <li key={number} className={styles.tile}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" isShort />
          </li>
        ))}
      </ul>
    );
  }
  if (items.length === 0) return <p className={styles.words}>{messages.noPlaces}</p>;
  return (
    <ul className={styles.tiles}>
      {items.map((listing) => (
        <li key={listing.id} className={styles.tile}>
          <ListingTile listing={listing} />
        </li>
      ))}
    </ul>
  );
}
