import type { Listing } from '@cityguide/api/contract';
import { linkWebsite } from '@cityguide/site-config/formats';

const LARGE = '?w=1200&h=800&cmd=resize_then_crop&quality=70';

/** The listing as schema.org's LocalBusiness; what is unknown is left out. Addresses of this site are paths. */
export function describeBusiness(listing: Listing & { description: string }, path: string): object {
  const { coordinates, sub_type: subType } = listing;
  const isRestaurant = listing.type?.share_url === '/restaurants/';
  return {
    '@context': 'https://schema.org',
    '@type': isRestaurant ? ['LocalBusiness', 'Restaurant'] : 'LocalBusiness',
    name: listing.name,
    url: path,
    description: listing.description || undefined,
    image: listing.image_url ? listing.image_url + LARGE : undefined,
    telephone: listing.phone ?? undefined,
    sameAs: linkWebsite(listing.website),
    servesCuisine: isRestaurant ? subType?.name : undefined,
    address: listing.address
      ? {
          '@type': 'PostalAddress',
          streetAddress: listing.address,
          addressLocality: 'Toronto',
          addressRegion: 'ON',
          addressCountry: 'CA',
        }
      : undefined,
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}
