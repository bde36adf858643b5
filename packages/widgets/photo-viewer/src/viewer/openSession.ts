import type { SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import type { PhotoList, Photo } from '@cityguide/store/photos';
import { openDialogPlace } from '@cityguide/ui/plain';
import type { PhotoViewerMessages } from '../messages';
import { describePhoto } from './caption/describePhoto';
import { drawAd } from './drawAd';
import { drawView } from './drawView';
import { findThumbnail } from './findThumbnail';
import { wakeGestures } from './gestures/wakeGestures';
import { hearKeys } from './hearKeys';
import { sharePhoto } from './share/sharePhoto';
import { showPhotos, type ShownPhotos } from './showPhotos';

interface SessionSettings {
  list: PhotoList;
  store: Pick<CityguideStore, 'services'>;
  site: SiteConfig;
  words: PhotoViewerMessages;
  opener: HTMLElement | undefined;
  adSlot: string;
  /** Path of the page below; a link to it closes the viewer. */
  under: string | undefined;
  /** Another photo is looked at. */
  onStep(photo: Photo): void;
  /** The visitor, or another dialog, wants the viewer closed. */
  leave(): void;
}

export interface Session {
  /** Closes without touching the address; the focus goes to the thumbnail of the photo that was looked at last. */
  end(): void;
}

/** The viewer as long as it is open. Everything it hears and holds ends with it (O-VWR-04, O-VWR-07). */
export function openSession(settings: SessionSettings): Session {
  const { list, store, site, words, opener, adSlot, under, onStep, leave } = settings;
  const { announce, now, report } = store.services;
  const step = (by: 1 | -1) => void (by === 1 ? list.next() : list.previous());
  const view = drawView(words, { close: leave, step, share: () => void share() });
  const { dialog, stage, note, side } = view;
  const ad = drawAd(adSlot, site);
  if (ad) side.append(ad);
  const place = openDialogPlace({
    opener: opener ?? document.activeElement,
    leave,
    scope: 'photo-viewer',
  });
  place.host.append(dialog);

  // Draws at once, before it is there to be asked.
  let photos: ShownPhotos | undefined = undefined as ShownPhotos | undefined;
  const gestures = wakeGestures(
    {
      stage,
      findPicture: () => photos?.frame(),
      onScale: (scale) => photos?.fit(scale),
      step,
      leave,
    },
    (error) => report?.(error, 'loading gestures'),
  );
  photos = showPhotos({
    list,
    view,
    site,
    words,
    now,
    announce,
    onChange(photo, isFirst) {
      note.textContent = '';
      gestures.reset();
      if (!isFirst) onStep(photo);
    },
    onGone: leave,
  });
  dialog.focus({ preventScroll: true });

  side.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || link.pathname !== under || isElsewhere) return;
    event.preventDefault();
    leave();
  });
  const deafen = hearKeys({ step, zoom: gestures.zoom });
  const watch = () => {
    gestures.reset();
    photos?.fit(1);
  };
  window.addEventListener('resize', watch);

  async function share() {
    const { active } = list.getState();
    if (!active) return;
    const url = new URL(active.share_path ?? location.href, location.href).href;
    const done = await sharePhoto({ title: describePhoto(active, words), url });
    if (done === 'shared') return;
    note.textContent = done === 'copied' ? words.linkCopied : words.copyLink(url);
    announce(note.textContent);
  }

  return {
    end() {
      const { active } = list.getState();
      photos?.stop();
      deafen();
      window.removeEventListener('resize', watch);
      place.end(findThumbnail(active?.share_path ?? null, opener));
    },
  };
}
