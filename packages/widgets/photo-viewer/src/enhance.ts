import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { whenNear } from '@cityguide/widget-kit/presence';
import { createViewerLoader } from './createViewerLoader';
import { coverUntil } from './placeholder/coverUntil';
import type { definition, Options } from './definition';
import { loadLists } from './loadLists';
import { findPhotoLink, findThumbnails, isBrowserNavigation, readId, type PhotoLink } from './photoLinks';
import { readListKey } from './readListKey';
import type { ShowRequest } from './viewer/ShowRequest';

/** Events before a press, early enough to load the viewer in the meantime. */
const APPROACH_EVENTS = ['pointerover', 'focusin'] as const;

/** The photo of a history entry that the viewer created (`createPhotoHistory`). */
const readOpenedPhoto = (state: unknown) =>
  (state as { cityguidePhoto?: { photoId?: number } } | null)?.cityguidePhoto;

/**
 * Opens a photo when its link is pressed or the URL is the photo's (PHOTO-4). Until then only the code for links and
 * URLs is loaded.
 */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  /** The page's viewers; the options of the first one apply. */
  const mountPoints = new Map<HTMLElement, Options>();
  const { site, store } = context;
  const options = () => mountPoints.values().next().value;
  const loader = createViewerLoader(context, options);
  let isStopped = false;
  /** What is to be shown, until another request replaces it or the visitor has changed their mind. */
  let wanted: ShowRequest | undefined;
  let cancelFile = () => undefined as void;

  async function show(request: ShowRequest, fallback?: () => void): Promise<void> {
    wanted = request;
    try {
      const viewer = await loader.load();
      if (isStopped || wanted !== request || (await viewer.show(request))) return;
    } catch (error) {
      store.services.report?.(error, 'opening the photo viewer');
    }
    if (wanted === request) fallback?.();
  }

  /** The photo that an event is about; undefined where the browser does what it does with links. */
  function findPressed(event: MouseEvent): (PhotoLink & { request: ShowRequest }) | undefined {
    const currentOptions = options();
    const found = currentOptions && findPhotoLink(event.target, { ...currentOptions, site });
    if (!found || isBrowserNavigation(event, found.link)) return undefined;
    const request: ShowRequest = {
      photoId: found.photoId,
      opener: found.link,
      list: readListKey(found.link, currentOptions),
      mountPoint: mountPoints.keys().next().value,
    };
    return { ...found, request };
  }

  function preloadFor(target: EventTarget | null) {
    const currentOptions = options();
    const found = currentOptions && findPhotoLink(target, { ...currentOptions, site });
    if (found) loader.preload(readListKey(found.link, currentOptions));
  }

  function handleApproach({ target }: Event) {
    if (!loader.viewer()) preloadFor(target);
  }

  function handlePointerDown(event: PointerEvent) {
    cancelFile();
    const pressed = findPressed(event);
    if (!pressed) return;
    loader.preload(pressed.request.list);
    cancelFile = loader.requestFile(pressed.request);
  }

  /** The press has become a scroll. */
  const handlePointerCancel = () => cancelFile();

  function handleClick(event: MouseEvent) {
    const pressed = findPressed(event);
    // A prevented click was handled by other code. A prevented pointerdown was not: sliders do that.
    if (!pressed || event.defaultPrevented) return;
    const { link, request } = pressed;
    event.preventDefault();
    // If that fails, go to the photo's own page.
    const opening = show(request, () => location.assign(link.href));
    coverUntil(opening, {
      link,
      onCancel() {
        wanted = undefined;
        loader.viewer()?.leave();
      },
    });
  }

  /** Back closes, Forward opens again. */
  function handlePopState({ state }: PopStateEvent) {
    const currentOptions = options();
    const opened = readOpenedPhoto(state);
    const photoId = currentOptions && (readId(location, { ...currentOptions, site }) ?? opened?.photoId);
    if (photoId && (opened || loader.viewer()?.isOpen())) {
      void show({ photoId, list: readListKey(undefined, currentOptions), isCurrentUrl: true });
      return;
    }
    wanted = undefined;
    loader.viewer()?.leave();
  }

  for (const type of APPROACH_EVENTS) document.addEventListener(type, handleApproach, { passive: true });
  document.addEventListener('pointerdown', handlePointerDown, { passive: true });
  document.addEventListener('pointercancel', handlePointerCancel);
  document.addEventListener('click', handleClick);
  window.addEventListener('popstate', handlePopState);
  const stopLooking = whenNear(() => {
    const currentOptions = options();
    return currentOptions ? findThumbnails({ ...currentOptions, site }) : [];
  }, preloadFor);

  return {
    add(element, ownOptions) {
      mountPoints.set(element, ownOptions);
      const photoId = readId(location, { ...ownOptions, site });
      if (photoId === undefined || loader.viewer()?.isOpen()) return;
      // Also needed, so loaded in parallel with the viewer.
      loadLists().catch(() => undefined);
      void show({
        photoId,
        list: readListKey(undefined, ownOptions),
        mountPoint: element,
        isCurrentUrl: true,
      });
    },
    remove(element) {
      mountPoints.delete(element);
    },
    stop() {
      isStopped = true;
      for (const type of APPROACH_EVENTS) document.removeEventListener(type, handleApproach);
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('pointercancel', handlePointerCancel);
      document.removeEventListener('click', handleClick);
      window.removeEventListener('popstate', handlePopState);
      stopLooking();
      cancelFile();
      loader.viewer()?.stop();
    },
  };
}
