import { useStore } from '@cityguide/store/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '../words/useMessages';
import type { Place } from './Place';
import styles from './SavedCount.module.css';

/** How many of the offered places are saved by now. The pressed tiles say so themselves, so it is not announced. */
export function SavedCount({ places }: { places: readonly Place[] }) {
  const { favourites } = useStore();
  const words = useMessages();
  const subscribe = useCallback(
    (onChange: () => void) => favourites.subscribeChanges(onChange),
    [favourites],
  );
  const read = () => places.filter(({ id }) => favourites.isSaved(id)).length;
  const count = useSyncExternalStore(subscribe, read, read);
  return <p className={styles.count}>{count > 0 && words.saved(count)}</p>;
}
