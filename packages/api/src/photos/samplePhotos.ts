import { sampleListings, type SampleListing } from '../mocking/sampleListings';
import type { Photo } from './contract';

/** A photo with the fields that only filters and permissions need. */
export interface SamplePhoto extends Photo {
  listing_id: number;
  /** The member who owns it; null for the samples. */
  member_id: number | null;
}

const HOUR_MS = 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 9, 30, 14);
const FIRST_ID = 501;
/** How many photos the first listings have: three pages, one, none, a few. */
const COUNTS = [30, 12, 0, 5, 1, 13, 2];

const sizes = [
  { width: 1600, height: 1067 },
  { width: 1200, height: 1600 },
  { width: 1600, height: 1600 },
  { width: 1600, height: 900 },
] as const;
const descriptions = [
  'The counter at opening time',
  'What was left of the special',
  'Rain on the patio, nobody minded',
  'The best seat is by the window',
] as const;
const names = ['Priya Raman', 'Jonas Oduya', 'Camille Tremblay'] as const;

/** The path of a photo's own page; a listing without a page has photos without one. */
export function getSharePath(listing: Pick<SampleListing, 'share_url'>, photoId: number): string | null {
  return listing.share_url && `${listing.share_url}photos/${photoId}/`;
}

function createSamplePhoto(listing: SampleListing, index: number): SamplePhoto {
  const id = FIRST_ID + index;
  const isFromInstagram = index % 5 === 3;
  const person = {
    full_name: names[index % names.length] ?? null,
    avatar_url: index % 2 ? null : `https://images.example.com/people/${index % names.length}.jpg`,
  };
  return {
    id,
    share_path: getSharePath(listing, id),
    prism_image_url: `https://images.example.com/photos/${id}.jpg`,
    description: index % 4 === 2 ? null : (descriptions[index % descriptions.length] ?? null),
    creation_date: new Date(NEWEST_MS - index * 7 * HOUR_MS).toISOString(),
    listing: { name: listing.name, share_url: listing.share_url },
    profile: isFromInstagram || index % 6 === 5 ? null : { id: 900 + (index % names.length), ...person },
    instagram_user: isFromInstagram ? person : null,
    ...(sizes[index % sizes.length] ?? sizes[0]),
    listing_id: listing.id,
    member_id: null,
  };
}

/** Photos of the first listings, newest first: some without author, description or avatar. */
export const samplePhotos: SamplePhoto[] = COUNTS.flatMap((count, index) =>
  Array.from({ length: count }, () => sampleListings[index]).filter((listing) => listing !== undefined),
).map(createSamplePhoto);
