import type { Listing } from '@cityguide/api/contract';
import { getWebsiteUrl } from '@cityguide/site-config/formats';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../../pages/links/createImageUrl';

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
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}
