import type { FastifyReply } from 'fastify';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { ListingPageContext } from '../../ListingPageContext';
import { createPagination, parsePageNumber, type Query } from '../../../pages/paging/createPagination';
import { createPhotoStrip } from './createPhotoStrip';
import { photoSetPath, type PhotoSet } from './PhotoSet';

const PAGE_LENGTH = 24;

interface SendPhotosOptions {
  context: ListingPageContext;
  set: PhotoSet | undefined;
  query: Query;
}

/** All photos of a listing or a neighbourhood, page by page, or the 404 page. */
export async function sendPhotos(
  reply: FastifyReply,
  { context, set, query }: SendPhotosOptions,
): Promise<FastifyReply> {
  const { services, send, sendNotFound } = context;
  if (!set) return sendNotFound(reply);
  const page = parsePageNumber(query);
  const found = await services.photos.findPage({
    ...set.filter,
    limit: PAGE_LENGTH,
    offset: page * PAGE_LENGTH,
  });
  const path = photoSetPath(set);
  const paging = createPagination({ page, count: found.count, limit: PAGE_LENGTH, path });
  if (paging.isPastEnd) return sendNotFound(reply);
  return send(reply, {
    template: 'photos',
    head: {
      title: paging.titleOf(`Photos of ${set.name}`),
      description: `${found.count} photos of ${set.name}, the newest first.`,
      image: found.results[0]?.prism_image_url,
      jsonLd: createBreadcrumbList(set.crumbs, { name: 'Photos', path }),
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
        isFirst: page === 0,
      }),
      pages: paging.pages,
    },
  });
}
