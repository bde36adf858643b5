import { articlesRoutes } from './articles/contract';
import { contestsRoutes } from './contests/contract';
import { eventsRoutes } from './events/contract';
import { guestNewslettersRoutes } from './guest-newsletters/contract';
import { houseAdsRoutes } from './house-ads/contract';
import { listingsRoutes } from './listings/contract';
import { photosRoutes } from './photos/contract';
import { neighbourhoodsRoutes } from './neighbourhoods/contract';
import { profilesRoutes } from './profiles/contract';
import { savedRoutes } from './saved/savedRoutes';
import { videosRoutes } from './videos/contract';

export * from './article-bookmarks/contract';
export * from './articles/contract';
export { contentKinds, type ContentKind } from './content/contentKinds';
export * from './content/contract';
export * from './contests/contract';
export * from './event-bookmarks/contract';
export * from './events/contract';
export * from './favourites/contract';
export * from './guest-newsletters/contract';
export * from './house-ads/contract';
export * from './listings/contract';
export * from './neighbourhoods/contract';
export * from './photos/contract';
export * from './profiles/contract';
export * from './profiles/accountAccessContract';
export { averageRating, EDITORS_WEIGHT } from './ratings/averageRating';
export * from './ratings/contract';
export { savedTimeHeaders, type SavedRoutes } from './saved/contract';
export { savedRoutes } from './saved/savedRoutes';
export { savedShapes, type SavedGroupName, type SavedObject, type SavedShape } from './saved/savedShapes';
export * from './todos/contract';
export * from './video-bookmarks/contract';
export * from './videos/contract';
export { findPasswordErrors } from './profiles/findPasswordErrors';
export { detail, fieldErrors } from './wire/responses';
export { toFieldErrors } from './wire/toFieldErrors';
export { unknownId } from './wire/fields';
export { DEFAULT_LIMIT, MAX_LIMIT, NO_SUCH_ID } from './wire/query';
export type { ResponseOf, RequestBodyOf, Route, Status } from './wire/route';

/** Every route of the API, by resource. */
export const routes = {
  profiles: profilesRoutes,
  'guest-newsletters': guestNewslettersRoutes,
  listings: listingsRoutes,
  articles: articlesRoutes,
  videos: videosRoutes,
  events: eventsRoutes,
  contests: contestsRoutes,
  neighbourhoods: neighbourhoodsRoutes,
  photos: photosRoutes,
  houseAds: houseAdsRoutes,
  ...savedRoutes,
};
