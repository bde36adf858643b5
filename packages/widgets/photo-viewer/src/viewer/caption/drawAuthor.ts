import { imageAddress, imageSourceSet } from '@cityguide/ui/plain';
import { make } from '../drawing/make';

const FACE = { width: 80, height: 80, command: 'resize_then_crop' } as const;

interface Author {
  name: string;
  avatar: string | null | undefined;
  server: string;
}

/** A member, or an Instagram user: face and name. The first letter stands where there is no face, and behind one. */
export function drawAuthor({ name, avatar, server }: Author): HTMLElement {
  const size = { ...FACE, server };
  const src = imageAddress(avatar, size);
  const face =
    src &&
    make('img', {
      alt: '',
      width: 80,
      height: 80,
      onerror: () => face && face.remove(),
      srcset: imageSourceSet(avatar, size) ?? '',
      src,
    });
  const letter = make('span', { ariaHidden: 'true' }, [[...name][0]?.toUpperCase()]);
  return make('p', { className: 'cg-photo-author' }, [
    make('span', { className: 'cg-photo-avatar' }, [letter, face]),
    make('span', {}, [name]),
  ]);
}
