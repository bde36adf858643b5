import type { Photo } from '@cityguide/api/contract';

/** The photo as schema.org's ImageObject; what is unknown is left out. Addresses of this site are paths. */
export function describePhoto(photo: Photo, path: string): object {
  const { prism_image_url: url, profile, instagram_user: instagram, listing } = photo;
  const author = profile?.full_name ?? instagram?.full_name;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    url: path,
    contentUrl: url ? `${url}?w=1920&cmd=resize&quality=70` : undefined,
    thumbnailUrl: url ? `${url}?w=300&h=300&cmd=resize_then_crop&quality=70` : undefined,
    width: photo.width ?? undefined,
    height: photo.height ?? undefined,
    caption: photo.description ?? undefined,
    uploadDate: photo.creation_date ?? undefined,
    author: author ? { '@type': 'Person', name: author } : undefined,
    about: listing ? { '@type': 'Place', name: listing.name, url: listing.share_url } : undefined,
  };
}
