import type { PhotoList, PhotoListState } from '@cityguide/store/photos';
import { Button, LiveRegion } from '@cityguide/ui';
import { useState } from 'react';
import type { VisiblePhoto } from '../list/listVisiblePhotos';
import type { PhotosMessages } from '../messages';
import { Thumbnail } from '../thumbnail/Thumbnail';
import styles from './PhotoGrid.module.css';

interface PhotoGridProps {
  list: PhotoList;
  state: PhotoListState;
  visiblePhotos: readonly VisiblePhoto[];
  messages: PhotosMessages;
}

/** Photos in a grid, with Load More. */
export function PhotoGrid({ list, state, visiblePhotos, messages }: PhotoGridProps) {
  const [announcement, setAnnouncement] = useState('');

  async function showMore() {
    const oldLength = list.getState().items.length;
    await list.loadMore();
    const { length } = list.getState().items;
    if (length > oldLength) setAnnouncement(messages.added(length - oldLength, length));
  }

  return (
    <>
      <ul className={styles.grid}>
        {visiblePhotos.map(({ photo }) => (
          <li key={photo.id} className={styles.cell}>
            <Thumbnail photo={photo} />
          </li>
        ))}
      </ul>
      {state.hasMore && (
        <div className={styles.more}>
          <Button variant="secondary" isBusy={state.isFetching} onClick={() => void showMore()}>
            <span>{state.isFetching ? messages.loading : messages.loadMore}</span>
          </Button>
        </div>
      )}
      <LiveRegion message={announcement} />
    </>
  );
}
