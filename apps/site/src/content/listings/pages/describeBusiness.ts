import type { Listing } from '@cityguide/api/contract';
import { linkWebsite } from '@cityguide/site-config/formats';
import { LARGE_IMAGE, sizeImage } from '../../../pages/links/sizeImage';

interface Place {
  path: string;
  /** Path of the type that restaurants are of. */
  restaurants: string;
  /** Name of the city. */
  city: string;
}

/** The listing as schema.org's LocalBusiness; what is unknown is left out. Addresses of this site are paths. */
export function describeBusiness(
  listing: Listing & { description: string },
  { path, restaurants, city }: Place,
): object {
  const { coordinates, sub_type: subType } = listing;
  const isRestaurant = listing.type?.share_url === restaurants;
  return {
    '@context': 'https://schema.org',
    '@type': isRestaurant ? ['LocalBusiness', 'Restaurant'] : 'LocalBusiness',
    name: listing.name,
    url: path,
    description: listing.description || undefined,
    image: listing.image_url ? sizeImage(listing.image_url, LARGE_IMAGE) : undefined,
    telephone: listing.phone ?? undefined,
    sameAs: linkWebsite(listing.website),
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
