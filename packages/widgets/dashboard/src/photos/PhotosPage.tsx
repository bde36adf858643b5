import { createOwnPhotos } from '@cityguide/store/dashboard';
import { useStore, useStoreState } from '@cityguide/store/react';
import { ErrorText, LiveRegion } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { listMessages } from '../lists/listMessages';
import { OwnList } from '../lists/OwnList';
import { useNow } from '../time/useNow';
import { useWords } from '../words/useWords';
import { OwnPhoto } from './OwnPhoto';

/** The photos that the member has shared (PHOTO-6); a deletion is asked about first, since it cannot be undone. */
export function PhotosPage() {
  const store = useStore();
  const words = useWords(listMessages);
  const [photos] = useState(() => createOwnPhotos(store));
  useEffect(() => photos.start(), [photos]);
  const state = useStoreState(photos);
  const nowMs = useNow();
  const [news, setNews] = useState('');
  return (
    <>
      {state.failed && (
        <div role="alert">
          <ErrorText message={words.photoFailed} />
        </div>
      )}
      <OwnList
        list="photos"
        look="grid"
        state={state}
        onLoad={() => void photos.load()}
        onMore={() => void photos.addPage()}
      >
        {state.rows.map((photo) => (
          <OwnPhoto
            key={photo.id}
            photo={photo}
            nowMs={nowMs}
            onDelete={() => {
              setNews(words.photoDeleted);
              void photos.remove(photo);
            }}
          />
        ))}
      </OwnList>
      <LiveRegion message={state.failed ? '' : news} />
    </>
  );
}
