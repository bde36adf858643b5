import type { FastifyReply } from 'fastify';
import type { Photo } from '@cityguide/api/contract';
import { describeCrumbs } from '../../../pages/links/describeCrumbs';
import type { PhotoPageContext } from './PhotoPageContext';
import { STRIP_LENGTH } from './createPhotoStrip';
import { describePhoto } from './describePhoto';
import { pathOfSet, pathWithin, type PhotoSet } from './PhotoSet';
import { sizePhoto } from './sizePhoto';
import { viewPhoto } from './viewPhoto';

interface Wanted {
  context: PhotoPageContext;
  set: PhotoSet | undefined;
  /** As it stands in the path. */
  id: string;
}

/** The page of one photo among those of a place or a neighbourhood (PHOTO-3), or the 404 page. */
export async function sendPhoto(reply: FastifyReply, { context, set, id }: Wanted): Promise<FastifyReply> {
  const { services, site, send, sendNotFound } = context;
  if (!set || !/^[1-9]\d{0,8}$/.test(id)) return sendNotFound(reply);
  const photoId = Number(id);
  const [place, [photo], first] = await Promise.all([
    services.photos.findPlace(photoId, set.filter),
    services.photos.findByIds([photoId]),
    services.photos.findPage({ ...set.filter, limit: STRIP_LENGTH, offset: 0 }),
  ]);
  if (!place || !photo) return sendNotFound(reply);

  const { position, count, previousId, nextId } = place;
  const hrefOf = (other: number | undefined) => (other === undefined ? undefined : pathWithin(set, other));
  // Of a neighbourhood's page the canonical one is the place's own.
  const path = photo.share_path ?? pathWithin(set, photoId);
  return send(reply, {
    template: 'photo',
    head: {
      title: `Photo ${position} of ${count}: ${set.name}`,
      description: describeForHead(photo, set),
      path,
      image: photo.prism_image_url,
      previous: hrefOf(previousId),
      next: hrefOf(nextId),
      kind: 'article',
      jsonLd: [
        describePhoto(photo, path),
        describeCrumbs([...set.crumbs, { name: 'Photos', path: pathOfSet(set) }], {
          name: `Photo ${position}`,
          path: pathWithin(set, photoId),
        }),
      ],
    },
    model: {
      photo: viewPhoto(photo, { site, nowMs: services.settings.now() }),
      image: sizePhoto(photo),
      position,
      count,
      previousHref: hrefOf(previousId),
      nextHref: hrefOf(nextId),
      crumbs: set.crumbs,
      /** For the viewer: the photo, and the first page of those it moves through. */
      data: { photo, ...first },
      set: { name: set.name, path: set.path, allHref: pathOfSet(set), filter: set.filter },
    },
  });
}

function describeForHead({ description, listing, profile, instagram_user: instagram }: Photo, set: PhotoSet) {
  const by = profile?.full_name ?? instagram?.full_name;
  return [description, `A photo of ${listing?.name ?? set.name}${by ? ` by ${by}` : ''}.`]
    .filter(Boolean)
    .join(' ');
}
