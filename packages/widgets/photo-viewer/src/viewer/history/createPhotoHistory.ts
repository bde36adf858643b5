import type { Photo, PhotoListKey } from '@cityguide/store/photos';
import type { Options } from '../../definition';
import { readHashId } from '../../readPhotoId';
import { readPhotoEntry, writePhotoEntry } from './photoEntry';
import { getSameOriginPath } from './parseHttpUrl';

/** In case the browser never fires `popstate`. */
const MAX_WAIT_MS = 1000;

export interface PhotoHistory {
  /** The viewer opens over a page: adds one history entry. */
  open(photo: Photo, list: PhotoListKey): void;
  /** Shows another photo in the same entry, so that one Back is enough (O-VWR-03). */
  step(photo: Photo): void;
  /** The whole address to share a photo by. */
  getShareUrl(photo: Photo): string;
  /**
   * The visitor closed the viewer: goes back to the page's own entry, or to the closed path if there is none.
   * @returns whether the browser is going back, so that `settle` must still be called
   */
  close(): boolean;
  /** The browser went to the page's own entry: sets its URL to the closed path. */
  settle(): void;
  /** Resolves when the browser has gone back, if it is going back. */
  whenBack(): Promise<void>;
}

interface PhotoHistoryOptions {
  options(): Options | undefined;
  reload(): void;
}

/** The URL and the history entries of the viewer (PHOTO-4). */
export function createPhotoHistory({ options, reload }: PhotoHistoryOptions): PhotoHistory {
  let goingBack: Promise<void> = Promise.resolve();

  function replace(address: string | undefined, state: unknown) {
    try {
      if (address !== undefined) history.replaceState(state, '', address);
    } catch {
      // Safari rejects more than a hundred changes in half a minute: the photo matters more than its URL.
    }
  }

  const getMode = () => options()?.address ?? 'page';

  /** What the address bar shows for a photo; undefined if that stays as it is. */
  function getAddress({ id, share_path: sharePath }: Photo): string | undefined {
    const { pathname, search } = location;
    const address = { page: sharePath, hash: `${pathname}${search}#photo-${id}`, none: location.href };
    return getSameOriginPath(address[getMode()]);
  }

  const createState = (photo: Photo, list: PhotoListKey) =>
    writePhotoEntry({ list, ...(getMode() === 'none' && { photoId: photo.id }) });

  function settle() {
    const { pathname, search, hash } = location;
    if (readHashId(hash)) return replace(pathname + search, history.state);
    if (getMode() !== 'page') return;
    const closed = getSameOriginPath(options()?.closedPath);
    if (closed !== undefined && closed !== location.pathname) replace(closed, history.state);
  }

  return {
    open(photo, list) {
      const address = getAddress(photo);
      if (address !== undefined) history.pushState(createState(photo, list), '', address);
    },
    step(photo) {
      const entry = readPhotoEntry(history.state);
      replace(getAddress(photo), entry ? createState(photo, entry.list) : history.state);
    },
    getShareUrl(photo) {
      const address = getMode() === 'none' ? photo.share_path : getAddress(photo);
      return new URL(address ?? photo.share_path ?? location.href, location.href).href;
    },
    close() {
      if (readPhotoEntry(history.state)) {
        goingBack = new Promise((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          setTimeout(resolve, MAX_WAIT_MS);
        });
        history.back();
        return true;
      }
      settle();
      if (options()?.leaves) reload();
      return false;
    },
    settle,
    whenBack: () => goingBack,
  };
}
