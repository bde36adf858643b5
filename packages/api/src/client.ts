import { createFavouritesClient, type FavouritesClient } from './favourites/client';
import { createTransport, type TransportSettings } from './http/createTransport';
import { createListingsClient, type ListingsClient } from './listings/client';
import { createProfilesClient, type ProfilesClient } from './profiles/client';

export type { CreatedFavourite, FavouriteIdMap, FavouritesClient, SavedTimes } from './favourites/client';
export type { Favourite } from './favourites/contract';
export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './http/ApiError';
export type { ReadOptions, TransportSettings, WriteOptions } from './http/createTransport';
export type { ListingsClient } from './listings/client';
export type { Coordinates, ListParams, Listing, ListingOrdering } from './listings/contract';
export { readListing } from './listings/readListing';
export type { ProfilesClient } from './profiles/client';
export type {
  Credentials,
  Greeting,
  LogInIntent,
  Profile,
  ProfilePatch,
  SavedGroup,
} from './profiles/contract';
export type { Page } from './reading/readPage';

/** Everything the browser can ask of the API. Every function throws {@link ApiError} and nothing else. */
export interface ApiClient {
  profiles: ProfilesClient;
  listings: ListingsClient;
  favourites: FavouritesClient;
}

/** Creates the client of one API; one a page is enough, since equal reads at the same time share a request. */
export function createApiClient(settings: TransportSettings): ApiClient {
  const transport = createTransport(settings);
  return {
    profiles: createProfilesClient(transport),
    listings: createListingsClient(transport),
    favourites: createFavouritesClient(transport),
  };
}
