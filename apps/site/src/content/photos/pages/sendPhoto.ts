import type { FastifyReply } from 'fastify';
import type { Photo } from '@cityguide/api/contract';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { ListingPageContext } from '../../ListingPageContext';
import { STRIP_LENGTH } from './createPhotoStrip';
import { createPhotoJsonLd } from './createPhotoJsonLd';
import { photoSetPath, photoPath, type PhotoSet } from './PhotoSet';
import { createImageAttributes } from './createImageAttributes';
import { viewPhoto } from './viewPhoto';

interface SendPhotoOptions {
  context: ListingPageContext;
  set: PhotoSet | undefined;
  /** As written in the path. */
  id: string;
}

/** The page of one photo of a listing or a neighbourhood (PHOTO-3), or the 404 page. */
export async function sendPhoto(
  reply: FastifyReply,
  { context, set, id }: SendPhotoOptions,
): Promise<FastifyReply> {
  const { services, site, send, sendNotFound } = context;
  if (!set || !/^[1-9]\d{0,8}$/.test(id)) return sendNotFound(reply);
  const photoId = Number(id);
  const [photoPosition, [photo], firstPage] = await Promise.all([
    services.photos.findPosition(photoId, set.filter),
    services.photos.findByIds([photoId]),
    services.photos.findPage({ ...set.filter, limit: STRIP_LENGTH, offset: 0 }),
  ]);
  if (!photoPosition || !photo) return sendNotFound(reply);

  const { position, count, previousId, nextId } = photoPosition;
  const hrefOf = (otherId: number | undefined) =>
    otherId === undefined ? undefined : photoPath(set, otherId);
  // The canonical page is the listing's, also for a neighbourhood's photo.
  const path = photo.share_path ?? photoPath(set, photoId);
  return send(reply, {
    template: 'photo',
    head: {
      title: `Photo ${position} of ${count}: ${set.name}`,
      description: createMetaDescription(photo, set),
      path,
      image: photo.prism_image_url,
      previous: hrefOf(previousId),
      next: hrefOf(nextId),
      kind: 'article',
      jsonLd: [
        createPhotoJsonLd(photo, path),
        createBreadcrumbList([...set.crumbs, { name: 'Photos', path: photoSetPath(set) }], {
          name: `Photo ${position}`,
          path: photoPath(set, photoId),
        }),
      ],
    },
    model: {
      photo: viewPhoto(photo, { site, nowMs: services.settings.now() }),
      image: createImageAttributes(photo),
      position,
      count,
      previousHref: hrefOf(previousId),
      nextHref: hrefOf(nextId),
      crumbs: set.crumbs,
      /** For the widget `photo-viewer`: the photo, and the first page of the set it belongs to. */
      data: { photo, ...firstPage },
      set: { name: set.name, path: set.path, allHref: photoSetPath(set), filter: set.filter },
    },
  });
}

function createMetaDescription(
  { description, listing, profile, instagram_user: instagram }: Photo,
  set: PhotoSet,
) {
  const author = profile?.full_name ?? instagram?.full_name;
  return [description, `A photo of ${listing?.name ?? set.name}${author ? ` by ${author}` : ''}.`]
    .filter(Boolean)
    .join(' ');
}
