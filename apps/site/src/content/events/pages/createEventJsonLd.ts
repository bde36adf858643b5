import type { SiteConfig } from '@cityguide/site-config';
import type { TimeZone } from '@cityguide/site-config/formats';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../../pages/links/createImageUrl';
import type { EventView } from './createEventView';
import type { FoundEvent } from './createEventSearch';

/** The event as schema.org's Event; URLs of this site are paths, unknown properties are left out. */
export function createEventJsonLd(
  view: EventView,
  event: FoundEvent,
  { site, zone }: { site: SiteConfig; zone: TimeZone },
): object {
  const amount = /^\$(\d+(?:\.\d\d)?)$/.exec(view.price)?.[1];
  const isFree = /^free$/i.test(view.price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: view.name,
    description: view.description || undefined,
    url: view.href,
    image: view.image ? createImageUrl(view.image, LARGE_IMAGE_SIZE) : undefined,
    startDate: zone.formatWithOffset(event.start_time),
    endDate: event.end_time === null ? undefined : zone.formatWithOffset(event.end_time),
    eventStatus: `https://schema.org/${view.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: isFree || undefined,
    location: {
      '@type': 'Place',
      name: view.place,
      url: view.placeHref,
      address: {
        '@type': 'PostalAddress',
        streetAddress: view.address || undefined,
        addressLocality: site.city.name,
        addressCountry: 'CA',
      },
      geo:
        event.latitude === null || event.longitude === null
          ? undefined
          : { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude },
    },
    organizer: event.listing_name
      ? { '@type': 'Organization', name: event.listing_name, url: view.placeHref }
      : undefined,
    offers:
      !view.isCancelled && (isFree || amount)
        ? {
            '@type': 'Offer',
            price: amount ?? '0',
            priceCurrency: 'CAD',
            url: view.href,
            availability: 'https://schema.org/InStock',
          }
        : undefined,
  };
}
