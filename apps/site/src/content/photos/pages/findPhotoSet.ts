import type { Listing } from '@cityguide/api/contract';
import type { SitePaths } from '@cityguide/site-config';
import type { ListingPageContext } from '../../ListingPageContext';
import type { PhotoSet } from './PhotoSet';

/** The photos of the listing at this path. */
export async function findListingPhotoSet(
  { services }: ListingPageContext,
  path: string,
): Promise<PhotoSet | undefined> {
  const listing = await services.listings.findByPath(path);
  return listing && createListingPhotoSet(listing, path);
}

export function createListingPhotoSet({ id, name, type }: Listing, path: string): PhotoSet {
  const parents = type?.share_url ? [{ name: type.name, path: type.share_url }] : [];
  return {
    name,
    path,
    filter: { listingId: id },
    crumbs: [...parents, { name, path }],
    hasUpload: true,
  };
}

/** The photos of all listings in the neighbourhood with this slug (HOOD-3). */
export async function findNeighbourhoodPhotoSet(
  { services, paths }: ListingPageContext,
  slug: string,
): Promise<PhotoSet | undefined> {
  const neighbourhood = await services.content.findNeighbourhoodByPath(`/${slug}/`);
  return neighbourhood && createNeighbourhoodPhotoSet(neighbourhood, paths);
}

export function createNeighbourhoodPhotoSet(
  { id, name, path: ownPath }: { id: number; name: string; path: string },
  paths: SitePaths,
): PhotoSet {
  const path = `${paths.neighbourhoods}${ownPath.slice(1)}`;
  return {
    name,
    path,
    filter: { neighbourhoodId: id },
    crumbs: [
      { name: 'Neighbourhoods', path: paths.neighbourhoods },
      { name, path },
    ],
    hasUpload: false,
  };
}
