import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import type { definition, Options } from './definition';
import { loadLists } from './loadLists';
import { readListKey } from './readListKey';
import { readHashId, readPageId } from './readPhotoId';
import type { ShowRequest } from './viewer/ShowRequest';
import type { Viewer } from './viewer/createViewer';

/** Events before a press, early enough to load the viewer in the meantime. */
const PRELOAD_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

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
  let loading: Promise<Viewer> | undefined;
  let viewer: Viewer | undefined;
  let isStopped = false;

  const options = () => mountPoints.values().next().value;

  const readId = (url: Location | HTMLAnchorElement, { basePath }: Options) =>
    readHashId(url.hash) ?? readPageId(url, { basePath, site: context.site });

  /** The link to a photo that contains the event's target, if any. */
  function findPhotoLink({ target }: Event, currentOptions: Options): PhotoLink | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return undefined;
    // On a photo's own page, links to other anchors within the page have the same path.
    const photoId = readHashId(link.hash) ?? (link.hash === '' ? readId(link, currentOptions) : undefined);
    return photoId === undefined ? undefined : { link, photoId };
  }

  function load(): Promise<Viewer> {
    loading ??= loadViewer().then(
      (createViewer) => (viewer = createViewer({ ...context, options, loadLists })),
    );
    // Retried at the next press.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function show(request: ShowRequest, fallback?: () => void): Promise<void> {
    try {
      const loaded = await load();
      if (isStopped || (await loaded.show(request))) return;
    } catch (error) {
      context.store.services.report?.(error, 'opening the photo viewer');
    }
    fallback?.();
  }

  function preloadViewer(event: Event) {
    const currentOptions = options();
    if (currentOptions && !viewer && findPhotoLink(event, currentOptions)) load().catch(() => undefined);
  }

  function handleClick(event: MouseEvent) {
    const currentOptions = options();
    const found = currentOptions && findPhotoLink(event, currentOptions);
    if (!found || isBrowserNavigation(event, found.link)) return;
    const { link, photoId } = found;
    event.preventDefault();
    // If that fails, go to the photo's own page.
    void show(
      {
        photoId,
        opener: link,
        list: readListKey(link, currentOptions),
        mountPoint: mountPoints.keys().next().value,
      },
      () => location.assign(link.href),
    );
  }

  /** Back closes, Forward opens again. */
  function handlePopState({ state }: PopStateEvent) {
    const currentOptions = options();
    const opened = readOpenedPhoto(state);
    const photoId = currentOptions && (readId(location, currentOptions) ?? opened?.photoId);
    if (photoId && (opened || viewer?.isOpen())) {
      void show({ photoId, list: readListKey(undefined, currentOptions), isCurrentUrl: true });
    } else viewer?.leave();
  }

  for (const type of PRELOAD_EVENTS) document.addEventListener(type, preloadViewer, { passive: true });
  document.addEventListener('click', handleClick);
  window.addEventListener('popstate', handlePopState);

  return {
    add(element, ownOptions) {
      mountPoints.set(element, ownOptions);
      const photoId = readId(location, ownOptions);
      if (photoId === undefined || viewer?.isOpen()) return;
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
      for (const type of PRELOAD_EVENTS) document.removeEventListener(type, preloadViewer);
      document.removeEventListener('click', handleClick);
      window.removeEventListener('popstate', handlePopState);
      viewer?.stop();
    },
  };
}

/** The viewer: a chunk of its own, loaded when a visitor is about to open a photo. */
const loadViewer = () =>
  import(/* webpackChunkName: 'viewer' */ './viewer/createViewer').then(({ createViewer }) => createViewer);

interface PhotoLink {
  link: HTMLAnchorElement;
  photoId: number;
}

/**
 * Whether the browser or another listener handles the click: with Ctrl, Command, Shift or another target the photo's
 * page opens elsewhere, and a prevented event has been handled.
 */
function isBrowserNavigation(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== '' && target !== '_self');
}
