import type { FastifyReply } from 'fastify';
import { describeCrumbs } from '../../../pages/links/describeCrumbs';
import type { PhotoPageContext } from './PhotoPageContext';
import { createPaging, readPage, type Query } from '../../../pages/paging/createPaging';
import { createPhotoStrip } from './createPhotoStrip';
import { pathOfSet, type PhotoSet } from './PhotoSet';

const PAGE_LENGTH = 24;

interface Wanted {
  context: PhotoPageContext;
  set: PhotoSet | undefined;
  query: Query;
}

/** All photos of a place or a neighbourhood, page by page, or the 404 page. */
export async function sendPhotos(
  reply: FastifyReply,
  { context, set, query }: Wanted,
): Promise<FastifyReply> {
  const { services, send, sendNotFound } = context;
  if (!set) return sendNotFound(reply);
  const asked = readPage(query);
  const found = await services.photos.findPage({
    ...set.filter,
    limit: PAGE_LENGTH,
    offset: asked * PAGE_LENGTH,
  });
  const path = pathOfSet(set);
  const paging = createPaging({ page: asked, count: found.count, limit: PAGE_LENGTH, path });
  if (paging.isPastEnd) return sendNotFound(reply);
  return send(reply, {
    template: 'photos',
    head: {
      title: paging.titleOf(`Photos of ${set.name}`),
      description: `${found.count} photos of ${set.name}, the newest first.`,
      image: found.results[0]?.prism_image_url,
      jsonLd: describeCrumbs(set.crumbs, { name: 'Photos', path }),
      ...paging.head,
    },
    model: {
      heading: `Photos of ${set.name}`,
      crumbs: set.crumbs,
      set: { name: set.name, path: set.path },
      strip: createPhotoStrip({
        set,
        page: found,
        limit: PAGE_LENGTH,
        layout: 'grid',
        closedPath: path,
        isFirst: asked === 0,
      }),
      pages: paging.pages,
    },
  });
}
