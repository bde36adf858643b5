import type { Photo } from '@cityguide/api/contract';
import { createImageUrl } from '../../../pages/links/createImageUrl';

/** The photo as schema.org's ImageObject; unknown properties are left out. URLs of this site are paths. */
export function createPhotoJsonLd(photo: Photo, path: string): object {
  const { prism_image_url: url, profile, instagram_user: instagram, listing } = photo;
  const author = profile?.full_name ?? instagram?.full_name;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    url: path,
    contentUrl: url ? createImageUrl(url, { width: 1920, command: 'resize' }) : undefined,
    thumbnailUrl: url ? createImageUrl(url, { width: 300, height: 300 }) : undefined,
    width: photo.width ?? undefined,
    height: photo.height ?? undefined,
    caption: photo.description ?? undefined,
    uploadDate: photo.creation_date ?? undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    about: listing ? { '@type': 'Place', name: listing.name, url: listing.share_url } : undefined,
  };
}
