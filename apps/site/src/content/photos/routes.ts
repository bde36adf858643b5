import type { FastifyInstance } from 'fastify';
import { photosRoutes } from '@cityguide/api/contract';
import { addRoute, type RouteContext } from '../../platform/api/addRoute';
import { createNotFound } from '../../platform/api/apiProblem';
import { createPage } from '../../platform/api/createPage';
import { keepAnswers } from '../../platform/caching/keepAnswers';
import type { PhotoRepository } from './repository';
import type { PhotoFiles } from './upload/createPhotoFiles';
import type { ReadVersions } from '../../platform/caching/createVersions';

interface PhotoParts extends RouteContext {
  photos: PhotoRepository;
  photoFiles: PhotoFiles;
  readVersions: ReadVersions;
}

/** The same for everyone. Asked for anew each time by its ETag: whoever has just added a photo wants to see it. */
const PUBLIC = 'public, no-cache';

/** Lists of photos, and the removal of one's own; `upload` adds them. */
export async function registerPhotos(app: FastifyInstance, services: PhotoParts): Promise<void> {
  await app.register((lists) => registerPublicList(lists, services));
  registerOwnPhotos(app, services);
}

async function registerPublicList(
  app: FastifyInstance,
  { photos, readVersions, ...context }: PhotoParts,
): Promise<void> {
  keepAnswers(app, readVersions, 'photos');

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
        body: createPage({ path: '/api/v2/photos/', filters, limit, offset, count, results }),
      };
    },
  });
}

function registerOwnPhotos(app: FastifyInstance, { photos, photoFiles, ...context }: PhotoParts): void {
  addRoute(app, {
    route: photosRoutes.mine,
    context,
    async handle({ member: { profileId }, query: { limit, offset } }) {
      const { count, results } = await photos.findPage({ profileId, limit, offset });
      return {
        status: 200,
        body: createPage({ path: '/api/v2/photos/me/', limit, offset, count, results }),
      };
    },
  });

  addRoute(app, {
    route: photosRoutes.remove,
    context,
    async handle({ member: { profileId }, params: { id }, request }) {
      const imagePath = await photos.removeOwn(id, profileId);
      if (imagePath === undefined) throw createNotFound();
      // The photo is gone for everyone; a file that stays behind is swept up later.
      await photoFiles
        .remove(imagePath)
        .catch((error: unknown) => request.log.error({ err: error }, 'the file of a photo was not removed'));
      return { status: 204, body: undefined };
    },
  });
}
