import type { FastifyInstance } from 'fastify';
import { photosRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFoundError } from '../../platform/api/HttpError';
import { createPaginatedResponse } from '../../platform/api/createPaginatedResponse';
import { cacheResponses } from '../../platform/caching/cacheResponses';
import type { PhotoRepository } from './repository';
import type { PhotoFiles } from './upload/createPhotoFiles';
import type { ReadDataVersions } from '../../platform/caching/createDataVersionReader';

interface PhotoContext extends RouteContext {
  photos: PhotoRepository;
  photoFiles: PhotoFiles;
  readDataVersions: ReadDataVersions;
}

/** The same for everyone. Revalidated each time by its ETag, so that a visitor who has just added a photo sees it. */
const PUBLIC = 'public, no-cache';

/** Lists of photos, and the removal of a member's own photos; `upload` adds photos. */
export async function registerPhotos(app: FastifyInstance, services: PhotoContext): Promise<void> {
  await app.register((lists) => registerPublicList(lists, services));
  registerOwnPhotos(app, services);
}

async function registerPublicList(
  app: FastifyInstance,
  { photos, readDataVersions, ...context }: PhotoContext,
): Promise<void> {
  cacheResponses(app, async () => (await readDataVersions()).photos);

  addRoute(app, {
    route: photosRoutes.list,
    context,
    async handle({ query: { listing, default_neighborhood, limit, offset }, reply }) {
      const { count, results } = await photos.findPage({
        listingId: listing,
        neighbourhoodId: default_neighborhood,
        limit,
        offset,
      });
      reply.header('cache-control', PUBLIC);
      const filters = { listing, default_neighborhood };
      return {
        status: 200,
        body: createPaginatedResponse({ path: '/api/v2/photos/', filters, limit, offset, count, results }),
      };
    },
  });
}

function registerOwnPhotos(app: FastifyInstance, { photos, photoFiles, ...context }: PhotoContext): void {
  addRoute(app, {
    route: photosRoutes.mine,
    context,
    async handle({ member: { profileId }, query: { limit, offset } }) {
      const { count, results } = await photos.findPage({ profileId, limit, offset });
      return {
        status: 200,
        body: createPaginatedResponse({ path: '/api/v2/photos/me/', limit, offset, count, results }),
      };
    },
  });

  addRoute(app, {
    route: photosRoutes.remove,
    context,
    async handle({ member: { profileId }, params: { id }, request }) {
      const imagePath = await photos.removeOwn(id, profileId);
      if (imagePath === undefined) throw createNotFoundError();
      // The photo is already gone for everyone; a file that stays behind is removed later.
      await photoFiles
        .remove(imagePath)
        .catch((error: unknown) => request.log.error({ err: error }, 'the file of a photo was not removed'));
      return { status: 204, body: undefined };
    },
  });
}
