import { getImageUrl, getImageSrcSet } from '@cityguide/ui/plain';
import { createElement } from '../rendering/createElement';

const AVATAR = { width: 80, height: 80, command: 'resize_then_crop' } as const;

interface Author {
  name: string;
  avatar: string | null | undefined;
  baseUrl: string;
}

/**
 * A member, or an Instagram user: avatar and name. The first letter is shown without an avatar, and behind it until
 * it loads.
 */
export function renderAuthor({ name, avatar, baseUrl }: Author): HTMLElement {
  const size = { ...AVATAR, baseUrl };
  const src = getImageUrl(avatar, size);
  const picture =
    src &&
    createElement('img', {
      alt: '',
      width: 80,
      height: 80,
      onerror: () => picture && picture.remove(),
      srcset: getImageSrcSet(avatar, size) ?? '',
      src,
    });
  const letter = createElement('span', { ariaHidden: 'true' }, [[...name][0]?.toUpperCase()]);
  return createElement('p', { className: 'cg-photo-author' }, [
    createElement('span', { className: 'cg-photo-avatar' }, [letter, picture]),
    createElement('span', {}, [name]),
  ]);
}
