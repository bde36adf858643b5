import type { CityguideStore } from '../CityguideStore';
import { createPhotoList } from './createPhotoList';
import { keyOfPhotoList } from './findPhotoList';
import type { PhotoFirstPage, PhotoList, PhotoListSettings } from './PhotoList';

/**
 * The page's one list of these photos. Whoever asks first makes it, in whatever bundle; so pages without photos carry
 * nothing of it. `first` is the page's own first page: nothing is requested for it.
 */
export function openPhotoList(
  store: Pick<CityguideStore, 'createList' | 'createState' | 'services' | 'shared'>,
  { listing = null, neighbourhood = null, limit }: PhotoListSettings,
  first?: PhotoFirstPage,
): PhotoList {
  const key = keyOfPhotoList({ listing, neighbourhood });
  const known = store.shared.get(key) as SharedPhotoList | undefined;
  if (known) {
    if (first) known.adopt(first);
    return known;
  }

  let showing = 0;
  const { stop, ...own } = createPhotoList(store, { listing, neighbourhood, limit, first });
  const list: SharedPhotoList = {
    ...own,
    retain() {
      showing += 1;
      // Shown again after it was forgotten, as React does in its strict mode.
      if (!store.shared.has(key)) store.shared.set(key, list);
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        showing -= 1;
        if (showing > 0) return;
        stop();
        if (store.shared.get(key) === list) store.shared.delete(key);
      };
    },
  };
  store.shared.set(key, list);
  return list;
}

type SharedPhotoList = PhotoList & Pick<ReturnType<typeof createPhotoList>, 'adopt'>;
