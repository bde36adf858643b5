import type { PhotoListKey } from '@cityguide/store/photos';
import type { Options } from '../../definition';
import { readPhotoEntry, writePhotoEntry } from './photoEntry';
import { getSameOriginPath } from './parseHttpUrl';

/** In case the browser never fires `popstate`. */
const MAX_WAIT_MS = 1000;

export interface PhotoHistory {
  /** The viewer opens over a page: adds one history entry. */
  open(sharePath: string | null, list: PhotoListKey): void;
  /** Shows another photo in the same entry, so that one Back is enough (O-VWR-03). */
  step(sharePath: string | null): void;
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

  function settle() {
    const closed = getSameOriginPath(options()?.closedPath);
    if (closed !== undefined && closed !== location.pathname) replace(closed, history.state);
  }

  return {
    open(sharePath, list) {
      const path = getSameOriginPath(sharePath);
      if (path !== undefined) history.pushState(writePhotoEntry({ list }), '', path);
    },
    step: (sharePath) => replace(getSameOriginPath(sharePath), history.state),
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
