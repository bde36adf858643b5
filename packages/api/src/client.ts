import { createArticleBookmarksClient, type ArticleBookmarksClient } from './article-bookmarks/client';
import { createEventBookmarksClient, type EventBookmarksClient } from './event-bookmarks/client';
import { createFavouritesClient, type FavouritesClient } from './favourites/client';
import { createGuestNewslettersClient, type GuestNewslettersClient } from './guest-newsletters/client';
import { createHouseAdsClient, type HouseAdsClient } from './house-ads/client';
import { createTransport, type TransportOptions } from './http/createTransport';
import { createListingsClient, type ListingsClient } from './listings/client';
import { createPhotosClient, type PhotosClient } from './photos/client';
import { createProfilesClient, type ProfilesClient } from './profiles/client';
import { createRatingsClient, type RatingsClient } from './ratings/client';
import { createTodosClient, type TodosClient } from './todos/client';
import { createVideoBookmarksClient, type VideoBookmarksClient } from './video-bookmarks/client';

export type { Article } from './articles/contract';
export type { ArticleBookmark } from './article-bookmarks/contract';
export type { EventBookmark } from './event-bookmarks/contract';
export type { CityEvent } from './events/contract';
export type { Favourite } from './favourites/contract';
export type { GuestNewslettersClient } from './guest-newsletters/client';
export type { NewsletterRequest, NewsletterSettings } from './guest-newsletters/contract';
export { newsletterTypes, type NewsletterType } from './guest-newsletters/newsletterTypes';
export type { HouseAd } from './house-ads/contract';
export { ApiError, type ApiErrorOptions, type ApiErrorKind } from './http/ApiError';
export type { ReadOptions, TransportOptions, WriteOptions } from './http/createTransport';
export type { ListingsClient } from './listings/client';
export type { Coordinates, ListParams, Listing, ListingOrdering } from './listings/contract';
export { readListing } from './listings/readListing';
export type { PhotosClient } from './photos/client';
export type { Photo, PhotoListParams } from './photos/contract';
export { MAX_PHOTO_BYTES, MAX_PHOTO_DESCRIPTION_LENGTH, photoTypes } from './photos/photoLimits';
export { readPhoto } from './photos/readPhoto';
export type { ProfilesClient } from './profiles/client';
export type { Credentials, SessionInfo, PostLoginIntent, Profile, ProfilePatch } from './profiles/contract';
export type { AccountAccess } from './profiles/accountAccessContract';
export type { Rating } from './ratings/contract';
export type { Page } from './reading/readPage';
export type { CreatedSaved, SavedClient, SavedIdMap, SavedListParams, SavedTimes } from './saved/client';
export type { SavedGroupName } from './saved/savedShapes';
export type { TodosClient } from './todos/client';
export type { Todo } from './todos/contract';
export type { VideoBookmark } from './video-bookmarks/contract';
export type { Video } from './videos/contract';

/** All requests that the browser can send to the API. Every function throws {@link ApiError} and nothing else. */
export interface ApiClient {
  profiles: ProfilesClient;
  guestNewsletters: GuestNewslettersClient;
  listings: ListingsClient;
  photos: PhotosClient;
  favourites: FavouritesClient;
  todos: TodosClient;
  articleBookmarks: ArticleBookmarksClient;
  videoBookmarks: VideoBookmarksClient;
  eventBookmarks: EventBookmarksClient;
  ratings: RatingsClient;
  houseAds: HouseAdsClient;
}

/** Creates the client of one API; one per page is enough, since equal reads at the same time share a request. */
export function createApiClient(options: TransportOptions): ApiClient {
  const transport = createTransport(options);
  return {
    profiles: createProfilesClient(transport),
    guestNewsletters: createGuestNewslettersClient(transport),
    listings: createListingsClient(transport),
    photos: createPhotosClient(transport),
    favourites: createFavouritesClient(transport),
    todos: createTodosClient(transport),
    articleBookmarks: createArticleBookmarksClient(transport),
    videoBookmarks: createVideoBookmarksClient(transport),
    eventBookmarks: createEventBookmarksClient(transport),
    ratings: createRatingsClient(transport),
    houseAds: createHouseAdsClient(transport),
  };
}
