import { useStore } from '@cityguide/store/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '../useMessages';
import type { OfferedListing } from './OfferedListing';
import styles from './SavedCount.module.css';

/** How many of the offered listings are saved. Not announced, since the pressed tiles are. */
export function SavedCount({ listings }: { listings: readonly OfferedListing[] }) {
  const { favourites } = useStore();
  const messages = useMessages();
  const subscribe = useCallback(
    (onChange: () => void) => favourites.subscribeChanges(onChange),
    [favourites],
  );
  const read = () => listings.filter(({ id }) => favourites.isSaved(id)).length;
  const count = useSyncExternalStore(subscribe, read, read);
  return <p className={styles.count}>{count > 0 && messages.saved(count)}</p>;
}
