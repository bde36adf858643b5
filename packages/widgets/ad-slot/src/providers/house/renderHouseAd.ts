import type { HouseAd } from '@cityguide/store/house-ads';

/**
 * Puts the ad into the container; resolves to true once it has loaded, to false if it fails to load.
 * @param apiBase own paths of the ad's picture or frame are on the host of the API, as they come from there
 */
export function renderHouseAd(ad: HouseAd, container: HTMLElement, apiBase: string): Promise<boolean> {
  const { href } = new URL(ad.image_url ?? ad.frame_url ?? '', new URL(apiBase, location.href));
  const media = ad.image_url ? createPicture(ad, href) : createFrame(ad, href);
  return new Promise((resolve) => {
    media.addEventListener('load', () => resolve(true));
    media.addEventListener('error', () => resolve(false));
    container.append(ad.image_url && ad.link_url ? createLink(ad.link_url, media) : media);
  });
}

function createPicture({ name, width, height }: HouseAd, address: string): HTMLElement {
  const picture = new Image(width, height);
  picture.alt = name;
  picture.src = address;
  return picture;
}

/** An editor's HTML, in a frame that may only open links. */
function createFrame({ name, width, height }: HouseAd, address: string): HTMLElement {
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.width = String(width);
  frame.height = String(height);
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  frame.src = address;
  return frame;
}

function createLink(address: string, media: HTMLElement): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'sponsored noopener';
  // External links open in a new tab, links within the site in the same one.
  if (!address.startsWith('/')) link.target = '_blank';
  link.append(media);
  return link;
}
