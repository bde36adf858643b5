import { Button, Skeleton } from '@cityguide/ui';
import { useMessages } from '../words/useMessages';
import { PlaceTile } from './PlaceTile';
import styles from './PlaceTiles.module.css';
import type { PopularPlaces } from './usePopularPlaces';

/** Stand-ins while places are on their way. */
const WAITING = [1, 2, 3, 4, 5, 6];

/** The places to choose from, or why there are none. */
export function PlaceTiles({ places: { items, state, retry } }: { places: PopularPlaces }) {
  const words = useMessages();
  if (state === 'failed') {
    return (
      <div className={styles.instead} role="alert">
        <p className={styles.words}>{words.placesFailed}</p>
        <Button look="secondary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (state === 'loading') {
    return (
      <ul className={styles.tiles} aria-label={words.loading} aria-busy="true">
        {WAITING.map((number) => (
          <li key={number} className={styles.tile}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" isShort />
          </li>
        ))}
      </ul>
    );
  }
  if (items.length === 0) return <p className={styles.words}>{words.noPlaces}</p>;
  return (
    <ul className={styles.tiles}>
      {items.map((place) => (
        <li key={place.id} className={styles.tile}>
          <PlaceTile place={place} />
        </li>
      ))}
    </ul>
  );
}
