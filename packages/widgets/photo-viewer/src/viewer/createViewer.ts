import type { EnhanceContext } from '@cityguide/widget-kit';
import { findPhotoList } from '@cityguide/store/photos';
import type { loadLists } from '../loadLists';
import { readPhotoEntry } from './history/photoEntry';
import type { Options } from '../definition';
import { readHashId } from '../readPhotoId';
import { findMessages } from '../messages';
import type { Photo, PhotoList, PhotoListKey } from '@cityguide/store/photos';
import { createPhotoHistory } from './history/createPhotoHistory';
import { getSameOriginPath } from './history/parseHttpUrl';
import { openSession, type ViewerSession } from './openSession';
import { readPageData } from './readPageData';
import { requestPhoto } from './requestPhoto';
import type { ShowRequest } from './ShowRequest';

interface ViewerOptions extends Pick<EnhanceContext, 'store' | 'site'> {
  options(): Options | undefined;
  loadLists: typeof loadLists;
}

export interface Viewer {
  isOpen(): boolean;
  /** Resolves to false if there is no such photo. */
  show(request: ShowRequest): Promise<boolean>;
  /** Asks for a photo's file before it is shown. @returns a function that cancels the request */
  requestFile(request: ShowRequest): () => void;
  /** Called when the URL is no longer a photo's. */
  leave(): void;
  stop(): void;
}

interface OpenState {
  list: PhotoList;
  session: ViewerSession;
  release(): void;
}

/** The overlay that shows the photos of one list at a time (PHOTO-4, PHOTO-5). */
export function createViewer({ store, site, options, loadLists: load }: ViewerOptions): Viewer {
  const messages = findMessages(site);
  const photoHistory = createPhotoHistory({ options, reload: () => store.services.page.reload() });
  let open: OpenState | undefined;
  let latest: ShowRequest | undefined;
  let isSettled = true;

  function close() {
    if (!open) return;
    endSession();
    isSettled = !photoHistory.close();
  }

  function endSession() {
    const ended = open;
    open = undefined;
    if (!ended) return;
    isSettled = false;
    ended.session.end();
    ended.list.deactivate();
    ended.release();
  }

  /** Makes the photo the current one; only waits if it is not loaded. */
  async function activate(list: PhotoList, photoId: number, pagePhoto: Photo | undefined): Promise<boolean> {
    const activation = list.activate(photoId, pagePhoto);
    return list.getState().active?.id === photoId || activation;
  }

  async function show(request: ShowRequest): Promise<boolean> {
    latest = request;
    await photoHistory.whenBack();
    const entry = readPhotoEntry(history.state);
    const key: PhotoListKey = request.isCurrentUrl && entry ? entry.list : request.list;
    const page = readPageData(request.mountPoint);
    // If the photos widget is not mounted yet, its JSON is still in the page.
    const photos = request.opener?.closest('[data-widget="photos"]');
    const { first } = photos ? readPageData(photos) : page;
    const list = findPhotoList(store, key) ?? (await load())(store, key, first);
    const release = list.retain();
    const pagePhoto = page.photo?.id === request.photoId ? page.photo : undefined;
    const isFound = await activate(list, request.photoId, pagePhoto);
    // Another photo was requested meanwhile.
    if (latest !== request) {
      release();
      return true;
    }
    if (!isFound || open?.list === list) {
      release();
      return isFound;
    }
    endSession();
    isSettled = true;
    startSession(list, release, { ...request, list: key });
    return true;
  }

  function startSession(
    list: PhotoList,
    release: () => void,
    { list: key, opener, isCurrentUrl }: ShowRequest,
  ) {
    const { active } = list.getState();
    const isPhotoPage = isCurrentUrl && !readHashId(location.hash);
    const backgroundPath = isPhotoPage ? getSameOriginPath(options()?.closedPath) : location.pathname;
    if (!isCurrentUrl && active) photoHistory.open(active, key);
    open = {
      list,
      release,
      session: openSession({
        list,
        store,
        site,
        messages,
        opener,
        backgroundPath,
        adSlot: options()?.adSlot ?? '',
        onStep: (photo) => photoHistory.step(photo),
        getShareUrl: photoHistory.getShareUrl,
        onClose: close,
      }),
    };
  }

  return {
    isOpen: () => open !== undefined,
    show,
    requestFile: (request) => requestPhoto(request, { store, site, messages }),
    leave() {
      // The visitor has closed it, and may have opened another photo already.
      const isClosing = !open && !isSettled;
      if (!isClosing) latest = undefined;
      endSession();
      if (!isSettled) photoHistory.settle();
      isSettled = true;
    },
    stop() {
      // A pending photo does not open either.
      latest = undefined;
      endSession();
    },
  };
}
