import type { CityguideStore } from '../CityguideStore';
import { createPhotoList } from './createPhotoList';
import { getPhotoListKey } from './findPhotoList';
import type { PhotoFirstPage, PhotoList, PhotoListOptions } from './PhotoList';

/**
 * The page's one list of these photos. The first widget to call this creates it, in whatever bundle, so pages without
 * photos do not load this code. `first` is the page's own first page: nothing is requested for it.
 */
export function openPhotoList(
  store: Pick<CityguideStore, 'createList' | 'createState' | 'services' | 'shared'>,
  { listing = null, neighbourhood = null, limit }: PhotoListOptions,
  first?: PhotoFirstPage,
): PhotoList {
  const key = getPhotoListKey({ listing, neighbourhood });
  const existing = store.shared.get(key) as SharedPhotoList | undefined;
  if (existing) {
    if (first) existing.adopt(first);
    return existing;
  }

  let retainCount = 0;
  const { stop, ...photoList } = createPhotoList(store, { listing, neighbourhood, limit, first });
  const list: SharedPhotoList = {
    ...photoList,
    retain() {
      retainCount += 1;
      // Shown again after it was discarded, as React does in its strict mode.
      if (!store.shared.has(key)) store.shared.set(key, list);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        retainCount -= 1;
        if (retainCount > 0) return;
        stop();
        if (store.shared.get(key) === list) store.shared.delete(key);
      };
    },
  };
  store.shared.set(key, list);
  return list;
}

type SharedPhotoList = PhotoList & Pick<ReturnType<typeof createPhotoList>, 'adopt'>;
