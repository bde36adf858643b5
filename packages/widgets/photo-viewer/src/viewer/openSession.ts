import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { PhotoList, Photo } from '@cityguide/store/photos';
import { openModalHost } from '@cityguide/ui/plain';
import type { PhotoViewerMessages } from '../messages';
import { describePhoto } from './caption/describePhoto';
import { renderViewer } from './renderViewer';
import { findThumbnail } from './findThumbnail';
import { loadGestures } from './gestures/loadGestures';
import { sharePhoto } from './share/sharePhoto';
import { createPhotoPresenter, type PhotoPresenter } from './createPhotoPresenter';
import { createElement } from './rendering/createElement';

const ZOOM_FACTOR = 1.5;

interface ViewerSessionOptions {
  list: PhotoList;
  store: Pick<CityguideStore, 'services'>;
  site: SiteConfig;
  messages: PhotoViewerMessages;
  opener: HTMLElement | undefined;
  adSlot: string;
  /** Path of the page below; a link to it closes the viewer. */
  backgroundPath: string | undefined;
  getShareUrl(photo: Photo): string;
  /** Called when another photo is shown. */
  onStep(photo: Photo): void;
  /** Called when the visitor or another dialog closes the viewer. */
  onClose(): void;
}

export interface ViewerSession {
  /** Closes without changing the URL; the focus moves to the thumbnail of the last photo. */
  end(): void;
}

/** The viewer while it is open. All its listeners and resources are released at its end (O-VWR-04, O-VWR-07). */
export function openSession(settings: ViewerSessionOptions): ViewerSession {
  const { list, store, site, messages, opener, adSlot, backgroundPath, getShareUrl, onStep, onClose } =
    settings;
  const { announce, now, report } = store.services;
  const step = (by: 1 | -1) => void (by === 1 ? list.next() : list.previous());
  const view = renderViewer(messages, { close: onClose, step, share: () => void share() });
  const { dialog, stage, status, sidebar } = view;
  const ad = renderAdSlot(adSlot, site);
  if (ad) sidebar.append(ad);
  const dialogHost = openModalHost({
    opener: opener ?? document.activeElement,
    onClose,
    scope: 'photo-viewer',
  });
  dialogHost.host.append(dialog);

  // Renders synchronously, before the variable is assigned.
  let presenter: PhotoPresenter | undefined = undefined as PhotoPresenter | undefined;
  const gestures = loadGestures(
    {
      stage,
      findPicture: () => presenter?.frame(),
      onScale: (scale) => presenter?.fit(scale),
      step,
      close: onClose,
    },
    (error) => report?.(error, 'loading gestures'),
  );
  presenter = createPhotoPresenter({
    list,
    view,
    site,
    messages,
    now,
    announce,
    onChange(photo, isFirst) {
      status.textContent = '';
      gestures.reset();
      if (!isFirst) onStep(photo);
    },
    onEmpty: onClose,
  });
  dialog.focus({ preventScroll: true });

  sidebar.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || link.pathname !== backgroundPath || isElsewhere) return;
    event.preventDefault();
    onClose();
  });
  const unsubscribeKeys = listenToKeys({ step, zoom: gestures.zoom });
  const handleResize = () => {
    gestures.reset();
    presenter?.fit(1);
  };
  window.addEventListener('resize', handleResize);

  async function share() {
    const { active } = list.getState();
    if (!active) return;
    const url = getShareUrl(active);
    const done = await sharePhoto({ title: describePhoto(active, messages), url });
    if (done === 'shared') return;
    status.textContent = done === 'copied' ? messages.linkCopied : messages.copyLink(url);
    announce(status.textContent);
  }

  return {
    end() {
      const { active } = list.getState();
      presenter?.stop();
      unsubscribeKeys();
      window.removeEventListener('resize', handleResize);
      dialogHost.close(findThumbnail(active?.share_path ?? null, opener));
    },
  };
}

/** A mount point for the ad-slot widget; null if the site has no such slot (PHOTO-3). */
function renderAdSlot(slot: string, { ads }: SiteConfig): HTMLElement | null {
  if (slot === '' || !Object.hasOwn(ads.slots, slot)) return null;
  const mountPoint = createElement('div', {});
  mountPoint.dataset.widget = 'ad-slot';
  mountPoint.dataset.slot = slot;
  // On small screens the photo needs the space.
  mountPoint.dataset.tablet = mountPoint.dataset.mobile = 'none';
  return createElement('div', { className: 'cg-photo-ad' }, [mountPoint]);
}

interface KeyActions {
  step(by: 1 | -1): void;
  zoom(factor: number): void;
}

/**
 * Arrows move, + and − zoom. One press is one step: the repeated events of a key that is held down are ignored.
 * @returns a function that removes the listener
 */
function listenToKeys({ step, zoom }: KeyActions): () => void {
  const actions: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    '+': () => zoom(ZOOM_FACTOR),
    '=': () => zoom(ZOOM_FACTOR),
    '-': () => zoom(1 / ZOOM_FACTOR),
    '0': () => zoom(0),
  };

  function handleKeyDown(event: KeyboardEvent) {
    const action = actions[event.key];
    // With Alt or Command the arrows are browser shortcuts, with Ctrl the zoom keys are.
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) action();
  }
  window.addEventListener('keydown', handleKeyDown);
  return () => window.removeEventListener('keydown', handleKeyDown);
}
