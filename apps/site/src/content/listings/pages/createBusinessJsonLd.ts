import type { Listing } from '@cityguide/api/contract';
import { getWebsiteUrl } from '@cityguide/site-config/formats';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../../pages/links/createImageUrl';
import { createHoursJsonLd } from './createHoursJsonLd';

interface BusinessContext {
  path: string;
  /** Path of the restaurants' type. */
  restaurants: string;
  city: string;
}

/** The listing as schema.org's LocalBusiness; unknown properties are left out. URLs of this site are paths. */
export function createBusinessJsonLd(
  listing: Listing & { description: string },
  { path, restaurants, city }: BusinessContext,
): object {
  const { coordinates, sub_type: subType } = listing;
  const isRestaurant = listing.type?.share_url === restaurants;
  return {
    '@context': 'https://schema.org',
    '@type': isRestaurant ? ['LocalBusiness', 'Restaurant'] : 'LocalBusiness',
    name: listing.name,
    url: path,
    description: listing.description || undefined,
    image: listing.image_url ? createImageUrl(listing.image_url, LARGE_IMAGE_SIZE) : undefined,
    telephone: listing.phone ?? undefined,
    sameAs: getWebsiteUrl(listing.website),
    servesCuisine: isRestaurant ? subType?.name : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.address || undefined,
      addressLocality: city,
      addressCountry: 'CA',
    },
    priceRange: listing.price ? '$'.repeat(listing.price) : undefined,
    hasMenu: getWebsiteUrl(listing.menu_url ?? null),
    acceptsReservations: getWebsiteUrl(listing.booking_url ?? null),
    aggregateRating:
      listing.rating && listing.rating_count
        ? { '@type': 'AggregateRating', ratingValue: listing.rating, ratingCount: listing.rating_count }
        : undefined,
    ...createHoursJsonLd(listing),
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}
