import type { Photo } from '@cityguide/api/contract';
import type { SiteConfig } from '@cityguide/site-config';
import { tellExactTime, tellTimeAgo } from '@cityguide/site-config/formats';

interface Viewing {
  site: Pick<SiteConfig, 'languages' | 'timeZone'>;
  nowMs: number;
}

/** A photo as templates show it: what is missing leaves nothing behind (PHOTO-3). */
export function viewPhoto(photo: Photo, { site, nowMs }: Viewing) {
  const language = site.languages[0] ?? 'en-CA';
  const { profile, instagram_user: instagram } = photo;
  const author = [profile, instagram].find((person) => person?.full_name);
  const ago = tellTimeAgo(photo.creation_date, { nowMs, language });
  const exact = tellExactTime(photo.creation_date, { language, timeZone: site.timeZone });
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
    time: ago && exact ? { words: ago, ...exact } : undefined,
    words: describe(photo),
  };
}

/** For whoever does not see it. */
function describe({ description, listing }: Photo): string {
  if (description) return description;
  return listing ? `Photo of ${listing.name}` : 'Photo';
}
