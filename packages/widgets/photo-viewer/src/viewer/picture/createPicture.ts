import type { Photo } from '@cityguide/store/photos';
import { imageAddress, wholeAddress } from '@cityguide/ui/plain';
import { drawIcon } from '../drawing/drawIcon';
import { make } from '../drawing/make';
import { findPictureSizes } from './pictureSizes';

interface PictureSettings {
  server: string;
  /** What the picture shows, in words. */
  alt: string;
  /** Said where it cannot be shown. */
  broken: string;
  /** Address of a small form that the browser has already. */
  preview: string | undefined;
  onLoaded(): void;
}

export interface Picture {
  frame: HTMLElement;
  /** Tells the browser how large the picture stands there, so that it takes the right file. */
  fit(scale: number): void;
}

const SMALL = { width: 300, height: 300, command: 'resize_then_crop' } as const;

/**
 * A photo as large as its place at its own ratio, over a blurred small form of itself. A picture that fails is asked for
 * once more without sizes; then words stand there (O-IMG-01).
 */
export function createPicture(photo: Photo, settings: PictureSettings): Picture {
  const { prism_image_url: address, width, height } = photo;
  const { server, alt, broken, onLoaded } = settings;
  const sizes = findPictureSizes({ address, width, height, server });
  const frame = make('div', { className: 'cg-photo-frame' });
  if (width && height) setRatio(width, height);
  if (!sizes) {
    giveUp();
    return { frame, fit: () => undefined };
  }

  const image = make('img', { className: 'cg-photo-full', alt, decoding: 'async', draggable: false });
  const preview = settings.preview ?? imageAddress(address, { ...SMALL, server });
  if (preview) frame.append(make('img', { className: 'cg-photo-preview', alt: '', src: preview }));
  frame.append(image);
  image.addEventListener('load', () => {
    setRatio(image.naturalWidth, image.naturalHeight);
    frame.classList.add('cg-photo-loaded');
    onLoaded();
  });
  image.addEventListener('error', () => {
    const plain = wholeAddress(address, server);
    if (!plain || !image.srcset) return giveUp();
    image.removeAttribute('srcset');
    image.src = plain;
  });

  function setRatio(w: number, h: number) {
    if (!w || !h) return;
    frame.style.setProperty('--ratio', String(w / h));
    frame.classList.add('cg-photo-sized');
  }

  function giveUp() {
    frame.classList.add('cg-photo-broken');
    frame.replaceChildren(drawIcon('picture'), make('p', {}, [broken]), make('p', {}, [alt]));
    onLoaded();
  }

  let isAsked = false;
  return {
    frame,
    fit(scale) {
      const wanted = `${Math.ceil(frame.offsetWidth * scale) || 610}px`;
      if (image.sizes !== wanted) image.sizes = wanted;
      if (isAsked) return;
      isAsked = true;
      image.srcset = sizes.srcset;
      image.src = sizes.src;
    },
  };
}
