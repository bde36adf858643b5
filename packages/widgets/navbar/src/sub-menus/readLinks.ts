import type { LinkData, PictureLinkData, ReviewData } from '../definition';
import { isSafeHref } from './isSafeHref';
import type { MenuLink, MenuPicture } from './SubMenu';

/** The valid links of the page data. Names are text and are shown unchanged, including entities. */
export function readLinks(links: readonly LinkData[] = []): MenuLink[] {
  return links.filter(isValidLink).map(({ name, share_url }) => ({ name, address: share_url }));
}

/** The valid articles and listings of the page data; without a picture they have a placeholder. */
export function readPictures(pictures: readonly (PictureLinkData & ReviewData)[] = []): MenuPicture[] {
  return pictures.filter(isValidLink).map(({ name, share_url, image_url, rating }) => ({
    name,
    address: share_url,
    image: image_url,
    rating: rating && rating > 0 ? rating.toFixed(2) : undefined,
  }));
}

const isValidLink = ({ name, share_url }: LinkData) => name.trim() !== '' && isSafeHref(share_url);
