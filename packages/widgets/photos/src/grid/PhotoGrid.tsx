import type { PhotoList, PhotoListState } from '@cityguide/store/photos';
import { Button, LiveRegion } from '@cityguide/ui';
import { useState } from 'react';
import type { ShownPhoto } from '../list/listShown';
import type { PhotosMessages } from '../messages';
import { Thumbnail } from '../thumbnail/Thumbnail';
import styles from './PhotoGrid.module.css';

interface PhotoGridProps {
  list: PhotoList;
  state: PhotoListState;
  shown: readonly ShownPhoto[];
  words: PhotosMessages;
}

/** Photos in rows below each other, with Load More. */
export function PhotoGrid({ list, state, shown, words }: PhotoGridProps) {
  const [news, setNews] = useState('');

  async function showMore() {
    const before = list.getState().items.length;
    await list.loadMore();
    const { length } = list.getState().items;
    if (length > before) setNews(words.added(length - before, length));
  }

  return (
    <>
      <ul className={styles.grid}>
        {shown.map(({ photo }) => (
          <li key={photo.id} className={styles.cell}>
            <Thumbnail photo={photo} />
          </li>
        ))}
      </ul>
      {state.hasMore && (
        <div className={styles.more}>
          <Button look="secondary" isBusy={state.isFetching} onClick={() => void showMore()}>
            <span>{state.isFetching ? words.loading : words.loadMore}</span>
          </Button>
        </div>
      )}
      <LiveRegion message={news} />
    </>
  );
}
