import type { Listing } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import { formatRating, getPhoneUrl, getWebsiteUrl } from '@cityguide/site-config/formats';
import { createMapUrl } from '../../../pages/links/createMapUrl';

export interface ViewLink {
  words: string;
  href?: string | undefined;
  /** Identifies the link, for styling and icons. */
  key: string;
}

export type ListingView = ReturnType<typeof viewListing>;

/** The view model of a listing: missing values leave no empty links, and every URL is safe to link (LIST-8). */
export function viewListing(listing: Listing, paths: SitePaths) {
  const href = listing.share_url ?? undefined;
  return {
    id: listing.id,
    name: listing.name,
    href,
    image: listing.image_url ?? undefined,
    rating: formatRating(listing.rating),
    isRated: Boolean(listing.rating),
    facts: listFacts(listing),
    actions: listActions(listing, paths),
    saveHref: paths.loginTo(href ?? '/') + saveIntentQuery(listing.id),
    todoHref: `${paths.loginTo(href ?? '/')}&post_authenticate_action=add-todo&object_id=${listing.id}`,
    rateHref: paths.loginTo(href ? `${href}#actions` : '/'),
  };
}

/** Without JavaScript the log-in itself saves the listing (AUTH-15). */
const saveIntentQuery = (id: number) => `&post_authenticate_action=add-favourite&object_id=${id}`;

function listFacts({ type, sub_type: subType, default_neighborhood: neighbourhood }: Listing): ViewLink[] {
  const page =
    type?.share_url && neighbourhood?.path
      ? `${type.share_url}n/${neighbourhood.id}${neighbourhood.path}`
      : undefined;
  const facts: ViewLink[] = [
    { key: 'type', words: type?.name ?? '', href: type?.share_url ?? undefined },
    { key: 'subType', words: subType?.name ?? '', href: subType?.share_url ?? undefined },
    { key: 'neighbourhood', words: neighbourhood?.name ?? '', href: page },
  ];
  return facts.filter(({ words }) => words !== '');
}

function listActions(listing: Listing, paths: SitePaths): ViewLink[] {
  const website = getWebsiteUrl(listing.website);
  const inspection = listing.dinesafe_establishment_id
    ? getWebsiteUrl(paths.foodSafety(listing.dinesafe_establishment_id))
    : undefined;
  const actions: (ViewLink | undefined)[] = [
    listing.address ? { key: 'map', words: listing.address, href: createMapUrl(listing.address) } : undefined,
    listing.phone ? { key: 'phone', words: listing.phone, href: getPhoneUrl(listing.phone) } : undefined,
    website ? { key: 'website', words: 'Website', href: website } : undefined,
    inspection ? { key: 'inspection', words: 'Food safety', href: inspection } : undefined,
  ];
  return actions.filter((action) => action !== undefined);
}
