import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ListingPageContext } from '../../ListingPageContext';
import { findListingPhotoSet, findNeighbourhoodPhotoSet } from './findPhotoSet';
import { sendPhoto } from './sendPhoto';
import { sendPhotos } from './sendPhotos';

type Request = FastifyRequest<{
  Params: { slug: string; id: string };
  Querystring: Record<string, unknown>;
}>;

/** Photos of listings and of neighbourhoods: all of them, and each on its own page (PHOTO-3, HOOD-3). */
export function registerPhotoPages(app: FastifyInstance, context: ListingPageContext): void {
  const { paths } = context;
  const ofListing = (folder: string) => (slug: string) => findListingPhotoSet(context, `${folder}${slug}/`);
  const folders = [
    { folder: paths.restaurants, find: ofListing(paths.restaurants) },
    { folder: paths.places, find: ofListing(paths.places) },
    { folder: paths.neighbourhoods, find: (slug: string) => findNeighbourhoodPhotoSet(context, slug) },
  ];
  for (const { folder, find } of folders) {
    app.get(`${folder}:slug/photos/`, async ({ params, query }: Request, reply) =>
      sendPhotos(reply, { context, set: await find(params.slug), query }),
    );
    app.get(`${folder}:slug/photos/:id/`, async ({ params }: Request, reply) =>
      sendPhoto(reply, { context, set: await find(params.slug), id: params.id }),
    );
  }
}
