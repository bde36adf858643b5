import type { SiteConfig } from '@cityguide/site-config';
import type { PhotoList, PhotoListState, Photo } from '@cityguide/store/photos';
import type { PhotoViewerMessages } from '../messages';
import { describePhoto } from './caption/describePhoto';
import { drawCaption } from './caption/drawCaption';
import type { View } from './drawView';
import { findPreview } from './findPreview';
import { createPicture, type Picture } from './picture/createPicture';
import { preloadPicture } from './picture/preloadPicture';

interface ShowSettings {
  list: PhotoList;
  view: View;
  site: SiteConfig;
  words: PhotoViewerMessages;
  now(): number;
  announce(words: string): void;
  /** Another photo is drawn. */
  onChange(photo: Photo, isFirst: boolean): void;
  /** Nothing is looked at any more. */
  onGone(): void;
}

export interface ShownPhotos {
  /** Of the photo that is looked at. */
  frame(): HTMLElement | undefined;
  fit(scale: number): void;
  stop(): void;
}

/** Keeps the view at what is looked at in the list: picture, caption, counter and the buttons that lead on. */
export function showPhotos({ list, view, site, words, ...settings }: ShowSettings): ShownPhotos {
  let shown: { photo: Photo; position: number | null; picture: Picture } | undefined;
  let caption: HTMLElement | undefined;

  function draw(state: PhotoListState, photo: Photo) {
    const isForward = (state.position ?? 0) >= (shown?.position ?? 0);
    const picture = createPicture(photo, {
      server: site.imageServer,
      alt: describePhoto(photo, words),
      broken: words.broken,
      preview: findPreview(photo.share_path),
      onLoaded: () => preloadNeighbours(photo),
    });
    const isFirst = shown === undefined;
    if (!isFirst) picture.frame.classList.add(isForward ? 'cg-photo-from-right' : 'cg-photo-from-left');
    shown?.picture.frame.remove();
    shown = { photo, position: state.position, picture };
    const drawn = drawCaption(photo, { site, nowMs: settings.now() });
    caption?.remove();
    caption = drawn;
    view.side.prepend(drawn);
    view.side.scrollTop = 0;
    view.stage.append(picture.frame);
    picture.fit(1);
    settings.onChange(photo, isFirst);
  }

  /** After the photo itself, so that it does not wait for them. */
  function preloadNeighbours(photo: Photo) {
    const { items, position, active } = list.getState();
    if (active?.id !== photo.id || position === null) return;
    const { clientWidth: width, clientHeight: height } = view.stage;
    for (const index of [position, position - 2])
      preloadPicture(items[index], { server: site.imageServer, stage: { width, height } });
  }

  /** Where the photo lies among the others. @returns the same in words */
  function drawCounter({ position, count, hasNext, hasPrevious }: PhotoListState) {
    const counted = position === null ? '' : words.counter(position, Math.max(count, position));
    if (view.counter.textContent !== counted) view.counter.textContent = counted;
    hide(view.previous, !hasPrevious);
    hide(view.next, !hasNext);
    return counted;
  }

  /** A button that goes takes the focus with it: the other one or the dialog gets it. */
  function hide(button: HTMLButtonElement, isHidden: boolean) {
    if (button.hidden === isHidden) return;
    const hadFocus = button === document.activeElement;
    button.hidden = isHidden;
    if (hadFocus && isHidden) view.dialog.focus({ preventScroll: true });
  }

  function update(state: PhotoListState) {
    const { active } = state;
    if (!active) return settings.onGone();
    const isOther = active.id !== shown?.photo.id;
    if (isOther) draw(state, active);
    else if (shown) shown.position = state.position;
    const counted = drawCounter(state);
    if (isOther) settings.announce([counted, describePhoto(active, words)].filter(Boolean).join(': '));
  }

  update(list.getState());
  const stop = list.subscribe(update);
  return { frame: () => shown?.picture.frame, fit: (scale) => shown?.picture.fit(scale), stop };
}
