import type { EnhanceContext } from '@cityguide/widget-kit';
import { findPhotoList } from '@cityguide/store/photos';
import type { loadLists } from '../loadLists';
import { readPhotoEntry } from './history/photoEntry';
import type { Options } from '../definition';
import { findMessages } from '../messages';
import type { Photo, PhotoList, PhotoListKey } from '@cityguide/store/photos';
import { createPhotoHistory } from './history/createPhotoHistory';
import { findOwnPath } from './history/readAddress';
import { openSession, type Session } from './openSession';
import { readPageData } from './readPageData';
import type { ShowOrder } from './ShowOrder';

interface ViewerSettings extends Pick<EnhanceContext, 'store' | 'site'> {
  options(): Options | undefined;
  loadLists: typeof loadLists;
}

export interface Viewer {
  isOpen(): boolean;
  /** Resolves to false where there is no such photo. */
  show(order: ShowOrder): Promise<boolean>;
  /** The address is no longer a photo's. */
  leave(): void;
  stop(): void;
}

interface OpenViewer {
  list: PhotoList;
  session: Session;
  release(): void;
}

/** The overlay that shows the photos of one list at a time (PHOTO-4, PHOTO-5). */
export function createViewer({ store, site, options, loadLists: load }: ViewerSettings): Viewer {
  const words = findMessages(site);
  const addresses = createPhotoHistory({ options, reload: () => store.services.page.reload() });
  let open: OpenViewer | undefined;
  let latest: ShowOrder | undefined;
  let isSettled = true;

  function close() {
    if (!open) return;
    end();
    isSettled = !addresses.close();
  }

  function end() {
    const ended = open;
    open = undefined;
    if (!ended) return;
    isSettled = false;
    ended.session.end();
    ended.list.deactivate();
    ended.release();
  }

  /** Makes the photo the one that is looked at; waits only for what is not loaded. */
  async function activate(list: PhotoList, photoId: number, known: Photo | undefined): Promise<boolean> {
    const activation = list.activate(photoId, known);
    return list.getState().active?.id === photoId || activation;
  }

  async function show(order: ShowOrder): Promise<boolean> {
    latest = order;
    await addresses.whenBack();
    const entry = readPhotoEntry(history.state);
    const key: PhotoListKey = order.isThere && entry ? entry.list : order.list;
    const page = readPageData(order.place);
    // The photos' own widget may not be there yet: then its JSON is.
    const photos = order.opener?.closest('[data-widget="photos"]');
    const { first } = photos ? readPageData(photos) : page;
    const list = findPhotoList(store, key) ?? (await load())(store, key, first);
    const release = list.retain();
    const known = page.photo?.id === order.photoId ? page.photo : undefined;
    const isFound = await activate(list, order.photoId, known);
    // Something else was wished meanwhile.
    if (latest !== order) {
      release();
      return true;
    }
    if (!isFound || open?.list === list) {
      release();
      return isFound;
    }
    end();
    isSettled = true;
    openOver(list, release, { ...order, list: key });
    return true;
  }

  function openOver(list: PhotoList, release: () => void, { list: key, opener, isThere }: ShowOrder) {
    const { active } = list.getState();
    const under = isThere ? findOwnPath(options()?.closedPath) : location.pathname;
    if (!isThere) addresses.open(active?.share_path ?? null, key);
    open = {
      list,
      release,
      session: openSession({
        list,
        store,
        site,
        words,
        opener,
        under,
        adSlot: options()?.adSlot ?? '',
        onStep: (photo) => addresses.step(photo.share_path),
        leave: close,
      }),
    };
  }

  return {
    isOpen: () => open !== undefined,
    show,
    leave() {
      // The visitor closed it, and may have opened another photo already.
      const isClosing = !open && !isSettled;
      if (!isClosing) latest = undefined;
      end();
      if (!isSettled) addresses.settle();
      isSettled = true;
    },
    stop() {
      // Nor does a photo open that is on its way.
      latest = undefined;
      end();
    },
  };
}
