import type { Photo } from '@cityguide/api/contract';
import { formatDateTime } from '../../platform/api/formatDateTime';

/** A row of `selectPhotos`: a photo with the names of its listing and its author. */
export interface PhotoRow {
  id: number;
  image_path: string;
  width: number;
  height: number;
  description: string;
  creation_date: number;
  share_path: string;
  listing_name: string;
  listing_path: string;
  profile_id: number | null;
  full_name: string | null;
  avatar_path: string | null;
  instagram_full_name: string;
  instagram_avatar_path: string;
}

/** The photo in the format of the API. */
export function toPhoto(row: PhotoRow): Photo {
  return {
    id: row.id,
    share_path: row.share_path || null,
    prism_image_url: imageUrl(row.image_path),
    description: row.description || null,
    creation_date: formatDateTime(row.creation_date),
    listing: { name: row.listing_name, share_url: row.listing_path },
    profile:
      row.profile_id === null
        ? null
        : { id: row.profile_id, full_name: row.full_name || null, avatar_url: imageUrl(row.avatar_path) },
    instagram_user: row.instagram_full_name
      ? { full_name: row.instagram_full_name, avatar_url: imageUrl(row.instagram_avatar_path) }
      : null,
    width: row.width,
    height: row.height,
  };
}

const imageUrl = (path: string | null) => (path ? `/images/${path}` : null);
