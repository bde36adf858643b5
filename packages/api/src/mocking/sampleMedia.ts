import type { Article } from '../articles/contract';
import type { CityEvent } from '../events/contract';
import type { Video } from '../videos/contract';
import { sampleListings } from './sampleListings';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 9, 30, 14);

const articleNames = [
  'Where to drink coffee outdoors until November',
  'The streetcar line that feeds half the city',
  'Ten second-hand bookstores worth a detour',
  'A baker explains why the line is part of the bread',
  'What the ravines sound like at six in the morning',
  'Patios with heaters, patios with blankets',
  'How a laundromat became a gallery',
  'Five dumpling rooms under fifteen dollars',
  'The last record shop on the street',
  'Everything the market sells before eight',
  'A weekend without leaving the west end',
  'Why the old swing bridge still opens',
  'The best seat in every cinema',
];

const videoNames = [
  'Inside a kitchen at service time',
  'How to fold a perfect dumpling',
  'One day at the island ferry dock',
  'The clockmaker of Queen Street',
  'A chef shops the market in ten minutes',
  'Skating the canal of light',
  'What a sign painter sees',
  'Cycling the waterfront from end to end',
  'The choir that meets in a bar',
];

const eventNames = [
  'Lantern walk along the creek',
  'Vinyl swap in the church hall',
  'Dumpling night market',
  'Open studios on Sterling Road',
  'Outdoor screening with live band',
  'Repair café',
  'Poetry by streetcar',
  'Winter farmers’ market',
  'Midnight ramen run',
];

/** Articles, newest first; the last has only its name. */
export const sampleArticles: Article[] = articleNames.map((name, index, { length }) => {
  const isBare = index === length - 1;
  return {
    id: 201 + index,
    name,
    share_url: isBare ? null : `/stories/${201 + index}/`,
    image_url: isBare ? null : `https://images.example.com/articles/${201 + index}.jpg`,
  };
});

/** Videos, newest first; the last has only its name. */
export const sampleVideos: Video[] = videoNames.map((name, index, { length }) => {
  const isBare = index === length - 1;
  return {
    id: 301 + index,
    name,
    share_url: isBare ? null : `/videos/${301 + index}/`,
    image_url: isBare ? null : `https://images.example.com/videos/${301 + index}.jpg`,
    duration: isBare ? null : 65 + index * 47,
    date_published: isBare ? null : new Date(NEWEST_MS - index * 3 * DAY_MS).toISOString(),
  };
});

/** Events by their start; every third is at no listing, one is cancelled, the last has only its name. */
export const sampleEvents: CityEvent[] = eventNames.map((name, index, { length }) => {
  const isBare = index === length - 1;
  const listing = sampleListings[index];
  const startMs = NEWEST_MS + (index - 2) * 4 * DAY_MS;
  const isElsewhere = index % 3 === 2 || !listing;
  return {
    id: 401 + index,
    name,
    share_url: isBare ? null : `/events/${401 + index}/`,
    image_url: isBare ? null : `https://images.example.com/events/${401 + index}.jpg`,
    start: isBare ? null : new Date(startMs).toISOString(),
    end: isBare ? null : new Date(startMs + 3 * 60 * 60 * 1000).toISOString(),
    listing:
      isBare || isElsewhere ? null : { id: listing.id, name: listing.name, share_url: listing.share_url },
    address: isBare || !isElsewhere ? null : `${20 + index} Lower Simcoe St, Toronto`,
    price: isBare ? null : index % 2 === 0 ? 'Free' : `$${8 + index}`,
    description: isBare ? null : 'Rain or shine; bring something warm.',
    is_cancelled: index === 1,
  };
});
