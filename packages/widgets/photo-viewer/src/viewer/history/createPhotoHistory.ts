import type { PhotoListKey } from '@cityguide/store/photos';
import type { Options } from '../../definition';
import { readPhotoEntry, writePhotoEntry } from './photoEntry';
import { findOwnPath } from './readAddress';

/** Should the browser never tell that it has gone back. */
const MAX_WAIT_MS = 1000;

export interface PhotoHistory {
  /** The viewer opens over a page: one entry more, whatever follows. */
  open(sharePath: string | null, list: PhotoListKey): void;
  /** Another photo in the same entry, so that one Back is enough (O-VWR-03). */
  step(sharePath: string | null): void;
  /**
   * The visitor closed the viewer: back to the page's own entry, or the closed path where there is none.
   * @returns whether the browser is on its way back, and `settle` still to be called
   */
  close(): boolean;
  /** The browser went to the page's own entry: its address becomes the closed path. */
  settle(): void;
  /** Resolves when the browser has gone back, if it is on its way. */
  whenBack(): Promise<void>;
}

interface HistorySettings {
  options(): Options | undefined;
  reload(): void;
}

/** What the address bar and the history show of the viewer (PHOTO-4). */
export function createPhotoHistory({ options, reload }: HistorySettings): PhotoHistory {
  let goingBack: Promise<void> = Promise.resolve();

  function replace(address: string | undefined, state: unknown) {
    try {
      if (address !== undefined) history.replaceState(state, '', address);
    } catch {
      // Safari refuses more than a hundred changes in half a minute: the photo matters more than its address.
    }
  }

  function settle() {
    const closed = findOwnPath(options()?.closedPath);
    if (closed !== undefined && closed !== location.pathname) replace(closed, history.state);
  }

  return {
    open(sharePath, list) {
      const path = findOwnPath(sharePath);
      if (path !== undefined) history.pushState(writePhotoEntry({ list }), '', path);
    },
    step: (sharePath) => replace(findOwnPath(sharePath), history.state),
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
