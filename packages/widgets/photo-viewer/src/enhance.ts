import type { EnhanceContext, Enhancement } from '@cityguide/widget-kit';
import { findPhotoLink, wantsPage } from './address/findPhotoLink';
import { readPhotoId } from './address/readPhotoId';
import type { definition, Options } from './definition';
import { loadLists } from './loadLists';
import { loadViewer } from './loadViewer';
import { readListKey } from './readListKey';
import type { ShowOrder } from './viewer/ShowOrder';
import type { Viewer } from './viewer/createViewer';

/** What comes before a press: early enough to fetch the viewer meanwhile. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** An entry of the history that the viewer made (`createPhotoHistory`). */
const isOpenedPhoto = (state: unknown) =>
  Boolean((state as { cityguidePhoto?: unknown } | null)?.cityguidePhoto);

/**
 * Opens the photos that the visitor asks for, by a press on their links or by the address (PHOTO-4). What pages pay
 * before that knows links and addresses alone.
 */
export function enhance(context: EnhanceContext): Enhancement<typeof definition> {
  /** The page's viewers: the first one's options hold. */
  const places = new Map<HTMLElement, Options>();
  let loading: Promise<Viewer> | undefined;
  let viewer: Viewer | undefined;
  let isStopped = false;

  const options = () => places.values().next().value;

  function load(): Promise<Viewer> {
    loading ??= loadViewer().then(
      (createViewer) => (viewer = createViewer({ ...context, options, loadLists })),
    );
    // Another try at the next press.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function show(order: ShowOrder, instead?: () => void): Promise<void> {
    try {
      const loaded = await load();
      if (isStopped || (await loaded.show(order))) return;
    } catch (error) {
      context.store.services.report?.(error, 'opening the photo viewer');
    }
    instead?.();
  }

  function hearSign(event: Event) {
    const own = options();
    if (own && !viewer && findPhotoLink(event, own.basePath)) load().catch(() => undefined);
  }

  function hearClick(event: MouseEvent) {
    const own = options();
    const found = own && findPhotoLink(event, own.basePath);
    if (!found || wantsPage(event, found.link)) return;
    const { link, photoId } = found;
    event.preventDefault();
    // Its own page has the photo, whatever went wrong here.
    void show(
      { photoId, opener: link, list: readListKey(link, own), place: places.keys().next().value },
      () => location.assign(link.href),
    );
  }

  /** Back closes, Forward opens again. */
  function hearMove({ state }: PopStateEvent) {
    const own = options();
    const photoId = own && readPhotoId(location.pathname, own.basePath);
    if (photoId && (isOpenedPhoto(state) || viewer?.isOpen())) {
      void show({ photoId, list: readListKey(undefined, own), isThere: true });
    } else viewer?.leave();
  }

  for (const sign of SIGNS) document.addEventListener(sign, hearSign, { passive: true });
  document.addEventListener('click', hearClick);
  window.addEventListener('popstate', hearMove);

  return {
    add(element, own) {
      places.set(element, own);
      const photoId = readPhotoId(location.pathname, own.basePath);
      if (photoId === undefined || viewer?.isOpen()) return;
      // Needed as well, and so fetched beside the viewer.
      loadLists().catch(() => undefined);
      void show({ photoId, list: readListKey(undefined, own), place: element, isThere: true });
    },
    remove(element) {
      places.delete(element);
    },
    stop() {
      isStopped = true;
      for (const sign of SIGNS) document.removeEventListener(sign, hearSign);
      document.removeEventListener('click', hearClick);
      window.removeEventListener('popstate', hearMove);
      viewer?.stop();
    },
  };
}
