import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import type { definition, Options } from './definition';
import { loadLists } from './loadLists';
import { readListKey } from './readListKey';
import type { ShowRequest } from './viewer/ShowRequest';
import type { Viewer } from './viewer/createViewer';

/** `/:category/:name/:photos/:photoId` below the base path; the first three segments may be in any language. */
const ROUTE = /^(?:[^/]+\/){3}([1-9]\d{0,14})\/?$/;

/** Events before a press, early enough to load the viewer in the meantime. */
const PRELOAD_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Whether the viewer created the history entry (`createPhotoHistory`). */
const isOpenedPhoto = (state: unknown) =>
  Boolean((state as { cityguidePhoto?: unknown } | null)?.cityguidePhoto);

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
    if (currentOptions && !viewer && findPhotoLink(event, currentOptions.basePath))
      load().catch(() => undefined);
  }

  function handleClick(event: MouseEvent) {
    const currentOptions = options();
    const found = currentOptions && findPhotoLink(event, currentOptions.basePath);
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
    const photoId = currentOptions && readPhotoId(location.pathname, currentOptions.basePath);
    if (photoId && (isOpenedPhoto(state) || viewer?.isOpen())) {
      void show({ photoId, list: readListKey(undefined, currentOptions), isCurrentUrl: true });
    } else viewer?.leave();
  }

  for (const type of PRELOAD_EVENTS) document.addEventListener(type, preloadViewer, { passive: true });
  document.addEventListener('click', handleClick);
  window.addEventListener('popstate', handlePopState);

  return {
    add(element, ownOptions) {
      mountPoints.set(element, ownOptions);
      const photoId = readPhotoId(location.pathname, ownOptions.basePath);
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

/** The link to a photo's page that contains the event's target, if any. */
function findPhotoLink({ target }: Event, basePath: string): PhotoLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // On a photo's own page, links to anchors within the page have the same path.
  if (!link || link.origin !== location.origin || link.hash !== '') return undefined;
  const photoId = readPhotoId(link.pathname, basePath);
  return photoId === undefined ? undefined : { link, photoId };
}

/**
 * Whether the browser or another listener handles the click: with Ctrl, Command, Shift or another target the photo's
 * page opens elsewhere, and a prevented event has been handled.
 */
function isBrowserNavigation(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== '' && target !== '_self');
}

/**
 * The id of the photo at a path of this site (PHOTO-3). @param path without query, as in `location.pathname` @param
 * basePath with or without a trailing slash
 */
function readPhotoId(path: string, basePath: string): number | undefined {
  const base = basePath.replace(/\/*$/, '/');
  const found = path.startsWith(base) ? ROUTE.exec(path.slice(base.length)) : null;
  return found ? Number(found[1]) : undefined;
}
