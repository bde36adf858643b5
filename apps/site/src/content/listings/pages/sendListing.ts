import type { FastifyReply } from 'fastify';
import type { Listing } from '@cityguide/api/contract';
import { createTimeZone } from '@cityguide/site-config/formats';
import { createBreadcrumbList } from '../../../pages/links/createBreadcrumbList';
import type { ListingPageContext } from '../../ListingPageContext';
import { createPhotoStrip, STRIP_LENGTH } from '../../photos/pages/createPhotoStrip';
import { createListingPhotoSet } from '../../photos/pages/findPhotoSet';
import { createBusinessJsonLd } from './createBusinessJsonLd';
import { viewListing } from './viewListing';
import { viewVisit } from './viewVisit';

const SIMILAR = 4;

/** The page of one listing, or the 404 page. */
export async function sendListing(
  reply: FastifyReply,
  { context, path }: { context: ListingPageContext; path: string },
): Promise<FastifyReply> {
  const { services, site, paths, send, sendNotFound } = context;
  const listing = await services.listings.findByPath(path);
  if (!listing) return sendNotFound(reply);
  const [photos, similar] = await Promise.all([
    services.photos.findPage({ listingId: listing.id, limit: STRIP_LENGTH, offset: 0 }),
    findSimilar(listing, context),
  ]);
  const kindAndArea = [listing.sub_type?.name, listing.default_neighborhood?.name]
    .filter(Boolean)
    .join(' in ');
  return send(reply, {
    template: 'listing',
    head: {
      title: listing.name,
      description: listing.description || `${listing.name}: ${kindAndArea}.`,
      path,
      image: listing.image_url,
      hasCard: true,
      jsonLd: [
        createBusinessJsonLd(listing, { path, restaurants: paths.restaurants, city: site.city.name }),
        createBreadcrumbList(
          [listing.type, listing.sub_type].flatMap((kind) =>
            kind?.share_url ? [{ name: kind.name, path: kind.share_url }] : [],
          ),
          { name: listing.name, path },
        ),
      ],
    },
    model: {
      listing: viewListing(listing, paths),
      visit: viewVisit(listing, {
        language: site.languages[0] ?? 'en-CA',
        today: createTimeZone(site.timeZone).getDay(Date.now()),
      }),
      kind: listing.sub_type,
      type: listing.type,
      neighbourhood: listing.default_neighborhood,
      description: listing.description,
      photos: createPhotoStrip({ set: createListingPhotoSet(listing, path), page: photos, title: 'Photos' }),
      similar: similar.map((each) => viewListing(each, paths)),
    },
  });
}

/** Listings of the same sub type with a picture: those in the neighbourhood first, then the best rated anywhere. */
async function findSimilar(listing: Listing, { services }: ListingPageContext): Promise<Listing[]> {
  const query = {
    subTypeId: listing.sub_type?.id,
    limit: SIMILAR + 1,
    offset: 0,
    ordering: '-rating',
  } as const;
  const neighbourhoodId = listing.default_neighborhood?.id;
  const near =
    neighbourhoodId === undefined
      ? []
      : (await services.listings.findPage({ ...query, neighbourhoodId })).listings;
  const { listings: far } = await services.listings.findPage({ ...query, limit: SIMILAR * 3 });
  const unique = new Map([...near, ...far].map((each) => [each.id, each]));
  unique.delete(listing.id);
  return [...unique.values()].filter(({ image_url: image }) => image).slice(0, SIMILAR);
}
