import { createOwnPhotos } from '@cityguide/store/dashboard';
import { useStore, useStoreState } from '@cityguide/store/react';
import { ErrorText, LiveRegion } from '@cityguide/ui';
import { useEffect, useState } from 'react';
import { listMessages } from '../lists/listMessages';
import { OwnList } from '../lists/OwnList';
import { useNow } from '../time/useNow';
import { useMessages } from '../useMessages';
import { OwnPhoto } from './OwnPhoto';

/** The photos that the member has shared (PHOTO-6); a deletion asks for confirmation, since it cannot be undone. */
export function PhotosPage() {
  const store = useStore();
  const messages = useMessages(listMessages);
  const [photos] = useState(() => createOwnPhotos(store));
  useEffect(() => photos.start(), [photos]);
  const state = useStoreState(photos);
  const nowMs = useNow();
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      {state.failed && (
        <div role="alert">
          <ErrorText message={messages.photoFailed} />
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
              setAnnouncement(messages.photoDeleted);
              void photos.remove(photo);
            }}
          />
        ))}
      </OwnList>
      <LiveRegion message={state.failed ? '' : announcement} />
    </>
  );
}
