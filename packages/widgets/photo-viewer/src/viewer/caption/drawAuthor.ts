import { imageAddress, imageSourceSet } from '@cityguide/ui/plain';
import { make } from '../drawing/make';

const FACE = { width: 80, height: 80, command: 'resize_then_crop' } as const;

interface Author {
  name: string;
  avatar: string | null | undefined;
  server: string;
}

/** A member, or an Instagram user: face and name. Without a face that loads, the first letter. */
export function drawAuthor({ name, avatar, server }: Author): HTMLElement {
  const size = { ...FACE, server };
  const src = imageAddress(avatar, size);
  const letter = make('span', { className: 'cg-photo-avatar' }, [[...name][0]?.toUpperCase()]);
  letter.setAttribute('aria-hidden', 'true');
  const face =
    src &&
    make('img', {
      className: 'cg-photo-avatar',
      alt: '',
      width: 80,
      height: 80,
      onerror: () => face && face.replaceWith(letter),
      srcset: imageSourceSet(avatar, size) ?? '',
      src,
    });
  return make('p', { className: 'cg-photo-author' }, [face || letter, make('span', {}, [name])]);
}
