import type { Photo } from '@cityguide/store/photos';
import { getImageUrl, resolveImageUrl } from '@cityguide/ui/plain';
import { renderIcon } from '../rendering/renderIcon';
import { createElement } from '../rendering/createElement';
import { getPictureSizes } from './getPictureSizes';

interface PictureOptions {
  baseUrl: string;
  /** The alternative text. */
  alt: string;
  /** Shown if the picture cannot be loaded. */
  errorText: string;
  /** The URL of a small version that the browser has already. */
  preview: string | undefined;
  onLoaded(): void;
}

export interface Picture {
  frame: HTMLElement;
  /** Sets `sizes` to the rendered size, so that the browser chooses the right file. */
  fit(scale: number): void;
}

const SMALL = { width: 300, height: 300, command: 'resize_then_crop' } as const;

/**
 * A photo that fills its frame at its own ratio, over a blurred small version of itself. A picture that fails is
 * requested once more without sizes; then a message is shown (O-IMG-01).
 */
export function createPicture(photo: Photo, settings: PictureOptions): Picture {
  const { prism_image_url: url, width, height } = photo;
  const { baseUrl, alt, errorText, onLoaded } = settings;
  const sizes = getPictureSizes({ url, width, height, baseUrl });
  const frame = createFrame(width, height);
  if (!sizes) {
    showError();
    return { frame, fit: () => undefined };
  }

  const image = createElement('img', {
    className: 'cg-photo-full',
    alt,
    decoding: 'async',
    draggable: false,
  });
  const preview = settings.preview ?? getImageUrl(url, { ...SMALL, baseUrl });
  if (preview) frame.append(createElement('img', { className: 'cg-photo-preview', alt: '', src: preview }));
  frame.append(image);
  image.addEventListener('load', () => {
    setRatio(frame, image.naturalWidth, image.naturalHeight);
    frame.classList.add('cg-photo-loaded');
    onLoaded();
  });
  image.addEventListener('error', () => {
    const plain = resolveImageUrl(url, baseUrl);
    if (!plain || !image.srcset) return showError();
    image.removeAttribute('srcset');
    image.src = plain;
  });

  function showError() {
    frame.classList.add('cg-photo-broken');
    frame.replaceChildren(
      renderIcon('picture'),
      createElement('p', {}, [errorText]),
      createElement('p', {}, [alt]),
    );
    onLoaded();
  }

  let isRequested = false;
  return {
    frame,
    fit(scale) {
      const sizesText = `${Math.ceil(frame.offsetWidth * scale) || 610}px`;
      if (image.sizes !== sizesText) image.sizes = sizesText;
      if (isRequested) return;
      isRequested = true;
      image.srcset = sizes.srcset;
      image.src = sizes.src;
    },
  };
}

/** The box of a picture, as large as the stage allows; of its own ratio once its size is known. */
export function createFrame(width: number | null, height: number | null): HTMLElement {
  const frame = createElement('div', { className: 'cg-photo-frame' });
  setRatio(frame, width, height);
  return frame;
}

function setRatio(frame: HTMLElement, width: number | null, height: number | null) {
  if (!width || !height) return;
  frame.style.setProperty('--ratio', String(width / height));
  frame.classList.add('cg-photo-sized');
}
