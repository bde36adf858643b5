import { useStore } from '@cityguide/store/react';
import { openPhotoList, type PhotoList } from '@cityguide/store/photos';
import { useEffect, useState } from 'react';
import type { Data, Options } from '../definition';
import { readFirstPage } from './readFirstPage';

/**
 * The list of these photos, shared with other widgets of the page. It starts with the page's own photos, or requests
 * them.
 */
export function usePhotoList({ listingId, defaultNeighborhood, limit }: Options, data: Data): PhotoList {
  const store = useStore();
  const [list] = useState(() =>
    openPhotoList(
      store,
      { listing: listingId ?? null, neighbourhood: defaultNeighborhood ?? null, limit },
      readFirstPage(data),
    ),
  );

  useEffect(() => {
    const release = list.retain();
    void list.load();
    return release;
  }, [list]);

  return list;
}
