import type { Photo } from '@cityguide/api/contract';
import type { SiteConfig } from '@cityguide/site-config';
import { formatExactTime, formatTimeAgo } from '@cityguide/site-config/formats';

interface ViewPhotoOptions {
  site: Pick<SiteConfig, 'languages' | 'timeZone'>;
  nowMs: number;
}

/** The view model of a photo: missing values leave nothing behind (PHOTO-3). */
export function viewPhoto(photo: Photo, { site, nowMs }: ViewPhotoOptions) {
  const language = site.languages[0] ?? 'en-CA';
  const { profile, instagram_user: instagram } = photo;
  const author = [profile, instagram].find((person) => person?.full_name);
  const timeAgo = formatTimeAgo(photo.creation_date, { nowMs, language });
  const exactTime = formatExactTime(photo.creation_date, { language, timeZone: site.timeZone });
  return {
    id: photo.id,
    image: photo.prism_image_url ?? undefined,
    description: photo.description ?? undefined,
    place: photo.listing
      ? { name: photo.listing.name, href: photo.listing.share_url ?? undefined }
      : undefined,
    author: author && {
      name: author.full_name,
      avatar: author.avatar_url ?? undefined,
      isOnInstagram: author === instagram,
    },
    time: timeAgo && exactTime ? { words: timeAgo, ...exactTime } : undefined,
    words: createAltText(photo),
  };
}

/** The `alt` text. */
function createAltText({ description, listing }: Photo): string {
  if (description) return description;
  return listing ? `Photo of ${listing.name}` : 'Photo';
}
