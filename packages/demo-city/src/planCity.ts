import { createArticles } from './articles/createArticles';
import { articleTypes } from './articles/articleTypes';
import type { City } from './City';
import { createContests } from './contests/createContests';
import { createEvents } from './events/createEvents';
import { createHouseAds } from './house-ads/createHouseAds';
import { createListings } from './listings/createListings';
import { listingSubTypes, listingTypes } from './listings/listingKinds';
import { createSavedItems } from './members/createSavedItems';
import { createFavourites, createMembers } from './members/createMembers';
import { createNeighbourhoods } from './neighbourhoods/createNeighbourhoods';
import { createPhotos } from './photos/createPhotos';
import { instagramNames } from './photos/photographers';
import { memberNames } from './members/memberNames';
import { createVariants } from './pictures/createVariants';
import { planAvatars } from './pictures/planAvatars';
import { isCardShaped, planPictures } from './pictures/planPictures';
import { newestMs } from './cityTime';
import { createVideos } from './videos/createVideos';

export type CitySize = 'full' | 'small';

/** `variants` is the number of crops of each drawn picture; with these the full city has 2,000 pictures. */
const SIZES = {
  full: { listings: 5000, photos: 2000, pictureShare: 1, variants: 4 },
  small: { listings: 120, photos: 40, pictureShare: 0, variants: 2 },
} as const;

const YEAR_MS = 365 * 86_400_000;
/** Small cities, for tests, reuse a few drawings. */
const SMALL_PICTURE_COUNT = 12;

/**
 * The whole city and the pictures to be drawn for it; always the same for the same present, around which events,
 * contests and stories are dated.
 */
export function planCity(size: CitySize, presentMs = newestMs): City {
  const { listings: listingCount, photos: photoCount, pictureShare, variants } = SIZES[size];
  const planned = planPictures(pictureShare);
  const drawnPictures = size === 'small' ? planned.slice(0, SMALL_PICTURE_COUNT) : planned;
  const pictures = createVariants(drawnPictures, variants);
  const cards = pictures.filter(isCardShaped);
  const weightedNeighbourhoods = createNeighbourhoods();
  const listings = createListings({
    count: listingCount,
    neighbourhoods: weightedNeighbourhoods,
    pictures: cards,
    presentMs,
  });
  const members = createMembers();
  const articles = createArticles({ listings, pictures: cards, presentMs });
  const videos = createVideos(cards, presentMs);
  const events = createEvents({ listings, pictures: cards, presentMs });
  const recent = articles.filter(({ date_published: date }) => date > presentMs - YEAR_MS);
  return {
    drawnPictures,
    avatars: planAvatars([...memberNames, ...instagramNames]),
    neighbourhoods: weightedNeighbourhoods.map(({ weight: _weight, ...neighbourhood }) => neighbourhood),
    listingTypes,
    listingSubTypes,
    listings,
    photos: createPhotos({ listings, pictures, count: photoCount, presentMs }),
    pictureVariants: pictures.flatMap(({ variant }) => variant ?? []),
    articleTypes,
    articles,
    videos,
    events,
    contests: createContests(cards, presentMs),
    members,
    favourites: createFavourites({ members, listings }),
    ...createSavedItems(members, { listings, articles: recent, videos, events }),
    houseAds: createHouseAds(),
  };
}
