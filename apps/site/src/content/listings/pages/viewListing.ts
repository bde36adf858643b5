import type { Listing } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import { formatRating, linkPhone, linkWebsite } from '@cityguide/site-config/formats';
import { linkMap } from '../../../pages/links/linkMap';

export interface ViewLink {
  words: string;
  href?: string | undefined;
  /** Which of the links it is, for styling and icons. */
  key: string;
}

export type ListingView = ReturnType<typeof viewListing>;

/** A listing as templates show it: what is missing leaves no empty link, every address ready to be linked (LIST-8). */
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
    saveHref: paths.loginTo(href ?? '/') + saveWish(listing.id),
    todoHref: `${paths.loginTo(href ?? '/')}&post_authenticate_action=add-todo&object_id=${listing.id}`,
    rateHref: paths.loginTo(href ? `${href}#actions` : '/'),
  };
}

/** Without JavaScript the log-in itself saves the place (AUTH-15). */
const saveWish = (id: number) => `&post_authenticate_action=add-favourite&object_id=${id}`;

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
  const website = linkWebsite(listing.website);
  const inspection = listing.dinesafe_establishment_id
    ? linkWebsite(paths.foodSafety(listing.dinesafe_establishment_id))
    : undefined;
  const actions: (ViewLink | undefined)[] = [
    listing.address ? { key: 'map', words: listing.address, href: linkMap(listing.address) } : undefined,
    listing.phone ? { key: 'phone', words: listing.phone, href: linkPhone(listing.phone) } : undefined,
    website ? { key: 'website', words: 'Website', href: website } : undefined,
    inspection ? { key: 'inspection', words: 'Food safety', href: inspection } : undefined,
  ];
  return actions.filter((action) => action !== undefined);
}
