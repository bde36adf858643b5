import type { ApiClient, Listing, Photo } from '@cityguide/api/client';
import type { LinkedObject, SiteLinks } from '@cityguide/site-config';

interface LinkedRow {
  id: number;
  share_url: string | null;
}
type ObjectPages = Pick<SiteLinks, 'objectPage'>;

/** The row with the address that the site has for it. */
function linkRow<Row extends LinkedRow>(paths: ObjectPages, name: LinkedObject, row: Row): Row {
  return { ...row, share_url: paths.objectPage(name, { id: row.id, address: row.share_url }) ?? null };
}

function linkListing(paths: ObjectPages, listing: Listing): Listing {
  const { type, sub_type: subType } = listing;
  return {
    ...linkRow(paths, 'listing', listing),
    type: type && linkRow(paths, 'listingType', type),
    sub_type: subType && linkRow(paths, 'listingType', subType),
  };
}

/** The photo with the site's addresses of it and of its listing, whose id the API does not tell. */
export function linkPhoto(paths: ObjectPages, photo: Photo): Photo {
  const { listing } = photo;
  const getPage = (name: LinkedObject, id: number | undefined, address: string | null) =>
    paths.objectPage(name, { id, address }) ?? null;
  return {
    ...photo,
    share_path: getPage('photo', photo.id, photo.share_path),
    listing: listing && { ...listing, share_url: getPage('listing', undefined, listing.share_url) },
  };
}

/** The API, whose rows have the addresses that the site has for them instead of the API's own (ANY-10). */
export function linkApi(api: ApiClient, paths: ObjectPages): ApiClient {
  const onListing = <Row extends { listing: Listing }>(row: Row): Row => ({
    ...row,
    listing: linkListing(paths, row.listing),
  });
  const onPhoto = (photo: Photo) => linkPhoto(paths, photo);
  return {
    ...api,
    listings: {
      list: mapPage(
        (...request) => api.listings.list(...request),
        (listing) => linkListing(paths, listing),
      ),
      read: async (...request) => linkListing(paths, await api.listings.read(...request)),
    },
    photos: {
      ...api.photos,
      list: mapPage((...request) => api.photos.list(...request), onPhoto),
      mine: mapPage((...request) => api.photos.mine(...request), onPhoto),
    },
    favourites: {
      ...api.favourites,
      list: mapPage((...request) => api.favourites.list(...request), onListing),
    },
    todos: { ...api.todos, list: mapPage((...request) => api.todos.list(...request), onListing) },
    ratings: { ...api.ratings, list: mapPage((...request) => api.ratings.list(...request), onListing) },
    articleBookmarks: {
      ...api.articleBookmarks,
      list: mapPage(
        (...request) => api.articleBookmarks.list(...request),
        (row) => ({
          ...row,
          article: linkRow(paths, 'article', row.article),
        }),
      ),
    },
    videoBookmarks: {
      ...api.videoBookmarks,
      list: mapPage(
        (...request) => api.videoBookmarks.list(...request),
        (row) => ({
          ...row,
          video: linkRow(paths, 'video', row.video),
        }),
      ),
    },
    eventBookmarks: {
      ...api.eventBookmarks,
      list: mapPage(
        (...request) => api.eventBookmarks.list(...request),
        (row) => ({
          ...row,
          event: linkRow(paths, 'event', row.event),
        }),
      ),
    },
  };
}

/** The same list with each of its rows changed. */
function mapPage<Request extends unknown[], Row, Page extends { results: Row[] }>(
  list: (...request: Request) => Promise<Page>,
  changeRow: (row: Page['results'][number]) => Page['results'][number],
): (...request: Request) => Promise<Page> {
  return async (...request) => {
    const page = await list(...request);
    return { ...page, results: page.results.map(changeRow) };
  };
}
