import type { LinkData, PictureData, ReviewData } from '../definition';
import { isLinkable } from './isLinkable';
import type { MenuLink, MenuPicture } from './SubMenu';

/** What of the page's links can be shown. Names are text and stand as they were given, entities too. */
export function readLinks(links: readonly LinkData[] = []): MenuLink[] {
  return links.filter(isShowable).map(({ name, share_url }) => ({ name, address: share_url }));
}

/** What of the page's stories and listings can be shown; without a picture they have a placeholder. */
export function readPictures(pictures: readonly (PictureData & ReviewData)[] = []): MenuPicture[] {
  return pictures.filter(isShowable).map(({ name, share_url, image_url, rating }) => ({
    name,
    address: share_url,
    image: image_url,
    rating: rating && rating > 0 ? rating.toFixed(2) : undefined,
  }));
}

const isShowable = ({ name, share_url }: LinkData) => name.trim() !== '' && isLinkable(share_url);
