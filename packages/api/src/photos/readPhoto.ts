import { isRecord, readId, readTimestamp, readNumber, readText } from '../reading/values';
import type { Photo } from './contract';

/** Parses a photo from a backend's response; null if it has no id. One without an image still counts in its list. */
export function readPhoto(value: unknown): Photo | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  if (id === null) return null;
  return {
    id,
    share_path: readText(value.share_path),
    prism_image_url: readText(value.prism_image_url),
    description: readText(value.description),
    creation_date: readCreation(value.creation_date),
    listing: readPhotoListing(value.listing),
    profile: readProfile(value.profile),
    instagram_user: readAuthor(value.instagram_user),
    ...readSize(value),
  };
}

/**
 * A value that does not begin with a year is not a date, though it could be parsed as one: `0` would be 1970 or 2000.
 */
function readCreation(value: unknown): string | null {
  return typeof value === 'string' && /^\s*\d{4}-/.test(value) ? readTimestamp(value) : null;
}

function readPhotoListing(value: unknown): Photo['listing'] {
  const name = isRecord(value) ? readText(value.name) : null;
  return isRecord(value) && name !== null ? { name, share_url: readText(value.share_url) } : null;
}

function readAuthor(value: unknown): Photo['instagram_user'] {
  return isRecord(value)
    ? { full_name: readText(value.full_name), avatar_url: readText(value.avatar_url) }
    : null;
}

function readProfile(value: unknown): Photo['profile'] {
  const author = readAuthor(value);
  return author && isRecord(value) ? { id: readId(value.id), ...author } : null;
}

/** Both or neither: a ratio needs two. */
function readSize(value: Record<string, unknown>): Pick<Photo, 'width' | 'height'> {
  const [width, height] = [readPixels(value.width), readPixels(value.height)];
  return width && height ? { width, height } : { width: null, height: null };
}

function readPixels(value: unknown): number | null {
  const pixels = readNumber(value);
  return pixels !== null && pixels >= 1 ? Math.round(pixels) : null;
}
