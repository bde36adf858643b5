import type { SiteConfig } from '@cityguide/site-config';
import type { PhotoList, PhotoListState, Photo } from '@cityguide/store/photos';
import type { PhotoViewerMessages } from '../messages';
import { describePhoto } from './caption/describePhoto';
import { renderCaption } from './caption/renderCaption';
import type { ViewerElements } from './renderViewer';
import { createPicture, type Picture } from './picture/createPicture';
import { findThumbnail } from './findThumbnail';
import { preloadPicture } from './picture/preloadPicture';

interface PhotoPresenterOptions {
  list: PhotoList;
  view: ViewerElements;
  site: SiteConfig;
  messages: PhotoViewerMessages;
  now(): number;
  announce(message: string): void;
  /** Called when another photo is rendered. */
  onChange(photo: Photo, isFirst: boolean): void;
  /** Called when there is no current photo any more. */
  onEmpty(): void;
}

export interface PhotoPresenter {
  /** The frame of the current photo. */
  frame(): HTMLElement | undefined;
  fit(scale: number): void;
  stop(): void;
}

/**
 * Keeps the view in sync with the list's current photo: picture, caption, counter and the previous and next buttons.
 */
export function createPhotoPresenter({
  list,
  view,
  site,
  messages,
  ...settings
}: PhotoPresenterOptions): PhotoPresenter {
  let shown: { photo: Photo; position: number | null; picture: Picture } | undefined;
  let caption: HTMLElement | undefined;

  function renderPhoto(state: PhotoListState, photo: Photo) {
    const isForward = (state.position ?? 0) >= (shown?.position ?? 0);
    const picture = createPicture(photo, {
      baseUrl: site.imageServer,
      alt: describePhoto(photo, messages),
      errorText: messages.broken,
      preview: findPreview(photo.share_path),
      onLoaded: () => preloadNeighbours(photo),
    });
    const isFirst = shown === undefined;
    if (!isFirst) picture.frame.classList.add(isForward ? 'cg-photo-from-right' : 'cg-photo-from-left');
    shown?.picture.frame.remove();
    shown = { photo, position: state.position, picture };
    const newCaption = renderCaption(photo, { site, nowMs: settings.now() });
    caption?.remove();
    caption = newCaption;
    view.sidebar.prepend(newCaption);
    view.sidebar.scrollTop = 0;
    view.stage.append(picture.frame);
    picture.fit(1);
    settings.onChange(photo, isFirst);
  }

  /** Called after the photo itself has loaded, so that it does not wait for them. */
  function preloadNeighbours(photo: Photo) {
    const { items, position, active } = list.getState();
    if (active?.id !== photo.id || position === null) return;
    for (const neighbour of [items[position], items[position - 2]])
      if (neighbour) preloadNeighbour(neighbour);
  }

  function preloadNeighbour(photo: Photo) {
    const { clientWidth: width, clientHeight: height } = view.stage;
    const ratio = photo.width && photo.height ? photo.width / photo.height : width / height;
    const fitted = Math.min(width, height * ratio);
    preloadPicture(photo, { baseUrl: site.imageServer, width: fitted, priority: 'low' });
  }

  /** Shows the photo's position and updates the buttons. @returns the position as text */
  function renderCounter({ position, count, hasNext, hasPrevious }: PhotoListState) {
    const counterText = position === null ? '' : messages.counter(position, Math.max(count, position));
    if (view.counter.textContent !== counterText) view.counter.textContent = counterText;
    setHidden(view.previous, !hasPrevious);
    setHidden(view.next, !hasNext);
    return counterText;
  }

  /** If a button that is hidden had the focus, the dialog gets it. */
  function setHidden(button: HTMLButtonElement, isHidden: boolean) {
    if (button.hidden === isHidden) return;
    const hadFocus = button === document.activeElement;
    button.hidden = isHidden;
    if (hadFocus && isHidden) view.dialog.focus({ preventScroll: true });
  }

  function update(state: PhotoListState) {
    const { active } = state;
    if (!active) return settings.onEmpty();
    const isChanged = active.id !== shown?.photo.id;
    if (isChanged) renderPhoto(state, active);
    else if (shown) shown.position = state.position;
    const counterText = renderCounter(state);
    if (isChanged)
      settings.announce([counterText, describePhoto(active, messages)].filter(Boolean).join(': '));
  }

  update(list.getState());
  const stop = list.subscribe(update);
  return { frame: () => shown?.picture.frame, fit: (scale) => shown?.picture.fit(scale), stop };
}

/** The URL of a photo's thumbnail that is already loaded in the page, so that it is shown at once. */
function findPreview(sharePath: string | null): string | undefined {
  const image = findThumbnail(sharePath, undefined)?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
