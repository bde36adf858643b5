import type { EnhanceContext } from '@cityguide/widget-kit';
import { findPhotoList, type PhotoListKey } from '@cityguide/store/photos';
import { isDataScarce } from '@cityguide/widget-kit/presence';
import type { Options } from './definition';
import { loadLists } from './loadLists';
import type { Viewer } from './viewer/createViewer';
import type { ShowRequest } from './viewer/ShowRequest';

export interface ViewerLoader {
  /** The viewer, once it is loaded. */
  viewer(): Viewer | undefined;
  /** Loads the viewer; a failure is retried at the next call. */
  load(): Promise<Viewer>;
  /** Loads the code for a photo of this list. */
  preload(key: PhotoListKey): void;
  /**
   * Asks for the file of the photo that is being pressed (REST-5), unless data is scarce.
   * @returns a function that cancels the request
   */
  requestFile(request: ShowRequest): () => void;
}

/** The viewer is a chunk of its own, loaded when a visitor is about to open a photo. */
export function createViewerLoader(
  context: EnhanceContext,
  options: () => Options | undefined,
): ViewerLoader {
  let loading: Promise<Viewer> | undefined;
  let viewer: Viewer | undefined;

  function load(): Promise<Viewer> {
    loading ??= import(/* webpackChunkName: 'viewer' */ './viewer/createViewer').then(
      ({ createViewer }) => (viewer = createViewer({ ...context, options, loadLists })),
    );
    loading.catch(() => (loading = undefined));
    return loading;
  }

  return {
    viewer: () => viewer,
    load,
    preload(key) {
      load().catch(() => undefined);
      // another widget may have opened the list, with its own code
      if (!findPhotoList(context.store, key)) loadLists().catch(() => undefined);
    },
    requestFile(request) {
      let isCancelled = isDataScarce();
      let cancel = () => undefined as void;
      load().then(
        (loaded) => {
          if (!isCancelled) cancel = loaded.requestFile(request);
        },
        () => undefined,
      );
      return () => {
        isCancelled = true;
        cancel();
      };
    },
  };
}
